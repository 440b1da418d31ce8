import Foundation
import GenModelsPipeline
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

  /// Types that belong to no actor are read off the main one, in a module of it as well
  /// (OpenAPITools#24903, apollo-ios#3601).
  @Test(.needsCompiler, arguments: [[], ["-default-isolation", "MainActor"]])
  func nonisolatedTypesAreReadAnywhere(flags: [String]) throws {
    let folder = try EmittedFolder()
    let path = "Tests/Fixtures/Emission/opt-style/opt-style.generated.swift"
    try folder.add(try #require(Emission.text(path)), as: "style.swift")
    try folder.addSupport()
    try folder.add(
      """
      import Foundation

      nonisolated func read(_ data: Data) throws -> [OptAnswer] {
        try JSONDecoder().decode([OptAnswer].self, from: data)
      }
      nonisolated func take<T: Codable & Hashable & Sendable>(_ type: T.Type) {}
      nonisolated func takeAll() {
        take(OptGuest.self)
        take(OptColor.self)
        take(OptSwitch.self)
        take(OptTree.self)
        take(JSONValue.self)
      }

      """, as: "use.swift")
    try folder.expectCompiles("-module-name", "Isolated", flags.first ?? "-g", flags.last ?? "-g")
  }

  /// Another layout is what the formatter makes of the same configuration.
  @Test(.needsFormatter, arguments: [(4, 80), (2, 120), (3, 60)])
  func followsTheLayout(indent: Int, lineLength: Int) throws {
    let folder = try EmittedFolder()
    try folder.add(
      """
      {"version": 1, "indentation": {"spaces": \(indent)}, "lineLength": \(lineLength)}
      """, as: ".swift-format")
    let schema = """
      swift: { indent: \(indent), lineLength: \(lineLength) }
      \(Self.wideSchema)
      """
    let files = Emission.generate(schema, path: "wide.yml").files
    try folder.add(try #require(files.first).text, as: "wide.generated.swift")
    try folder.expectFormatted()
  }

  private static let wideSchema = """
    types:
      Wide:
        doc: A sentence that is long enough to be broken where a line has no more than 80 columns.
        fields:
          id: Int
          aVeryLongNameOfAProperty?: String
          old?:
            type: "[String: [Int]]"
            doc: A sentence that is long enough to be broken.
            deprecated: use something that is younger, since this one is really old by now
      WideAnswer:
        discriminator: answerToTheRequest
        cases:
          accepted: { fields: { firstNumberOfAll: Int, secondNumberOfAll: Int } }
          refused: { fields: { reasonOfTheRefusal: String, anotherReason: String } }
      WideKey:
        tagging: presence
        cases: { resultOfTheOperation: Int, errorOfTheOperation: String, anythingElse: [Int] }
    """

  @Test(.needsFormatter, arguments: Module.allCases)
  func isFormatted(module: Module) throws {
    try Self.folder(module).expectFormatted()
  }
}
