/// Diagnostics for people: the line that tools parse, the source line, a caret run, labels, help.
struct TextStyle {
  private let paint: Paint
  private var tables: [ObjectIdentifier: LineTable] = [:]

  init(paint: Paint) {
    self.paint = paint
  }

  /// All lines of one diagnostic, each ended by a line break.
  mutating func render(_ collapsed: CollapsedDiagnostic) -> String {
    let diagnostic = collapsed.diagnostic
    let color: Paint.Color = diagnostic.severity == .error ? .red : .yellow
    let severity = paint("\(diagnostic.severity.rawValue):", color)
    let message = PrintableText.brief(diagnostic.message)
    let code = diagnostic.code.rawValue
    var lines = ["\(diagnostic.place.heading): \(severity) \(message) [\(code)]"]
    let gutter = Gutter(of: diagnostic)
    if case .span(let span) = diagnostic.place {
      lines += marked(span, gutter, Marker(head: "^", tail: "~", color: color))
    }
    for label in diagnostic.labels {
      lines += render(label, gutter, isElsewhere: label.span.file.path != diagnostic.place.path)
    }
    if collapsed.otherPlaces > 0 {
      let places = collapsed.otherPlaces == 1 ? "place" : "places"
      lines.append(gutter.note + "and in \(collapsed.otherPlaces) other \(places)")
    }
    if let help = diagnostic.help {
      lines.append(gutter.note + "\(paint("help:", .cyan)) \(PrintableText.brief(help))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Marker {
    var head: String
    var tail: String
    var color: Paint.Color
    var text = ""
  }

  private mutating func render(
    _ label: Diagnostic.Label, _ gutter: Gutter, isElsewhere: Bool
  ) -> [String] {
    let text = PrintableText.brief(label.text)
    var marker = Marker(head: "-", tail: "-", color: .cyan)
    guard isElsewhere else {
      marker.text = text
      return marked(label.span, gutter, marker)
    }
    let heading = Diagnostic.Place.span(label.span).heading
    return ["\(heading): \(paint("note:", .cyan)) \(text)"] + marked(label.span, gutter, marker)
  }

  private mutating func marked(
    _ span: SourceSpan, _ gutter: Gutter, _ marker: Marker
  ) -> [String] {
    let excerpt = Excerpt(of: span, in: line(of: span))
    let run = marker.head + String(repeating: marker.tail, count: excerpt.length - 1)
    let mark = paint(marker.text.isEmpty ? run : "\(run) \(marker.text)", marker.color)
    return [
      gutter.line(span.start.line, excerpt.text),
      gutter.line(nil, String(repeating: " ", count: excerpt.indent) + mark),
    ]
  }

  private mutating func line(of span: SourceSpan) -> SourceLine {
    tables[ObjectIdentifier(span.file), default: LineTable(span.file.text)].line(span.start.line)
  }
}

/// The margin with the line numbers, as wide as the widest number of a diagnostic.
private struct Gutter {
  private let width: Int

  init(of diagnostic: Diagnostic) {
    var numbers = diagnostic.labels.map(\.span.start.line)
    if case .span(let span) = diagnostic.place { numbers.append(span.start.line) }
    width = numbers.max().map { String($0).count } ?? 0
  }

  /// What a line without a place starts with.
  var note: String { String(repeating: " ", count: width) + " = " }

  func line(_ number: Int?, _ text: String) -> String {
    let digits = number.map { String($0) } ?? ""
    let margin = String(repeating: " ", count: width - digits.count) + digits + " |"
    return text.isEmpty ? margin : "\(margin) \(text)"
  }
}

extension Diagnostic.Place {
  fileprivate var path: String {
    switch self {
    case .span(let span): span.file.path
    case .file(let path): path
    }
  }

  fileprivate var heading: String {
    let path = PrintableText.printable(path)
    guard case .span(let span) = self else { return path }
    return "\(path):\(span.start.line):\(span.start.column)"
  }
}
