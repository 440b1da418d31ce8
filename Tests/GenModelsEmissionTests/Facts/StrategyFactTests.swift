import Foundation
import Testing

@testable import GenModelsFixtures

/// What the strategies of a coder reach, and what goes past them.
@Suite struct StrategyFactTests {
  private static func coders() -> (JSONDecoder, JSONEncoder) {
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.dateDecodingStrategy = .iso8601
    encoder.dateEncodingStrategy = .iso8601
    decoder.dataDecodingStrategy = .custom { decoder in
      Data(
        try decoder.singleValueContainer().decode(String.self).reversed().map(\.description)
          .joined().utf8)
    }
    encoder.dataEncodingStrategy = .custom { data, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(String(String(decoding: data, as: UTF8.self).reversed()))
    }
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (decoder, encoder)
  }

  /// A date by hand that goes past the container.
  private struct Direct<Value: Codable>: Codable {
    var value: Value

    init(value: Value) { self.value = value }
    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private static let values = [
    ("at", #""2024-05-01T12:00:00Z""#), ("link", #""https://example.org/a/b""#),
    ("bytes", #""cba""#), ("cost", "12.5"), ("table", #"{"user_name":{"is_new":[{"a__b":1}]}}"#),
    ("id", #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
  ]

  @Test("fact 3: every value goes through a container, where strategies see it", arguments: values)
  func strategiesAreKept(tag: String, json: String) throws {
    let (decoder, encoder) = Self.coders()
    func expectKept<Value: Codable & Equatable>(_ type: Value.Type, _ json: String) throws {
      let value = try decoder.decode(type, from: Data(json.utf8))
      #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == json)
      #expect(try decoder.decode(type, from: encoder.encode(value)) == value)
    }
    try expectKept(NamAdjacent.self, #"{"kind":"\#(tag)","value":\#(json)}"#)
    try expectKept(NamExternal.self, #"{"\#(tag)":\#(json)}"#)
    try expectKept(NamPresence.self, #"{"\#(tag)":\#(json)}"#)
    if tag == "at" {
      try expectKept(NamFields.self, #"{"at":\#(json),"kind":"all"}"#)
      try expectKept([NamMoments].self, "[\(json),[\(json)]]")
    } else if tag != "id" {
      try expectKept(
        NamFields.self,
        [(tag, json), ("at", #""2024-05-01T12:00:00Z""#), ("kind", #""all""#)].sorted {
          $0.0 < $1.0
        }
        .map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",").enclosed)
    }
  }

  @Test("fact 3: what goes past the container goes past the strategies")
  func foundationBypasses() throws {
    let (decoder, encoder) = Self.coders()
    let date = Direct(value: Date(timeIntervalSinceReferenceDate: 5))
    #expect(String(decoding: try encoder.encode([date]), as: UTF8.self) == "[5]")
    #expect(
      failure(of: [Direct<Date>].self, #"["2024-05-01T12:00:00Z"]"#, decoder)
        == "typeMismatch at '0'")
    #expect(failure(of: [Direct<URL>].self, #"["https://example.org"]"#) == "typeMismatch at '0'")
    #expect(failure(of: [Direct<Decimal>].self, "[1]") == "typeMismatch at '0'")
  }

  @Test("fact 4: only a dictionary that comes through a container keeps its keys")
  func dictionariesKeepKeys() throws {
    let (decoder, encoder) = Self.coders()
    let json = #"{"user_name":1,"userName":2}"#
    let direct = try decoder.decode(Direct<[String: Int]>.self, from: Data(json.utf8)).value
    #expect(direct.keys.sorted() == ["userName"])
    let kept = try decoder.decode([String: Int].self, from: Data(json.utf8))
    #expect(kept.keys.sorted() == ["userName", "user_name"])
    // Whatever a union keeps is any JSON at some place.
    let text = #"{"new_key":{"a_1":[{"b__c":1}]},"some_kind":"?"}"#
    let value = try decoder.decode(CamelPart.self, from: Data(text.utf8))
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
  }

  private struct Snake: Codable, Equatable {
    enum CodingKeys: String, CodingKey { case userID = "user_id" }
    var userID: Int
  }

  @Test("fact 5: keys with underscores are no keys for a decoder that converts them")
  func writtenKeysAreNotConverted() throws {
    let (decoder, _) = Self.coders()
    #expect(failure(of: Snake.self, #"{"user_id":1}"#, decoder) == "keyNotFound 'user_id' at ''")
    #expect(
      failure(of: SnakePart.self, #"{"some_kind":"gap_part"}"#, decoder)
        == "keyNotFound 'some_kind' at ''")
    // The way back is not always the way there, so nothing is derived from a strategy.
    for key in ["a_1", "user_ID", "image_url_2x", "a__b", "HTTPStatus", "userID"] {
      let schema = "K: { fields: { v: { type: Int, key: \(key) } } }"
      #expect(report(on: schema).swift.contains("case v = \"\(key)\"\n"))
    }
    try expectRoundTrip(#"{"some_kind":"gap_part"}"#, SnakePart.gapPart)
  }
}

extension String {
  fileprivate var enclosed: String { "{\(self)}" }
}
