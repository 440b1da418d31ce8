import GenModelsDiagnostics
import GenModelsYAML

/// A mapping whose keys were checked against their table.
struct KeyedNode {
  /// The place of the whole mapping.
  var span: SourceSpan
  private var entries: [(name: String, entry: YAMLEntry)]

  fileprivate init(span: SourceSpan, entries: [(name: String, entry: YAMLEntry)]) {
    self.span = span
    self.entries = entries
  }

  /// The entry of a key, nil where it is not written or was refused.
  subscript(name: String) -> YAMLEntry? {
    entries.first { $0.name == name }?.entry
  }
}

extension SchemaReader {
  /// Checks the keys of a mapping, and the shapes of their values, against a table.
  ///
  /// - Returns: The sound entries, nil where the node is no mapping.
  func keyed(_ node: YAMLNode, by table: KeyTable) -> KeyedNode? {
    guard case .mapping(let entries) = node.content else {
      diagnostics.record(.wrongKind(table.subject, needs: "a mapping", got: node))
      return nil
    }
    var sound: [(name: String, entry: YAMLEntry)] = []
    var previous: YAMLEntry?
    for entry in entries {
      defer { previous = entry }
      guard let name = entry.key.scalar?.text, let rule = table.rule(for: name) else {
        diagnostics.record(.unknownKey(entry, in: table, after: previous))
        continue
      }
      guard isSound(entry.value, of: rule) else { continue }
      switch rule.support {
      case .supported:
        sound.append((name, entry))
      case .later(let standard):
        if let standard, entry.value.scalar?.text == standard { continue }
        diagnostics.record(.notSupportedYet("'\(name)'", at: entry.key.span))
      case .never:
        diagnostics.record(.notInVersion1("'\(name)' of \(table.subject)", at: entry.key.span))
      }
    }
    return KeyedNode(span: node.span, entries: sound)
  }

  private func isSound(_ node: YAMLNode, of rule: KeyTable.Rule) -> Bool {
    let need: String
    switch (rule.shape, node.content) {
    case (.any, _), (.text, .scalar), (.texts, .scalar), (.mapping, .mapping),
      (.list, .sequence):
      return true
    case (.texts, .sequence(let elements)):
      guard let other = elements.first(where: { $0.scalar == nil }) else { return true }
      diagnostics.record(.wrongKind("an element of '\(rule.name)'", needs: "text", got: other))
      return false
    case (.flag, .scalar(let scalar)):
      if scalar.bool != nil { return true }
      need = "true or false"
    case (.integer, .scalar(let scalar)):
      if scalar.integer != nil { return true }
      need = "a whole number"
    case (.choice(let allowed), .scalar(let scalar)):
      if allowed.contains(scalar.text) { return true }
      diagnostics.record(.unknownValue(scalar.text, of: rule.name, among: allowed, at: node.span))
      return false
    case (.text, _), (.choice, _): need = "text"
    case (.texts, _): need = "text or a list of texts"
    case (.flag, _): need = "true or false"
    case (.integer, _): need = "a whole number"
    case (.mapping, _): need = "a mapping"
    case (.list, _): need = "a list"
    }
    diagnostics.record(.wrongKind("'\(rule.name)'", needs: need, got: node))
    return false
  }
}
