import Testing

@testable import GenModelsFixtures

/// Reports of tags that are missing, and of keys and cases that came later.
@Suite struct EvolutionReportTests {
  // kotlinx.serialization#902: no case could stand for a tag that is not there.
  @Test(arguments: [
    (ReportProbe(AbsentKind.self), "{}", #"{"kind":"ping"}"#),
    (ReportProbe(NullKind.self), #"{"kind":null}"#, #"{"kind":"ping"}"#),
    (ReportProbe(ApartKind.self), "{}", #"{"kind":"ping"}"#),
    (ReportProbe(PathDeep.self), #"{"a":{"b":{}}}"#, #"{"a":{"b":{"c":1}}}"#),
    (ReportProbe(CodedLevel.self), "{}", #"{"level":1}"#),
    (ReportProbe(BoolContent.self), "{}", #"{"done":false}"#),
    (ReportProbe(NumberedContent.self), #"{"1":"a"}"#, #"{"1":"a","kind":1}"#),
    (ReportProbe(AnyCaseLevel.self), "{}", #"{"level":"low"}"#),
    (ReportProbe(Delivery.self), #"{"text":"a"}"#, #"{"text":"a"}"#),
  ])
  func aMissingTagMayBeACase(union: ReportProbe, json: String, written: String) throws {
    #expect(try union.rewritten("[\(json)]") == "[\(written)]")
  }

  // apollo-tooling#290: a case `unknown` was added beside one of that name.
  @Test(arguments: [
    ("discriminator: t", "unknown"), ("tagging: external", "unknown"),
    ("tagging: presence", "unknown"), ("tagging: untagged", "unknown"),
    ("discriminator: { key: t, content: c }", "Unknown"), ("discriminator: t", "UNKNOWN"),
  ])
  func theAddedCaseHasANameOfItsOwn(tagging: String, name: String) {
    let cases = "cases: { \(name): { fields: { \(name): Int } }, b: { fields: { b: Int } } }"
    #expect(
      report(on: "U: { \(tagging), unknown: keep, \(cases) }").problems
        == ["1: error: 'unknown: keep' adds a case 'unknown', which is taken"])
    let renamed = report(on: "U: { \(tagging), unknown: { keep: other }, \(cases) }")
    #expect(renamed.problems == [])
    #expect(renamed.swift.contains("case unknown(") && renamed.swift.contains("case other(JSON"))
  }

  private static let extra: [(ReportProbe, String, written: String)] = [
    (ReportProbe(Signal.self), #"{"signal":"go","x":1}"#, #"{"signal":"go"}"#),
    (
      ReportProbe(Message.self), #"{"type":"text","body":"a","x":1}"#,
      #"{"body":"a","type":"text"}"#
    ),
    (
      ReportProbe(Message.self), #"{"type":"picture","url":"a","x":1}"#,
      #"{"type":"picture","url":"a"}"#
    ),
    (ReportProbe(Event.self), #"{"event":"opened","x":1}"#, #"{"event":"opened"}"#),
    (
      ReportProbe(Event.self), #"{"event":"inner","x":1,"data":{"name":"a","y":2}}"#,
      #"{"data":{"name":"a"},"event":"inner"}"#
    ),
    (ReportProbe(Command.self), #"{"load":"a","x":1}"#, #"{"load":"a"}"#),
    (ReportProbe(Command.self), #"{"quit":{"x":1}}"#, #"{"quit":{}}"#),
    (ReportProbe(PresenceReply.self), #"{"error":"a","x":1}"#, #"{"error":"a"}"#),
    (ReportProbe(PresenceMessage.self), #"{"deleted":true,"x":1}"#, #"{"deleted":true}"#),
    (
      ReportProbe(PathResource.self), #"{"meta":{"kind":"nothing","x":1},"y":1}"#,
      #"{"meta":{"kind":"nothing"}}"#
    ),
    (
      ReportProbe(Manifest.self), #"{"apiVersion":"v1","kind":"Service","x":1}"#,
      #"{"apiVersion":"v1","kind":"Service"}"#
    ),
    (ReportProbe(ObjectsSmaller.self), #"{"a":1,"x":1}"#, #"{"a":1}"#),
    (
      ReportProbe(BoolAnswer.self), #"{"ok":false,"error":"a","x":1}"#, #"{"error":"a","ok":false}"#
    ),
  ]

  // swift-openapi-generator#305: a new key of the server was a crash of apps long since shipped.
  @Test(arguments: extra)
  func newKeysAreIgnored(union: ReportProbe, json: String, written: String) throws {
    #expect(try union.rewritten("[\(json)]") == "[\(written)]")
  }

  // serde#2123 and serde#2294: to refuse new keys was accepted for cases without payload, and did
  // nothing.
  @Test(arguments: [
    #""state":"on""#, #""state":"off""#, #""state":"dimmed","level":1"#,
    #""state":"shared","theme":"a""#, #""mode":"on""#,
  ])
  func newKeysAreRefused(known: String) throws {
    #expect(failure(of: [ExtToggle].self, "[{\(known)}]").hasPrefix("none"))
    for key in ["x", "State", "container"] {
      #expect(
        failure(of: [ExtToggle].self, #"[{"\#(key)":null,\#(known)}]"#)
          .hasPrefix("dataCorrupted at '0.\(key)': Unexpected key \"\(key)\"; "))
    }
  }

  // The same reports: wherever it stands, it is emitted.
  @Test(arguments: [
    "U: { discriminator: t, extraKeys: %, cases: { a, b: { fields: { c: Int } } } }",
    "U: { discriminator: t, cases: { a: { extraKeys: % }, b } }",
    "U: { discriminator: t, cases: { a: { extraKeys: %, fields: { c: Int } }, b } }",
    "U: { tagging: external, extraKeys: %, cases: { a, b: Int } }",
    "U: { discriminator: t, cases: { a: A } }\nA: { fields: {}, extraKeys: % }",
  ])
  func refusingNewKeysIsNeverIgnored(types: String) {
    let (refusing, ignoring) = (
      report(on: types.replacing("%", with: "reject")),
      report(on: types.replacing("%", with: "ignore"))
    )
    #expect(refusing.problems == [] && ignoring.problems == [])
    #expect(
      refusing.swift.split(separator: "\n").count > ignoring.swift.split(separator: "\n").count)
  }
}
