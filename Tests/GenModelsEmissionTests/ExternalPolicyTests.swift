import Testing

@testable import GenModelsFixtures

/// Other names of a tag, and what happens to unknown ones, under external tagging.
@Suite struct ExternalPolicyTests {
  @Test("A file with one type that lists keys has what it needs")
  func loneText() throws {
    try expectRoundTrip(#"{"number":1}"#, ExternalLoneText.number(1))
    try expectRoundTrip(#""nothing""#, ExternalLoneText.nothing)
    try expectRoundTrip(
      #"{"other":1}"#, ExternalLoneText.unknown(.object(["other": .int(1)])))
  }

  @Test func aliasesAreReadAndTheTagIsWritten() throws {
    try expectRoundTrip(#"{"walk":{"steps":1}}"#, ExternalMove.walk(steps: 1))
    try expectReads(#"{"go":{"steps":1}}"#, as: ExternalMove.walk(steps: 1))
    try expectReads(#"{"stroll":{"steps":1}}"#, as: ExternalMove.walk(steps: 1))
    try expectRoundTrip(#"{"run":1.5}"#, ExternalMove.run(1.5))
    try expectReads(#"{"sprint":1.5}"#, as: ExternalMove.run(1.5))
    try expectRoundTrip(#"{"jump":[1,2]}"#, ExternalMove.jump(height: 1, width: 2))
    try expectReads(#"{"hop":[1]}"#, as: ExternalMove.jump(height: 1))
    try expectRoundTrip(#"{"rest":{}}"#, ExternalMove.rest)
    try expectReads(#"{"sleep-in":{}}"#, as: ExternalMove.rest)
    try expectRoundTrip(#"{"note":"a"}"#, ExternalMove.note("a"))
    try expectReads(#""glad""#, as: ExternalMood.happy)
    try expectReads(#""content""#, as: ExternalMood.happy)
    try expectReads(#"{"misc":"a"}"#, as: ExternalMood.other("a"))
    try expectRoundTrip(#""sad""#, ExternalMood.sad)
  }

  private static let moves =
    #"expected exactly one of "walk", "go", "stroll", "run", "sprint", "jump", "hop", "rest", "#
    + #""sleep-in" or "note"."#

  @Test(arguments: [
    // Two names of one case are two known keys.
    (
      #"{"walk":{"steps":1},"go":{"steps":1}}"#,
      #"dataCorrupted at '': Found the keys ["go", "walk"]; \#(moves)"#
    ),
    ("{}", "dataCorrupted at '': Found the keys []; \(moves)"),
    (#"{"go":{}}"#, "keyNotFound 'steps' at 'go'"),
    (#"{"hop":[1,2,3]}"#, "dataCorrupted at 'hop.2': Expected at most 2 elements; found more."),
    (
      #"{"sleep-in":1}"#,
      #"dataCorrupted at 'sleep-in': "sleep-in" has no payload, which is written as {} (units: object)."#
    ),
  ])
  func aliasErrors(json: String, expected: String) {
    #expect(failure(of: ExternalMove.self, json) == expected)
  }

  @Test func unknownKeysAreKept() throws {
    try expectRoundTrip(#"{"load":"a"}"#, ExternalKept.load("a"))
    try expectReads(#"{"fetch":"a"}"#, as: ExternalKept.load("a"))
    try expectRoundTrip(#"{"store":{"path":"a"}}"#, ExternalKept.store(path: "a"))
    try expectRoundTrip(#"{"quit":{}}"#, ExternalKept.quit)
    try expectRoundTrip(
      #"{"send":{"to":[1,null]}}"#,
      ExternalKept.unknown(.object(["send": .object(["to": .array([.int(1), .null])])])))
    try expectRoundTrip("{}", ExternalKept.unknown(.object([:])))
    try expectRoundTrip(
      #"{"a":1,"b":2}"#, ExternalKept.unknown(.object(["a": .int(1), "b": .int(2)])))
  }

  @Test(arguments: [
    (
      #"{"load":"a","quit":{}}"#,
      #"dataCorrupted at '': Found the keys ["load", "quit"]; expected exactly one of "load", "#
        + #""fetch", "store" or "quit"."#
    ),
    // A known tag with a broken payload is never unknown.
    (#"{"load":1}"#, "typeMismatch at 'load'"),
    (#"{"store":{}}"#, "keyNotFound 'path' at 'store'"),
    (#""load""#, "typeMismatch at ''"),
    ("[]", "typeMismatch at ''"),
    ("null", "valueNotFound at ''"),
  ])
  func keptErrors(json: String, expected: String) {
    #expect(failure(of: ExternalKept.self, json) == expected)
  }

  @Test func unknownTextsAreKept() throws {
    try expectRoundTrip(#""all""#, ExternalKeptText.all)
    try expectRoundTrip(#""none-of-them""#, ExternalKeptText.noneOfThem)
    try expectRoundTrip(#"{"matching":"a"}"#, ExternalKeptText.matching("a"))
    try expectRoundTrip(#""some""#, ExternalKeptText.other(.string("some")))
    try expectRoundTrip(#"{"most":1}"#, ExternalKeptText.other(.object(["most": .int(1)])))
    #expect(failure(of: ExternalKeptText.self, "5") == "typeMismatch at ''")
    try expectRoundTrip(#"["up","left"]"#, [ExternalKeptWord.up, .unknown(.string("left"))])
    try expectRoundTrip(#"{"by":2}"#, ExternalKeptWord.unknown(.object(["by": .int(2)])))
    #expect(failure(of: ExternalKeptWord.self, "5") == "typeMismatch at ''")
    try expectRoundTrip(#"{"length":1.5}"#, ExternalKeptKey.length(1.5))
    try expectRoundTrip(#""zero""#, ExternalKeptKey.unknown(.string("zero")))
    try expectRoundTrip(#"{"width":2}"#, ExternalKeptKey.unknown(.object(["width": .int(2)])))
    #expect(failure(of: ExternalKeptKey.self, #"{"length":"a"}"#) == "typeMismatch at 'length'")
  }

  /// A tag that is known is never unknown, whatever the form in which it came.
  @Test func knownTagsInAnotherFormAreErrors() {
    let payload = #"has a payload, which is written in an object (units: string)."#
    let unit = "has no payload, which is written as a text (units: string)."
    #expect(
      failure(of: ExternalKeptText.self, #""matching""#)
        == #"dataCorrupted at '': "matching" \#(payload)"#)
    #expect(
      failure(of: ExternalKeptKey.self, #""length""#)
        == #"dataCorrupted at '': "length" \#(payload)"#)
    #expect(
      failure(of: ExternalKeptText.self, #"{"none-of-them":{}}"#)
        == #"dataCorrupted at '': "none-of-them" \#(unit)"#)
    #expect(
      failure(of: ExternalKeptWord.self, #"{"up":null}"#) == #"dataCorrupted at '': "up" \#(unit)"#)
    #expect(
      failure(of: ExternalElseWord.self, #"{"left":1}"#)
        == #"dataCorrupted at '': "left" \#(unit)"#)
  }

  @Test func unknownKeysAreReadAsACase() throws {
    try expectRoundTrip(#"{"halt":null}"#, ExternalElse.halt)
    try expectRoundTrip(#"{"jump":1}"#, ExternalElse.jump(1))
    try expectReads(#"{"fly":true}"#, as: ExternalElse.halt)
    try expectReads("{}", as: ExternalElse.halt)
    #expect(
      failure(of: ExternalElse.self, #"{"halt":1}"#)
        == #"dataCorrupted at 'halt': "halt" has no payload, which is written as null (units: null)."#
    )
    #expect(
      failure(of: ExternalElse.self, #"{"halt":null,"jump":1}"#)
        == #"dataCorrupted at '': Found the keys ["halt", "jump"]; "#
        + #"expected exactly one of "halt" or "jump"."#)
    try expectRoundTrip(#"["left","right","center"]"#, [ExternalElseWord.left, .right, .center])
    try expectReads(#""middle""#, as: ExternalElseWord.center)
    try expectReads(#"{"middle":1}"#, as: ExternalElseWord.center)
    #expect(failure(of: ExternalElseWord.self, "1") == "typeMismatch at ''")
  }

  /// MetaCodable#157: a case without payload wrote nothing at all.
  @Test func unitsWriteTheirKey() throws {
    try expectRoundTrip(#"{"rest":{}}"#, ExternalMove.rest)
    try expectRoundTrip(#"{"halt":null}"#, ExternalElse.halt)
    try expectRoundTrip(#""up""#, ExternalKeptWord.up)
  }

  /// MetaCodable#114: an enum of texts was read as an object of keys.
  @Test func enumOfTextsIsNoUnion() throws {
    try expectRoundTrip(#""small""#, ShapeWord.small)
    #expect(failure(of: ShapeWord.self, #"{"small":{}}"#) == "typeMismatch at ''")
  }
}

/// The key that came is written back.
@Suite struct KeptKeyAliasTests {
  @Test func keysThatCameAreWritten() throws {
    try expectRoundTrip(#"{"walk":{"steps":1}}"#, KeptKeyMove.walk(steps: 1))
    try expectRoundTrip(#"{"go":{"steps":1}}"#, KeptKeyMove.walk(steps: 1, tag: .go))
    try expectRoundTrip(#"{"stroll-on":{"steps":1}}"#, KeptKeyMove.walk(steps: 1, tag: .strollOn))
    try expectRoundTrip(#"{"sprint":1.5}"#, KeptKeyMove.run(1.5, tag: .sprint))
    try expectRoundTrip(#"{"hop":[1]}"#, KeptKeyMove.jump(height: 1, tag: .hop))
    try expectRoundTrip(#"{"rest":{}}"#, KeptKeyMove.rest())
    try expectRoundTrip(#"{"sleep":{}}"#, KeptKeyMove.rest(tag: .sleep))
    try expectRoundTrip(#"{"remain":{}}"#, KeptKeyMove.stay(tag: .remain))
    #expect(failure(of: KeptKeyMove.self, #"{"sprint":"a"}"#) == "typeMismatch at 'sprint'")
  }

  @Test func textsThatCameAreWritten() throws {
    try expectRoundTrip(#"["happy","glad"]"#, [KeptKeyMood.happy(), .happy(tag: .glad)])
    try expectRoundTrip(#"["sad","blue"]"#, [KeptKeyMood.sad(), .sad(tag: .blue)])
    try expectReads(#""angry""#, as: KeptKeyMood.sad())
    try expectReads(#"{"new":1}"#, as: KeptKeyMood.sad())
    try expectRoundTrip(#"{"misc":"a"}"#, KeptKeyMood.other("a", tag: .misc))
  }

  @Test func witnessesThatCameAreWritten() throws {
    try expectRoundTrip(#"{"result":1}"#, KeptKeyReply.result(1))
    try expectRoundTrip(#"{"value":1}"#, KeptKeyReply.result(1, tag: .value))
    try expectRoundTrip(#"{"value":null}"#, KeptKeyReply.result(nil, tag: .value))
    try expectRoundTrip(#"{"ok":true}"#, KeptKeyReply.done(tag: .ok))
    try expectReads(#"{"result":null,"ok":true}"#, as: KeptKeyReply.done(tag: .ok))
    try expectRoundTrip(#"{"error":"a"}"#, KeptKeyReply.error("a"))
  }
}
