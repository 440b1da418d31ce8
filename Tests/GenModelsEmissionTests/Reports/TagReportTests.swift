import Foundation
import Testing

@testable import GenModelsFixtures

/// Reports of tags that were guessed, forgotten, or written twice.
@Suite struct TagReportTests {
  // openai-openapi#542: the name of the payload's type was looked for, though the payload says
  // what its tag is.
  @Test func theTagIsNotTheNameOfTheType() throws {
    try expectRoundTrip(
      #"{"body":"x","kind":"input_text"}"#, ConstantPart.textIn(ConstantText(body: "x")))
    try expectRoundTrip(
      #"{"kind":"input_image","url":"u"}"#, ConstantPart.imageIn(ConstantImage(url: "u")))
    try expectRoundTrip(#"{"v":1,"x":5}"#, ConstantVersion.first(ConstantFirst(x: 5)))
    for name in ["textIn", "text_in", "ConstantText"] {
      #expect(
        failure(of: ConstantPart.self, #"{"kind":"\#(name)","body":"x"}"#)
          == #"dataCorrupted at 'kind': Unknown kind "\#(name)"; "#
          + #"expected "input_text" or "input_image"."#)
    }
  }

  // openai-openapi#542: where the schema and the payload disagree, both places are told.
  @Test(arguments: [
    (
      "U: { discriminator: kind, cases: { a: { tag: a_in, type: A } } }\n"
        + "A: { fields: { kind: { constant: a } } }",
      "1: error: the tag of 'a' is 'a_in', and its payload always holds 'a' there (2, 1)"
    ),
    (
      "U: { discriminator: { key: v, type: Int }, cases: { a: { tag: 1, type: A } } }\n"
        + "A: { fields: { v: { constant: 2 } } }",
      "1: error: the tag of 'a' is 1, and its payload always holds 2 there (2, 1)"
    ),
    (
      "U: { discriminator: [meta, kind], cases: { a: A } }\n"
        + "A: { fields: { meta: { constant: a } } }",
      "1: error: the payload of 'a' has the key of the tag, 'meta.kind' (2, 1)"
    ),
    (
      "U: { discriminator: { keys: [v, [meta, kind]] }, cases: { a: { tag: [a, b], type: A } } }\n"
        + "A: { fields: { meta: { constant: b } } }",
      "1: error: the payload of 'a' has the key of the tag, 'meta.kind' (2, 1)"
    ),
    (
      "U: { discriminator: kind, cases: { a: { aliases: [b], type: A } } }\n"
        + "A: { fields: { kind: { constant: a } } }",
      "1: error: 'a' is read from other tags as well, and its payload from 'a' only (2, 1)"
    ),
  ])
  func contradictingTagsAreRefused(types: String, problem: String) {
    #expect(report(on: types).problems == [problem])
  }

  private static let tagged: [(ReportProbe, String, String)] = [
    (ReportProbe(Message.self), #"{"body":"b","type":"text"}"#, "type"),
    (ReportProbe(Message.self), #"{"type":"picture","url":"u"}"#, "type"),
    (ReportProbe(Message.self), #"{"type":"ping"}"#, "type"),
    (ReportProbe(ConstantPart.self), #"{"body":"b","kind":"input_text"}"#, "kind"),
    (ReportProbe(ConstantPart.self), #"{"kind":"input_image","url":"u"}"#, "kind"),
    (ReportProbe(ConstantVersion.self), #"{"v":2,"x":1,"y":1}"#, "v"),
    (ReportProbe(Event.self), #"{"data":{"x":1,"y":2},"event":"moved"}"#, "event"),
    (ReportProbe(Event.self), #"{"data":{"name":"n"},"event":"inner"}"#, "event"),
    (ReportProbe(NamedContent.self), #"{"move":{"x":1,"y":2},"type":"move"}"#, "type"),
    (ReportProbe(PathResource.self), #"{"meta":{"kind":"team"},"size":1}"#, "kind"),
    (ReportProbe(Manifest.self), #"{"apiVersion":"v1","kind":"Pod","name":"a"}"#, "kind"),
    (ReportProbe(BoolAnswer.self), #"{"ok":true,"value":"a"}"#, "ok"),
    (ReportProbe(SubShape.self), #"{"kind":"circle","radius":1}"#, "kind"),
    (ReportProbe(SubShape.self), #"{"height":1,"kind":"oval","width":1}"#, "kind"),
    (ReportProbe(Command.self), #"{"run-script":{"lines":[]}}"#, "run-script"),
    (ReportProbe(Command.self), #"{"quit":{}}"#, "quit"),
    (ReportProbe(PresenceReply.self), #"{"result":{"name":"n"}}"#, "result"),
    (ReportProbe(PresenceMessage.self), #"{"left_chat":true}"#, "left_chat"),
  ]

  // swift-openapi-generator#685 and swift-openapi-generator#568: what was encoded had no tag, so
  // nobody could read it. swift-openapi-generator#748: a payload had to repeat the tag.
  @Test(arguments: tagged)
  func theTagIsWrittenOnce(union: ReportProbe, json: String, key: String) throws {
    let written = try union.rewritten("[\(json)]")
    #expect(written == "[\(json)]")
    #expect(written.components(separatedBy: "\"\(key)\":").count == 2)
  }

  // swift-openapi-generator#748: the payload could be made with the tag of another case. There is
  // no such argument, and a payload of another tag is no payload of the case.
  @Test func aPayloadCannotContradictItsCase() throws {
    #expect(Mirror(reflecting: ConstantText(body: "x")).children.map(\.label) == ["body"])
    #expect(Mirror(reflecting: ConstantFirst(x: 1)).children.map(\.label) == ["x"])
    #expect(
      failure(of: ConstantText.self, #"{"kind":"input_image","body":"x"}"#)
        == #"dataCorrupted at 'kind': Expected "input_text"; found "input_image"."#)
    try expectRoundTrip(
      #"{"kind":"input_image","url":"u"}"#,
      ConstantPart.imageIn(ConstantImage(url: "u", hasKind: true)))
    #expect(
      try encode(ConstantPart.imageIn(ConstantImage(url: "u", hasKind: false)))
        == #"{"kind":"input_image","url":"u"}"#)
  }

  // kotlinx.serialization#457 and kotlinx.serialization#1664: a property had the key of the tag,
  // which was then written twice.
  @Test(arguments: [
    ("U: { discriminator: t, cases: { a: { fields: { t: String } } } }", "the field 't'"),
    (
      "U: { discriminator: t, cases: { a: { fields: { b: { type: Int, key: t } } } } }",
      "the field 'b'"
    ),
    ("U: { discriminator: t, cases: { a: { fields: { t: { constant: a } } } } }", "the field 't'"),
    ("U: { discriminator: t, fields: { t: Int }, cases: { a } }", "the field 't'"),
    ("U: { discriminator: { key: s, aliases: [t] }, cases: { a: { fields: { t: Int } } } }", "'t'"),
    ("U: { discriminator: [t, k], cases: { a: { fields: { t: Int } } } }", "the field 't'"),
    (
      "U: { discriminator: { keys: [s, t] }, cases: { a: { tag: [a, b], fields: { t: Int } } } }",
      "the field 't'"
    ),
    ("U: { discriminator: t, cases: { a: A } }\nA: { fields: { t: Int } }", "the payload of 'a'"),
    (
      "U: { discriminator: t, cases: { a: A } }\nA: { discriminator: k, cases: { b: B } }\n"
        + "B: { fields: { t: Int } }", "the payload of 'a'"
    ),
    (
      "U: { discriminator: t, cases: { a: A } }\n"
        + "A: { fields: { b: { type: B, inline: true } } }\nB: { fields: { t: Int } }",
      "the payload of 'a'"
    ),
    ("U: { discriminator: { key: t, content: t }, cases: { a: Int } }", "'t'"),
    ("U: { discriminator: { key: t, content: $tag }, cases: { t: Int } }", "'t'"),
  ])
  func theKeyOfTheTagIsTheUnions(types: String, subject: String) {
    let problems = report(on: types).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("1: error: "), "\(problems)")
    #expect(problems.first?.contains(subject) == true, "\(problems)")
    #expect(problems.first?.contains("'t'") == true, "\(problems)")
  }
}
