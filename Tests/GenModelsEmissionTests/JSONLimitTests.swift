import Foundation
import Testing

@testable import GenModelsFixtures

/// What Foundation makes of JSON, as far as the documentation speaks of it: where one of these tests
/// fails, its limits have to be written anew.
@Suite struct JSONLimitTests {
  @Test(arguments: [
    ("9223372036854775808", "9223372036854775808"),
    ("-9223372036854775809", "-9.223372036854776e+18"),
    ("1.0", "1"), ("1e2", "100"), ("-0.0", "0"), ("0.1", "0.1"),
    ("123456789012345678901234567890", "1.2345678901234568e+29"),
    ("0.1234567890123456789", "0.12345678901234568"),
  ])
  func keptNumbersAreIntegersOf64BitsOrDoubles(_ json: String, _ written: String) throws {
    let value = try decode([JSONValue].self, "[\(json)]")
    #expect(try encode(value) == "[\(written)]")
    #expect(try decode([JSONValue].self, try encode(value)) == value)
  }

  @Test func aNumberBeyondDoubleCannotBeKept() {
    #expect(failure(of: [String: JSONValue].self, #"{"a":{"b":[0,1e400]}}"#).contains("at 'a.b.1'"))
  }

  private struct Plain: Codable {
    var count: Int8
  }

  /// An `Int` from 1.5 throws an error of Foundation's own, which has no path (swift-foundation#274,
  /// swift-foundation#1604); a codec says where it was.
  @Test(arguments: ["1.5", "300", "1e400"])
  func aPlainNumberThatDoesNotFitHasNoPath(_ number: String) {
    #expect(failure(of: Plain.self, #"{"count":\#(number)}"#).contains("at ''"))
    #expect(
      failure(of: CdcNumbers.self, #"{"id":"1","price":"1","isOn":1,"count":1,"float":1e400}"#)
        .hasPrefix("dataCorrupted at 'float': Expected a number that fits in Float"))
  }

  /// Of a dictionary with coded values the keys stay as they are, and only through a container.
  @Test func keysOfDictionariesAreExact() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let json = #"{"counts":{"aB":"2","a_b":"1"},"days":[]}"#
    let value = try decoder.decode(CdcSkips.self, from: Data(json.utf8))
    #expect(value.counts == ["a_b": 1, "aB": 2])
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
  }

  /// The first of two keys is read, silently.
  @Test func theFirstOfTwoKeysIsRead() throws {
    #expect(try decode([String: Int].self, #"{"a":1,"a":2}"#) == ["a": 1])
    #expect(try decode(CdcKeyed.self, #"{"numbers":{"1":1,"1":2}}"#) == .numbers([1: 1]))
  }

  /// What `URL` makes of texts that are none: the reason of a warning.
  @Test func aURLKeepsNoTemplate() throws {
    let url = try decode([URL].self, #"["https://example.com/gists{/id}"]"#)
    #expect(try encode(url) == #"["https://example.com/gists%7B/id%7D"]"#)
    #expect(failure(of: [URL].self, #"[""]"#).hasPrefix("dataCorrupted at '0'"))
  }

  @Test func whatIsLostWithoutACodec() throws {
    #expect(try encode(try decode([Float].self, "[16777217]")) == "[16777216]")
    let uuid = #"["123e4567-e89b-12d3-a456-426614174000"]"#
    #expect(try encode(try decode([UUID].self, uuid)) == uuid.uppercased())
  }
}
