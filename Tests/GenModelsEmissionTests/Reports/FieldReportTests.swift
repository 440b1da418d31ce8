import GenModelsDiagnostics
import GenModelsPipeline
import Testing

@testable import GenModelsFixtures

/// Reports of fields: null and absent, and what is deprecated.
@Suite struct FieldReportTests {
  // swift-openapi-generator#934, swift-openapi-generator#419, openapi-generator#10926 and
  // openapi-generator#11033: a key that must be there, and may be null, was left out.
  @Test func nullIsWritten() throws {
    for note in ["", #","note":null"#, #","note":"n""#] {
      let json = #"{"avatar":null,"id":"1"\#(note)}"#
      #expect(try encode(decode(Guest.self, json)) == json)
    }
    // An optional that may be left out is, and null is read as the same.
    #expect(
      try encode(decode(Guest.self, #"{"id":"1","nickname":null}"#)) == #"{"avatar":null,"id":"1"}"#
    )
    try expectRoundTrip(#"{"c":null,"t":"maybe"}"#, Wrapped.maybe(nil))
    for note in ["", #","note":null"#, #","note":"n""#] {
      let json = #"{"avatar":null,"id":"1","kind":"rename"\#(note)}"#
      #expect(try encode(decode(Change.self, json)) == json)
    }
  }

  private static let deprecated = #"""
    types:
      Old:
        fields: { a: { type: Int, deprecated: gone }, b?: { type: Old2, deprecated: "a \"b\" */ \\(c)" } }
      Old2: { values: { a: a, b: b } }
      New:
        discriminator: t
        cases:
          x: { deprecated: gone, fields: { old: Old } }
          y: { deprecated: gone }
          z: { fields: { c: { type: Int, deprecated: gone } } }
      Ext: { tagging: external, cases: { x: { deprecated: gone, type: Old }, y: Int } }
      Page: { page: Row, parts: { a: { type: Old, deprecated: gone }, b: { type: [Int] } } }
    """#

  // swift-openapi-generator#932, apollo-ios#2578 and google-cloud-swift#212: what is deprecated warned
  // inside of the generated code.
  @Test(.needsCompiler, arguments: ["internal", "public"])
  func deprecatedThingsAreSilent(access: String) throws {
    let (files, diagnostics) = Emission.generate(
      "swift: { access: \(access) }\n\(Self.deprecated)\n")
    #expect(diagnostics == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    try folder.expectCompiles()
    // And those who use it are warned.
    try folder.add("func use(_ old: Old) -> Int { old.a }\n", as: "use.swift")
    let (code, text) = try #require(Tool.swiftc).run(["-typecheck"] + folder.names, in: folder.url)
    #expect(code == 0 && text.contains("'a' is deprecated: gone"), "\(text.prefix(2000))")
  }
}
