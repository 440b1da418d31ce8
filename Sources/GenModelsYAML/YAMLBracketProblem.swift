internal import GenModelsDiagnostics

/// What is wrong with brackets, and behind brackets and quotes that are closed.
extension YAMLProblem {
  var questionMark: Diagnostic {
    textAfterClosing ?? error("a '?' that starts a key cannot stand here")
  }

  func unclosed(_ open: Character, _ close: Unicode.Scalar) -> Diagnostic {
    if text.scalar(at: fault.offset) == "?", let textAfterClosing { return textAfterClosing }
    if let hidden = hidden(close) {
      return error(
        "the '#' starts a comment, which hides the '\(close)'", from: hidden.start,
        to: hidden.start + 1, labels: [label("the '\(open)' stands here")],
        help: "quote the text: \(quoted(hidden.text))")
    }
    guard text.scalar(at: fault.offset) != nil else {
      return error(
        "the '\(open)' is never closed", from: fault.contextOffset, to: fault.contextOffset + 1,
        help: "close it with '\(close)'")
    }
    let isColon = text.scalar(at: fault.offset) == ":"
    return error(
      "a ',' or '\(close)' is missing before this",
      labels: [label("the '\(open)' stands here")],
      help: isColon ? "separate entries with ',', and quote a text that holds ': '" : nil)
  }

  /// The text with the comment that a closing bracket is lost in.
  private func hidden(_ close: Unicode.Scalar) -> (start: Int, text: String)? {
    var offset = fault.contextOffset
    while offset < fault.offset {
      let line = text.line(at: offset)
      let from = line.position(offset)
      let comment = line.commentStart(from: from)
      if let end = line.scalars[comment...].firstIndex(where: { $0 == close || $0 == "," }),
        line.scalars[comment...].contains(close)
      {
        let before = line.scalars[from..<comment]
        let start = before.lastIndex { [",", "[", "{", ":"].contains($0) } ?? from - 1
        return (line.start + comment, line.text(start + 1..<end))
      }
      offset = line.start + line.scalars.count + 1
    }
    return nil
  }

  /// Where something stands behind a bracket or a quote that ends its value.
  var textAfterClosing: Diagnostic? {
    let position = line.position(fault.offset)
    guard let last = line.lastText(before: position) else { return nil }
    let closing = line.scalars[last]
    guard ["]", "}", "\"", "'"].contains(closing) else { return nil }
    let isOptional =
      closing == "]" && position < line.scalars.count
      && line.scalars[position] == "?"
    return error(
      "text follows the closing \(closing == "'" ? "quote" : "'\(closing)'")",
      help: isOptional ? optionalHelp(closedAt: last) : quoteHelp(closing))
  }

  private func quoteHelp(_ closing: Unicode.Scalar) -> String? {
    switch closing {
    case "'": "write a quote inside of single quotes twice: ''"
    case _ where line.isInFlow(at: line.position(fault.offset)): nil
    default: "quote the whole text: \(quoted(wholeValue))"
    }
  }

  /// The value of the line's first key.
  private var wholeValue: String {
    let start = line.firstColon(before: line.position(fault.offset)).map { $0 + 1 }
    let from = start ?? line.indentation
    return line.text(from..<max(from, line.commentStart(from: from)))
  }

  private func optionalHelp(closedAt close: Int) -> String {
    var depth = 0
    var open = close
    while open >= 0 {
      if line.scalars[open] == "]" { depth += 1 }
      if line.scalars[open] == "[" { depth -= 1 }
      if depth == 0 { break }
      open -= 1
    }
    guard open >= 0 else { return "quote the type" }
    let type = line.text(open..<close + 1)
    let quoting = "quote the type: \"\(type)?\""
    guard let colon = line.lastText(before: open), line.scalars[colon] == ":" else {
      return quoting
    }
    let before = line.scalars[..<colon].lastIndex { ["{", ",", "["].contains($0) }
    let key = line.text((before.map { $0 + 1 } ?? line.indentation)..<colon)
    if key.hasSuffix("?") { return "write '\(key): \(type)', or \(quoting)" }
    return "write '\(key)?: \(type)' with the mark on the key, or \(quoting)"
  }
}
