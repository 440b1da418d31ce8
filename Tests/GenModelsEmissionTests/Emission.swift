import Foundation
import GenModelsDiagnostics
import GenModelsPipeline

/// The fixtures of this target on the disk, and the generator.
enum Emission {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appendingPathComponent("Tests/Fixtures/Emission")

  /// The folders with a case each.
  static let cases = names(in: fixtures).filter { $0 != "Support" && !$0.hasPrefix(".") }

  /// Every emitted file that is committed, by its path from the root.
  static let emittedFiles =
    names(in: root.appendingPathComponent("Generated")).map { "Generated/\($0)" }
    .filter { $0.hasSuffix(".swift") }
    + (FileManager.default.subpaths(atPath: fixtures.path) ?? []).sorted()
    .filter { $0.hasSuffix(".swift") }.map { "Tests/Fixtures/Emission/\($0)" }

  static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: root.appendingPathComponent(path).path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The files and the diagnostics that a schema gives.
  static func generate(
    _ schema: String, path: String = "test.yml"
  ) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
    let collector = DiagnosticCollector()
    let files = Pipeline().generate(Array(schema.utf8), path: path, diagnostics: collector)
    return (files, collector.diagnostics)
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
