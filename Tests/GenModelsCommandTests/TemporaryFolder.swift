import Foundation
import GenModelsPipeline

/// A folder that goes away with its last reference.
final class TemporaryFolder {
  let path: String

  var fileSystem: FileSystem { FileSystem(workingDirectory: path) }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// All names below the folder, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// Runs a program in the folder and returns its exit code and everything it printed.
  func run(_ arguments: [String], input: [UInt8], in folder: String = "") throws -> (Int32, String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: "\(path)/\(folder)")
    try Data(input).write(to: URL(fileURLWithPath: path + ".input"))
    defer { try? FileManager.default.removeItem(atPath: path + ".input") }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: path + ".input"))
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
  }
}
