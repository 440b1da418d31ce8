/// How diagnostics look when they are shown.
package enum DiagnosticStyle: Sendable {
  /// For people, and for tools that read `path:line:column: error: message` lines.
  case text(color: Bool)

  /// For tools: one JSON object per line, which can stand beside other lines.
  case json

  /// For GitHub Actions: annotations, whose paths start at the root of the repository.
  ///
  /// The closure gives such a path for one that the user gave.
  case github(path: @Sendable (String) -> String)

  /// Renders diagnostics in the order given, each ended by a line break.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    switch self {
    case .text(let color):
      var style = TextStyle(paint: Paint(isOn: color))
      return collapseCascades(diagnostics).map { style.render($0) }.joined(separator: "\n")
    case .json:
      return diagnostics.map { JSONStyle.render($0) + "\n" }.joined()
    case .github(let path):
      let style = GitHubStyle(path: path)
      return collapseCascades(diagnostics).map(style.render).joined()
    }
  }

  /// Whether each line belongs to a tool, and none to people.
  package var isForTools: Bool {
    if case .json = self { true } else { false }
  }

  /// Renders a file that `--check` found to depart from what its schema gives, or that was removed,
  /// ended by a line break.
  ///
  /// - Parameters:
  ///   - verdict: The word for it, such as `differs`.
  ///   - path: The file, as the user would name it.
  ///   - help: What to do about it; nil where it is done already.
  /// - Returns: One line.
  package func render(verdict: String, of path: String, help: String?) -> String {
    switch self {
    case .json: return JSONStyle.render(verdict: verdict, of: path, help: help)
    case .github(let root):
      guard let help else { break }
      return GitHubStyle(path: root).render(verdict: verdict, of: path, help: help)
    case .text: break
    }
    return "\(verdict): \(PrintableText.printable(path))\n"
  }

  /// The last line of a run with errors: their number and what they led to.
  ///
  /// - Parameters:
  ///   - diagnostics: All diagnostics of the run.
  ///   - consequence: What the errors led to, such as `nothing was written`.
  /// - Returns: Nil for JSON, where every line belongs to a tool.
  package func summary(of diagnostics: [Diagnostic], consequence: String) -> String? {
    if isForTools { return nil }
    let shown = collapseCascades(diagnostics).map(\.diagnostic.severity)
    let counts: [(Int, String)] = [
      (shown.count { $0 == .error }, "error"), (shown.count { $0 == .warning }, "warning"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return "\(parts.joined(separator: ", ")); \(consequence).\n"
  }
}
