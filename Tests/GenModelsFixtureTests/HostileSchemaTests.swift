import GenModelsDiagnostics
import Testing

/// Schemas that nobody writes by accident: located errors or sound Swift, never a crash.
@Suite struct HostileSchemaTests {
  /// Texts that would be code, or no text at all, where they are copied carelessly.
  static let texts = [
    "\\u0001", "\\e[31m", "\\0", "😀", "👩‍👩‍👧", "\\u202Eabc", "\\u200F", "\\uFEFFx", "\\\"", "\\\\",
    "\\\\(exit(1))",
    "\\\\u{41}", "*/", "/*", "//", "\\n", "a\\nb", "\\L", "\\P", "a\\u2028b", "\\N", "\\r", "#x",
    "`", "`a`", "``",
    "$0", "%s", "{{x}}", "{{{x}}}", "'", " ", "  a  ", "\\t", "\\ta", "e\\u0301", "\\u0301", "",
    "null", "~", "_", "__",
    "init", "self", "Self", "Type", "Any", "default", "in", "class", "hashValue", "rawValue", "1",
    "-1", "1.5",
    "true", "a.b", "a,b", "[a]", "a?", "a: b", "É", "İ", "ß", "ﬁ", "𝒳", "Ⅷ", "\\U0010FFFF",
    "\\uE000", "\\U000E0001",
    "#\\\"", "\\\"#", "\\\"\\\"\\\"", "\\\\\\n", "CodingKeys", "Protocol", "async", "await",
    "container", "decoder",
  ]

  @Test(arguments: texts)
  func asTag(_ text: String) {
    _ = Outcome(of: "types: { U: { discriminator: k, cases: { a: { tag: \"\(text)\" }, b } } }")
    _ = Outcome(
      of: "types: { U: { discriminator: \"\(text)\", cases: { a: { fields: { x: Int } } } } }")
    _ = Outcome(
      of: "types: { U: { discriminator: { key: t, content: \"\(text)\" }, cases: { a: Int } } }")
    _ = Outcome(
      of: "types: { U: { tagging: external, units: string, cases: { \"\(text)\": , b: Int } } }")
  }

  @Test(arguments: texts)
  func asName(_ text: String) {
    _ = Outcome(of: "types: { \"\(text)\": { fields: {} } }")
    _ = Outcome(of: "types: { A: { fields: { \"\(text)\": Int, b?: Int? } } }")
    _ = Outcome(
      of: "types: { A: { fields: { a: { type: Int, name: \"\(text)\", key: \"\(text)\" } } } }")
    _ = Outcome(of: "types: { A: { tuple: true, fields: { \"\(text)\": Int } } }")
    _ = Outcome(
      of:
        "types: { A: { discriminator: k, cases: { \"\(text)\": { fields: { \"\(text)\": Int } } } } }"
    )
    _ = Outcome(
      of: "types: { A: { values: [\"\(text)\", \"x\(text)\"] }, B: { values: { c: \"\(text)\" } } }"
    )
    _ = Outcome(
      of:
        "types: { A: { page: \"\(text)\", parts: { \"\(text)\": { case: \"\(text)\", type: Int } } } }"
    )
    _ = Outcome(
      of: "types: { A: { fields: { a: \"\(text)\", b: [\"\(text)\"], c: [String: \"\(text)\"] } } }"
    )
  }

  @Test(arguments: texts)
  func asDocumentation(_ text: String) throws {
    let schema = """
      doc: "\(text)"
      types:
        A: { doc: "\(text)", fields: { a: { type: Int, doc: "\(text) \(text)" } } }
        B: { discriminator: k, doc: "\(text)", cases: { a: { doc: "x \(text) y", fields: { b: Int } } } }
      """
    let swift = try #require(Outcome(of: schema).swift)
    // A documentation that leaves its comment would stand on a line that starts otherwise.
    for line in swift.unicodeScalars.split(whereSeparator: {
      "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
    }) {
      let code = String(String.UnicodeScalarView(line.drop { $0 == " " }))
      #expect(!code.hasPrefix("*/") && !code.hasPrefix("😀") && !code.hasPrefix("y"), "\(swift)")
    }
  }

