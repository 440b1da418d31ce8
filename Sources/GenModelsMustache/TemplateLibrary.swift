internal import GenModelsDiagnostics

/// Templates by name, each parsed once, when it is first needed.
package final class TemplateLibrary {
  /// A template whose text could be parsed.
  struct Template {
    var source: TemplateSource
    var nodes: [TemplateNode]
  }

  private let text: (String) -> [UInt8]?
  private let path: (String) -> String
  /// A few dozen templates are found faster by a search than by hashing their names.
  private var parsed: [Template] = []

  /// The names of the templates, sorted.
  package let names: [String]

  /// Makes a library; a broken template is reported by ``problems`` and when it is rendered.
  ///
  /// - Parameters:
  ///   - names: The names that partial tags may use.
  ///   - path: The path that messages name a template by.
  ///   - text: The text of a template, asked for once, when it is first needed.
  package init(
    names: [String], path: @escaping (String) -> String = { "\($0).mustache" },
    text: @escaping (String) -> [UInt8]?
  ) {
    self.names = names.sorted()
    self.path = path
    self.text = text
  }

  /// What can be told without a context: texts that cannot be parsed and partials that are missing.
  package var problems: [TemplateError] { problems(in: names) }

  /// The same of some templates.
  package func problems(in names: [String]) -> [TemplateError] {
    names.flatMap { name -> [TemplateError] in
      do throws(TemplateError) {
        guard let template = try template(name) else { return [] }
        return missingPartials(of: template.nodes, in: template.source)
      } catch {
        return [error]
      }
    }
  }

  /// The template of a name, nil where there is none.
  func template(_ name: String) throws(TemplateError) -> Template? {
    if let template = parsed.first(where: { $0.source.name == name }) { return template }
    guard let bytes = text(name) else { return nil }
    let source = TemplateSource(name: name, path: path(name), bytes: bytes)
    var parser = TemplateParser(source)
    let template = Template(source: source, nodes: try parser.parse())
    parsed.append(template)
    return template
  }

  func missingTemplate(_ name: String) -> TemplateError {
    TemplateError(
      template: name,
      diagnostic: Diagnostic(
        .error, .templateName, "there is no template '\(name)'", at: .file(path(name)),
        help: Suggestion.help(for: name, among: names)))
  }

  func missingPartial(
    _ name: String, at range: Range<Int>, in source: TemplateSource
  ) -> TemplateError {
    source.error(
      .templateName, "there is no template '\(name)'", at: range,
      help: Suggestion.help(for: name, among: names))
  }

  private func missingPartials(
    of nodes: [TemplateNode], in source: TemplateSource
  ) -> [TemplateError] {
    nodes.flatMap { node -> [TemplateError] in
      switch node {
      case .partial(let name, _, let range) where !self.names.contains(name):
        [missingPartial(name, at: range, in: source)]
      case .section(_, _, let body): missingPartials(of: body, in: source)
      case .literal, .lineStart, .variable, .partial: []
      }
    }
  }
}
