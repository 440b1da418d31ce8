import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The pages show schemas, what is wrong with them, their Swift and the JSON that it reads and
/// writes; all of it is tried, so that none of it can go stale.
struct DocumentExampleTests {
  /// The pages, and how many schemas each has at least.
  static let pages: [(path: String, least: Int)] = [
    ("README.md", 2), ("docs/editors.md", 1), ("docs/schema-reference.md", 250),
    ("docs/semantics.md", 13),
    ("docs/pages.md", 11), ("docs/tutorial.md", 3), ("docs/how-to.md", 12), ("docs/why.md", 2),
    ("docs/from-hand-written-codable.md", 1), ("docs/from-quicktype.md", 1),
    ("docs/from-swift-openapi-generator.md", 1), ("docs/from-metacodable.md", 1),
  ]

  static let examples: [DocumentExample] = pages.flatMap { path, _ in
    (try? DocumentPage(path)).map(DocumentExample.all) ?? []
  }

  @Test func everyPageHasItsSchemas() throws {
    for (path, least) in Self.pages {
      #expect(try DocumentExample.all(of: DocumentPage(path)).count >= least, "\(path)")
    }
  }

  @Test(arguments: examples)
  func theSchemaIsAsSoundAsThePageSays(_ example: DocumentExample) {
    let (files, diagnostics) = example.generate()
    let text = DiagnosticStyle.text(color: false).render(diagnostics)
    let found = text.components(separatedBy: "\n").filter { $0.hasPrefix("schema.yml:") }
    let shown = (example.diagnostics?.lines ?? []).filter { !$0.isEmpty }
    #expect(found == shown.filter { $0.hasPrefix("schema.yml:") }, "\(text)")
    let lines = text.components(separatedBy: "\n")
    #expect(Self.misplaced(shown.map(Self.trimmed), in: lines.map(Self.trimmed)) == nil, "\(text)")
    #expect(files.isEmpty == diagnostics.contains { $0.severity == .error })
    // The tool knows what it wrote as its own.
    #expect(files.first.map { GeneratedHeader.opens(Array($0.text.utf8)) } != false)
  }

  @Test(arguments: examples.filter { !$0.swift.isEmpty })
  func theSwiftIsEmitted(_ example: DocumentExample) {
    let emitted = example.generate().files.flatMap { $0.text.components(separatedBy: "\n") }
    for block in example.swift {
      let shown = block.lines.filter { !["", "…"].contains(Self.trimmed($0)) }
      #expect(!shown.isEmpty)
      #expect(Self.misplaced(shown, in: emitted) == nil)
    }
  }

  @Test func theValuesAreReadAndWritten() throws {
    let program = try ExampleProgram(Self.examples.filter { !$0.values.isEmpty })
    let problems = try program.run()
    #expect(problems == "", "\(problems)")
  }

  /// The first line that does not come behind the ones before it.
  private static func misplaced(_ lines: [String], in text: [String]) -> String? {
    var rest = text[...]
    return lines.first { line in
      guard let place = rest.firstIndex(of: line) else { return true }
      rest = rest[(place + 1)...]
      return false
    }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.drop { $0 == " " })
  }
}