  /// A text of the schema stays a text: an interpolation would run while decoding.
  @Test func neverInterpolates() throws {
    let schema = #"types: { U: { discriminator: k, cases: { a: { tag: "\\(exit(1))" }, b } } }"#
    let swift = try #require(Outcome(of: schema).swift)
    #expect(swift.contains(#"case a = "\\(exit(1))""#))
    #expect(swift.contains(#"expected "\\(exit(1))" or "b"."#))
  }

  private static let odd = [
    "null", "~", "", "[]", "{}", "[a]", "{ a: b }", "[[]]", "[null]", "{ ? [a] : b }",
    "{ ? { a: b } : c }", "\"\"",
    "1", "-1", "true", "1e400", "[a, b]", "{ a, b }", "x", "'*'", "[{ a: b, c: d }]",
    "{ type: { type: {} } }",
  ]

  /// Every value where any other kind belongs.
  @Test(arguments: odd)
  func anythingAnywhere(_ value: String) {
    let places = [
      "types: V", "schema: V\ntypes: { A: Int }", "doc: V\ntypes: { A: Int }",
      "swift: V\ntypes: { A: Int }",
      "keys: V\ntypes: { A: Int }", "defaults: V\ntypes: { A: Int }",
      "templates: V\ntypes: { A: Int }",
      "imports: V\ntypes: { A: B }", "external: V\ntypes: { A: B }", "types: { A: V }",
      "types: { A: { fields: V } }", "types: { A: { fields: { a: V } } }",
      "types: { A: { doc: V, fields: {} } }",
      "types: { A: { fields: { a: { type: V } } } }",
      "types: { A: { fields: { a: { type: Int, key: V } } } }",
      "types: { A: { fields: { a: { type: Int, name: V } } } }",
      "types: { A: { tuple: V, fields: { a: Int } } }",
      "types: { A: { keys: V, fields: { a: Int } } }", "types: { A: { values: V } }",
      "types: { A: { values: [V] } }", "types: { A: { values: { a: V } } }",
      "types: { A: { discriminator: V, cases: { a } } }",
      "types: { A: { discriminator: k, cases: V } }",
      "types: { A: { discriminator: { key: V }, cases: { a } } }",
      "types: { A: { discriminator: { key: k, content: V }, cases: { a } } }",
      "types: { A: { discriminator: { keys: V }, cases: { a } } }",
      "types: { A: { tagging: V, cases: { a } } }",
      "types: { A: { tagging: external, units: V, cases: { a } } }",
      "types: { A: { tagging: external, cases: { a: V } } }",
      "types: { A: { discriminator: k, cases: { a: V } } }",
      "types: { A: { discriminator: k, cases: { a: { tag: V } } } }",
      "types: { A: { discriminator: k, cases: { a: { type: V } } } }",
      "types: { A: { discriminator: k, cases: { a: { fields: V } } } }",
      "types: { A: { discriminator: k, cases: { a: { labels: V, fields: { b: Int } } } } }",
      "types: { A: { page: V, parts: { a: Int } } }", "types: { A: { page: R, parts: V } }",
      "types: { A: { page: R, parts: { a: V } } }",
      "types: { A: { page: R, fields: V, parts: { a: Int } } }",
      "types: { A: { page: R, parts: { a: { case: V, type: Int } } } }",
      "types: { A: { fields: { a: [V] } } }", "types: { A: { fields: { a: [String: V] } } }",
      "types: { ? V : { fields: {} } }", "types: { A: { fields: { ? V : Int } } }",
      "types: { A: { ? V : Int, fields: {} } }",
      "types: { A: { discriminator: k, cases: { ? V : } } }",
      "? V\n: { types: {} }", "V",
    ]
    for place in places {
      _ = Outcome(
        of: place.split(separator: "V", omittingEmptySubsequences: false).joined(separator: value))
    }
  }
}
