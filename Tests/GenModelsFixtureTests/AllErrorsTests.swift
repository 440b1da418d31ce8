import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// One run reports every independent mistake, in the order of the places.
@Suite struct AllErrorsTests {
  @Test func reportsThemAllSorted() {
    // Every line from the second on has its own mistake.
    let lines: [(text: String, code: DiagnosticCode)] = [
      ("  A: { fields: { a: Strng } }", .unknownType),
      ("  B: { feilds: { a: Int } }", .unknownKey),
      ("  C: { fields: { user_id: Int, userId: Int } }", .nameCollision),
      ("  D: { values: [small, small] }", .duplicateTag),
      ("  E: { discriminator: k, cases: { a: { fields: { k: Int } } } }", .tagCollision),
      ("  F: { fields: { next: F } }", .endlessType),
      ("  G: { cases: { a, b } }", .missingKey),
      ("  H: { discriminator: k, cases: { a: [Int] } }", .payloadNotObject),
      ("  I: { fields: { a: Int, b: { type: Int, key: a } } }", .duplicateJSONKey),
      ("  J: { values: { low: 1.5 } }", .notSupportedYet),
      ("  K: { fields: { a: \"[Int\" } }", .typeExpression),
      ("  L: { fields: [a] }", .wrongKind),
      ("  M: { tagging: extern, cases: { a } }", .unknownValue),
      ("  N: { discriminator: k, tagging: external, cases: { a } }", .conflictingKeys),
      ("  O: { discriminator: k, cases: { a: { tag: } } }", .emptyText),
      ("  P: { values: [1x] }", .unusableName),
      ("  Q: !tag { fields: {} }", .notASchema),
      ("  R: { page: Row, parts: { a: Strang } }", .unknownType),
      ("  S: { discriminator: { header: h }, cases: { a } }", .notInVersion1),
      ("swift: { access: open }", .unknownValue),
    ]
    let schema = (["types:"] + lines.map(\.text)).joined(separator: "\n") + "\n"
    let collector = DiagnosticCollector()
    let files = Pipeline().generate(
      Array(schema.utf8), path: "schema.yml", diagnostics: collector)
    #expect(files.isEmpty)
    let found = collector.diagnostics.map { diagnostic in
      guard case .span(let span) = diagnostic.place else { return "\(diagnostic.code)" }
      return "\(span.start.line): \(diagnostic.code)"
    }
    #expect(found == lines.enumerated().map { "\($0 + 2): \($1.code)" })
  }
}
