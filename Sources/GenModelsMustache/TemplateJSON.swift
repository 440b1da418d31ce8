internal import GenModelsDiagnostics

extension TemplateValue {
  /// The value as JSON, a line for each member and element.
  ///
  /// - Parameter margin: What stands before each line but the first.
  /// - Returns: The text, without a line break at its end.
  package func json(margin: String = "") -> String {
    let inner = margin + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .text(let text): return JSONText.quoted(text)
    case .list(let values):
      return Self.lines("[", values.map { $0.json(margin: inner) }, "]", margin)
    case .record(let record):
      let members = record.names.map { name in
        "\(JSONText.quoted(name)): \((record[name] ?? .null).json(margin: inner))"
      }
      return Self.lines("{", members, "}", margin)
    }
  }

  private static func lines(
    _ open: String, _ elements: [String], _ close: String, _ margin: String
  ) -> String {
    guard !elements.isEmpty else { return open + close }
    return open + "\n" + elements.map { "\(margin)  \($0)" }.joined(separator: ",\n")
      + "\n\(margin)\(close)"
  }
}
