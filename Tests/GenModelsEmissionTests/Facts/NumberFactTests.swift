import Foundation
import Testing

@testable import GenModelsFixtures

/// What Foundation does with numbers, and with values that cannot share an object.
@Suite struct NumberFactTests {
  /// What an error is inside of `init(from:)`, where emitted code could catch it.
  private struct Probe<Value: Decodable>: Decodable {
    var isDecodingError: Bool?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        _ = try container.decode(Value.self)
      } catch {
        isDecodingError = error is DecodingError
      }
    }
  }

  private static let numbers = ["1.5", "99999999999999999999", "1e400", "-1147e02864"]

  @Test("fact 1: a number that does not fit is no DecodingError where it is read")
  func numbersFailWithoutAPlace() throws {
    for number in Self.numbers {
      #expect(try decode([Probe<Int>].self, "[\(number)]").first?.isDecodingError == false)
      // A plain field has Foundation's error, which knows of no place.
      let json = #"{"count":\#(number),"small":1,"price":1}"#
      #expect(failure(of: NamNumbers.self, json).hasPrefix("dataCorrupted at '': "))
      // A tag has one of ours.
      #expect(
        failure(of: [NamNumbered].self, #"[{"kind":\#(number),"size":1}]"#)
          .hasPrefix("dataCorrupted at '0.kind': "))
      // An attempt that fails so is over, and the next one made.
      let attempt = #"{"value":\#(number)}"#
      let isDouble = !number.contains("e")
      #expect((try? decode(NamTrial.self, attempt)) != nil || !isDouble, "\(number)")
      #expect(failure(of: [NamTrial].self, "[\(attempt)]").hasPrefix("none") == isDouble)
    }
    #expect(try decode([Probe<UInt8>].self, "[300]").first?.isDecodingError == false)
    #expect(try decode(NamTrial.self, #"{"value":1.5}"#) == .priced(value: 1.5))
  }

  /// A union by hand that writes a scalar beside its tag.
  private struct Beside<Value: Encodable>: Encodable {
    enum CodingKeys: CodingKey { case kind }
    var value: Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("t", forKey: .kind)
      try value.encode(to: encoder)
    }
  }

  private static let noObjects = [
    "Int", "String", "Bool", "Double", "Decimal", "Date", "URL", "UUID", "Data", "[Int]", "[T]",
    "'Int?'", "'T?'", "Names", "Size", "Shape",
  ]

  @Test("fact 2: what is no object is refused beside a tag", arguments: noObjects)
  func payloadsAreObjects(type: String) throws {
    // Foundation drops the scalar without a word, and stops the process at an array.
    #expect(try encode(Beside(value: 5)) == #"{"kind":"t"}"#)
    let others = """
      T: { fields: { a: Int } }
      Names: [String]
      Size: { values: [s, m] }
      Shape: { tagging: untagged, cases: { a: Int, b: T } }
      """
    for tagging in ["discriminator: t", "discriminator: [m, t]", "discriminator: { keys: [t, u] }"]
    {
      let tag = tagging.contains("keys") ? "tag: [a, b], " : ""
      let problems = report(
        on: "U: { \(tagging), cases: { a: { \(tag)type: \(type) } } }\n\(others)"
      ).problems
      #expect(problems.count == 1 && problems[0].hasPrefix("1: error: "), "\(problems)")
    }
    for tagging in ["discriminator: { key: t, content: c }", "tagging: external"] {
      #expect(report(on: "U: { \(tagging), cases: { a: \(type) } }\n\(others)").problems == [])
    }
  }

  #if compiler(>=6.2) && !os(iOS)
    @Test("fact 2: an array beside a tag stops the process")
    func arraysTrap() async {
      await #expect(processExitsWith: .failure) {
        _ = try JSONEncoder().encode(ArrayBesideTag())
      }
    }
  #endif
}

/// A union by hand that writes an array beside its tag.
private struct ArrayBesideTag: Encodable {
  enum CodingKeys: CodingKey { case kind }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("t", forKey: .kind)
    try [1, 2].encode(to: encoder)
  }
}
