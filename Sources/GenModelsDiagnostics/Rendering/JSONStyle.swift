/// Diagnostics for tools: one object, on one line, whose keys are always all there.
enum JSONStyle {
  static func render(_ diagnostic: Diagnostic) -> String {
    let labels = diagnostic.labels.map { label in
      object(place(.span(label.span)) + [("message", JSONText.quoted(label.text))])
    }
    return object(
      place(diagnostic.place) + [
        ("severity", JSONText.quoted(diagnostic.severity.rawValue)),
        ("code", JSONText.quoted(diagnostic.code.rawValue)),
        ("message", JSONText.quoted(diagnostic.message)),
        ("labels", "[\(labels.joined(separator: ","))]"),
        ("help", diagnostic.help.map(JSONText.quoted) ?? "null"),
      ])
  }

  /// The object of a file as a whole, which has a verdict in the place of a severity; a line.
  static func render(verdict: String, of path: String, help: String?) -> String {
    object([
      ("path", JSONText.quoted(path)), ("verdict", JSONText.quoted(verdict)),
      ("help", help.map(JSONText.quoted) ?? "null"),
    ]) + "\n"
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    let members = members.map { "\(JSONText.quoted($0.key)):\($0.value)" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func place(_ place: Diagnostic.Place) -> [(key: String, value: String)] {
    let keys = ["line", "column", "endLine", "endColumn"]
    switch place {
    case .file(let file):
      return [("path", JSONText.quoted(file))] + keys.map { ($0, "null") }
    case .span(let span):
      let file = ("path", JSONText.quoted(span.file.path))
      let numbers = [span.start.line, span.start.column, span.end.line, span.end.column]
      return [file] + zip(keys, numbers).map { ($0, String($1)) }
    }
  }
}
