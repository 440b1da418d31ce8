import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// What a schema gives: its main file, or the text of its errors.
struct Outcome {
  var swift: String?
  var errors: [Diagnostic]

  /// Generates, and expects files or located errors, and never both.
  init(of schema: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let collector = DiagnosticCollector()
    let files = Pipeline().generate(
      Array(schema.utf8), path: "schema.yml", diagnostics: collector)
    swift = files.first?.text
    errors = collector.diagnostics.filter { $0.severity == .error }
    let excerpt = schema.prefix(2000)
    #expect(files.isEmpty == !errors.isEmpty, "\(excerpt)", sourceLocation: sourceLocation)
    #expect(files.allSatisfy { !$0.text.isEmpty }, "\(excerpt)", sourceLocation: sourceLocation)
    for error in errors {
      #expect(Self.isInside(error, schema), "\(error)\n\(excerpt)", sourceLocation: sourceLocation)
    }
    // Showing them must work as well.
    let text = DiagnosticStyle.text(color: true).render(collector.diagnostics)
    #expect(text.isEmpty == collector.diagnostics.isEmpty, sourceLocation: sourceLocation)
  }

  /// Whether an error stands at a place that the text has.
  private static func isInside(_ error: Diagnostic, _ schema: String) -> Bool {
    guard case .span(let span) = error.place else { return false }
    let breaks = schema.unicodeScalars.count { $0 == "\n" || $0 == "\r" || $0 == "\u{85}" }
    return span.start.line >= 1 && span.start.column >= 1 && span.start <= span.end
      && span.end.line <= breaks + 2
  }
}
