import GenModelsPipeline
import Testing

@testable import GenModelsFixtures

/// A page of 40 parts, with everything that goes beside one.
@Suite("A page of 40 parts")
struct FortyPartTests {
  @Test("Every kind of row is there, and each has its name")
  func hasThemAll() throws {
    #expect(FortyRow.Kind.allCases.count == 42)
    #expect(Set(FortyRow.Kind.allCases.map(\.rawValue)).count == 42)
    #expect(FortyRow.Section.allCases.count == 9)
    let page = FortyRow.page(model: Forty(mode: "", isOpen: true))
    // What is always there or kept, but the help of a group that is hidden.
    #expect(
      page.parts == [
        .firstKept(nil), .firstHelp, .secondKept(nil), .secondHelp, .thirdKept(nil),
        .fourthKept(nil), .fourthHelp, .fifthKept(nil), .fifthHelp,
      ])
  }

  /// A folder with all that is emitted for the schema, and the modules that it looks for.
  private func folder(_ options: String = "") throws -> EmittedFolder {
    let path = "Tests/Fixtures/Emission/pages-forty/pages-forty.yml"
    let schema = try #require(Emission.text(path)) + options
    let (files, diagnostics) = Emission.generate(schema, path: "pages-forty.yml")
    #expect(diagnostics == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    #expect(folder.names.count > 7)
    return folder
  }

  @Test(
    "It compiles in Swift 5 and 6 beside UIKit and SwiftUI, with nothing to warn of",
    .needsCompiler, arguments: ["5", "6"], [false, true])
  func compiles(version: String, isMain: Bool) throws {
    let folder = try folder(isMain ? "swift: { nonisolated: true }\n" : "")
    for name in ["UIKit", "SwiftUI"] { try folder.addModule(name) }
    let flags = isMain ? ["-default-isolation", "MainActor"] : ["-g", "-g"]
    try folder.expectCompiles(swift: version, "-I", ".", flags[0], flags[1])
  }

  @Test("The linter has nothing against it, and the formatter leaves it as it is", .needsFormatter)
  func isFormatted() throws {
    try folder().expectFormatted()
  }

  @Test(
    "Public bug 23 (TCA#2029): no case of 40 parts is forgotten, since that does not compile",
    .needsCompiler)
  func noCaseIsForgotten() throws {
    let probe = try DrawingProbe(fixture: "pages-forty", protocol: "FortyRowVisitor")
    #expect(probe.functions.count == FortyRow.Kind.allCases.count)
    #expect(try probe.message() == nil)
    for missing in [0, 20, probe.functions.count - 1] {
      let message = try #require(try probe.message(without: [missing]))
      let function = try #require(probe.functions[missing].firstMatch(of: /func (\w+)\(/)?.1)
      #expect(message.contains("'\(function)(") || message.contains("'\(function)'"), "\(message)")
    }
  }
}
