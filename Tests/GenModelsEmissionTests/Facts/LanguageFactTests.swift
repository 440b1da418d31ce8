import Foundation
import GenModelsDiagnostics
import Testing

@testable import GenModelsFixtures

/// What the language itself makes of texts, names and isolation.
@Suite struct LanguageFactTests {
  private enum Twins: String {
    case composed = "\u{e9}"
    case combining = "e\u{301}"
  }

  @Test("fact 9: two spellings of one letter are one text for Swift, so one of them is refused")
  func equivalentTextsAreOne() {
    #expect(Twins(rawValue: "e\u{301}") == .composed)
    let (one, two) = (#""\u00e9""#, #""e\u0301""#)
    let cases = "a: { tag: \(one) }, b: { tag: \(two) }"
    let schemas: [(String, String)] = [
      ("U: { discriminator: t, cases: { \(cases) } }", "GM303"),
      ("U: { discriminator: t, cases: { a: { tag: \(one), aliases: \(two) } } }", "GM303"),
      ("U: { discriminator: { key: t, content: c }, cases: { \(cases) } }", "GM303"),
      ("U: { tagging: external, cases: { \(cases) } }", "GM303"),
      ("U: { tagging: presence, cases: { \(cases) } }", "GM303"),
      (
        "U: { discriminator: { keys: [t, u] }, "
          + "cases: { a: { tag: [x, \(one)] }, b: { tag: [x, \(two)] } } }", "GM303"
      ),
      ("U: { values: { a: \(one), b: \(two) } }", "GM303"),
      ("U: { fields: { a: { type: Int, key: \(one) }, b: { type: Int, key: \(two) } } }", "GM305"),
      ("U: { fields: { \(one): Int, \(two): Int } }", "GM305"),
      (
        "U: { page: R, parts: { a: { type: Int, key: \(one) }, b: { type: Int, key: \(two) } } }",
        "GM305"
      ),
      (
        "U: { discriminator: \(one), cases: { a: { fields: { b: { type: Int, key: \(two) } } } } }",
        "GM306"
      ),
      ("U: { discriminator: { key: \(one), content: \(two) }, cases: { a: Int } }", "GM306"),
    ]
    for (schema, code) in schemas {
      let (files, diagnostics) = Emission.generate("types:\n  \(schema)\n")
      let errors = diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.code.rawValue) == [code] && files.isEmpty, "\(schema): \(diagnostics)")
    }
  }

  @Test("fact 10: names that Swift keeps are refused, and names of Optional's cases warned of")
  func keptNames() throws {
    for name in ["Type", "Protocol", "CodingKeys"] {
      #expect(
        report(on: "U: { discriminator: t, cases: { a: { name: \(name) } } }").problems
          == ["1: error: Swift has another meaning for '\(name)' here"])
    }
    for (name, schema) in [
      ("none", "U: { discriminator: t, cases: { none, a } }"), ("some", "U: { values: [some] }"),
      ("none", "U: { page: R, parts: { none: Int } }"),
    ] {
      #expect(
        report(on: schema).problems
          == ["1: warning: '.\(name)' of an optional value means 'Optional.\(name)'"])
    }
  }

  // openapi-generator#24903, apollo-ios#3601 and baml#4230: models could not be used in such modules.
  @Test(
    "fact 11: a module that is isolated to the main actor takes what is emitted", .needsCompiler)
  func mainActorModules() throws {
    // Foundation and Swift: what the compiler makes is isolated, too.
    let plain = try EmittedFolder()
    try plain.add("import Foundation\nstruct A: Codable { var a: Int }\n", as: "plain.swift")
    try plain.add(
      """
      import Foundation
      nonisolated func read(_ data: Data) throws -> A { try JSONDecoder().decode(A.self, from: data) }

      """, as: "use.swift")
    let swiftc = try #require(Tool.swiftc)
    let (code, text) = try swiftc.run(
      ["-typecheck", "-swift-version", "6", "-default-isolation", "MainActor"] + plain.names,
      in: plain.url)
    #expect(code != 0 && text.contains("main actor-isolated conformance"), "\(text.prefix(1000))")
    let emitted = try EmittedFolder()
    let path = "Tests/Fixtures/Emission/facts/facts.generated.swift"
    try emitted.add(try #require(Emission.text(path)), as: "facts.swift")
    try emitted.addSupport()
    try emitted.expectCompiles("-default-isolation", "MainActor")
  }
}
