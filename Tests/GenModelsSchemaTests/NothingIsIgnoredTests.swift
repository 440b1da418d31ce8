import GenModelsDiagnostics
import Testing

/// Keys that would have no effect are errors, and one mistake is one error.
@Suite struct NothingIsIgnoredTests {
  @Test func tupleAndLabelsNeedFields() {
    expectDiagnostics(
      """
      types:
        Answer:
          tagging: external
          cases:
            a: { 1️⃣tuple: true }
            b: { 2️⃣labels: false, type: Int }
            c: { labels: false, tuple: true, fields: { id: Int } }
      """,
      Expected.error("1️⃣", .conflictingKeys, "'tuple' speaks of fields, and 'a' has none"),
      Expected.error("2️⃣", .conflictingKeys, "'labels' speaks of fields, and 'b' has none"))
  }

  @Test func anArrayNeedsFieldsAndHasNoKeys() {
    expectDiagnostics(
      """
      types:
        A: { tuple: true, 1️⃣fields: {} }
        B: { tuple: true, 2️⃣keys: snake_case, fields: { a: { type: Int, key: 3️⃣b } } }
      """,
      Expected.error("1️⃣", .missingKey, "an array needs at least one field"),
      Expected.error("2️⃣", .conflictingKeys, "the values of an array have no keys"),
      Expected.error("3️⃣", .conflictingKeys, "the values of an array have no keys"))
  }

  @Test func questionMarksStandWhereTheyMeanSomething() {
    expectDiagnostics(
      """
      types:
        1️⃣Name?: String
        Answer:
          discriminator: kind
          cases: { 2️⃣yes?: { fields: { id?: Int } }, "no?" }
        Response:
          page: Row
          parts: { 3️⃣a?: String }
        Other: 4️⃣Name?
      """,
      Expected.error("1️⃣", .unusableName, "the name of a type cannot hold '?'"),
      Expected.error("2️⃣", .conflictingKeys, "a case is never optional"),
      Expected.error("3️⃣", .conflictingKeys, "a part is always optional"),
      Expected.error("4️⃣", .typeExpression, "a name cannot stand for an optional type"))
  }

  @Test(arguments: [
    "types: { A: { 1️⃣doc: text, type: String } }", "types: { A: { fields: {}, 1️⃣text: x } }",
    "types: { A: { values: [a], 1️⃣keys: snake_case } }",
    "types: { A: { fields: {}, 1️⃣units: x } }",
    "types: { A: { fields: { a: { type: Int, 1️⃣labels: false } } } }",
    "types: { A: { fields: {}, 1️⃣labels: false } }", "types: { A: { fields: {}, 1️⃣name: B } }",
    "types: { A: { discriminator: k, cases: { a: { 1️⃣key: b } } } }",
    "types: { A: { discriminator: k, cases: { a: { 1️⃣keys: snake_case } } } }",
    "types: { A: { discriminator: k, cases: { a }, 1️⃣tuple: true } }",
    "types: { A: { page: R, parts: { a: Int }, 1️⃣tuple: true } }",
    "types: { A: { page: R, parts: { a: { type: Int, 1️⃣labels: false } } } }",
    "defaults: { 1️⃣keys: snake_case }\ntypes: { A: { fields: {} } }",
    "swift: { 1️⃣keys: snake_case }\ntypes: { A: { fields: {} } }",
    "types: { A: { discriminator: { key: k, 1️⃣units: object }, cases: { a } } }",
  ])
  func refusesKeysInOddPlaces(_ schema: String) {
    let marked = MarkedText(schema)
    let found = diagnostics(of: marked.text)
    #expect(found.count == 1)
    #expect([.unknownKey, .missingKey].contains(found.first?.code))
    if found.first?.code == .unknownKey { #expect(found.first?.position == marked.places["1️⃣"]) }
  }

  @Test(arguments: [
    ("types: { A: { 1️⃣discriminater: k, cases: { a } } }", "a union has no key 'discriminater'"),
    ("types: { A: { 1️⃣taging: external, cases: { a } } }", "a union has no key 'taging'"),
    ("types: { A: { discriminator: k, 1️⃣casses: { a } } }", "a union has no key 'casses'"),
    ("types: { A: { fields: { a: { 1️⃣typ: Int } } } }", "a field has no key 'typ'"),
    ("types: { A: { page: R, 1️⃣partz: { a: Int } } }", "a page has no key 'partz'"),
    ("1️⃣tipes: { A: Int }", "a schema has no key 'tipes'"),
    ("types: { A: { fields: {}, doc: a, 1️⃣b, c } }", "a struct has no key 'b'"),
  ])
  func oneMisspeltKeyIsOneError(_ schema: String, _ message: String) {
    expectDiagnostics(schema, Expected.error("1️⃣", .unknownKey, message))
  }

  @Test(arguments: [
    ("types: { A: { discriminator: k, cases: 1️⃣[a] } }", "'cases' needs a mapping, not a list"),
    ("types: { A: { tagging: 1️⃣[a], cases: { a } } }", "'tagging' needs text, not a list"),
    ("types: { A: { page: 1️⃣[a], parts: { a: Int } } }", "'page' needs text, not a list"),
    ("types: { A: { page: R, parts: 1️⃣x } }", "'parts' needs a mapping, not 'x'"),
    ("types: 1️⃣x", "'types' needs a mapping, not 'x'"),
    (
      "types: { A: { discriminator: { keys: 1️⃣x }, cases: { a } } }",
      "'keys' needs a list, not 'x'"
    ),
  ])
  func oneWrongKindIsOneError(_ schema: String, _ message: String) {
    expectDiagnostics(schema, Expected.error("1️⃣", .wrongKind, message))
  }
}
