import Testing

@testable import GenModelsFixtures

/// Reports of several tags for one payload, and of unions whose payload is a union.
@Suite struct SeveralTagReportTests {
  private static let kept: [(ReportProbe, [String])] = [
    (
      ReportProbe(AliasAnimal.self),
      [#"{"kind":"lizard","length":1}"#, #"{"kind":"reptile","length":1}"#, #"{"kind":"fish-2"}"#]
    ),
    (ReportProbe(AliasBlock.self), [#"{"c":"a","t":"text"}"#, #"{"c":"a","t":"str"}"#]),
    (ReportProbe(CodedLevel.self), [#"{"by":"a","level":10}"#, #"{"by":"a","level":11}"#]),
    (
      ReportProbe(NamedContent.self),
      [#"{"note":"a","type":"note"}"#, #"{"memo":"a","type":"memo"}"#]
    ),
    (ReportProbe(KeptKeyMove.self), [#"{"run":1.5}"#, #"{"sprint":1.5}"#, #"{"sleep":{}}"#]),
    (ReportProbe(KeptKeyMood.self), [#""happy""#, #""glad""#, #"{"misc":"a"}"#]),
    (ReportProbe(KeptKeyReply.self), [#"{"result":1}"#, #"{"value":1}"#, #"{"ok":true}"#]),
  ]

  /// CreateAPI#36 and datamodel-code-generator#1878: of several tags of one payload all but the
  /// first, or the last, were lost. With `keepAlias` the one that came is written back.
  @Test(arguments: kept)
  func everyTagIsKept(union: ReportProbe, values: [String]) throws {
    let json = "[\(values.joined(separator: ","))]"
    #expect(try union.rewritten(json) == json)
  }

  /// The same reports: where the one that came cannot be kept, that is said.
  @Test func tagsOfSeveralKeysAreNotKept() {
    let row = "a: { tag: [x, y], aliases: [[x, z]], keepAlias: true }"
    #expect(
      report(on: "U: { discriminator: { keys: [s, t] }, cases: { \(row) } }").problems
        == ["1: error: 'keepAlias' cannot keep a tag of several keys"])
  }

  private static let folded: [(ReportProbe, tag: String, aliases: [String])] = [
    (
      ReportProbe(AliasAnimal.self), #"{"kind":"dog","name":"a"}"#,
      [#"{"kind":"puppy","name":"a"}"#, #"{"kind":"hound","name":"a"}"#]
    ),
    (ReportProbe(AliasBlock.self), #"{"c":"a","t":"note"}"#, [#"{"t":"memo","c":"a"}"#]),
    (
      ReportProbe(CodedReply.self), #"{"body":"a","code":200}"#,
      [#"{"code":201,"body":"a"}"#, #"{"code":-1,"body":"a"}"#]
    ),
    (
      ReportProbe(NamedContent.self), #"{"text":"a","type":"text"}"#, [#"{"type":"str","str":"a"}"#]
    ),
    (
      ReportProbe(Manifest.self), #"{"apiVersion":"v1","kind":"Service"}"#,
      [
        #"{"apiVersion":"v1beta1","kind":"Service"}"#,
        #"{"apiVersion":"v1alpha","kind":"Service"}"#,
      ]
    ),
    (ReportProbe(AnyCaseEvent.self), #"{"type":"CLOSED"}"#, [#"{"type":"shut"}"#]),
    (
      ReportProbe(SubShape.self), #"{"kind":"circle","radius":1}"#,
      [#"{"kind":"disc","radius":1}"#]
    ),
    (
      ReportProbe(ExternalMove.self), #"{"walk":{"steps":1}}"#,
      [#"{"go":{"steps":1}}"#, #"{"stroll":{"steps":1}}"#]
    ),
    (ReportProbe(ExternalMood.self), #""happy""#, [#""glad""#, #""content""#]),
    (ReportProbe(PresenceReply.self), #"{"error":"a"}"#, [#"{"fault":"a"}"#]),
  ]

  /// CreateAPI#36 and datamodel-code-generator#1878 again, ReerCodable#36: without `keepAlias`
  /// every tag is read, and the one that the schema names first is written.
  @Test(arguments: folded)
  func theTagOfTheSchemaIsWritten(union: ReportProbe, tag: String, aliases: [String]) throws {
    for alias in [tag] + aliases {
      #expect(try union.rewritten("[\(alias)]") == "[\(tag)]")
    }
  }

  /// CreateAPI#158: of two cases whose payloads are names of one type only one was left.
  @Test func sameTypesByOtherNamesAreTwoCases() throws {
    let base = AliasedBase(id: 1)
    #expect(AliasedInternal.one(base) != .two(base))
    try expectRoundTrip(
      #"[{"id":1,"kind":"one"},{"id":1,"kind":"two"},{"id":1,"kind":"base"}]"#,
      [AliasedInternal.one(base), .two(base), .base(base)])
    try expectRoundTrip(
      #"[{"c":{"id":1},"t":"one"},{"c":{"id":1},"t":"two"}]"#,
      [AliasedAdjacent.one(base), .two(base)])
    try expectRoundTrip(
      #"[{"one":{"id":1},"t":"one"},{"t":"two","two":{"id":1}}]"#,
      [AliasedNamed.one(base), .two(base)])
    try expectRoundTrip(
      #"[{"one":{"id":1}},{"two":{"id":1}}]"#, [AliasedExternal.one(base), .two(base)])
    try expectRoundTrip(
      #"[{"one":{"id":1}},{"two":{"id":1}}]"#, [AliasedPresence.one(base), .two(base)])
    try expectRoundTrip(
      #"[{"id":1,"kind":"a","v":1},{"id":1,"kind":"a","v":2}]"#,
      [AliasedRows.one(base), .two(base)])
    // Without tags nothing tells them.
    let untagged = report(
      on: "B: { fields: { id: Int } }\nC: B\nD: B\n"
        + "U: { tagging: untagged, cases: { one: C, two: D } }")
    #expect(untagged.problems.count == 1)
    #expect(
      untagged.problems.first?.hasPrefix("4: error: nothing tells 'two' from 'one'") == true,
      "\(untagged.problems)")
  }

  private static let nested: [(ReportProbe, String)] = [
    (ReportProbe(NestedInternal.self), #"{"gesture":"tap","step":"gesture","x":1,"y":2}"#),
    (
      ReportProbe(NestedAdjacent.self), #"{"step":"gesture","value":{"gesture":"tap","x":1,"y":2}}"#
    ),
    (ReportProbe(NestedNamed.self), #"{"held":{"gesture":"tap","x":1,"y":2},"step":"held"}"#),
    (ReportProbe(NestedExternal.self), #"{"held":{"gesture":"tap","x":1,"y":2}}"#),
    (ReportProbe(NestedPresence.self), #"{"held":{"gesture":"tap","x":1,"y":2}}"#),
    (ReportProbe(NestedUntagged.self), #"{"gesture":"tap","x":1,"y":2}"#),
    (ReportProbe(NestedDeep.self), #"{"gesture":"tap","meta":{"step":"held"},"x":1,"y":2}"#),
    (ReportProbe(NestedRows.self), #"{"gesture":"tap","step":"held","v":1,"x":1,"y":2}"#),
    (ReportProbe(SubShape.self), #"{"kind":"left-turn"}"#),
    (ReportProbe(SubBlock.self), #"{"c":"a","t":"text"}"#),
    (ReportProbe(SubManifest.self), #"{"apiVersion":"v1","kind":"Pod","name":"a"}"#),
  ]

  /// swift-openapi-generator#221 and swift-openapi-generator#222: several tags of one payload, and
  /// a union in a union, ended the whole run.
  @Test(arguments: nested)
  func unionsInUnionsKeepBothTags(union: ReportProbe, json: String) throws {
    #expect(try union.rewritten("[\(json)]") == "[\(json)]")
  }

  /// zod#3804 and zod#4908: the tags of the inner union counted as tags that were there already.
  /// What is wrong inside is the error of the inner union, at its place.
  @Test(arguments: [
    (ReportProbe(NestedInternal.self), #"{"gesture":"?","step":"gesture"}"#, "0.gesture"),
    (
      ReportProbe(NestedAdjacent.self), #"{"step":"gesture","value":{"gesture":"?"}}"#,
      "0.value.gesture"
    ),
    (ReportProbe(NestedNamed.self), #"{"held":{"gesture":"?"},"step":"held"}"#, "0.held.gesture"),
    (ReportProbe(NestedExternal.self), #"{"held":{"gesture":"?"}}"#, "0.held.gesture"),
    (ReportProbe(NestedPresence.self), #"{"held":{"gesture":"?"}}"#, "0.held.gesture"),
    (ReportProbe(NestedDeep.self), #"{"meta":{"step":"held"},"gesture":"?"}"#, "0.gesture"),
    (ReportProbe(NestedRows.self), #"{"step":"held","v":1,"gesture":"?"}"#, "0.gesture"),
  ])
  func innerTagsAreInnerErrors(union: ReportProbe, json: String, path: String) {
    #expect(
      union.failure("[\(json)]")
        == #"dataCorrupted at '\#(path)': Unknown gesture "?"; expected "tap" or "stop"."#)
  }

  /// serde#2551: an alias that another case has was taken, and never read.
  @Test(arguments: [
    "U: { discriminator: t, cases: { a: { aliases: [x] }, b: { aliases: [x] } } }",
    "U: { discriminator: t, cases: { a: { aliases: [b] }, b } }",
    "U: { discriminator: t, cases: { a: { aliases: [x, x] } } }",
    "U: { discriminator: { key: t, content: c }, cases: { a: { aliases: [x] }, x: Int } }",
    "U: { discriminator: { key: t, type: Int }, cases: { a: { tag: 1 }, b: { tag: 2, aliases: 1 } } }",
    "U: { discriminator: { keys: [s, t] }, cases: { a: { tag: [a, b] }, "
      + "b: { tag: [a, c], aliases: [[a, b]] } } }",
    "U: { tagging: external, cases: { a: { aliases: [x] }, b: { aliases: [x] } } }",
    "U: { tagging: presence, cases: { a: { aliases: [x], type: Int }, x: Int } }",
    "U: { discriminator: { key: t, match: caseInsensitive }, cases: { a: { aliases: [X] }, x } }",
  ])
  func aliasesAreTagsOfOneCase(types: String) {
    let problems = report(on: types).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.allSatisfy { $0.hasPrefix("1: error: the tag ") }, "\(problems)")
  }

  /// zod#6545: two cases were the one without a tag, which nobody heard of before the first value.
  @Test(arguments: [
    "U: { discriminator: { key: t, missing: a }, cases: { a, b: { tag: absent } } }",
    "U: { discriminator: { key: t, null: a }, cases: { a, b: { tag: null } } }",
    "U: { discriminator: t, cases: { a: { tag: absent }, b: { tag: absent } } }",
    "U: { discriminator: t, cases: { a: { tag: null }, b: { tag: null } } }",
    "U: { discriminator: t, cases: { a: { tag: absent }, b: { cases: V } } }\n"
      + "V: { discriminator: t, cases: { c: { tag: absent } } }",
  ])
  func oneCaseIsTheOneWithoutATag(types: String) {
    let problems = report(on: types).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.allSatisfy { $0.contains("absent") || $0.contains("null") }, "\(problems)")
  }
}
