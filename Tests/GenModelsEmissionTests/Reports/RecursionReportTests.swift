import Testing

@testable import GenModelsFixtures

/// Reports of types that contain themselves; `RecursionTests` of the model has all circles.
@Suite struct RecursionReportTests {
  /// wire#2448, openapi-generator#15240, openapi-generator#24898, swift-openapi-generator#70 and
  /// swift-openapi-generator#769: a case or a property that holds its own type did not compile.
  /// swift-openapi-generator#682 and swift-openapi-generator#910: where an array is between, nothing
  /// needs a box.
  @Test(arguments: [
    ("U: { discriminator: t, cases: { a: { fields: { u: U } }, b } }", ["a(u: U)"]),
    ("U: { discriminator: t, cases: { a: { fields: { u?: U } }, b } }", ["a(u: U? = nil)"]),
    ("U: { discriminator: t, cases: { a: { fields: { u: [U] } }, b } }", []),
    ("U: { discriminator: t, cases: { a: { fields: { u?: [U] } }, b } }", []),
    ("U: { discriminator: t, cases: { a: { fields: { u: \"[String: U]\" } }, b } }", []),
    ("U: { discriminator: t, cases: { a: { fields: { u: \"[U?]\" } }, b } }", []),
    ("U: { discriminator: { key: t, content: c }, cases: { a: U, b } }", ["a(U)"]),
    ("U: { discriminator: { key: t, content: $tag }, cases: { a: U?, b } }", ["a(U?)"]),
    ("U: { discriminator: { key: t, content: c }, cases: { a: [U], b } }", []),
    ("U: { tagging: external, cases: { a: U, b: { fields: { u: U } }, c } }", ["a(U)", "b(u: U)"]),
    ("U: { tagging: presence, cases: { a: U, b } }", ["a(U)"]),
    ("U: { tagging: presence, cases: { a: [U], b } }", []),
    (
      "U: { tagging: untagged, cases: { a: { fields: { u?: U, x: Int } }, b: Int } }",
      ["a(u: U? = nil, x: Int)"]
    ),
    ("U: { tagging: untagged, cases: { a: [U], b: Int } }", []),
    (
      "G: { fields: { items: [U] } }\nQ: { fields: { inner: U? } }\n"
        + "U: { discriminator: t, cases: { group: G, quote: Q, rule } }", ["quote(Q)"]
    ),
    (
      "U: { discriminator: t, cases: { a: V, b } }\nV: { discriminator: s, cases: { c: W, d } }\n"
        + "W: { fields: { u: U } }", ["a(V)"]
    ),
    (
      "U: { discriminator: t, fields: { u: U? }, cases: { a: { fields: { b: Int } } } }",
      ["enum U: Hashable, Sendable {"]
    ),
    (
      "U: { discriminator: t, cases: { a: { payload: struct, fields: { u: U? } }, b } }", ["a(A)"]
    ),
  ])
  func indirectOnlyWhereItIsNeeded(types: String, cases: [String]) {
    let (swift, problems) = report(on: types)
    #expect(problems == [])
    let found = swift.split(separator: "\n").filter { $0.contains("indirect") }
    #expect(
      found.map(String.init)
        == cases.map { $0.hasPrefix("enum") ? "indirect \($0)" : "  indirect case \($0)" })
    #expect(!swift.contains("Indirect<"))
  }

  /// openapi-generator#15240, swift-openapi-generator#769: structs that hold each other.
  @Test(arguments: [
    ("A: { fields: { b?: B } }\nB: { fields: { a?: A } }", 1),
    ("A: { fields: { a?: A, b: [A] } }", 1),
    ("A: { fields: { b: [B] } }\nB: { fields: { a: A } }", 0),
    ("A: { fields: { all: [A], map: \"[String: A]\" } }", 0),
    ("A: { fields: { u: U } }\nU: { discriminator: t, cases: { a: { fields: { a: A } }, b } }", 0),
  ])
  func boxesOnlyWhereTheyAreNeeded(types: String, count: Int) {
    let (swift, problems) = report(on: types)
    #expect(problems == [])
    let boxes = swift.split(separator: "\n").filter { $0.contains("@Indirect") }
    #expect(boxes.count == count, "\(swift)")
  }

  /// wire#2448 again: compiled, they are read and written to the bottom.
  @Test func recursiveValuesAreRead() throws {
    try expectRoundTrip(
      #"{"op":"not","operand":{"op":"number","value":1}}"#,
      Expression.not(operand: .number(value: 1)))
    try expectRoundTrip(#"{"next":{"value":2},"value":1}"#, Link(value: 1, next: Link(value: 2)))
    try expectRoundTrip(
      #"[[1],{"name":"a"}]"#,
      [ShapeReference.many([.number(1)]), .user(ShapeUser(name: "a"))])
  }
}
