import Foundation
import Testing

/// The compiler and the formatter take every emitted file as it is.
@Suite struct ToolchainTests {
  /// Generated/ and the fixtures are two modules, since both may declare a type of one name.
  enum Module: String, CaseIterable {
    case generated = "Generated/"
    case fixtures = "Tests/Fixtures/"

    var paths: [String] { Emission.emittedFiles.filter { $0.hasPrefix(rawValue) } }
  }

  private static func folder(_ module: Module) throws -> EmittedFolder {
    let folder = try EmittedFolder()
    for path in module.paths {
      let name = URL(fileURLWithPath: path).lastPathComponent
      try folder.add(try #require(Emission.text(path)), as: name)
    }
    return folder
  }

  @Test func findsTheFiles() {
    #expect(Module.generated.paths.contains("Generated/event-confirmation.generated.swift"))
    let ofCases = Module.fixtures.paths.filter { !$0.contains("/Support/") }
    #expect(ofCases.count == Emission.cases.count)
    #expect(ofCases.count < Module.fixtures.paths.count)
  }

  @Test(.needsCompiler, arguments: ["5", "6"], Module.allCases)
  func compiles(version: String, module: Module) throws {
    try Self.folder(module).expectCompiles(swift: version)
  }

  @Test(.needsCompiler, arguments: Module.allCases)
  func compilesOnTheMainActor(module: Module) throws {
    try Self.folder(module).expectCompiles("-default-isolation", "MainActor")
  }

  @Test(.needsFormatter, arguments: Module.allCases)
  func isFormatted(module: Module) throws {
    try Self.folder(module).expectFormatted()
  }
}
