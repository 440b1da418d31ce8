/// Diagnostics for tools: one object, on one line, whose keys are always all there.
enum JSONStyle {
  static func render(_ diagnostic: Diagnostic) -> String {
    let labels = diagnostic.labels.map { label in
      object(place(.span(label.span)) + [("message", quoted(label.text))])
    }
    return object(
      place(diagnostic.place) + [
        ("severity", quoted(diagnostic.severity.rawValue)),
        ("code", quoted(diagnostic.code.rawValue)),
        ("message", quoted(diagnostic.message)),
        ("labels", "[\(labels.joined(separator: ","))]"),
        ("help", diagnostic.help.map(quoted) ?? "null"),
      ])
  }

  private static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  private static func place(_ place: Diagnostic.Place) -> [(key: String, value: String)] {
    let keys = ["line", "column", "endLine", "endColumn"]
    switch place {
    case .file(let path):
      return [("path", quoted(path))] + keys.map { ($0, "null") }
    case .span(let span):
      let numbers = [span.start.line, span.start.column, span.end.line, span.end.column]
      return [("path", quoted(span.file.path))] + zip(keys, numbers).map { ($0, String($1)) }
    }
  }

  /// A JSON string (RFC 8259, section 7); what need not be escaped is not.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
