import Foundation
import GenModelsTestSupport
import Testing

/// A program of the toolchain, where it is on the PATH.
struct Tool: Sendable {
  let path: String
  private let subcommand: [String]

  static let swiftc = Tool("swiftc")
  static let swiftFormat = Tool("swift", subcommand: ["format"])
  static let symbolGraphExtract = Tool("swift-symbolgraph-extract")

  private init?(_ name: String, subcommand: [String] = []) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
    self.subcommand = subcommand
  }

  /// Runs the program in a folder.
  ///
  /// - Returns: Its exit code, and everything that it printed.
  func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, text: String) {
    try GenModelsTestSupport.run(path, subcommand + arguments, in: folder)
  }
}

/// A folder of emitted files, to be compiled and checked, that goes away with its last reference.
final class EmittedFolder {
  let url: URL
  private(set) var names: [String] = []

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try add(#"{"version": 1}"#, as: ".swift-format")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func add(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    if name.hasSuffix(".swift"), !names.contains(name) { names.append(name) }
  }

  /// Adds the helper types that emitted files may need.
  func addSupport() throws {
    for path in Emission.emittedFiles where path.contains("/Support/") {
      try add(try #require(Emission.text(path)), as: path.replacing("/", with: "-"))
    }
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Expects the compiler to have nothing against the files.
  func expectCompiles(
    swift version: String = "6", _ flags: String..., location: SourceLocation = #_sourceLocation
  ) throws {
    try expectCompiles(swift: version, flags: flags, location: location)
  }

  /// Expects the compiler to have nothing against the files, with some flags.
  func expectCompiles(
    swift version: String, flags: [String], location: SourceLocation = #_sourceLocation
  ) throws {
    let swiftc = try #require(Tool.swiftc)
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let (code, text) = try swiftc.run(
      ["-typecheck", "-module-name", "Emitted", "-package-name", "emitted"]
        + ["-swift-version", version, "-warnings-as-errors"]
        + features.flatMap { ["-enable-upcoming-feature", $0] } + flags + names,
      in: url)
    guard code != 0 else { return }
    let errors = text.split(separator: "\n").filter { $0.contains(".swift:") }
    Issue.record(
      "\(errors.prefix(40).joined(separator: "\n"))\n\(text.prefix(2000))",
      sourceLocation: location)
  }

  /// Expects the formatter's lint to have nothing against the files.
  func expectLinted(location: SourceLocation = #_sourceLocation) throws {
    let format = try #require(Tool.swiftFormat)
    let (code, text) = try format.run(["lint", "--strict", "--parallel"] + names, in: url)
    if code != 0 { Issue.record("\(text.prefix(4000))", sourceLocation: location) }
  }

  /// Expects the formatter to leave the files as they are, and its lint to be silent.
  func expectFormatted(location: SourceLocation = #_sourceLocation) throws {
    try expectLinted(location: location)
    let format = try #require(Tool.swiftFormat)
    let before = try names.map(text)
    let (code, text) = try format.run(["--in-place", "--parallel"] + names, in: url)
    #expect(code == 0, "\(text)", sourceLocation: location)
    for (name, old) in zip(names, before) where try self.text(of: name) != old {
      Issue.record("swift format changes \(name)", sourceLocation: location)
      try add(old, as: name)
    }
  }
}

extension Trait where Self == ConditionTrait {
  static var needsCompiler: Self {
    .enabled(if: Tool.swiftc != nil, "swiftc is not on the PATH")
  }

  static var needsFormatter: Self {
    .enabled(if: Tool.swiftFormat != nil, "swift is not on the PATH")
  }
}
