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

  // The AutoCodable template of Sourcery took the default for a value of the wrong type, as
  // `try? decode ?? 3` does; a default is for a key that is absent.
  @Test(arguments: [#""big""#, "1.5", "null", "true", "[3]", "{}"])
  func defaultsAreForAbsentKeys(value: String) throws {
    #expect(try decode(FldOmitted.self, #"{"id":"a"}"#).size == 3)
    #expect(!failure(of: FldOmitted.self, #"{"id":"a","size":\#(value)}"#).hasPrefix("none"))
    #expect(
      !failure(of: FldShape.self, #"{"kind":"circle","radius":\#(value)}"#).hasPrefix("none"))
  }

  private static let places = [
    "A: { fields: { c: { type: C, default: % } } }",
    "A: { fields: { c: { type: C?, default: % } } }",
    "A: { tuple: true, fields: { c: { type: C, default: % } } }",
    "A: { discriminator: t, cases: { x: { fields: { c: { type: C, default: % } } } } }",
  ]

  // openapi-generator#652 and openapi-generator#4480: the default of an enum was a text, or a crash
  // where the enum has numbers.
  @Test(arguments: places)
  func defaultsOfEnumsAreTheirCases(place: String) {
    let texts = "C: { values: { red: r, dark blue: b } }"
    let numbers = "C: { values: { low: 1, high: 2 } }"
    for (values, name, written) in [(texts, "red", ".red"), (numbers, "high", ".high")] {
      let taken = report(on: "\(place.replacing("%", with: name))\n\(values)")
      #expect(taken.problems == [])
      #expect(taken.swift.contains(" = \(written)"), "\(taken.swift)")
    }
    for (values, name) in [(texts, "pink"), (texts, "r"), (numbers, "2"), (numbers, "middle")] {
      let refused = report(on: "\(place.replacing("%", with: name))\n\(values)")
      #expect(refused.problems.count == 1 && refused.swift.isEmpty, "\(name): \(refused)")
      #expect(refused.problems.allSatisfy { $0.hasPrefix("1: error: ") }, "\(refused.problems)")
    }
  }
}
