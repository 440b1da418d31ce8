import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// A folder with a schema and the exact text of what is wrong with it.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// Whether the texts shall be written anew (`make record`).
  static let isRecording = ProcessInfo.processInfo.environment["GEN_MODELS_RECORD"] == "1"

  /// The folder of this package's tests.
  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders of `Tests/Fixtures/Diagnostics`, by name.
  static let all: [Fixture] = {
    let root = tests.appendingPathComponent("Fixtures/Diagnostics")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
      .map { Fixture(folder: root.appendingPathComponent($0)) }
  }()

  var folder: URL
  var testDescription: String { folder.lastPathComponent }

  private var textFile: URL { folder.appendingPathComponent("diagnostics.txt") }

  /// The text that is expected, empty where none was recorded yet.
  var expected: String { (try? String(contentsOf: textFile, encoding: .utf8)) ?? "" }

  /// Writes the text that is expected from now on.
  func record(_ text: String) throws {
    try Data(text.utf8).write(to: textFile)
  }

  /// Generates from the schema.
  func generate() throws -> (text: String, hasErrors: Bool, files: [OutputFile]) {
    let bytes = try Data(contentsOf: folder.appendingPathComponent("schema.yml"))
    let collector = DiagnosticCollector()
    let files = Pipeline().generate(Array(bytes), path: "schema.yml", diagnostics: collector)
    let text = DiagnosticStyle.text(color: false).render(collector.diagnostics)
    return (text, collector.hasErrors, files)
  }
}
