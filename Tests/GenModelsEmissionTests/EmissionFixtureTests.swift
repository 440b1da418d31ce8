import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// Every case gives the Swift that is committed beside it, byte for byte.
@Suite struct EmissionFixtureTests {
  private static let isRecording = ProcessInfo.processInfo.environment["GEN_MODELS_RECORD"] == "1"

  @Test(arguments: Emission.cases)
  func emitsWhatIsCommitted(name: String) throws {
    let path = "Tests/Fixtures/Emission/\(name)"
    let schema = try #require(Emission.text("\(path)/\(name).yml"))
    let (files, diagnostics) = Emission.generate(schema, path: "\(path)/\(name).yml")
    #expect(diagnostics.filter { $0.severity == .error } == [])
    #expect(files.first?.name == "\(name).generated.swift")
    for (index, file) in files.enumerated() {
      let folder = index == 0 ? path : "Tests/Fixtures/Emission/Support"
      try compare(file, at: "\(folder)/\(file.name)")
    }
  }

  /// SwiftPM warns of files that no target knows, so the manifest names each schema.
  @Test func theManifestListsEveryCase() throws {
    let manifest = try #require(Emission.text("Package.swift"))
    let list = try #require(manifest.firstMatch(of: /let emissionCases = \[([^\]]*)\]/)?.1)
    #expect(list.matches(of: /"([^"]+)"/).map { String($0.1) } == Emission.cases)
  }

  /// Neither the linter nor the whitespace pass looks into literals and comments: these are broken
  /// where they are planned, at blanks and between values.
  @Test func onlyALongWordOrValueLeavesTheLine() throws {
    for path in Emission.emittedFiles {
      for line in try #require(Emission.text(path)).split(separator: "\n") where line.count > 100 {
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
          .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let longest = (line.split(separator: " ") + quoted).map(\.count).max() ?? 0
        #expect(longest > 60, "\(path): \(line)")
      }
    }
  }

  private func compare(_ file: OutputFile, at path: String) throws {
    let committed = Emission.text(path)
    guard committed != file.text else { return }
    if Self.isRecording {
      try Data(file.text.utf8).write(to: Emission.root.appendingPathComponent(path))
      return
    }
    let patch = UnifiedDiff.patch(
      of: path, from: committed.map { Array($0.utf8) }, to: Array(file.text.utf8))
    Issue.record(
      """
      \(String(decoding: patch, as: UTF8.self))
      If this is meant, record it and read the diff before you commit it:
        GEN_MODELS_RECORD=1 swift test --filter EmissionFixtureTests
      """)
  }
}
