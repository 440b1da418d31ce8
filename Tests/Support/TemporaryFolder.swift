package import Foundation
package import GenModelsPipeline

/// A folder that goes away with its last reference.
package final class TemporaryFolder: Sendable {
  package let path: String

  package var fileSystem: FileSystem { FileSystem(workingDirectory: path) }

  /// Makes a folder of a name that nobody has.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders that it stands in.
  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file, nil where there is none.
  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// What the system says of a file.
  package func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
  }

  /// All names below the folder, hidden ones too.
  package func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// Runs a program of the PATH in the folder; gives its exit code and everything it printed.
  package func run(
    _ arguments: [String], input: [UInt8], in folder: String = ""
  ) throws -> (Int32, String) {
    try Data(input).write(to: URL(fileURLWithPath: path + ".input"))
    defer { try? FileManager.default.removeItem(atPath: path + ".input") }
    return try GenModelsTestSupport.run(
      "/usr/bin/env", arguments, in: URL(fileURLWithPath: "\(path)/\(folder)"),
      input: try FileHandle(forReadingFrom: URL(fileURLWithPath: path + ".input")))
  }
}

/// Runs a program in a folder; gives its exit code and everything it printed.
package func run(
  _ program: String, _ arguments: [String], in folder: URL,
  input: FileHandle = .nullDevice
) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.standardInput = input
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: text, as: UTF8.self))
}
