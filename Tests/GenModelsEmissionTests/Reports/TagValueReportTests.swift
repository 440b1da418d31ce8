import Foundation
import Testing

@testable import GenModelsFixtures

/// Reports of tags that are numbers, flags or null, and of keys that a coder converts.
@Suite struct TagValueReportTests {
  private static let fits = "The tag is no whole number that fits in Int."

  private static let numbers: [(ReportProbe, String, String)] = [
    (ReportProbe(ConstantVersion.self), #"{"x":1,"y":2,"v":$}"#, "0.v"),
    (ReportProbe(CodedReply.self), #"{"path":"p","code":$}"#, "0.code"),
    (ReportProbe(NumberedContent.self), #"{"2":true,"kind":$}"#, "0.kind"),
    (ReportProbe(PathDeep.self), #"{"x":1,"a":{"b":{"c":$}}}"#, "0.a.b.c"),
    (
      ReportProbe(VersionedChange.self), #"{"type":"user","version":$,"body":{}}"#, "0.version"
    ),
  ]

  /// datamodel-code-generator#3073 and datamodel-code-generator#3074: whole numbers were compared
  /// as texts. serde#745: they could not be tags at all. A value of another kind is no unknown tag.
  @Test(arguments: numbers)
  func onlyNumbersAreNumbers(union: ReportProbe, json: String, path: String) {
    func failure(_ tag: String) -> String {
      union.failure("[\(json.replacing("$", with: tag))]")
    }
    for tag in [#""2""#, #""""#, "true", "[2]", "{}"] {
      #expect(failure(tag) == "typeMismatch at '\(path)'", "\(tag)")
    }
    for tag in ["1.5", "-0.5", "99999999999999999999", "1e400", "1147e02864"] {
      #expect(failure(tag).hasPrefix("dataCorrupted at '\(path)'"), "\(tag): \(failure(tag))")
    }
  }

  /// datamodel-code-generator#3073, and swift-foundation#1604, swift-foundation#274 and
  /// swift-foundation#812: a number that is no Int was an error without a place, or a crash.
  @Test func numbersHaveOneMeaning() throws {
    for tag in ["2", "2.0", "2e0", "20e-1"] {
      #expect(
        try decode(ConstantVersion.self, #"{"v":\#(tag),"x":1,"y":2}"#)
          == .second(ConstantSecond(x: 1, y: 2)), "\(tag)")
      #expect(
        try decode(
          VersionedChange.self,
          #"{"type":"user","version":\#(tag),"body":{"first":"a","last":"b"}}"#)
          == .userV2(first: "a", last: "b"), "\(tag)")
    }
    #expect(
      failure(of: ConstantVersion.self, #"{"v":1.5,"x":1}"#)
        == "dataCorrupted at 'v': \(Self.fits)")
    #expect(failure(of: ConstantVersion.self, #"{"v":null,"x":1}"#) == "valueNotFound at 'v'")
    #expect(failure(of: ConstantVersion.self, #"{"x":1}"#) == "keyNotFound 'v' at ''")
    #expect(
      failure(of: ConstantVersion.self, #"{"v":3,"x":1}"#)
        == "dataCorrupted at 'v': Unknown v 3; expected 1 or 2.")
    for value in ["1.5", "1e400", "1147e02864"] {
      #expect(failure(of: [Priority].self, "[\(value)]").hasPrefix("dataCorrupted at '0'"))
      #expect(failure(of: [LampLevel].self, "[\(value)]").hasPrefix("dataCorrupted at '0'"))
    }
    // Numbers are numbers where they are texts, too.
    #expect(
      report(on: "U: { discriminator: { key: v, type: Int }, cases: { a: { tag: \"2\" } } }")
        .problems.count == 1)
    #expect(
      report(on: "U: { discriminator: { key: v, type: Int }, cases: { a: { tag: 1.5 } } }")
        .problems.count == 1)
  }

  /// serde#745 again: a flag could not be a tag, either.
  @Test func onlyFlagsAreFlags() throws {
    try expectRoundTrip(#"{"ok":true,"value":"a"}"#, BoolAnswer.yes(value: "a"))
    try expectRoundTrip(#"{"a":false,"b":true}"#, Switches.right)
    for tag in ["1", "0", #""true""#, #""""#, "[]"] {
      #expect(failure(of: BoolAnswer.self, #"{"ok":\#(tag)}"#) == "typeMismatch at 'ok'")
      #expect(failure(of: Switches.self, #"{"a":true,"b":\#(tag)}"#) == "typeMismatch at 'b'")
      #expect(failure(of: BoolKept.self, #"{"live":\#(tag)}"#) == "typeMismatch at 'live'")
    }
  }

  private static let nulls: [(ReportProbe, String)] = [
    (ReportProbe(Delivery.self), #"{"due":1,"state":null}"#),
    (ReportProbe(DeliveryKept.self), #"{"state":null,"year":1}"#),
    (ReportProbe(CodedReply.self), #"{"code":null,"since":1}"#),
    (ReportProbe(BoolKept.self), #"{"live":null}"#),
    (ReportProbe(SubShape.self), #"{"kind":null}"#),
    (ReportProbe(SharedKept.self), #"{"meta":{"kind":null}}"#),
    (ReportProbe(Revision.self), #"{"draft":null,"meta":{"kind":"page","rev":1},"text":"a"}"#),
  ]

  /// pydantic#13660: a null among the tags was a crash.
  @Test(arguments: nulls)
  func nullIsATag(union: ReportProbe, json: String) throws {
    #expect(try union.rewritten("[\(json)]") == "[\(json)]")
  }

  private static let snakes: [(ReportProbe, String, String)] = [
    (
      ReportProbe(SnakePart.self),
      #"{"long_body":"a","side_note":"b","some_kind":"text_part"}"#,
      "keyNotFound 'some_kind' at '0'"
    ),
    (
      ReportProbe(SnakeBlock.self),
      #"{"block_data":{"long_body":"a"},"block_type":"text_part"}"#,
      "keyNotFound 'block_type' at '0'"
    ),
    (
      ReportProbe(SnakeMove.self), #"{"go_on":1}"#,
      #"dataCorrupted at '0': Found the keys ["goOn"]; expected exactly one of "go_on" or "stop_it"."#
    ),
    (
      ReportProbe(SnakeReply.self), #"{"the_result":1}"#,
      #"dataCorrupted at '0': Found the keys ["theResult"]; expected exactly one of "the_result" or "#
        + #""the_error". A null counts as absent."#
    ),
    (ReportProbe(SnakeAny.self), #"{"full_name":"a"}"#, "keyNotFound 'full_name' at '0'"),
  ]

  /// CreateAPI#216: the key of the tag was one thing to the union, and another to a decoder that
  /// converts keys. Keys are written out for coders that do not, and any other fails aloud.
  @Test(arguments: snakes)
  func keysAreForPlainCoders(union: ReportProbe, json: String, problem: String) throws {
    #expect(try union.rewritten("[\(json)]") == "[\(json)]")
    #expect(union.failureOfConverted("[\(json)]") == problem)
  }

  private static let camels: [(ReportProbe, String)] = [
    (ReportProbe(CamelPart.self), #"{"long_body":"a","side_note":"b","some_kind":"text_part"}"#),
    (ReportProbe(CamelPart.self), #"{"some_kind":"gap_part"}"#),
    (ReportProbe(CamelPart.self), #"{"a_key":{"b_key":1},"some_kind":"new_part"}"#),
    (ReportProbe(CamelBlock.self), #"{"block_data":{"long_body":"a"},"block_type":"text_part"}"#),
    (ReportProbe(CamelMove.self), #"{"go_on":1}"#),
    (ReportProbe(CamelMove.self), #"{"stop_it":{}}"#),
    (ReportProbe(CamelReply.self), #"{"the_error":"a"}"#),
    (ReportProbe(CamelAny.self), #"{"full_name":"a"}"#),
  ]

  /// CreateAPI#216 again, and pydantic#10334, where only one direction converted: whoever wants a
  /// strategy names the keys as it makes them, under every tagging; tags are never converted.
  @Test(arguments: camels)
  func keysMayBeThoseOfAStrategy(union: ReportProbe, json: String) throws {
    #expect(try union.converted("[\(json)]") == "[\(json)]")
  }

  /// pydantic#10334: what `keys:` makes of a name, and what `key:` says, is read and written.
  @Test func keysAreTheSameBothWays() throws {
    try expectRoundTrip(
      #"{"eventKind":"heading_1","row_index":1,"text_color":"a"}"#,
      KeyedUnion.heading1(rowIndex: 1, textColor: "a"))
    try expectRoundTrip(
      #"{"id":"a","sent_at":1,"type":"closed"}"#, CommonEvent.closed(id: "a", sentAt: 1))
    try expectReads(#"{"type":"cat"}"#, as: AliasAnimal.cat)
  }
}
