import Testing

@testable import GenModelsFixtures

/// Tags and keys of tags with more than one spelling.
@Suite struct TagAliasTests {
  @Test func theOneThatCameInAnyCaseIsKept() throws {
    try expectRoundTrip(
      #"[{"level":1,"spelling":"gray"},{"level":2,"spelling":"grey"}]"#,
      [AnyCaseSpelling.gray(level: 1), .gray(level: 2, tag: .grey)])
    try expectReads(
      #"{"level":2,"spelling":"GREY"}"#, as: AnyCaseSpelling.gray(level: 2, tag: .grey))
  }

  @Test func aliasesAreReadAndNotWritten() throws {
    try expectRoundTrip(#"{"kind":"dog","name":"a"}"#, AliasAnimal.dog(name: "a"))
    for alias in ["puppy", "hound"] {
      try expectReads(#"{"kind":"\#(alias)","name":"a"}"#, as: AliasAnimal.dog(name: "a"))
    }
    try expectReads(#"{"t":"memo","c":"a"}"#, as: AliasBlock.note("a"))
    try expectReads(#"{"t":"memo"}"#, as: AliasBlock.note(nil))
  }

  @Test func keptAliasesAreWrittenBack() throws {
    try expectRoundTrip(#"{"kind":"lizard","length":1}"#, AliasAnimal.lizard(length: 1))
    try expectRoundTrip(
      #"{"kind":"reptile","length":1,"tail":true}"#,
      AliasAnimal.lizard(length: 1, tail: true, tag: .reptile))
    try expectRoundTrip(#"{"kind":"fish-2"}"#, AliasAnimal.fish(tag: .fish2))
    try expectRoundTrip(
      #"{"kind":"bird of prey","wings":2}"#,
      AliasAnimal.bird(AliasBird(wings: 2), tag: .birdOfPrey))
    try expectRoundTrip(#"{"c":"a","t":"str"}"#, AliasBlock.text("a", tag: .str))
    try expectRoundTrip(#"{"c":[1,2],"t":"two"}"#, AliasBlock.pair(a: 1, b: 2, tag: .two))
    try expectRoundTrip(#"{"c":{"tag":1},"t":"shift"}"#, AliasBlock.move(tag: 1, moveTag: .shift))
    try expectRoundTrip(#"{"c":{},"t":"void"}"#, AliasBlock.empty(tag: .void))
    try expectRoundTrip(#"{"c":{},"t":"empty"}"#, AliasBlock.empty())
  }

  @Test func keysHaveAliases() throws {
    try expectReads(#"{"type":"cat"}"#, as: AliasAnimal.cat)
    try expectReads(#"{"@type":"cat"}"#, as: AliasAnimal.cat)
    // The key itself comes first, even where it is wrong.
    try expectReads(#"{"type":"cat","kind":"dog","name":"a"}"#, as: AliasAnimal.dog(name: "a"))
    #expect(
      failure(of: AliasAnimal.self, #"{"type":"cat","kind":1}"#) == "typeMismatch at 'kind'")
    #expect(failure(of: AliasAnimal.self, #"{"@type":null}"#) == "valueNotFound at '@type'")
    #expect(failure(of: AliasAnimal.self, "{}") == "keyNotFound 'kind' at ''")
    #expect(
      failure(of: AliasAnimal.self, #"{"@type":"bat"}"#)
        == #"dataCorrupted at '@type': Unknown kind "bat"; expected "dog", "puppy", "hound", "#
        + #""lizard", "reptile", "fish", "fish-2", "bird", "bird of prey" or "cat"."#)
  }

  @Test func caseDoesNotCount() throws {
    try expectRoundTrip(#"{"by":"a","type":"Opened"}"#, AnyCaseEvent.opened(by: "a"))
    try expectReads(#"{"by":"a","type":"oPENED"}"#, as: AnyCaseEvent.opened(by: "a"))
    try expectRoundTrip(#"{"type":"CLOSED"}"#, AnyCaseEvent.closed)
    try expectReads(#"{"type":"SHUT"}"#, as: AnyCaseEvent.closed)
    try expectReads("{}", as: AnyCaseLevel.low)
    try expectReads(#"{"level":"High"}"#, as: AnyCaseLevel.high)
    try expectRoundTrip(
      #"{"level":"Mid"}"#, AnyCaseLevel.unknown(.object(["level": .string("Mid")])))
    #expect(
      failure(of: AnyCaseEvent.self, #"{"type":"Lost"}"#)
        == #"dataCorrupted at 'type': Unknown type "Lost"; expected "Opened", "CLOSED" or "Shut"."#)
  }
}
