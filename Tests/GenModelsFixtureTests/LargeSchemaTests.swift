import GenModelsDiagnostics
import Testing

/// Sizes that only a machine writes.
@Suite struct LargeSchemaTests {
  @Test func manyFieldsOnOneLine() throws {
    let fields = (0..<5000).map { "field\($0): [String: Int]" }.joined(separator: ", ")
    let schema = "{ types: { A: { fields: { \(fields) } } } }"
    #expect(schema.utf8.count > 100_000)
    let swift = try #require(Outcome(of: schema).swift)
    #expect(swift.contains("var field4999: [String: Int]\n"))
  }

  @Test func anErrorOnALongLineIsShownInPart() {
    let fields = (0..<5000).map { "field\($0): [String: Int]" }.joined(separator: ", ")
    let outcome = Outcome(of: "{ types: { A: { fields: { \(fields), last: Strng } } } }")
    #expect(outcome.errors.map(\.message) == ["no type is named 'Strng'"])
    let text = DiagnosticStyle.text(color: false).render(outcome.errors)
    #expect(text.utf8.count < 600)
  }

  @Test(arguments: [
    "discriminator: k", "tagging: external", "discriminator: { key: t, content: c }",
  ])
  func manyCases(_ tagging: String) throws {
    let cases = (0..<10_000).map { "case\($0): \($0 % 2 == 0 ? "A" : "{ fields: { x: Int } }")" }
    let schema = """
      types:
        A: { fields: { id: Int } }
        U: { \(tagging), cases: { \(cases.joined(separator: ", ")) } }
      """
    let swift = try #require(Outcome(of: schema).swift)
    #expect(swift.contains("case case9998(A)\n"))
  }

  @Test func manyErrors() {
    let fields = (0..<1000).map { "f\($0): Missing\($0)" }.joined(separator: ", ")
    #expect(Outcome(of: "types: { A: { fields: { \(fields) } } }").errors.count == 1000)
  }

  @Test(arguments: [1_000, 100_000])
  func longNames(_ count: Int) {
    let name = String(repeating: "x", count: count)
    // YAML allows 1024 characters for a key without a '?'.
    #expect(Outcome(of: "types:\n  \(name): Int").errors.isEmpty == (count < 1024))
    let type = String(repeating: "X", count: count)
    #expect(Outcome(of: "types: { ? \(type) : { fields: { ? \(name) : String } } }").errors == [])
    #expect(Outcome(of: "types: { A: { fields: { a: \(name) } } }").errors.count == 1)
    #expect(Outcome(of: "types: { A: { ? \(name) : Int } }").errors.count == 1)
    let tag =
      "types: { U: { discriminator: k, cases: { a: { tag: \(name) }, b: { tag: \(name) } } } }"
    #expect(Outcome(of: tag).errors.count == 1)
    #expect(Outcome(of: "types: { A: { fields: {}, doc: \(name) } }").errors == [])
  }

  @Test func deepBrackets() {
    let open = String(repeating: "[", count: 100_000)
    #expect(Outcome(of: "types: { A: { fields: { a: \(open) } } }").errors.count == 1)
    #expect(Outcome(of: "types: { A: { fields: { a: \"\(open)\" } } }").errors.count == 1)
    let marks = String(repeating: "?", count: 100_000)
    #expect(Outcome(of: "types: { A: { fields: { a: \"Int\(marks)\" } } }").errors.count == 1)
  }

  @Test func aliasesOfOneMistakeAreOneError() {
    let uses = (0..<500).map { "T\($0): *t" }.joined(separator: ", ")
    let schema = "templates: { t: &t { fields: { a: { typ: Int } } } }\ntypes: { \(uses) }"
    #expect(Outcome(of: schema).errors.map(\.message) == ["a field has no key 'typ'"])
  }
}
