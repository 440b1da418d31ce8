import GenModelsDiagnostics
import GenModelsYAML

extension YAMLNode {
  /// The scalar that the node is, nil for a sequence or a mapping.
  var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// Whether the node is a list.
  var isSequence: Bool {
    if case .sequence = content { true } else { false }
  }

  /// Whether nothing is written here, or plain `null` or `~`.
  var isAbsent: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return scalar.text.isEmpty || scalar.text == "null" || scalar.text == "~"
  }

  /// Whether nothing stands in the list or mapping that the node is.
  var isEmpty: Bool {
    switch content {
    case .scalar: false
    case .sequence(let elements): elements.isEmpty
    case .mapping(let entries): entries.isEmpty
    }
  }

  /// What the node is, as messages call it.
  var kind: String {
    switch content {
    case .scalar(let scalar):
      scalar.style == .plain && scalar.text.isEmpty ? "nothing" : "'\(scalar.text)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Diagnostic {
  static func wrongKind(
    _ subject: String, needs need: String, got node: YAMLNode, help: String? = nil
  ) -> Diagnostic {
    .error(.wrongKind, "\(subject) needs \(need), not \(node.kind)", at: node.span, help: help)
  }

  /// A key that its mapping does not know.
  static func unknownKey(_ name: String, at span: SourceSpan, in table: KeyTable) -> Diagnostic {
    .error(
      .unknownKey, "\(table.subject) has no key '\(name)'", at: span,
      help: Suggestion.help(for: name, among: table.rules.map(\.name)))
  }

  static func unknownValue(
    _ text: String, of key: String, among allowed: [String], at span: SourceSpan,
    help: String? = nil
  ) -> Diagnostic {
    .error(
      .unknownValue, "'\(key)' cannot be '\(text)'", at: span,
      help: help ?? Suggestion.help(for: text, among: allowed))
  }

  static func notSupportedYet(_ subject: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .notSupportedYet, "\(subject) is not supported yet", at: span,
      help: "this version cannot emit it; see 'gen-models explain GM205'")
  }

  static func notInVersion1(_ subject: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .notInVersion1, "\(subject) is not in version 1 of the language", at: span,
      help: "describe what is inside the JSON, and decide the rest in Swift")
  }

  static func missingKey(_ key: String, of subject: String, at span: SourceSpan) -> Diagnostic {
    .error(.missingKey, "\(subject) needs '\(key)'", at: span)
  }

  /// A tag, key or name that YAML made empty.
  static func emptyText(_ subject: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .emptyText, "\(subject) is empty: YAML reads nothing here, or a comment after '#'", at: span,
      help: "quote the text, such as '\"#x\"'")
  }
}
