import Foundation
import GenModelsTestSupport
import GenModelsYAML
import Testing

@testable import GenModelsDiagnostics
@testable import GenModelsSchema

/// What a JSON Schema validator makes of schemas is what the reader makes of them.
@Suite(
  .enabled(if: Validator.isThere, "python3 has no module 'jsonschema', see .ci/jsonschema"))
struct AgreementTests {
  /// On every schema of the repository, and on every mistake in `every-key.yml`, which has every
  /// key in every form: each piece of it is changed in every node.
  @Test func onSchemasAndMistakes() throws {
    let schemas = try Sample.all()
    #expect(schemas.filter { $0.verdict == .accepted }.count > 200)
    #expect(schemas.filter { $0.verdict == .misshapen }.count > 50)
    let pieces = try Self.pieces()
    for piece in pieces { #expect(Sample("", piece)?.verdict == .accepted) }
    let mistakes = pieces.flatMap(Change.all).compactMap { Sample($0.name, $0.node) }
    #expect(mistakes.count > 3000)
    let samples = schemas + mistakes
    var blindSpots = Set(Sample.blindSpots)
    for (sample, error) in zip(samples, try Validator.errors(of: samples)) {
      switch sample.verdict {
      case .accepted: #expect(error.isEmpty, "'\(sample.name)' is sound, and refused: \(error)")
      case .misshapen: #expect(!error.isEmpty, "'\(sample.name)' is accepted: \(sample.json)")
      case .refused where error.isEmpty: blindSpots.subtract(sample.blindSpots)
      case .refused: break
      }
    }
    #expect(blindSpots.isEmpty, "these are seen after all")
  }

  @Test func everyKeyIsThere() throws {
    let file = Sample.root.appendingPathComponent("Tests/GenModelsJSONSchemaTests/every-key.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    for table in KeyTable.all {
      for rule in table.rules where rule.mayBeWritten {
        #expect(text.contains("\(rule.name):"), "\(table.name): \(rule.name)")
      }
    }
  }

  /// A schema for each type of `every-key.yml`, and one for each key beside the types.
  private static func pieces() throws -> [YAMLNode] {
    let file = Sample.root.appendingPathComponent("Tests/GenModelsJSONSchemaTests/every-key.yml")
    let nodes = compose(
      Array(try Data(contentsOf: file)), path: "every-key.yml", diagnostics: DiagnosticCollector())
    let schema = try #require(nodes?.first)
    guard case .mapping(let entries) = schema.content, let types = entries.last,
      case .mapping(let definitions) = types.value.content, let first = definitions.first
    else { return [] }
    func mapping(_ entries: [YAMLEntry]) -> YAMLNode {
      YAMLNode(.mapping(entries), span: schema.span)
    }
    func declaring(_ type: YAMLEntry) -> YAMLEntry {
      YAMLEntry(key: types.key, value: mapping([type]))
    }
    return entries.dropLast().map { mapping([$0, declaring(first)]) }
      + definitions.map { mapping([declaring($0)]) }
  }
}

/// Python's `jsonschema`, which checks values by the committed file.
enum Validator {
  private static let tests = Sample.root.appendingPathComponent("Tests/GenModelsJSONSchemaTests")

  static let isThere: Bool = {
    let result = try? run(
      "/usr/bin/env", ["python3", "-c", "import jsonschema"], in: tests)
    return result?.code == 0
  }()

  /// The first error of each sample, empty where it is accepted.
  static func errors(of samples: [Sample]) throws -> [String] {
    let folder = try TemporaryFolder()
    let values = "[\(samples.map(\.json).joined(separator: ",\n"))]"
    try folder.write(values, to: "values.json")
    let schema = Sample.root.appendingPathComponent("Schemas/gen-models.schema.json").path
    let (code, text) = try run(
      "/usr/bin/env",
      ["python3", "validate.py", schema, "\(folder.path)/values.json"], in: tests)
    try #require(code == 0, "\(text)")
    let lines = text.components(separatedBy: "\n").dropLast()
    try #require(lines.count == samples.count)
    return Array(lines)
  }
}
