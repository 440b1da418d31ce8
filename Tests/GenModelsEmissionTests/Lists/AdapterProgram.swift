import Foundation
import GenModelsLists
import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// The program of `Tests/Adapters`: the adapters show pages in tables and collections that stand in
/// for those of UIKit.
struct AdapterProgram {
  private let folder: EmittedFolder
  private let swiftc: Tool

  /// Compiles everything but the adapters and what they need.
  ///
  /// - Throws: What is wrong with the sources, or what the file system throws.
  init() throws {
    folder = try EmittedFolder()
    swiftc = try #require(Tool.swiftc)
    let stub = try add("Tests/Stubs/UIKit") { _ in true }
    try compile(stub, "UIKit", ["-emit-module", "-parse-as-library"])
    try compile(try addLibrary(nil), "GenModelsSupport", ["-emit-module", "-parse-as-library"])
    var program = try add("Tests/Adapters") { _ in true }
    program += try add("Tests/Lists") { ["RandomPages.swift", "SamplePart.swift"].contains($0) }
    let schema = try #require(Emission.text("Tests/Adapters/screen.yml"))
    let emitted = try #require(Emission.generate(schema, path: "screen.yml").files.first)
    try folder.add(emitted.text, as: "screen.swift")
    try compile(program + ["screen.swift"], "Program", [])
  }

  /// Compiles the adapters, and runs the program with them.
  ///
  /// - Parameters:
  ///   - arguments: What the program gets.
  ///   - mutant: A mistake in what the adapters need.
  ///   - flags: How the adapters are compiled.
  /// - Returns: The exit code, and the lines that the program printed.
  /// - Throws: What is wrong with the sources, or what the file system throws.
  func run(
    _ arguments: [String], mutant: PlanMutant? = nil, flags: [String] = []
  ) throws -> (code: Int32, lines: [Substring]) {
    try compile(try addLibrary(mutant), "GenModelsSupport", flags + ["-parse-as-library"])
    let objects = ["UIKit.o", "GenModelsSupport.o", "Program.o"]
    try expectSuccess(swiftc.run(objects + ["-o", "program"], in: folder.url))
    let path = folder.url.appendingPathComponent("program").path
    let (code, text) = try GenModelsTestSupport.run(path, arguments, in: folder.url)
    return (code, text.split(separator: "\n"))
  }

  /// Adds the library of the types of lists, and the only other one that the emitted page names.
  private func addLibrary(_ mutant: PlanMutant?) throws -> [String] {
    try add("Sources/GenModelsSupport", mutant: mutant) {
      $0.hasPrefix("List") || $0.hasPrefix("JSONValue.")
    }
  }

  /// Adds the Swift of a folder; gives the names.
  private func add(
    _ path: String, mutant: PlanMutant? = nil, where isNeeded: (String) -> Bool
  ) throws -> [String] {
    let url = Emission.root.appendingPathComponent(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(".swift") && isNeeded($0) }
    for name in names {
      var text = try #require(Emission.text("\(path)/\(name)"))
      if let mutant, name == mutant.file { text = try #require(mutant.applied(to: text)) }
      try folder.add(text, as: name)
    }
    return names
  }

  private func compile(_ names: [String], _ module: String, _ flags: [String]) throws {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let options =
      ["-module-name", module, "-emit-object", "-o", "\(module).o", "-I", ".", "-wmo"]
      + ["-swift-version", "6", "-package-name", "lists", "-warnings-as-errors"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
    try expectSuccess(swiftc.run(options + flags + names, in: folder.url))
  }

  private func expectSuccess(_ result: (code: Int32, text: String)) throws {
    try #require(result.code == 0, "\(result.text.prefix(4000))")
  }
}

extension PlanMutant {
  /// The file of the library that the template gives.
  fileprivate var file: String {
    let words = template.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.joined() + ".generated.swift"
  }
}
