/// Makes text from a schema harmless for a terminal.
///
/// A raw escape sequence could recolour or rewrite what the terminal shows, and a bidirectional
/// control could reorder it; both are shown as visible signs.
package enum PrintableText {
  /// The text with a visible sign in the place of every control character, line breaks included.
  package static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { sign(for: $0) != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(sign(for: scalar) ?? scalar) }
    return String(result)
  }

  /// The printable text, without the middle of what is far longer than anybody reads.
  package static func brief(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return printable(text) }
    let (head, tail) = (scalars.prefix(limit / 2), scalars.suffix(limit / 2))
    return printable("\(String(head)) … \(String(tail))")
  }

  /// How many scalars of a text are shown.
  private static let limit = 400

  /// The sign that stands for a control character; nil for every other scalar.
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      "\u{FFFD}"
    default: nil
    }
  }
}
