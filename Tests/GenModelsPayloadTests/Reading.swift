import GenModelsDiagnostics
import GenModelsModel
import GenModelsPayload
import GenModelsPipeline
import Testing

/// What comes of reading a text by a schema, in lines.
struct Reading: Equatable, CustomStringConvertible {
  var failure: String?
  var cases: [String]
  var losses: [String]

  var description: String {
    failure ?? (cases + losses).joined(separator: "; ")
  }
}

/// Reads a text as the first type of a schema.
func reading(_ json: String, by schema: String) throws -> Reading {
  let collector = DiagnosticCollector()
  let model = try #require(
    Pipeline.model(Array(schema.utf8), path: "a.yml", diagnostics: collector))
  #expect(collector.diagnostics.filter { $0.severity == .error } == [])
  let (node, _) = try JSONReader.read(Array(json.utf8), path: "a.json")
  var reader = PayloadReader(model)
  let report = reader.report(on: node, as: .declared(0))
  return Reading(
    failure: report.failure.map { failure in
      "\(place(of: failure.diagnostic)): \(failure.diagnostic.message)"
        + " [\(failure.diagnostic.code.rawValue)]"
    },
    cases: report.cases.map { taken in
      (taken.path.text.isEmpty ? "" : taken.path.text + ": ") + "\(taken.union).\(taken.name)"
    },
    losses: report.losses.map(\.text))
}

private func place(of diagnostic: Diagnostic) -> String {
  guard case .span(let span) = diagnostic.place else { return "" }
  return "\(span.start.line):\(span.start.column)"
}
