import Foundation
import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// The Swift of many examples in one module, with a program that reads and writes their values.
struct ExampleProgram {
  private let folder: TemporaryFolder
  private let sources: [String]

  /// Writes the Swift of the examples; the types of each have a prefix of their own.
  ///
  /// - Throws: what the file system throws.
  init(_ examples: [DocumentExample]) throws {
    folder = try TemporaryFolder()
    var sources: Set = ["main.swift", "Documents.swift"]
    var values: [DocumentedValue] = []
    for (number, example) in zip(1..., examples) {
      let prefix = "Example\(number)"
      for file in example.generate(prefix: example.hasOptions ? nil : prefix).files {
        let name = file.name.hasPrefix("schema.") ? "\(prefix).generated.swift" : file.name
        try folder.write(file.text, to: name)
        sources.insert(name)
      }
      values += example.values.map { value in
        var value = value
        value.type = Self.type(value.type, prefix: example.hasOptions ? "" : prefix)
        return value
      }
    }
    let program = DocumentPage.root.appendingPathComponent(
      "Tests/GenModelsDocumentationTests/Program/main.swift")
    try folder.write(String(contentsOf: program, encoding: .utf8), to: "main.swift")
    let types = Set(values.map(\.type)).sorted().map { "  \"\($0)\": \($0).self,\n" }.joined()
    try folder.write(
      "nonisolated(unsafe) let documents: [String: any Codable.Type] = [\n\(types)]\n",
      to: "Documents.swift")
    try folder.write(
      String(decoding: JSONEncoder().encode(values), as: UTF8.self), to: "values.json")
    self.sources = sources.sorted()
  }

  /// Compiles and runs the program; gives what it has to complain of.
  ///
  /// - Throws: what the system throws where a program cannot be started.
  func run() throws -> String {
    let flags = ["-swift-version", "6", "-warnings-as-errors", "-Onone", "-o", "program"]
    let (code, text) = try folder.run(["swiftc"] + flags + sources, input: [])
    guard code == 0 else { return text }
    return try folder.run(["./program", "values.json"], input: []).1
  }

  /// The Swift type of a value: a name, or one in brackets.
  private static func type(_ written: String, prefix: String) -> String {
    guard let name = written.lastIndex(where: { "[ ".contains($0) }) else {
      return prefix + written
    }
    return written[...name] + prefix + written[written.index(after: name)...]
  }
}
