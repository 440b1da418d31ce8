import Foundation

/// A line of a block of shell that runs the tool.
struct PageCommand: Sendable {
  /// The line of the page.
  var line: Int
  /// What stands behind the name of the tool, up to a pipe or to where the output goes.
  var arguments: [String]
  /// The exit code, from a comment `# exits with 2`; 0 without one.
  var code: Int32

  /// Reads a line; nil where it runs something else.
  init?(_ text: String, line: Int) {
    let comment = text.range(of: " #")?.lowerBound ?? text.endIndex
    let words = Self.words(text[..<comment])
    guard words.first == "gen-models" else { return nil }
    self.line = line
    arguments = words.dropFirst().prefix { !["|", ">", "&&", ";"].contains($0) }
    let code = text[comment...].firstMatch(of: /exits with (\d+)/).flatMap { Int32($0.output.1) }
    self.code = code ?? 0
  }

  /// The lines of a block that run the tool.
  static func all(of block: DocumentPage.Block) -> [PageCommand] {
    zip(block.line..., block.lines).compactMap { PageCommand($1, line: $0) }
  }

  /// The words of a line; blanks within quotes do not part them.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in text {
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == "\"" || letter == "'" {
        quote = letter
        word = word ?? ""
      } else if quote == nil, letter == " " {
        words += [word].compactMap(\.self)
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    return words + [word].compactMap(\.self)
  }
}
