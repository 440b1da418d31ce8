internal import GenModelsDiagnostics

/// Templates by name, each parsed once, when it is first needed.
package final class TemplateLibrary {
  /// A template whose text could be parsed.
  struct Template {
    var source: TemplateSource
    var nodes: [TemplateNode]
  }

  /// A few dozen templates are found faster by a search than by hashing their names.
  private let sources: [TemplateSource]
  private var parsed: [Template?]

  /// Makes a library of texts; a broken one is reported by ``problems`` and when it is rendered.
  ///
  /// - Parameters:
  ///   - texts: The texts by the name that a partial tag uses.
  ///   - paths: The paths that messages name the templates by, where it is not `<name>.mustache`.
  package init(_ texts: [(name: String, text: [UInt8])], paths: [String: String] = [:]) {
    sources = texts.map { name, text in
      TemplateSource(name: name, path: paths[name] ?? Self.path(of: name), bytes: text)
    }
    parsed = Array(repeating: nil, count: texts.count)
  }

  /// The names of the templates, sorted.
  package var names: [String] { sources.map(\.name).sorted() }

  /// What can be told without a context: texts that cannot be parsed and partials that are missing.
  package var problems: [TemplateError] {
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
    guard let index = sources.firstIndex(where: { $0.name == name }) else { return nil }
    if let template = parsed[index] { return template }
    var parser = TemplateParser(sources[index])
    let template = Template(source: sources[index], nodes: try parser.parse())
    parsed[index] = template
    return template
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
      case .partial(let name, _, let range) where !sources.contains { $0.name == name }:
        [missingPartial(name, at: range, in: source)]
      case .section(_, _, let body): missingPartials(of: body, in: source)
      case .literal, .lineStart, .variable, .partial: []
      }
    }
  }

  private static func path(of name: String) -> String { "\(name).mustache" }
}
