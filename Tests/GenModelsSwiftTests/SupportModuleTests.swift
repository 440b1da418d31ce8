import Foundation
import Testing

@testable import GenModelsSwift

@Suite("The library of all helper types")
struct SupportModuleTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/GenModelsSupport")

  @Test("It is what the templates give, with public access", arguments: SupportType.allCases)
  func isUpToDate(_ support: SupportType) throws {
    let file = Self.folder.appendingPathComponent("\(support.rawValue).generated.swift")
    let text = try SwiftRenderer().render(support, isPublic: true)
    if ProcessInfo.processInfo.environment["GEN_MODELS_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "record it: make record")
  }

  @Test("It has nothing else")
  func hasNothingElse() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(
      Set(names.filter { !$0.hasPrefix(".") })
        == Set(SupportType.allCases.map { "\($0.rawValue).generated.swift" }))
  }

  @Test(
    "Only the access differs from the files beside emitted ones",
    arguments: SupportType.allCases)
  func differsInAccess(_ support: SupportType) throws {
    func words(_ text: String) -> [Substring] {
      text.split { $0 == " " || $0 == "\n" }.filter { $0 != "public" }
    }
    let renderer = SwiftRenderer()
    #expect(
      words(try renderer.render(support)) == words(try renderer.render(support, isPublic: true)))
  }
}
