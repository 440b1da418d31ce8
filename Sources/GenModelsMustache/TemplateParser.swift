internal import GenModelsDiagnostics

/// Turns the text of a template into nodes.
///
/// A tag that stands alone on its line takes the line with it (mustache/spec, "standalone").
struct TemplateParser {
  /// How deep sections may be nested; keeps rendering within a small stack.
  static let nestingLimit = 64

  private struct OpenSection {
    var tag: TemplateTag
    var path: TemplatePath
    var nodes: [TemplateNode]
  }

  private let source: TemplateSource
  private var delimiters = TemplateDelimiters()
  private var position = 0
  private var literal: Range<Int>?
  private var nodes: [TemplateNode] = []
  private var sections: [OpenSection] = []
  private var isAtLineStart = true

  init(_ source: TemplateSource) {
    self.source = source
  }

  /// Parses the whole text.
  mutating func parse() throws(TemplateError) -> [TemplateNode] {
    while position < source.bytes.count {
      guard isAt(delimiters.open, position) else {
        copyText()
        continue
      }
      let tag = try readTag()
      let margin = tag.kind.mayStandAlone ? standaloneMargin(of: tag) : nil
      if let margin { takeLine(margin: margin.count) } else { startLine() }
      flush()
      try add(tag, indentation: margin ?? [])
    }
    flush()
    if let section = sections.last {
      throw source.error(
        .templateSyntax, "the section '\(section.tag.content)' is not closed",
        at: section.tag.range, help: "close it: {{/\(section.tag.content)}}")
    }
    return nodes
  }

  private mutating func add(_ tag: TemplateTag, indentation: [UInt8]) throws(TemplateError) {
    switch tag.kind {
    case .comment: break
    case .delimiters: try changeDelimiters(tag)
    case .variable, .unescapedVariable:
      nodes.append(.variable(try path(of: tag), isEscaped: tag.kind == .variable))
    case .partial:
      try checkName(tag)
      nodes.append(.partial(name: tag.content, indentation: indentation, range: tag.contentRange))
    case .section, .invertedSection:
      guard sections.count < Self.nestingLimit else {
        throw source.error(
          .templateSyntax, "sections are nested deeper than \(Self.nestingLimit)", at: tag.range)
      }
      sections.append(OpenSection(tag: tag, path: try path(of: tag), nodes: nodes))
      nodes = []
    case .close: try closeSection(tag)
    }
  }

  private mutating func closeSection(_ tag: TemplateTag) throws(TemplateError) {
    guard var section = sections.popLast() else {
      throw source.error(
        .templateSyntax, "'\(tag.content)' closes no section", at: tag.range,
        help: "remove the tag, or open the section before it")
    }
    guard section.tag.content == tag.content else {
      throw source.error(
        .templateSyntax,
        "'\(tag.content)' closes the section '\(section.tag.content)'", at: tag.range,
        labels: [.init(span: source.span(section.tag.range), text: "the section starts here")],
        help: "close it first: {{/\(section.tag.content)}}")
    }
    let isInverted = section.tag.kind == .invertedSection
    // The two lists change places, so that neither is copied.
    swap(&nodes, &section.nodes)
    nodes.append(.section(section.path, isInverted: isInverted, body: section.nodes))
  }

  private mutating func changeDelimiters(_ tag: TemplateTag) throws(TemplateError) {
    let parts = tag.content.utf8.split(whereSeparator: \.isWhitespace).map(Array.init)
    guard parts.count == 2, parts.allSatisfy({ !$0.contains(UInt8(ascii: "=")) }) else {
      throw source.error(
        .templateSyntax, "a delimiter tag does not hold two delimiters", at: tag.range,
        help: "write both with a space between: {{=<% %>=}}")
    }
    delimiters = TemplateDelimiters(open: parts[0], close: parts[1])
  }
}

// MARK: - Tags

