import Foundation
import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// The Swift that a reader writes compiles, and prints what the page says.
///
/// A block `swift app` goes with the Swift of the schema before it, all of them as one program: a
/// comment `// prints TEXT` announces a line of its output. A block `swift alone` is compiled by
/// itself.
struct AppSwiftTests {
  static let examples = DocumentExampleTests.examples.filter { !$0.app.isEmpty }

  static let alone: [DocumentPage.Block] = DocumentExampleTests.pages.flatMap { path, _ in
    ((try? DocumentPage(path).blocks) ?? []).filter { $0.language == "swift alone" }
  }

  @Test func thereAreSome() {
    #expect(Self.examples.count >= 12)
    #expect(Self.alone.count >= 2)
  }

  @Test(arguments: examples)
  func theAppPrintsWhatThePageSays(_ example: DocumentExample) throws {
    let files = example.generate().files.map { ($0.name, $0.text) }
    let folder = try TemporaryFolder()
    for (name, text) in files + [("main.swift", example.program)] {
      try folder.write(text, to: name)
    }
    let sources = ["main.swift"] + files.map(\.0)
    let (code, text) = try Self.compile(["-o", "program"] + sources, in: folder)
    try #require(code == 0, "\(text)")
    let printed = try folder.run(["./program"], input: []).1
    #expect(printed == example.announcement)
  }

  @Test(arguments: alone)
  func theSwiftOfOthersCompiles(_ block: DocumentPage.Block) throws {
    let folder = try TemporaryFolder()
    try folder.write(block.text, to: "alone.swift")
    let (code, text) = try Self.compile(["-typecheck", "alone.swift"], in: folder)
    #expect(code == 0, "\(text)")
  }

  private static func compile(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (Int32, String) {
    let flags = ["-swift-version", "6", "-warnings-as-errors", "-Onone"]
    return try folder.run(["swiftc"] + flags + arguments, input: [])
  }
}

extension DocumentExample {
  /// The blocks one after the other.
  fileprivate var program: String { app.map(\.portableText).joined() }

  /// The output that the comments tell.
  fileprivate var announcement: String {
    app.flatMap(\.lines).compactMap { line in
      line.range(of: "// prints ").map { line[$0.upperBound...] + "\n" }
    }.joined()
  }
}

extension DocumentPage.Block {
  /// The text; where it begins with a module of one platform, for that platform.
  fileprivate var portableText: String {
    guard let module = lines.first?.split(separator: " "), module.first == "import",
      module.last != "Foundation"
    else { return text }
    return "#if canImport(\(module[1]))\n\(text)#endif\n"
  }
}
