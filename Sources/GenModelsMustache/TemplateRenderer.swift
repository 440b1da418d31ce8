internal import GenModelsDiagnostics

/// Fills templates with values.
package struct TemplateRenderer {
  /// What to do with a name that the context does not hold.
  package enum MissingNames: Sendable {
    /// The name is an error, and so is a list or a record where a text belongs.
    case fail

    /// The name is empty text (mustache/spec, "context misses").
    case renderEmpty
  }

  /// How deep templates may include each other.
  package static let partialLimit = 64

  private let library: TemplateLibrary
  private let missingNames: MissingNames
  private let escape: (@Sendable (String) -> String)?

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - library: The templates.
  ///   - missingNames: What to do with unknown names.
  ///   - escape: Applied to `{{name}}`, not to `{{{name}}}`. Code is not escaped.
  package init(
    _ library: TemplateLibrary, missingNames: MissingNames = .fail,
    escape: (@Sendable (String) -> String)? = nil
  ) {
    self.library = library
    self.missingNames = missingNames
    self.escape = escape
  }

  /// Renders a template.
  ///
  /// - Parameters:
  ///   - name: The template's name in the library.
  ///   - record: The values that it can name.
  /// - Returns: The text.
  /// - Throws: `TemplateError`.
  package func render(
    _ name: String, with record: TemplateRecord
  ) throws(TemplateError) -> String {
    try render(name, with: .record(record))
  }

  /// Renders a template over any value, which `{{.}}` stands for.
  ///
  /// - Parameters:
  ///   - name: The template's name in the library.
  ///   - value: The value.
  /// - Returns: The text.
  /// - Throws: `TemplateError`.
  package func render(_ name: String, with value: TemplateValue) throws(TemplateError) -> String {
    guard let template = try library.template(name) else { throw library.missingTemplate(name) }
    var rendering = Rendering(
      library: library, missingNames: missingNames, escape: escape, source: template.source,
      context: TemplateContext(value))
    try rendering.render(template.nodes)
    return String(decoding: rendering.output, as: UTF8.self)
  }
}

/// One run over a template: what was written so far and where the run stands.
private struct Rendering {
  let library: TemplateLibrary
  let missingNames: TemplateRenderer.MissingNames
  let escape: (@Sendable (String) -> String)?
  var source: TemplateSource
  var context: TemplateContext
  var output: [UInt8] = []
  var indentation: [UInt8] = []
  var depth = 1

  mutating func render(_ nodes: [TemplateNode]) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .literal(let range): output.append(contentsOf: source.bytes[range])
      case .lineStart:
        // A partial in the middle of a line starts none.
        let isAtMargin = output.last.map { $0 == UInt8(ascii: "\n") } ?? true
        if isAtMargin { output.append(contentsOf: indentation) }
      case .variable(let path, let isEscaped): try renderText(path, isEscaped: isEscaped)
      case .section(let path, let isInverted, let body):
        let value = try look(up: path)
        if isInverted {
          if !value.isTruthy { try render(body) }
        } else if case .list(let items) = value {
          for item in items { try render(body, over: item) }
        } else if value.isTruthy {
          try render(body, over: value)
        }
      case .partial(let name, let indentation, let range):
        try renderPartial(name, indentation: indentation, at: range)
      }
    }
  }

  private mutating func render(
    _ body: [TemplateNode], over value: TemplateValue
  ) throws(TemplateError) {
    context.push(value)
    try render(body)
    context.pop()
  }

  private mutating func renderText(_ path: TemplatePath, isEscaped: Bool) throws(TemplateError) {
    switch try look(up: path) {
    case .null: break
    case .text(let text):
      if isEscaped, let escape {
        output.append(contentsOf: escape(text).utf8)
      } else {
        output.append(contentsOf: text.utf8)
      }
    case .bool, .list, .record:
      guard missingNames == .fail else { return }
      let name = path.first.map { ([$0] + path.rest).joined(separator: ".") } ?? "."
      throw source.error(
        .templateName, "'\(name)' is not a text", at: path.range,
        help: "use it as a section: {{#\(name)}}")
    }
  }

  private mutating func renderPartial(
    _ name: String, indentation added: [UInt8], at range: Range<Int>
  ) throws(TemplateError) {
    guard let template = try library.template(name) else {
      if missingNames == .renderEmpty { return }
      throw library.missingPartial(name, at: range, in: source)
    }
    guard depth < TemplateRenderer.partialLimit else {
      throw source.error(
        .templateSyntax,
        "templates include each other deeper than \(TemplateRenderer.partialLimit)", at: range,
        help: "put '\(name)' into a section that ends")
    }
    let caller = (source, indentation.count)
    source = template.source
    indentation += added
    depth += 1
    do throws(TemplateError) {
      try render(template.nodes)
    } catch {
      throw error.included(at: caller.0.span(range))
    }
    depth -= 1
    source = caller.0
    indentation.removeLast(indentation.count - caller.1)
  }

  private func look(up path: TemplatePath) throws(TemplateError) -> TemplateValue {
    switch context.find(path) {
    case .found(let value): return value
    case .missing(let part, let known):
      guard missingNames == .fail else { return .null }
      throw source.error(
        .templateName, "'\(part)' is not a name here", at: path.range,
        help: Suggestion.help(for: part, among: known))
    }
  }
}
