import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The schemas in the documentation are sound, so none of them can go stale.
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theSwiftOfTheReadmeIsEmitted() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    func block(_ language: String) throws -> String {
      let blocks = text.components(separatedBy: "```\(language)\n").dropFirst()
      return try #require(blocks.first?.components(separatedBy: "```").first)
    }
    let files = Pipeline().generate(
      Array(try block("yaml").utf8), path: "event.yml", diagnostics: DiagnosticCollector())
    let emitted = Set(try #require(files.first).text.components(separatedBy: "\n"))
    let shown = try block("swift").components(separatedBy: "\n").filter {
      $0.trimmingCharacters(in: .whitespaces) != "…"
    }
    #expect(shown.count > 10)
    for line in shown { #expect(emitted.contains(line), "\(line)") }
    // It is a file that the tool knows again as its own.
    #expect(GeneratedHeader.opens(Array(try #require(files.first).text.utf8)))
  }

  @Test(arguments: [("docs/schema-language.md", 19), ("README.md", 2)])
  func everySchemaIsSound(_ path: String, _ count: Int) throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    let schemas = text.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(schemas.count == count)
    for schema in schemas {
      let diagnostics = DiagnosticCollector()
      let files = Pipeline().generate(Array(schema.utf8), path: path, diagnostics: diagnostics)
      #expect(diagnostics.diagnostics.map(\.message) == [], "\(schema)")
      #expect(!files.isEmpty)
    }
  }
}
