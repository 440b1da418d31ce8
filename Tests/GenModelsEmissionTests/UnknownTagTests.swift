import Foundation
import Testing

@testable import GenModelsFixtures

/// What becomes of tags that the schema does not know.
@Suite struct UnknownTagTests {
  @Test func keptAsItCame() throws {
    let json = #"{"kind":"star","points":[1,2.5,null,{"a":18446744073709551615}],"x":"\u00e9"}"#
    let value = try decode(KeptShape.self, json)
    guard case .unknown(.object(let members)) = value else {
      Issue.record("\(value)")
      return
    }
    #expect(members["kind"] == .string("star"))
    #expect(try decode(KeptShape.self, encode(value)) == value)
    #expect(try encode(value) == encode(decode(JSONValue.self, json)))
    try expectRoundTrip(
      #"[{"kind":"point"},{"kind":"x"}]"#,
      [KeptShape.point, .unknown(.object(["kind": .string("x")]))])
    try expectRoundTrip(
      #"{"data":[1],"type":"x"}"#,
      KeptBlock.other(.object(["type": .string("x"), "data": .array([.int(1)])])))
  }

  @Test func knownTagsAreAsEver() throws {
    try expectRoundTrip(#"{"kind":"circle","radius":1}"#, KeptShape.circle(radius: 1))
    try expectRoundTrip(
      #"{"first_name":"a","kind":"named"}"#, KeptShape.named(KeptName(firstName: "a")))
    try expectRoundTrip(#"{"data":{"x":1,"y":2},"type":"moved"}"#, KeptBlock.moved(x: 1, y: 2))
    try expectRoundTrip(#"{"data":[1,2],"type":"line"}"#, KeptBlock.line(from: 1, to: 2))
    try expectRoundTrip(#"{"data":{},"type":"emptied"}"#, KeptBlock.emptied)
    try expectRoundTrip(#"{"type":"unknown"}"#, KeptBlock.unknown)
  }

  /// A known tag with a broken payload is never unknown, and neither is a tag of another type.
  @Test(arguments: [
    (#"{"kind":"circle"}"#, "keyNotFound 'radius' at ''"),
    (#"{"kind":"circle","radius":"a"}"#, "typeMismatch at 'radius'"),
    (#"{"kind":"named"}"#, "keyNotFound 'first_name' at ''"),
    ("{}", "keyNotFound 'kind' at ''"),
    (#"{"kind":null}"#, "valueNotFound at 'kind'"),
    (#"{"kind":1}"#, "typeMismatch at 'kind'"),
    ("5", "typeMismatch at ''"),
    ("null", "valueNotFound at ''"),
  ])
  func brokenIsNotUnknown(json: String, expected: String) {
    #expect(failure(of: KeptShape.self, json) == expected)
  }

  /// Keys of what is kept are nobody's to convert.
  @Test func keyStrategiesLeaveKeptKeysAlone() throws {
    let json = #"{"image_url_2x":{"a__b":1,"HTTPStatus":2},"kind":"x","user_ID":[{"c_d":3}]}"#
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let value = try decoder.decode(KeptShape.self, from: Data(json.utf8))
    // Sorted as the plain encoder sorts them.
    #expect(try encode(value) == encode(decode(JSONValue.self, json)))
    let written = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(try written == encode(decode(JSONValue.self, json)))
  }

  @Test func readAsACase() throws {
    try expectReads(#"{"kind":"star","note":"a"}"#, as: LooseShape.other(note: "a"))
    try expectRoundTrip(#"{"kind":"other"}"#, LooseShape.other())
    try expectReads(#"{"type":"x","data":5}"#, as: LooseBlock.nothing)
    #expect(failure(of: LooseShape.self, #"{"kind":1}"#) == "typeMismatch at 'kind'")
    #expect(
      failure(of: LooseShape.self, #"{"kind":"star","note":1}"#) == "typeMismatch at 'note'")
    #expect(failure(of: LooseBlock.self, #"{"type":"text"}"#) == "keyNotFound 'data' at ''")
  }
}
