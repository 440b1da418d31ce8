/// Breaks documentation into the lines of a comment.
enum DocComment {
  /// The lines of a text, wrapped to what fits behind `/// `.
  ///
  /// The text's own lines stay; a line that is too long is broken at blanks.
  ///
  /// - Parameters:
  ///   - text: The text, nil for no comment.
  ///   - indentation: The columns before the comment.
  ///   - lineLength: The columns of a line.
  /// - Returns: The lines without `///`, none for no comment.
  static func lines(_ text: String?, indentation: Int, lineLength: Int = 100) -> [String] {
    guard let text else { return [] }
    let width = lineLength - indentation - 4
    var lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: isLineEnd
    )
    .flatMap { wrapped(self.line($0), to: width) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  /// The lines of a header, without the slashes that somebody may have written already.
  static func header(_ text: String) -> [String] {
    var lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: isLineEnd)
    // A block text of YAML ends with a line break.
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map {
      let line = $0.starts(with: "//".unicodeScalars) ? $0.dropFirst(2) : $0
      return self.line(line.first == " " ? line.dropFirst() : line)
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  /// The documentation of a case with that of its labelled values below.
  ///
  /// - Parameters:
  ///   - values: Each value's name with the lines of its documentation.
  ///   - lines: The lines of the case itself.
  ///   - indentation: The columns before the comment.
  ///   - lineLength: The columns of a line.
  /// - Returns: The lines of the case alone where no value is documented.
  static func adding(
    _ values: [(name: String, doc: [String])], to lines: [String], indentation: Int,
    lineLength: Int = 100
  ) -> [String] {
    let documented = values.filter { !$0.doc.isEmpty }
    guard !documented.isEmpty else { return lines }
    return lines + (lines.isEmpty ? [] : [""]) + ["- Parameters:"]
      + documented.flatMap { value in
        let text = "\(value.name): \(value.doc.joined(separator: " "))"
        return Self.lines(text, indentation: indentation + 4, lineLength: lineLength).enumerated()
          .map { index, line in
            (index == 0 ? "  - " : "    ") + line
          }
      }
  }

  /// A text on one line, with a blank for every character that controls how text is shown.
  ///
  /// Controls of the writing direction could make a comment look like something else.
  static func line(_ line: Substring.UnicodeScalarView) -> String {
    let text = Substring(line)
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), text.utf8.last != 0x20 {
      return String(text)
    }
    var result = String.UnicodeScalarView()
    for scalar in line {
      let isControl = scalar.properties.generalCategory == .control || scalar.turnsDirection
      result.append(isControl ? " " : scalar)
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func wrapped(_ line: String, to width: Int) -> [String] {
    guard line.unicodeScalars.count > width else { return [line] }
    var lines: [String] = []
    var current = String(line.prefix { $0 == " " })
    var isFresh = true
    for word in line.split(separator: " ") {
      if !isFresh, current.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
        lines.append(current)
        current = ""
        isFresh = true
      }
      current += (isFresh ? "" : " ") + word
      isFresh = false
    }
    return lines + [current]
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark, embedding, override or isolate of the writing direction (UAX #9).
  fileprivate var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
