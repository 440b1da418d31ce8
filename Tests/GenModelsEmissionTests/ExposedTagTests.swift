import Testing

@testable import GenModelsFixtures

/// Tags that users may ask for, and unions inside of unions.
@Suite struct ExposedTagTests {
  @Test func everyCaseHasItsTag() throws {
    #expect(ExposedPet.dog(name: "a").tag == .dog)
    #expect(ExposedPet.bigCat.tag.rawValue == "big-cat")
    #expect(ExposedCode.ok.tag?.rawValue == 200)
    #expect(ExposedCode.unknown(.null).tag == nil)
    #expect(ExposedFlag.yes.tag == .yes)
    #expect(ExposedState.open.tag?.rawValue == "Open")
    #expect(ExposedState.draft.tag == nil)
    #expect(ExposedManifest.service.tag == .service)
    #expect(ExposedZoo.pet(.bigCat).tag == .bigCat)
    #expect(ExposedZoo.fish(depth: 1).tag == .fish)
    #expect(ExposedAquarium.state(.dirty).tag == .dirty)
    #expect(ExposedAquarium.state(.unknown(.null)).tag == nil)
    #expect(ExposedAquarium.full.tag == .full)
    #expect(ExposedRoute.water(.ship).tag.rawValue == "big ship")
    #expect(ExposedRoute.water(.rowing).tag.rawValue == "boat")
  }

  @Test func exposedTagsAreReadAndWritten() throws {
    try expectRoundTrip(#"{"kind":"dog","name":"a"}"#, ExposedPet.dog(name: "a"))
    try expectRoundTrip(#"{"kind":"big-cat"}"#, ExposedPet.bigCat)
    try expectReads(#"{"code":201}"#, as: ExposedCode.ok)
    try expectRoundTrip(
      #"[{"by":"big ship"},{"by":"boat"},{"by":"air"}]"#,
      [ExposedRoute.water(.ship), .water(.rowing), .air])
    try expectReads("{}", as: ExposedCode.ok)
    try expectRoundTrip(#"{"code":410,"reason":"a"}"#, ExposedCode.gone(reason: "a"))
    try expectRoundTrip(#"{"ok":false}"#, ExposedFlag.no)
    try expectReads(#"{"state":"OPEN"}"#, as: ExposedState.open)
    try expectRoundTrip("{}", ExposedState.draft)
    try expectRoundTrip(#"{"kind":"dog","name":"a"}"#, ExposedZoo.pet(.dog(name: "a")))
    try expectRoundTrip(#"{"state":"clean"}"#, ExposedAquarium.state(.clean))
    #expect(
      failure(of: ExposedZoo.self, #"{"kind":"x"}"#)
        == #"dataCorrupted at 'kind': Unknown kind "x"; expected "dog", "big-cat" or "fish"."#)
  }

  @Test func subUnions() throws {
    try expectRoundTrip(#"{"kind":"circle","radius":1}"#, SubShape.round(.circle(radius: 1)))
    try expectReads(#"{"kind":"disc","radius":1}"#, as: SubShape.round(.circle(radius: 1)))
    try expectRoundTrip(
      #"{"height":2,"kind":"oval","width":1}"#,
      SubShape.round(.oval(SubOval(width: 1, height: 2))))
    try expectRoundTrip(#"{"kind":"left-turn"}"#, SubShape.round(.spiral(.leftTurn)))
    try expectRoundTrip(#"{"kind":null}"#, SubShape.round(.unset))
    try expectRoundTrip(#"{"kind":"square","side":1}"#, SubShape.square(side: 1))
    try expectRoundTrip(#"{"c":"a","t":"text"}"#, SubBlock.inline(.text("a")))
    try expectRoundTrip(#"{"t":"space"}"#, SubBlock.inline(.space))
    try expectRoundTrip(#"{"t":"x"}"#, SubBlock.unknown(.object(["t": .string("x")])))
    try expectRoundTrip(
      #"{"apiVersion":"v1","kind":"Pod","name":"a"}"#, SubManifest.core(.pod(name: "a")))
    try expectRoundTrip(#"{"apiVersion":"batch/v1","kind":"Job"}"#, SubManifest.job)
  }

  /// The inner union keeps what it does not know, the outer one does not.
  @Test(arguments: [
    (
      #"{"kind":"x"}"#,
      #"dataCorrupted at 'kind': Unknown kind "x"; expected "circle", "disc", "oval", "#
        + #""left-turn", "right-turn", null or "square"."#
    ),
    (#"{"kind":"disc"}"#, "keyNotFound 'radius' at ''"),
    ("{}", "keyNotFound 'kind' at ''"),
  ])
  func errorsOfSubUnions(json: String, expected: String) {
    #expect(failure(of: SubShape.self, json) == expected)
  }
}
