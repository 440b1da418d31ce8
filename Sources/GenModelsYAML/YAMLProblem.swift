internal import GenModelsDiagnostics

/// What is wrong with a text that libyaml refuses, in words for people who write schemas.
///
/// libyaml tells what it looked for; what helps is which quotes, colon or blank to add. So the
/// text around the place is looked at as well.
struct YAMLProblem {
  let fault: YAMLFault
  let text: YAMLText

  init(_ fault: YAMLFault, in text: YAMLText) {
    self.fault = fault
    self.text = text
  }

  var diagnostic: Diagnostic {
    switch fault.problem {
    case "found character that cannot start any token": startCharacter
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      tab
    case "mapping values are not allowed in this context": colon
    case "mapping keys are not allowed in this context": questionMark
    case "block sequence entries are not allowed in this context":
      error("a list cannot start here", help: "put the list on lines of its own")
    case "did not find expected ',' or '}'": unclosed("{", "}")
    case "did not find expected ',' or ']'": unclosed("[", "]")
    case "did not find expected key": missingKey
    case "did not find expected '-' indicator":
      error(
        "this line is not an item of its list", labels: [label("the list starts here")],
        help: "start it with '- '")
    case "could not find expected ':'": missingColon
    case "did not find expected node content": missingValue
    case "did not find expected <document start>": documentStart
    default: tokenProblem
    }
  }

  // MARK: Plain texts, keys and indentation

  private var startCharacter: Diagnostic {
    guard let character = text.scalar(at: fault.offset), character != "\t" else { return tab }
    if ["|", ">"].contains(character), line.isInFlow(at: line.position(fault.offset)) {
      return error(
        "a block text has no place between braces",
        help: "quote the text, or write the mapping without braces, a key on each line")
    }
    return error(
      "a plain text cannot start with '\(character)'", help: "quote it: \(quoted(entry))")
  }

  private var tab: Diagnostic {
    error("a tab cannot indent", help: "indent with spaces")
  }

  private var colon: Diagnostic {
    let position = line.position(fault.offset)
    if let first = line.firstColon(before: position) {
      let value = line.text(first + 1..<max(first + 1, line.commentStart(from: first + 1)))
      return error("a plain text cannot hold ': '", help: "quote the text: \(quoted(value))")
    }
    let key = line.text(line.indentation..<max(line.indentation, position))
    if key.hasPrefix("---") {
      return error(
        "a mapping cannot start on the line of '---'", help: "start it on the next line")
    }
    let start = line.start + line.indentation
    guard fault.offset - start <= 1024 else {
      return error("a key cannot be longer than 1024 characters", from: start)
    }
    if let last = line.lastText(before: position), ["\"", "'"].contains(line.scalars[last]) {
      return error("a key cannot go on over several lines", from: start, to: fault.offset)
    }
    return keyAbove
      ?? error(
        "the key \(quotedExcerpt(key)) stands where the text above goes on", from: start,
        to: fault.offset, help: "indent it like the keys above, or quote the text")
  }

  /// The line above is a plain text for YAML because the colon of its key is missing.
  private var keyAbove: Diagnostic? {
    guard let above = lineAbove, above.firstColon(before: above.scalars.count) == nil else {
      return nil
    }
    let key = above.text(above.indentation..<above.scalars.count)
    guard let first = key.unicodeScalars.first, !["-", "\"", "'", "?"].contains(first) else {
      return nil
    }
    let start = above.start + above.indentation
    return error(
      "no ':' follows the key \(quotedExcerpt(key))", from: start,
      to: start + key.unicodeScalars.count, help: "write a ':' after it")
  }

  private var missingKey: Diagnostic {
    if let textAfterClosing { return textAfterClosing }
    if text.scalar(at: fault.offset) == "*" {
      return error("an alias cannot have an anchor or a tag")
    }
    if let closing = text.scalar(at: fault.offset), ["]", "}"].contains(closing) {
      return error("the '\(closing)' closes nothing")
    }
    let isIndented = line.position(fault.offset) <= line.indentation
    guard isIndented, text.line(at: fault.contextOffset).start != line.start else {
      return error("a key is expected here")
    }
    let mapping = text.line(at: fault.contextOffset)
    let width = mapping.position(fault.contextOffset)
    guard width != line.indentation else { return error("a key is expected here") }
    return error(
      "this line is not indented like the keys of its mapping",
      labels: [label("the mapping starts here")],
      help: width == 0
        ? "do not indent it" : "indent it by \(width) \(width == 1 ? "space" : "spaces")")
  }

  private var missingColon: Diagnostic {
    let line = text.line(at: fault.contextOffset)
    let position = line.position(fault.contextOffset)
    let end = line.start + (line.lastText(before: line.scalars.count) ?? position) + 1
    if let first = text.scalar(at: fault.contextOffset), ["\"", "'", "[", "{"].contains(first) {
      return error(
        "a key cannot go on over several lines", from: fault.contextOffset, to: end)
    }
    return error(
      "no ':' follows the key \(quotedExcerpt(line.text(position..<line.scalars.count)))",
      from: fault.contextOffset, to: end,
      help: "write a ':' after it, or indent it to go on with the text above")
  }

  // MARK: Values and documents

  private var missingValue: Diagnostic {
    guard let character = text.scalar(at: fault.offset) else {
      return error("the text ends where a value is expected", to: fault.offset)
    }
    let isInFlow = fault.context == "while parsing a flow node"
    switch character {
    case "]", "}", ",":
      guard !isInFlow else { return error("a value is expected before the '\(character)'") }
      return error(
        "a plain text cannot start with '\(character)'", help: "quote it: \(quoted(entry))")
    case ":" where isInFlow:
      return error("a key is expected before the ':'")
    case "-" where isInFlow:
      return error("an item between brackets has no '-'", help: "leave the '-' out")
    default:
      return error("a value is expected here")
    }
  }

  private var documentStart: Diagnostic {
    guard let character = text.scalar(at: fault.offset) else {
      return error("no document follows the directive", to: fault.offset)
    }
    if let above = lineAbove, above.scalars.first == "%" {
      return error("no '---' follows the directive", help: "write '---' between the two")
    }
    if character == "]" || character == "}" { return error("the '\(character)' closes nothing") }
    return textAfterClosing ?? error("text follows the end of the document")
  }

  // MARK: Parts

  var line: YAMLLine { text.line(at: fault.offset) }

  /// The last line above the fault that holds more than blanks.
  private var lineAbove: YAMLLine? {
    let end = text.trimmingBlanks(before: line.start, from: 0)
    return end > 0 ? text.line(at: end - 1) : nil
  }

  /// The plain text that starts at the fault.
  private var entry: String {
    let position = line.position(fault.offset)
    let end = line.commentStart(from: position)
    let flowEnd = line.isInFlow(at: position) ? line.entryEnd(from: position + 1) : end
    return line.text(position..<max(position, min(end, flowEnd)))
  }

  func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  func label(_ text: String) -> Diagnostic.Label {
    Diagnostic.Label(
      span: self.text.span(fault.contextOffset, fault.contextOffset + 1), text: text)
  }

  func error(
    _ message: String, from start: Int? = nil, to end: Int? = nil,
    labels: [Diagnostic.Label] = [], help: String? = nil
  ) -> Diagnostic {
    let start = start ?? fault.offset
    let isCharacter = text.scalar(at: fault.offset).map { $0 != "\n" && $0 != "\r" } ?? false
    let end = end ?? fault.offset + (isCharacter ? 1 : 0)
    return .error(
      .yamlSyntax, message, at: text.span(start, max(start, end)), labels: labels, help: help)
  }
}
