import Testing

@testable import GenModelsFixtures

/// Structs that a bare value stands for.
@Suite struct ShorthandTests {
  @Test func writesTheBareValueWhereNothingElseIsThere() throws {
    try expectRoundTrip("[5]", [ShortLimit(units: 5, hasVersion: false)])
    try expectRoundTrip(#"["a","b"]"#, ShortBare(names: ["a", "b"]))
    try expectRoundTrip(
      #"{"bare":["x"],"items":["small",{"extra_":1,"size":"large"}],"limit":5}"#
        .replacing(#""extra_":1"#, with: #""label":"l""#),
      ShortCart(
        limit: ShortLimit(units: 5, hasVersion: false),
        items: [ShortItem(size: .small), ShortItem(size: .large, extra: ShortExtra(label: "l"))],
        bare: ShortBare(names: ["x"])))
  }

  @Test func writesTheLongFormElse() throws {
    try expectRoundTrip(
      #"{"note":"n","seen":null,"units":5}"#, ShortLimit(units: 5, note: "n", hasVersion: false))
    try expectRoundTrip(
      #"{"mark":null,"seen":null,"units":5}"#,
      ShortLimit(units: 5, mark: .null, hasVersion: false))
    try expectRoundTrip(#"{"seen":null,"units":5,"version":1}"#, ShortLimit(units: 5))
    try expectRoundTrip(
      #"{"container":"c","size":"small"}"#, ShortItem(size: .small, container: "c"))
  }

  @Test func readsTheLongFormOfNothingElse() throws {
    try expectReads(#"{"units":5}"#, as: ShortLimit(units: 5, hasVersion: false))
    try expectReads(#"{"names":["a"]}"#, as: ShortBare(names: ["a"]))
    try expectReads(#"{"size":"small","tags":null}"#, as: ShortItem(size: .small))
  }

  @Test(arguments: [
    (#"{"limit":"x","items":[]}"#, "typeMismatch at 'limit'"),
    (#"{"limit":null,"items":[]}"#, "valueNotFound at 'limit'"),
    (#"{"limit":{},"items":[]}"#, "keyNotFound 'units' at 'limit'"),
    (#"{"limit":{"units":"x"},"items":[]}"#, "typeMismatch at 'limit.units'"),
    (#"{"limit":1,"items":[5]}"#, "typeMismatch at 'items.0'"),
    (
      #"{"limit":1,"items":["huge"]}"#,
      #"dataCorrupted at 'items.0': Unknown ShortSize "huge"; expected "small" or "large"."#
    ),
    (#"{"limit":1,"items":[],"bare":["a",1]}"#, "typeMismatch at 'bare.1'"),
  ])
  func neverTakesAnErrorForTheOtherForm(json: String, problem: String) {
    #expect(failure(of: ShortCart.self, json) == problem)
  }

  @Test func standsForTheFieldsOfACase() throws {
    try expectRoundTrip(
      #"{"type":"wait","value":5}"#, ShortStep.wait(seconds: 5, hasVersion: false))
    try expectRoundTrip(
      #"{"type":"wait","value":{"reason":"r","seconds":5}}"#,
      ShortStep.wait(seconds: 5, reason: "r", hasVersion: false))
    try expectRoundTrip(
      #"{"type":"wait","value":{"seconds":5,"version":1}}"#, ShortStep.wait(seconds: 5))
    try expectRoundTrip(#"{"type":"log","value":"x"}"#, ShortStep.log(text: "x"))
    try expectReads(#"{"type":"log","value":{"text":"x"}}"#, as: ShortStep.log(text: "x"))
    try expectRoundTrip(#"{"type":"move","value":2}"#, ShortStep.move(2, nil, nil))
    try expectRoundTrip(
      #"{"type":"move","value":{"at":null,"by":2,"label":"l"}}"#,
      ShortStep.move(2, nil, ShortExtra(label: "l")))
    try expectRoundTrip(#"{"max":3}"#, ShortRule.max(limit: 3))
    try expectRoundTrip(
      #"{"max":{"limit":3,"message":"m"}}"#, ShortRule.max(limit: 3, message: "m"))
    try expectRoundTrip(#"{"list":["a"]}"#, ShortRule.list(names: ["a"]))
    try expectRoundTrip(
      #"{"list":{"names":["a"],"tags":[1]}}"#, ShortRule.list(names: ["a"], tags: [1]))
    try expectRoundTrip("7", ShortSize2.pixels(width: 7))
    try expectRoundTrip(#"{"height":1,"width":7}"#, ShortSize2.pixels(width: 7, height: 1))
    try expectReads(#"{"width":7}"#, as: ShortSize2.pixels(width: 7))
    try expectRoundTrip(#""small""#, ShortSize2.name("small"))
  }

  @Test(arguments: [
    (#"{"type":"wait"}"#, "keyNotFound 'value' at ''"),
    (#"{"type":"wait","value":null}"#, "valueNotFound at 'value'"),
    (#"{"type":"wait","value":"x"}"#, "typeMismatch at 'value'"),
    (#"{"type":"wait","value":{"seconds":"x"}}"#, "typeMismatch at 'value.seconds'"),
    (#"{"type":"move","value":{"by":1,"label":2}}"#, "typeMismatch at 'value.label'"),
  ])
  func saysWhatIsWrongWithACase(json: String, problem: String) {
    #expect(failure(of: ShortStep.self, json) == problem)
  }
}
