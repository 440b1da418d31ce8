internal import GenModelsDiagnostics

/// Templates by name, each parsed once.
package struct TemplateLibrary: Sendable {
  /// A template whose text could be parsed.
  struct Template: Sendable {
    var source: TemplateSource
    var nodes: [TemplateNode]
  }

  private let templates: [String: Result<Template, TemplateError>]

  /// Parses templates.
  ///
  /// A broken one is reported by ``problems`` and when it is rendered.
  ///
  /// - Parameters:
  ///   - texts: The texts by the name that a partial tag uses.
  ///   - paths: The paths that messages name the templates by, where it is not `<name>.mustache`.
  package init(_ texts: [String: String], paths: [String: String] = [:]) {
    var templates: [String: Result<Template, TemplateError>] = [:]
    for (name, text) in texts {
      let path = paths[name] ?? Self.path(of: name)
      let source = TemplateSource(name: name, path: path, text: text)
      templates[name] = Result { () throws(TemplateError) -> Template in
        var parser = TemplateParser(source)
        return Template(source: source, nodes: try parser.parse())
      }
    }
    self.templates = templates
  }

  /// The names of the templates, sorted.
  package var names: [String] { templates.keys.sorted() }

  /// What can be told without a context: texts that cannot be parsed and partials that are missing.
  package var problems: [TemplateError] {
    names.flatMap { name -> [TemplateError] in
      switch templates[name] {
      case .failure(let error): [error]
      case .success(let template): missingPartials(of: template.nodes, in: template.source)
      case nil: []
      }
    }
  }

  /// The template of a name, nil where there is none.
  func template(_ name: String) throws(TemplateError) -> Template? {
    try templates[name]?.get()
  }

  func missingTemplate(_ name: String) -> TemplateError {
    TemplateError(
      template: name,
      diagnostic: Diagnostic(
        .error, .templateName, "there is no template '\(name)'", at: .file(Self.path(of: name)),
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
      case .partial(let name, _, let range) where templates[name] == nil:
        [missingPartial(name, at: range, in: source)]
      case .section(_, _, let body): missingPartials(of: body, in: source)
      case .literal, .lineStart, .variable, .partial: []
      }
    }
  }

  private static func path(of name: String) -> String { "\(name).mustache" }
}
