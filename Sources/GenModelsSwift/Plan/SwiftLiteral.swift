/// Writes texts as Swift literals, and lists of them for error texts.
enum SwiftLiteral {
  /// The text between quotes, with everything escaped that could end the literal, start an
  /// interpolation, or not be seen: no text of a schema becomes code.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// The text with Swift's escapes, good for literals on one line and on several.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isVisible(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  /// A number, in groups of three digits where it has seven or more (`GroupNumericLiterals`).
  static func number(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude)
    let sign = number < 0 ? "-" : ""
    guard digits.utf8.count > 6 else { return sign + digits }
    var result = sign
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { result += "_" }
      result.append(digit)
    }
    return result
  }

  /// The accepted values as a sentence: `"a", "b" or "c".`, in the lines of a literal.
  ///
  /// More than twelve are cut to ten and a count (semantics G3). A line that goes on ends in a
  /// backslash, so that the text has no line break.
  ///
  /// - Parameters:
  ///   - values: The values, quoted already where they are texts.
  ///   - first: The columns left on the first line.
  ///   - width: The columns of the other lines.
  /// - Returns: At least one line.
  static func list(_ values: [String], first: Int, width: Int) -> [String] {
    var shown = values
    var conjunction = "or "
    if values.count > 12 {
      shown = Array(values.prefix(10)) + ["\(values.count - 10) more"]
      conjunction = "and "
    }
    // A break comes before "or" and "and", so these words belong to the value that follows.
    let pieces = shown.enumerated().map { index, value in
      let word = index == shown.count - 1 && index > 0 ? conjunction : ""
      return switch index {
      case shown.count - 1: word + value + "."
      case shown.count - 2: value + " "
      default: value + ", "
      }
    }
    var lines: [String] = []
    var line = ""
    var room = first
    for (index, piece) in pieces.enumerated() {
      let mark = index == pieces.count - 1 ? 0 : 1
      let needed = line.unicodeScalars.count + piece.unicodeScalars.count + mark
      if needed > room, lines.isEmpty || !line.isEmpty {
        lines.append(line + "\\")
        line = ""
        room = width
      }
      line += piece
    }
    return lines + [line]
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (" "..."~").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
