import Testing

@testable import GenModelsFixtures

/// Unions of which a bare text can be the tag.
@Suite struct BareTagTests {
  @Test func writesTheTagWhereNothingElseIsThere() throws {
    try expectRoundTrip(
      #"["ping","wait","list"]"#, [BareHook.ping, .wait(hasVersion: false), .list()])
    try expectRoundTrip(
      #"["rule","quote","empty"]"#, [BareBlock.rule, .quote(), .empty])
    try expectRoundTrip(#"["Cat","other"]"#, [BareAnimal.cat, .other])
    try expectRoundTrip(#"["saw","blade","drill"]"#, [BareTool.saw(), .saw(tag: .blade), .drill()])
  }

  @Test func writesTheKeysElse() throws {
    try expectRoundTrip(
      #"{"note":null,"type":"wait","version":1}"#, BareHook.wait())
    try expectRoundTrip(
      #"{"mark":null,"note":"n","seconds":1,"type":"wait"}"#,
      BareHook.wait(seconds: 1, note: "n", mark: .null, hasVersion: false))
    try expectRoundTrip(#"{"type":"call","url":"u"}"#, BareHook.call(url: "u"))
    try expectRoundTrip(#"{"items":[1],"type":"list"}"#, BareHook.list([1]))
    try expectRoundTrip(#"{"c":{"by":"x"},"t":"quote"}"#, BareBlock.quote(by: "x"))
    try expectRoundTrip(#"{"c":"x","t":"text"}"#, BareBlock.text("x"))
  }

  @Test func readsTheKeysOfNothingElse() throws {
    try expectReads(#"{"type":"ping"}"#, as: BareHook.ping)
    try expectReads(#"{"type":"list","items":null}"#, as: BareHook.list())
    try expectReads(#"{"t":"quote","c":{}}"#, as: BareBlock.quote())
    try expectReads(#"{"kind":"blade"}"#, as: BareTool.saw(tag: .blade))
    try expectReads(#"["KITTEN","cat"]"#, as: [BareAnimal.cat, .cat])
  }

  @Test func keepsOrReplacesWhatItDoesNotKnow() throws {
    try expectRoundTrip(#""rows""#, BareBlock.unknown(.string("rows")))
    try expectReads(#""fox""#, as: BareAnimal.other)
    let kit = try decode(
      BareKit.self, #"{"tools":["saw","?",{"kind":"?"},{"kind":"drill","bit":1}]}"#)
    #expect(kit.tools == [.saw(), .drill(bit: 1)])
    #expect(kit.skippedTools.elements.map(\.place) == [.index(1), .index(2)])
  }

  @Test(arguments: [
    (
      #"{"tools":[],"hook":"call"}"#,
      #"dataCorrupted at 'hook': "call" is no bare text: it has more than its tag."#
    ),
    (
      #"{"tools":[],"hook":"?"}"#,
      #"dataCorrupted at 'hook': Unknown type "?"; expected "ping", "wait", "call" or "list"."#
    ),
    (#"{"tools":[5]}"#, "typeMismatch at 'tools.0'"),
    (#"{"tools":[null]}"#, "valueNotFound at 'tools.0'"),
    (#"{"tools":[{"kind":"drill","bit":"x"}]}"#, "typeMismatch at 'tools.0.bit'"),
  ])
  func saysWhatIsWrong(json: String, problem: String) {
    #expect(failure(of: BareKit.self, json) == problem)
  }

  @Test func aKnownTagIsNeverUnknown() {
    #expect(
      failure(of: BareBlock.self, #""text""#)
        == #"dataCorrupted at '': "text" is no bare text: it has more than its tag."#)
  }
}
