import Foundation
import Testing

@testable import GenModelsSwift

/// `swift format` in its default configuration has nothing to change in what the pass made.
///
/// The forms belong to Swift 6.3; another version may break lines in another way.
@Suite(.enabled(if: SwiftFormat.isAvailable, "there is no 'swift format' on PATH"))
struct TidySwiftFormatTests {
  @Test func leavesRandomDeclarationsAlone() throws {
    let files = (1...60).map { (seed: UInt64) in
      var shapes = TidyShapes(seed: seed)
      return shapes.file()
    }
    let tidied = SwiftTidy().tidy(files.joined(separator: "\n"))
    let (formatted, messages) = try SwiftFormat.format(tidied)
    #expect(messages == "")
    #expect(firstDifference(of: tidied, and: formatted) == nil)
  }

  private func firstDifference(of one: String, and other: String) -> String? {
    let lines = one.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    guard let (offset, pair) = zip(lines, others).enumerated().first(where: { $1.0 != $1.1 }) else {
      return lines.count == others.count ? nil : "\(lines.count) lines, not \(others.count)"
    }
    return "line \(offset + 1):\n\(pair.0)\nbecomes\n\(pair.1)"
  }
}

/// The formatter of the toolchain.
private enum SwiftFormat {
  static let isAvailable = (try? format("let a = 1\n"))?.output == "let a = 1\n"

  /// Runs `swift format` with its defaults, whatever configuration lies around.
  static func format(_ text: String) throws -> (output: String, messages: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, configuration) = (folder.appending(path: "a.swift"), folder.appending(path: "c"))
    try text.write(to: source, atomically: true, encoding: .utf8)
    try #"{"version": 1}"#.write(to: configuration, atomically: true, encoding: .utf8)
    let messages = folder.appending(path: "messages")
    try Data().write(to: messages)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "format", "--configuration", configuration.path, source.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: data, as: UTF8.self), try String(contentsOf: messages, encoding: .utf8)
    )
  }
}
