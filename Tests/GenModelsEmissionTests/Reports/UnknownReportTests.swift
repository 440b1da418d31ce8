import Testing

@testable import GenModelsFixtures

/// Reports of servers that are newer than the app.
@Suite struct UnknownReportTests {
  /// Two values that are known, and one between them that is not.
  private static let kept: [(ReportProbe, String, unknown: String, String)] = [
    (
      ReportProbe(KeptShape.self), #"{"kind":"point"}"#,
      #"{"kind":"hologram","x":[1,null,{"a_b":1.5}]}"#, #"{"kind":"circle","radius":1}"#
    ),
    (
      ReportProbe(KeptBlock.self), #"{"data":"a","type":"text"}"#, #"{"data":5,"type":"hologram"}"#,
      #"{"data":{},"type":"emptied"}"#
    ),
    (
      ReportProbe(NumberedContent.self), #"{"1":"a","kind":1}"#, #"{"7":{"a":1},"kind":7}"#,
      #"{"2":true,"kind":2}"#
    ),
    (ReportProbe(CodedBlock.self), #"{"kind":1}"#, #"{"kind":7,"x":1}"#, #"{"data":"a","kind":0}"#),
    (ReportProbe(BoolKept.self), #"{"live":null}"#, #"{"live":false,"x":1}"#, #"{"live":null}"#),
    (
      ReportProbe(AnyCaseLevel.self), #"{"level":"low"}"#, #"{"level":"HOLOGRAM"}"#,
      #"{"level":"high"}"#
    ),
    (
      ReportProbe(PathKept.self), #"{"meta":{"kind":"user"},"name":"a"}"#,
      #"{"meta":{"kind":"hologram","y":1},"x":1}"#, #"{"meta":{},"size":1}"#
    ),
    (
      ReportProbe(SharedKept.self), #"{"meta":{"kind":"nothing"}}"#,
      #"{"meta":{"body":{"value":1},"kind":"hologram"}}"#,
      #"{"meta":{"body":{"value":"a"},"kind":"text"}}"#
    ),
    (
      ReportProbe(Removal.self), #"{"deleted":true,"type":"item"}"#, #"{"type":"hologram","x":1}"#,
      #"{"name":"a","type":"item"}"#
    ),
    (ReportProbe(SubBlock.self), #"{"t":"rule"}"#, #"{"c":1,"t":"hologram"}"#, #"{"t":"space"}"#),
    (
      ReportProbe(ExternalKept.self), #"{"quit":{}}"#, #"{"hologram":{"x":[1]}}"#,
      #"{"load":"a"}"#
    ),
    (ReportProbe(ExternalKeptText.self), #""all""#, #""hologram""#, #"{"matching":"a"}"#),
    (ReportProbe(ExternalKeptWord.self), #""up""#, #"{"hologram":null}"#, #""down""#),
    (ReportProbe(PresenceKept.self), #"{"result":1}"#, #"{"hologram":1}"#, #"{"done":true}"#),
    (ReportProbe(UntaggedKept.self), "1", #""hologram""#, #"{"city":"a"}"#),
    (ReportProbe(UntaggedKeptTrial.self), "1", #"{"hologram":1}"#, #"["a"]"#),
    (
      ReportProbe(KeptItem.self), #"{"id":"1","type":"divider"}"#,
      #"{"id":"2","type":"hologram","x":{"y":1}}"#, #"{"id":"3","text":"a","type":"text"}"#
    ),
    (ReportProbe(LampColor.self), #""red""#, #""hologram""#, #""off-white""#),
    (ReportProbe(LampLevel.self), "1", "7", "2"),
  ]

  /// swift-openapi-generator#428, swift-openapi-generator#608, swift-openapi-generator#803,
  /// openapi-generator#1529, openapi-generator#19243 and swagger-codegen#7304: one new value was
  /// the end of the whole answer. openapi-generator#19095, openapi-generator#19094, serde#912 and
  /// serde#2126: the case for it had no room for what came, and null was written.
  @Test(arguments: kept)
  func oneNewElementIsKept(union: ReportProbe, first: String, new: String, last: String) throws {
    let json = "[\(first),\(new),\(last)]"
    #expect(try union.rewritten(json) == json)
  }

  private static let folded: [(ReportProbe, String, unknown: String, written: String)] = [
    (
      ReportProbe(LooseShape.self), #"{"kind":"circle","radius":1}"#, #"{"kind":"hologram"}"#,
      #"{"kind":"other"}"#
    ),
    (
      ReportProbe(LooseBlock.self), #"{"data":"a","type":"text"}"#,
      #"{"type":"hologram","data":5}"#, #"{"type":"nothing"}"#
    ),
    (ReportProbe(CodedLevel.self), #"{"by":"a","level":10}"#, #"{"level":7}"#, #"{"level":1}"#),
    (ReportProbe(BoolLoose.self), #"{"live":true,"since":1}"#, #"{"live":false}"#, "{}"),
    (
      ReportProbe(DeliveryLoose.self), #"{"state":null}"#, #"{"state":"hologram"}"#,
      #"{"state":"nil"}"#
    ),
    (
      ReportProbe(LooseManifest.self), #"{"apiVersion":"v1","kind":"Pod"}"#,
      #"{"apiVersion":"v9","kind":"Pod"}"#, #"{"apiVersion":"v0","kind":"Other"}"#
    ),
    (ReportProbe(ExternalElse.self), #"{"jump":1}"#, #"{"hologram":1}"#, #"{"halt":null}"#),
    (ReportProbe(ExternalElseWord.self), #""left""#, #""hologram""#, #""center""#),
    (ReportProbe(KeptKeyMood.self), #""glad""#, #""hologram""#, #""sad""#),
    (ReportProbe(PresenceElse.self), #"{"result":1}"#, #"{"hologram":1}"#, #"{"nothing":true}"#),
    (ReportProbe(UntaggedElse.self), "true", #""hologram""#, "null"),
    (ReportProbe(UntaggedElseTrial.self), "[1]", #""hologram""#, "null"),
    (ReportProbe(LampMode.self), #""night""#, #""hologram""#, #""day""#),
  ]

  /// The same reports, and kotlinx.serialization#1575, which had no such case for unknown tags.
  @Test(arguments: folded)
  func oneNewElementIsACase(union: ReportProbe, known: String, new: String, written: String) throws
  {
    #expect(try union.rewritten("[\(known),\(new),\(known)]") == "[\(known),\(written),\(known)]")
  }

  private static let strict: [(ReportProbe, String, unknown: String, problem: String)] = [
    (
      ReportProbe(Signal.self), #"{"signal":"go"}"#, #"{"signal":"hologram"}"#,
      #"1.signal': Unknown signal "hologram"; expected "go" or "stop"."#
    ),
    (
      ReportProbe(SnakeBlock.self), #"{"block_type":"gap_part"}"#, #"{"block_type":"hologram"}"#,
      #"1.block_type': Unknown block_type "hologram"; expected "text_part" or "gap_part"."#
    ),
    (
      ReportProbe(NestedNamed.self), #"{"step":"end"}"#, #"{"step":"hologram"}"#,
      #"1.step': Unknown step "hologram"; expected "held" or "end"."#
    ),
    (
      ReportProbe(PathResource.self), #"{"meta":{"kind":"nothing"}}"#,
      #"{"meta":{"kind":"hologram"}}"#,
      #"1.meta.kind': Unknown kind "hologram"; expected "user", "team" or "nothing"."#
    ),
    (
      ReportProbe(ConstantVersion.self), #"{"v":1,"x":1}"#, #"{"v":3,"x":1}"#,
      "1.v': Unknown v 3; expected 1 or 2."
    ),
    (
      ReportProbe(VersionedChange.self), #"{"type":"reset","version":1}"#,
      #"{"type":"user","version":3}"#,
      #"1.version': Unknown version 3 for type "user"; expected 1 or 2."#
    ),
    (
      ReportProbe(AnyCaseEvent.self), #"{"type":"shut"}"#, #"{"type":"hologram"}"#,
      #"1.type': Unknown type "hologram"; expected "Opened", "CLOSED" or "Shut"."#
    ),
    (
      ReportProbe(Instruction.self), #"{"halt":null}"#, #"{"hologram":1}"#,
      #"1': Found the keys ["hologram"]; expected exactly one of "halt" or "jump"."#
    ),
    (
      ReportProbe(Direction.self), #""north""#, #""hologram""#,
      #"1': Unknown text "hologram"; expected "north" or "south"."#
    ),
    (
      ReportProbe(PresenceObject.self), #"{"stop":1}"#, #"{"hologram":1}"#,
      #"1': Found the keys ["hologram"]; expected exactly one of "start" or "stop". "#
        + "A null counts as absent."
    ),
    (
      ReportProbe(ShapeWord.self), #""small""#, #""hologram""#,
      #"1': Unknown ShapeWord "hologram"; expected "small" or "large"."#
    ),
  ]

  /// zod#3853 and zod#4909: the error did not say which tag had come. Where nothing else is asked
  /// for, a new value is an error with its place, itself and what is known.
  @Test(arguments: strict)
  func oneNewElementIsNamed(union: ReportProbe, known: String, new: String, problem: String) {
    #expect(
      union.failure("[\(known),\(new),\(known)]") == "dataCorrupted at '\(problem)")
  }
}
