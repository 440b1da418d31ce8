// Compiles emitted files as one module, and as many lines of the seed beside them.
//
// The seed is what one would write by hand, so the ratios say what a line of the other schemas costs
// beside a line of that. What is compiled is a debug build, as on every change, and the module's interface
// with optimization, which is what modules that import it wait for; an optimized build of all schemas would
// take minutes. The two run side by side, since each takes one processor.
//
// usage: bench-compile SEED FILES...

import Foundation

@main
struct Compile {
  static let copies = 60

  static func main() async throws {
    guard CommandLine.arguments.count > 2 else { stop("usage: bench-compile SEED FILES...") }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gen-models-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let seeds = try copies(of: CommandLine.arguments[1], in: folder)
    let corpora = await Module("Corpora", Array(CommandLine.arguments.dropFirst(2)), in: folder)
    let seed = await Module("Seed", seeds, in: folder)
    try FileManager.default.removeItem(at: folder)
    print("one module each, seconds of a processor; bytes are code and data of the debug build")
    print("                      lines    cases  module s   debug s     bytes   per case")
    corpora.report("corpora")
    seed.report("seed, \(copies) times")
    print("ratio of the two, by line")
    let ratios = zip(corpora.costs, seed.costs).map { String(format: "%.2f", $0 / $1) }
    print("  module \(ratios[0]), debug \(ratios[1]), bytes \(ratios[2])")
  }

  /// The file under other names of its types.
  static func copies(of path: String, in folder: URL) throws -> [String] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try (1...copies).map { number in
      let file = folder.appendingPathComponent("seed\(number).swift")
      let names = ["EventConfirmationResponse", "User"]
      let copy = names.reduce(text) { text, name in
        text.replacingOccurrences(
          of: "\\b\(name)\\b", with: name + "\(number)", options: .regularExpression)
      }
      try copy.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }
}

/// What it takes to compile some files.
struct Module: Sendable {
  let lines: Int
  /// The cases of enums, raw enums included, coding keys not.
  let cases: Int
  let module: Double
  let debug: Double
  let bytes: Int

  init(_ name: String, _ files: [String], in folder: URL) async {
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    self.lines = lines.count
    cases = lines.count { $0.hasPrefix("  case ") || $0.hasPrefix("  indirect case ") }
    let object = folder.appendingPathComponent(name).path
    let shared = [
      "swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", name,
    ]
    let emitting = shared + ["-O", "-emit-module", "-o", object + ".swiftmodule"] + files
    let debugging = shared + ["-Onone", "-c", "-o", object + ".o"] + files
    async let first = Child(emitting).processor
    async let second = Child(debugging).processor
    (module, debug) = await (first, second)
    bytes = Self.size(of: object + ".o")
  }

  /// What a line costs.
  var costs: [Double] { [module, debug, Double(bytes)].map { $0 / Double(lines) } }

  func report(_ name: String) {
    let row = [
      "  " + name.padding(toLength: 16, withPad: " ", startingAt: 0),
      String(
        format: "%9d%9d%10.1f%10.1f%10d%11d", lines, cases, module, debug, bytes, bytes / cases),
    ]
    print(row.joined())
  }

  /// The bytes of code and data in an object file, as `size` tells them.
  private static func size(of object: String) -> Int {
    let size = Process()
    let output = Pipe()
    size.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    size.arguments = ["size", object]
    size.standardOutput = output
    guard (try? size.run()) != nil else { stop("'size' cannot be run") }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let row = text.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace) ?? []
    return row.prefix(2).compactMap { Int($0) }.reduce(0, +)
  }
}
