import Foundation
import GenModelsDiagnostics
import Testing

/// No code stays without a text that is checked.
@Suite struct CodeCoverageTests {
  /// The codes that a text names.
  private static func codes(in text: String) -> Set<String> {
    Set(DiagnosticCode.allCases.map(\.rawValue).filter(text.contains))
  }

  private static let withFixture = codes(in: Fixture.all.map(\.expected).joined())

  /// The codes that the sources of other test targets name, by their number.
  private static let inOtherTests: Set<String> = {
    let files = FileManager.default.enumerator(at: Fixture.tests, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("GenModelsFixtureTests") else {
        continue
      }
      found.formUnion(codes(in: (try? String(contentsOf: file, encoding: .utf8)) ?? ""))
    }
    return found
  }()

  // While the texts are written anew, some may be missing for a moment.
  @Test(.enabled(if: !Fixture.isRecording), arguments: DiagnosticCode.allCases)
  func hasAText(_ code: DiagnosticCode) {
    let family = code.rawValue.prefix(3)
    if ["GM1", "GM2", "GM3"].contains(family) {
      #expect(Self.withFixture.contains(code.rawValue), "no fixture shows \(code.rawValue)")
    } else {
      #expect(Self.inOtherTests.contains(code.rawValue), "no test names \(code.rawValue)")
    }
  }
}
