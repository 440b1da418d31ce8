import Testing

@testable import GenModelsFixtures

@Suite struct JSONValueTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), ("1", .int(1)),
    ("-9223372036854775808", .int(.min)), ("18446744073709551615", .uint(.max)),
    ("0.5", .double(0.5)), (#""1""#, .string("1")), ("[null,[]]", .array([.null, .array([])])),
    (#"{"snake_case":{"a":null}}"#, .object(["snake_case": .object(["a": .null])])),
  ])
  func keepsEveryValue(json: String, value: JSONValue) throws {
    try expectRoundTrip(json, value)
  }

  @Test func nullIsAValueAndAbsentIsNil() throws {
    try expectRoundTrip(
      #"{"body":null,"either":null,"extra":null,"list":[null,1],"meta":null,"table":{"a":null}}"#,
      Envelope(
        body: .null, extra: .null, meta: .null, either: .null, list: [.null, .int(1)],
        table: ["a": .null]))
    try expectReads(
      #"{"body":1,"list":[],"table":{}}"#,
      as: Envelope(body: .int(1), extra: nil, meta: nil, either: nil, list: [], table: [:]))
    #expect(failure(of: Envelope.self, #"{"list":[],"table":{}}"#) == "keyNotFound 'body' at ''")
  }

  @Test func payloadsToo() throws {
    try expectRoundTrip(#"{"content":null,"kind":"raw"}"#, Parcel.raw(.null))
    try expectRoundTrip(#"{"content":null,"kind":"maybe"}"#, Parcel.maybe(.null))
    try expectReads(#"{"kind":"maybe"}"#, as: Parcel.maybe(nil))
    try expectRoundTrip(
      #"{"content":{"other":null,"value":1},"kind":"labelled"}"#,
      Parcel.labelled(value: .int(1), other: .null))
    try expectRoundTrip(
      #"{"content":{"value":null},"kind":"labelled"}"#, Parcel.labelled(value: .null))
    try expectRoundTrip(#"{"content":[null],"kind":"listed"}"#, Parcel.listed(value: .null))
    try expectRoundTrip(
      #"{"content":[null,null],"kind":"listed"}"#, Parcel.listed(value: .null, other: .null))
    #expect(failure(of: Parcel.self, #"{"kind":"raw"}"#) == "keyNotFound 'content' at ''")
  }
}
