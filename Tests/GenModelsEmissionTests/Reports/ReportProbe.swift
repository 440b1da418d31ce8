import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

@testable import GenModelsFixtures

/// One union among many that a report is about, whatever its type.
struct ReportProbe: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The JSON that an array of the union writes after it has read one.
  let rewritten: @Sendable (String) throws -> String
  /// Why an array of the union cannot be read.
  let failure: @Sendable (String) -> String
  /// The same as `rewritten`, with coders that convert keys to and from snake_case.
  let converted: @Sendable (String) throws -> String
  /// Why an array of the union cannot be read by a decoder that converts keys.
  let failureOfConverted: @Sendable (String) -> String

  init<Value: Codable & Equatable & Sendable>(_ type: Value.Type) {
    testDescription = "\(type)"
    rewritten = { json in
      let values = try decode([Value].self, json)
      let written = try encode(values)
      #expect(try decode([Value].self, written) == values)
      return written
    }
    failure = { GenModelsEmissionTests.failure(of: [Value].self, $0) }
    converted = { json in
      let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = .sortedKeys
      let values = try decoder.decode([Value].self, from: Data(json.utf8))
      return String(decoding: try encoder.encode(values), as: UTF8.self)
    }
    failureOfConverted = { json in
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return GenModelsEmissionTests.failure(of: [Value].self, json, decoder)
    }
  }
}

/// What the types of a schema give: Swift, or messages, each at its line of the types.
func report(on types: String) -> (swift: String, problems: [String]) {
  let lines = types.split(separator: "\n").map { "  \($0)\n" }.joined()
  let (files, diagnostics) = Emission.generate("types:\n\(lines)")
  let problems = diagnostics.map { diagnostic in
    guard case .span(let span) = diagnostic.place else { return "\(diagnostic)" }
    let others = diagnostic.labels.map { "\($0.span.start.line - 1)" }.joined(separator: ", ")
    return "\(span.start.line - 1): \(diagnostic.severity): \(diagnostic.message)"
      + (others.isEmpty ? "" : " (\(others))")
  }
  return (files.first?.text ?? "", problems)
}
