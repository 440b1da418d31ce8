/// One line of a text, taken apart for a message about it.
struct YAMLLine {
  /// The scalar offset of its first character.
  let start: Int

  /// Its characters, without the line break.
  let scalars: [Unicode.Scalar]

  /// How many spaces and tabs it begins with.
  var indentation: Int { scalars.prefix { $0.isBlank }.count }

  /// The position of a scalar offset among the line's characters.
  func position(_ offset: Int) -> Int { min(max(0, offset - start), scalars.count) }

  /// The characters of a range of positions, without the blanks around them.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    let trimmed = scalars[range].drop { $0.isBlank }
    text.append(
      contentsOf: trimmed.prefix((trimmed.lastIndex { !$0.isBlank } ?? -1) + 1 - trimmed.startIndex)
    )
    return String(text)
  }

  /// The last position before another that holds no blank.
  func lastText(before position: Int) -> Int? { scalars[..<position].lastIndex { !$0.isBlank } }

  /// Where a comment starts at or behind a position, else the end of the line.
  func commentStart(from position: Int) -> Int {
    first(from: position) { index in
      scalars[index] == "#" && (index == 0 || scalars[index - 1].isBlank)
    } ?? scalars.count
  }

  /// Where the `: ` behind a line's first key stands.
  func firstColon(before position: Int) -> Int? {
    first(from: 0) { index in
      scalars[index] == ":" && index + 1 < scalars.count && scalars[index + 1].isBlank
    }
    .flatMap { $0 < position ? $0 : nil }
  }

  /// Where the flow entry ends that a position lies in.
  func entryEnd(from position: Int) -> Int {
    first(from: position) { [",", "]", "}"].contains(scalars[$0]) } ?? scalars.count
  }

  /// Whether a bracket is open at a position, as far as this line tells.
  func isInFlow(at position: Int) -> Bool {
    scalars[..<position].reduce(0) { depth, scalar in
      switch scalar {
      case "[", "{": depth + 1
      case "]", "}": depth - 1
      default: depth
      }
    } > 0
  }

  /// The first position outside of quotes that fits.
  private func first(from position: Int, where fits: (Int) -> Bool) -> Int? {
    var quote: Unicode.Scalar?
    for index in position..<max(position, scalars.count) {
      let scalar = scalars[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if fits(index) {
        return index
      } else if scalar == "\"" || scalar == "'", isTextStart(index) {
        quote = scalar
      }
    }
    return nil
  }

  /// Whether a quote at a position opens a quoted text: inside a plain one it is but a sign.
  private func isTextStart(_ position: Int) -> Bool {
    guard let before = lastText(before: position) else { return true }
    return ["[", "{", ",", ":", "-", "?"].contains(scalars[before])
  }
}

extension Unicode.Scalar {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension YAMLText {
  /// The line that a scalar offset lies in.
  func line(at offset: Int) -> YAMLLine {
    let middle = byteOffset(offset)
    let before = bytes[..<middle].lastIndex(where: YAMLCharacter.isBreak).map { $0 + 1 } ?? 0
    let after = bytes[middle...].firstIndex(where: YAMLCharacter.isBreak) ?? bytes.count
    let scalars = Array(
      String(decoding: bytes[before..<max(before, after)], as: UTF8.self).unicodeScalars)
    let column = String(decoding: bytes[before..<middle], as: UTF8.self).unicodeScalars.count
    return YAMLLine(start: offset - column, scalars: scalars)
  }

  /// The character at a scalar offset; nil at the end.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    let byte = byteOffset(offset)
    guard byte < bytes.count else { return nil }
    return String(decoding: bytes[byte..<min(byte + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first
  }
}

/// A text as messages show it: in single quotes, on one line, cut where it is long.
func quotedExcerpt(_ text: String) -> String {
  var excerpt = ""
  for scalar in text.unicodeScalars.prefix(40) {
    excerpt += scalar == "\n" || scalar == "\r" ? " " : String(scalar)
  }
  return "'\(excerpt)\(text.unicodeScalars.count > 40 ? "…" : "")'"
}