extension TemplateParser {
  private mutating func readTag() throws(TemplateError) -> TemplateTag {
    let bytes = source.bytes
    let start = position
    var contentStart = start + delimiters.open.count
    let sigil = contentStart < bytes.count ? bytes[contentStart] : 0
    let kind = TemplateTag.Kind(sigil: sigil)
    if kind != .variable { contentStart += 1 }
    let terminator = delimiters.terminator(after: sigil)
    var end = contentStart
    let first = terminator[0]
    while end < bytes.count, bytes[end] != first || !isAt(terminator, end) { end += 1 }
    guard end < bytes.count else { throw unclosedTag(start..<contentStart, terminator) }
    position = end + terminator.count
    while contentStart < end, bytes[contentStart].isWhitespace { contentStart += 1 }
    while contentStart < end, bytes[end - 1].isWhitespace { end -= 1 }
    var isPlain = contentStart < end
    for byte in bytes[contentStart..<end] where byte == UInt8(ascii: ".") || byte.isWhitespace {
      isPlain = false
    }
    return TemplateTag(
      kind: kind, content: String(decoding: bytes[contentStart..<end], as: UTF8.self),
      contentRange: contentStart..<end, isPlain: isPlain, range: start..<position)
  }

  private func path(of tag: TemplateTag) throws(TemplateError) -> TemplatePath {
    if tag.isPlain { return TemplatePath(first: tag.content, range: tag.contentRange) }
    try checkName(tag)
    guard tag.content != "." else { return TemplatePath(range: tag.contentRange) }
    let parts = tag.content.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw source.error(
        .templateSyntax, "'\(tag.content)' has a dot without a name beside it",
        at: tag.contentRange)
    }
    return TemplatePath(
      first: parts.first.map(String.init), rest: parts.dropFirst().map(String.init),
      range: tag.contentRange)
  }

  private func checkName(_ tag: TemplateTag) throws(TemplateError) {
    if tag.isPlain { return }
    guard !tag.content.isEmpty else {
      throw source.error(.templateSyntax, "a tag has no name", at: tag.range)
    }
    // A tag that lost its end runs up to the end of the next one, mostly on another line.
    guard !source.bytes[tag.contentRange].contains(where: \.isWhitespace) else {
      throw source.error(
        .templateSyntax, "a tag holds more than one name", at: tag.range,
        help: "end the tag with '\(String(decoding: delimiters.close, as: UTF8.self))'")
    }
  }

  private func unclosedTag(_ range: Range<Int>, _ terminator: [UInt8]) -> TemplateError {
    source.error(
      .templateSyntax, "a tag is not closed", at: range,
      help: "end the tag with '\(String(decoding: terminator, as: UTF8.self))'")
  }
}

// MARK: - Text

extension TemplateParser {
  /// Takes text up to the next tag or the end of the line.
  private mutating func copyText() {
    startLine()
    let start = position
    let opening = delimiters.open[0]
    while position < source.bytes.count {
      let byte = source.bytes[position]
      if byte == opening, isAt(delimiters.open, position) { break }
      position += 1
      if byte == .lineFeed {
        isAtLineStart = true
        break
      }
    }
    literal = (literal?.lowerBound ?? start)..<position
  }

  private mutating func startLine() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    flush()
    nodes.append(.lineStart)
  }

  private mutating func flush() {
    guard let range = literal else { return }
    nodes.append(.literal(range))
    literal = nil
  }

  /// The blanks before a tag with nothing else on its line, nil where there is more.
  private func standaloneMargin(of tag: TemplateTag) -> [UInt8]? {
    let bytes = source.bytes
    var before = tag.range.lowerBound
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    guard before == 0 || bytes[before - 1] == .lineFeed else { return nil }
    var after = tag.range.upperBound
    while after < bytes.count, bytes[after].isBlank || bytes[after] == .carriageReturn {
      after += 1
    }
    guard after == bytes.count || bytes[after] == .lineFeed else { return nil }
    return Array(bytes[before..<tag.range.lowerBound])
  }

  /// Drops the rest of a line that holds one tag only, and what was copied of it.
  private mutating func takeLine(margin: Int) {
    if margin > 0 {
      literal = nil
      nodes.removeLast()
    }
    while position < source.bytes.count, source.bytes[position] != .lineFeed { position += 1 }
    if position < source.bytes.count { position += 1 }
    isAtLineStart = true
  }

  private func isAt(_ pattern: [UInt8], _ offset: Int) -> Bool {
    guard offset + pattern.count <= source.bytes.count else { return false }
    for index in pattern.indices where source.bytes[offset + index] != pattern[index] {
      return false
    }
    return true
  }
}
