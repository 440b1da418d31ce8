import Foundation

/// A value of JSON on a page, and what the page says becomes of it.
struct DocumentedValue: Sendable, Codable {
  /// The line of the page.
  var line: Int
  /// The type that it is read as, an array of it, or a dictionary.
  var type: String
  var json: String
  /// What is written instead; nil where the value comes back the same.
  var written: String?
  /// Where and why it is refused; nil where it is read.
  var refusal: Refusal?

  /// The error of a refused value.
  struct Refusal: Sendable, Codable {
    /// The coding path, as `users[0].name`.
    var path: String
    /// What the description of the error holds.
    var text: String
  }

  /// The values of a block: one on each line, and more of it on lines that start with a blank.
  static func all(of block: DocumentPage.Block, standard: String) -> [DocumentedValue] {
    var type = standard
    var values: [DocumentedValue] = []
    for (line, text) in zip(block.line..., block.lines) where !text.isEmpty {
      if text.hasPrefix("// as ") {
        type = String(text.dropFirst(6))
      } else if text.hasPrefix(" "), let last = values.indices.last {
        values[last].take(text)
      } else {
        values.append(DocumentedValue(line: line, type: type, json: ""))
        values[values.count - 1].take(text)
      }
    }
    return values
  }

  private mutating func take(_ text: String) {
    guard let comment = text.range(of: "// "), let word = Self.word(text[comment.upperBound...])
    else {
      json += text + "\n"
      return
    }
    json += text[..<comment.lowerBound]
    let rest = text[comment.upperBound...].dropFirst(word.count)
    if word == "written" {
      written = String(rest)
    } else {
      let colon = rest.range(of: ": ")
      let path = rest[..<(colon?.lowerBound ?? rest.endIndex)]
      refusal = Refusal(
        path: path.hasPrefix(" at ") ? String(path.dropFirst(4)) : "",
        text: String(rest[(colon?.upperBound ?? rest.endIndex)...]))
    }
  }

  private static func word(_ comment: Substring) -> String? {
    ["written", "error"].first { comment.hasPrefix($0) }
  }
}
