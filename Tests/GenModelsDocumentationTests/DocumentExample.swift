import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// A schema of a page, and what the page says of it in the blocks behind it.
struct DocumentExample: Sendable, CustomTestStringConvertible {
  var page: String
  var schema: DocumentPage.Block
  /// The head lines of what is wrong with it; nil where it is sound.
  var diagnostics: DocumentPage.Block?
  var swift: [DocumentPage.Block] = []
  var values: [DocumentedValue] = []
  /// What a reader of the page writes with the types of the schema.
  var app: [DocumentPage.Block] = []

  var testDescription: String { "\(page):\(schema.line)" }

  /// The examples of a page.
  static func all(of page: DocumentPage) -> [DocumentExample] {
    var examples: [DocumentExample] = []
    for block in page.blocks {
      let last = examples.indices.last
      switch (block.file == nil ? block.language : "yaml", last) {
      case ("yaml", _) where !block.isPartOfSeveral:
        examples.append(DocumentExample(page: page.path, schema: block))
      case ("text", let last?): examples[last].diagnostics = block
      case ("swift", let last?): examples[last].swift.append(block)
      case ("swift app", let last?): examples[last].app.append(block)
      case ("jsonc", let last?):
        examples[last].values += DocumentedValue.all(
          of: block, standard: examples[last].firstType ?? "")
      default: break
      }
    }
    return examples
  }

  /// The files of the schema, and everything that is wrong with it.
  func generate(prefix: String? = nil) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let head = prefix.map { "swift: { prefix: \($0) }\n" } ?? ""
    let name = prefix.map { "\($0).yml" } ?? "schema.yml"
    let files = Pipeline().generate(
      Array((head + schema.text).utf8), path: name, diagnostics: collector)
    return (files, collector.diagnostics)
  }

  /// Whether the schema says itself how its Swift looks; no prefix can be added to it then.
  var hasOptions: Bool { schema.lines.contains { $0.hasPrefix("swift:") } }

  /// The first type of the schema: what its values are read as.
  private var firstType: String? {
    schema.lines.drop { !$0.hasPrefix("types:") }.dropFirst()
      .first { $0.hasPrefix("  ") && !$0.drop(while: { $0 == " " }).hasPrefix("#") }
      .map { String($0.drop { $0 == " " || $0 == "\"" }.prefix { $0.isLetter || $0.isNumber }) }
  }
}
