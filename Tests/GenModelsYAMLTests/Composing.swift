import GenModelsDiagnostics
import GenModelsYAML

/// The documents of a text without errors.
func documents(_ text: String) throws -> [YAMLNode] {
  try documents(Array(text.utf8))
}

/// The documents of bytes without errors.
func documents(_ bytes: [UInt8]) throws -> [YAMLNode] {
  let diagnostics = DiagnosticCollector()
  let documents = compose(bytes, path: "test.yml", diagnostics: diagnostics)
  guard let documents, diagnostics.diagnostics.isEmpty else {
    throw ComposingFailed(reports: diagnostics.diagnostics.map(report))
  }
  return documents
}

/// The errors of a text that must have some, each on lines of its own.
func errors(_ text: String) -> [String] {
  errors(Array(text.utf8))
}

/// The errors of bytes that must have some.
func errors(_ bytes: [UInt8]) -> [String] {
  let diagnostics = DiagnosticCollector()
  let documents = compose(bytes, path: "test.yml", diagnostics: diagnostics)
  guard documents == nil else { return ["no error"] }
  return diagnostics.diagnostics.map(report)
}

struct ComposingFailed: Error {
  var reports: [String]
}

/// `GM101 1:4-1:5 message / label 1:1-1:2 text / help text`.
func report(_ diagnostic: Diagnostic) -> String {
  var place = ""
  switch diagnostic.place {
  case .span(let span): place = position(span)
  case .file(let path): place = path
  }
  let labels = diagnostic.labels.map { " / label \(position($0.span)) \($0.text)" }
  let help = diagnostic.help.map { " / help \($0)" } ?? ""
  return "\(diagnostic.code.rawValue) \(place) \(diagnostic.message)" + labels.joined() + help
}

/// `line:column-line:column`.
func position(_ span: SourceSpan) -> String {
  "\(span.start.line):\(span.start.column)-\(span.end.line):\(span.end.column)"
}

/// A tree in one line: `{a: [b, 'c']}`, quotes and block signs before the text as written.
func outline(_ node: YAMLNode) -> String {
  let tag = node.tag.map { "<\($0)> " } ?? ""
  switch node.content {
  case .scalar(let scalar):
    let mark =
      switch scalar.style {
      case .plain: ""
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      }
    return tag + mark + scalar.text
  case .sequence(let items):
    return tag + "[" + items.map(outline).joined(separator: ", ") + "]"
  case .mapping(let entries):
    return tag + "{"
      + entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// Every node of a tree in order with its place: `1:1-1:5 mapping`, `1:1-1:2 a`.
func places(_ node: YAMLNode) -> [String] {
  let place = position(node.span)
  switch node.content {
  case .scalar(let scalar): return ["\(place) \(scalar.text)"]
  case .sequence(let items): return ["\(place) sequence"] + items.flatMap(places)
  case .mapping(let entries):
    return ["\(place) mapping"] + entries.flatMap { places($0.key) + places($0.value) }
  }
}
