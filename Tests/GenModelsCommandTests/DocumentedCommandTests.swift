import Foundation
import Testing

@testable import GenModelsCommand

/// The command lines that the documentation shows are those that the tool takes.
struct DocumentedCommandTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What stands behind `gen-models` in the blocks of a page, without comments and what is piped on.
  private static func commands(in page: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    let blocks = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let lines = blocks.flatMap { $0.split(separator: "\n") }
    return lines.compactMap { line in
      let starts = ["release/gen-models ", "exec gen-models ", "(gen-models "]
      let start = line.hasPrefix("gen-models ") ? "gen-models " : starts.first(where: line.contains)
      guard let start, let range = line.firstRange(of: start) else { return nil }
      let words = line[range.upperBound...].split(separator: " ")
      return words.prefix { !["|", ">", "#", "&&"].contains($0) }
        .map { $0.filter { !"\")".contains($0) } }
    }
  }

  @Test(arguments: [("README.md", 5), ("docs/command.md", 5), ("docs/ci.md", 2)])
  func areUnderstood(page: String, count: Int) throws {
    let commands = try Self.commands(in: page)
    #expect(commands.count == count, "\(commands)")
    for command in commands {
      #expect(throws: Never.self, "\(command)") { try ArgumentParser.parse(command) }
    }
  }

  @Test func everyOptionAndExitCodeIsDocumented() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("docs/command.md"), encoding: .utf8)
    for rule in OptionRule.all(of: .generate) where rule.name != "--help" {
      #expect(text.contains("`\(rule.name)"), "\(rule.name)")
    }
    for word in Subcommand.words { #expect(text.contains("| `gen-models \(word)"), "\(word)") }
    for code in [0, 1, 2, 64, 74] {
      #expect(ExitCode(rawValue: Int32(code)) != nil)
      #expect(text.contains("\n| \(code) | "))
    }
  }
}
