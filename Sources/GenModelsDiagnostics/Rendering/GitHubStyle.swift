/// Diagnostics for GitHub Actions: workflow commands, which become annotations beside the lines of a file.
///
/// The form is that of "Workflow commands for GitHub Actions", the escapes those of its toolkit.
struct GitHubStyle {
  /// Gives the path from the root of the repository, which is what GitHub knows files by.
  let path: (String) -> String

  /// The annotation of one diagnostic, ended by a line break.
  func render(_ collapsed: CollapsedDiagnostic) -> String {
    let diagnostic = collapsed.diagnostic
    var lines = [diagnostic.message]
    for label in diagnostic.labels {
      let start = label.span.start
      lines.append("\(label.span.file.path):\(start.line):\(start.column): \(label.text)")
    }
    if collapsed.otherPlaces > 0 {
      let places = collapsed.otherPlaces == 1 ? "place" : "places"
      lines.append("and in \(collapsed.otherPlaces) other \(places)")
    }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    return command(
      diagnostic.severity, place(diagnostic.place), title: "gen-models \(diagnostic.code.rawValue)",
      lines: lines)
  }

  /// The annotation of a file as a whole, such as one that `--check` finds to differ.
  func render(verdict: String, of file: String, help: String) -> String {
    command(
      .error, place(.file(file)), title: "gen-models --check",
      lines: ["\(verdict): \(file)", "help: \(help)"])
  }

  private func command(
    _ severity: Diagnostic.Severity, _ place: [(String, String)], title: String, lines: [String]
  ) -> String {
    let properties = (place + [("title", title)]).map { "\($0)=\(Self.property($1))" }
    let message = lines.map(PrintableText.brief).joined(separator: "\n")
    return "::\(severity.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  /// Columns exist within one line only, and the last one is that of the last character.
  private func place(_ place: Diagnostic.Place) -> [(String, String)] {
    switch place {
    case .file(let file): return [("file", path(file))]
    case .span(let span):
      let (start, end) = (span.start, span.end)
      let file = [("file", path(span.file.path)), ("line", String(start.line))]
      guard start.line == end.line else { return file + [("endLine", String(end.line))] }
      return file + [
        ("col", String(start.column)), ("endColumn", String(max(start.column, end.column - 1))),
      ]
    }
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n"])
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: ("%" + (digits.count == 1 ? "0" : "") + digits).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
