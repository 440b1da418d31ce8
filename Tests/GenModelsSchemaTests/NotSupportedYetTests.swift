import GenModelsDiagnostics
import Testing

/// What the language has and this version does not emit is refused at its place, never ignored.
@Suite struct NotSupportedYetTests {
  /// One form: where it stands, and what it is called.
  struct Form: CustomTestStringConvertible, Sendable {
    var subject: String
    var schema: String
    var testDescription: String { schema }

    init(_ subject: String, _ schema: String) {
      self.subject = subject
      self.schema = schema
    }
  }

  private static let values: [Form] = [
    Form("a value that is no whole number of 64 bits", "types: { A: { values: { a: 1️⃣1.5 } } }")
  ]

  @Test(arguments: values)
  func refusesAtItsPlace(_ form: Form) {
    expectDiagnostics(
      form.schema,
      Expected.error("1️⃣", .notSupportedYet, "\(form.subject) is not supported yet"))
  }

  @Test func aDefaultThatIsSpelledOutReplacesNoType() {
    expectDiagnostics(
      "types: { R: { page: Row, parts: { 1️⃣a: { always: false } } } }",
      Expected.error("1️⃣", .missingKey, "the part 'a' that may be missing needs 'type'"))
  }

  /// A default that is spelled out asks for nothing.
  @Test(arguments: [
    "defaults: { extraKeys: ignore, unknown: fail }",
    "swift: { access: public, indent: 2, lineLength: 100, properties: var, support: embedded }",
    "swift: { nonisolated: false, accessors: false }",
    "schema: 1", "keys: verbatim", "templates: { a: &a { x: [y] } }",
  ])
  func acceptsDefaultsOfTheFile(_ line: String) {
    expectDiagnostics("\(line)\ntypes: { User: { fields: { id: String } } }")
  }

  @Test(arguments: [
    "A: { fields: { id: { type: String, inline: false, omitDefault: false } }, tuple: false }",
    "A: { fields: { id: String }, extraKeys: ignore }",
    "A: { values: [small], unknown: fail }",
    "A: { discriminator: kind, unknown: fail, extraKeys: ignore, cases: { a, b: } }",
    "A: { discriminator: { key: k, type: String, match: exact, expose: false }, cases: { a } }",
    "A: { tagging: external, units: object, cases: { a: { labels: true, tuple: false } } }",
    "A: { discriminator: kind, cases: { a: { keepAlias: false, extraKeys: ignore } } }",
    "A: { discriminator: kind, cases: { a: { type: none }, b: ~, c: null } }",
    "A: { page: Row, parts: { a: { type: Int, rows: one, whenEmpty: keep, whenAbsent: hide } } }",
    "A: { page: Row, parts: { a: { type: Int, whenUnknown: keep, actions: [] } }, emit: [] }",
    "A: { page: Row, parts: { a: { type: Int, always: false, inline: false } } }",
  ])
  func acceptsDefaultsOfTypes(_ type: String) {
    expectDiagnostics("types: { \(type) }")
  }
}
