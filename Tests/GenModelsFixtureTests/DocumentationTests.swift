import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The schemas in the documentation are sound, so none of them can go stale.
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [("docs/schema-language.md", 7), ("README.md", 2)])
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
