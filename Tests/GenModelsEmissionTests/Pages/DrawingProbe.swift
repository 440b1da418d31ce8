import Foundation
import Testing

/// A type that draws the rows of a fixture through a protocol, compiled with and without all of its
/// functions.
struct DrawingProbe {
  let folder: EmittedFolder
  let name: String
  /// A function for each requirement, as a user writes it.
  let functions: [String]

  /// - Parameters:
  ///   - fixture: The folder of the fixture.
  ///   - name: A protocol in its Swift.
  /// - Throws: What is missing, or what the file system throws.
  init(fixture: String, protocol name: String) throws {
    let path = "Tests/Fixtures/Emission/\(fixture)/\(fixture).generated.swift"
    let emitted = try #require(Emission.text(path))
    folder = try EmittedFolder()
    try folder.add(emitted, as: "\(fixture).swift")
    try folder.addSupport()
    self.name = name
    let start = try #require(emitted.range(of: "protocol \(name)<Output> {"))
    let end = try #require(emitted[start.upperBound...].range(of: "\n}"))
    functions = emitted[start.upperBound..<end.lowerBound].split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("func ") }
      .map { $0.replacing(/-> Output$/, with: #"-> String { "" }"#) }
  }

  /// What the compiler says where some functions are left out; nil if it has nothing to say.
  func message(without leftOut: Set<Int> = []) throws -> String? {
    let body = functions.indices.filter { !leftOut.contains($0) }.map { "  \(functions[$0])\n" }
    try folder.add("struct Drawing: \(name) {\n\(body.joined())}\n", as: "drawing.swift")
    let (code, text) = try #require(Tool.swiftc).run(
      ["-typecheck", "-swift-version", "6", "-package-name", "p"] + folder.names, in: folder.url)
    return code == 0 ? nil : text
  }
}
