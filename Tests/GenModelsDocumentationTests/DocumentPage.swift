import Foundation

/// A page of the documentation: its headings, links and blocks of code.
struct DocumentPage: Sendable {
  /// A block of code between two fences.
  struct Block: Sendable {
    /// What stands behind the first fence: a language, and at times a word of ours.
    var language: String
    /// The line of its first line of code.
    var line: Int
    var lines: [String]

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// The name of the file that the page makes of it, from `yaml NAME.yml`.
    var file: String? {
      language.hasPrefix("yaml ") && language.hasSuffix(".yml")
        ? String(language.dropFirst(5)) : nil
    }

    /// Whether it is a schema that needs other ones.
    var isPartOfSeveral: Bool { lines.contains { $0.hasPrefix("imports:") } }
  }

  /// A line that starts with number signs.
  struct Heading: Sendable {
    var level: Int
    var title: String
    var line: Int
  }

  /// The folder of this package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path below the package's folder.
  var path: String
  var lines: [String] = []
  var blocks: [Block] = []
  var headings: [Heading] = []
  /// The lines that are no code.
  var prose: [(line: Int, text: String)] = []

  /// Reads a page of the package.
  ///
  /// - Throws: what the file system throws.
  init(_ path: String) throws {
    self.path = path
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
    var block: (fence: String, block: Block)?
    for (line, text) in zip(1..., lines) {
      let content = text.drop { $0 == " " }
      if let open = block {
        if content == "```" {
          blocks.append(open.block)
          block = nil
        } else {
          block?.block.lines.append(String(text.dropFirst(open.fence.count)))
        }
      } else if content.hasPrefix("```") {
        let fence = String(text.prefix(text.count - content.count))
        block = (fence, Block(language: String(content.dropFirst(3)), line: line + 1, lines: []))
      } else {
        if let heading = Heading(text, line: line) { headings.append(heading) }
        prose.append((line, text))
      }
    }
  }
}

extension DocumentPage.Heading {
  init?(_ text: String, line: Int) {
    let level = text.prefix { $0 == "#" }.count
    guard level > 0, text.dropFirst(level).first == " " else { return nil }
    self.init(level: level, title: String(text.dropFirst(level + 1)), line: line)
  }

  /// What a link to the heading says behind its number sign, as GitHub makes it.
  var anchor: String {
    String(
      title.lowercased().compactMap { letter in
        switch letter {
        case " ": "-"
        case "-", "_": letter
        default: letter.isLetter || letter.isNumber ? letter : nil
        }
      })
  }
}
