import GenModelsDiagnostics
import GenModelsYAML

/// A mapping whose keys were checked against their table.
struct KeyedNode: Sendable {
  /// The place of the whole mapping.
  var span: SourceSpan
  /// The place of the first key, or of the whole mapping where it is empty.
  var start: SourceSpan
  private var entries: [(name: String, entry: YAMLEntry)] = []
  private var meant: Set<String> = []

  fileprivate init(span: SourceSpan, start: SourceSpan) {
    self.span = span
    self.start = start
  }

  fileprivate mutating func add(_ name: String, _ entry: YAMLEntry) {
    entries.append((name, entry))
  }

  fileprivate mutating func note(_ names: [String]) {
    meant.formUnion(names)
  }

  /// Whether a key is written, even if it was refused or is misspelt: what is wrong with it is
  /// reported, so nobody needs to say that it is missing.
  func hasMeant(_ name: String) -> Bool {
    meant.contains(name)
  }

  /// The node with the entries of another for the keys that it does not mean itself.
  func completed(by other: KeyedNode) -> KeyedNode {
    var result = self
    for (name, entry) in other.entries where !hasMeant(name) { result.add(name, entry) }
    result.note(other.entries.map(\.name))
    return result
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
    var result = KeyedNode(span: node.span, start: entries.first?.key.span ?? node.span)
    var cutText: CutText?
    for entry in entries {
      guard let name = entry.key.scalar?.text else {
        diagnostics.record(.wrongKind("a key of \(table.subject)", needs: "text", got: entry.key))
        continue
      }
      guard let rule = table.rule(for: name) else {
        if cutText?.goOn(with: entry) == true { continue }
        report(cutText, in: table)
        cutText = nil
        result.note(Suggestion.nearest(to: name, among: table.rules.map(\.name)))
        diagnostics.record(.unknownKey(name, at: entry.key.span, in: table))
        continue
      }
      report(cutText, in: table)
      cutText = CutText(entry)
      result.note([name])
      guard isSound(entry.value, of: rule) else { continue }
      switch rule.support {
      case .supported:
        result.add(name, entry)
      case .never:
        diagnostics.record(.notInVersion1("'\(name)' of \(table.subject)", at: entry.key.span))
      }
    }
    report(cutText, in: table)
    return result
  }

  private func report(_ cutText: CutText?, in table: KeyTable) {
    guard let cutText, let (name, span) = cutText.firstPiece else { return }
    diagnostics.record(
      .error(
        .unknownKey, "\(table.subject) has no key '\(name)'", at: span,
        help: "a comma ends a text here; quote it: '\(cutText.text)'"))
  }

  /// Checks the outermost kind of a value; what the reader tells apart itself, it checks itself.
  private func isSound(_ node: YAMLNode, of rule: KeyTable.Rule) -> Bool {
    let need: String
    switch (rule.shape, node.content) {
    case (.any, _), (.type, _), (.either, _), (.firstOf, _), (.scalar, .scalar),
      (.several, .scalar), (.mapping, .mapping), (.pair, .mapping), (.keys, .mapping),
      (.list, .sequence):
      return true
    case (.several, .sequence(let elements)):
      guard let other = elements.first(where: { $0.scalar == nil }) else { return true }
      diagnostics.record(.wrongKind("an element of '\(rule.name)'", needs: "text", got: other))
      return false
    case (.flag, .scalar(let scalar)):
      if scalar.bool != nil { return true }
      need = "true or false"
    case (.integer(let range), .scalar(let scalar)):
      if let number = scalar.integer { return isSound(number, in: range, at: node.span, of: rule) }
      need = "a whole number"
    case (.choice(let allowed), .scalar(let scalar)):
      if allowed.contains(scalar.text) { return true }
      diagnostics.record(
        .unknownValue(
          scalar.text, of: rule.name, among: allowed, at: node.span,
          help: rule.help(against: node)))
      return false
    case (.scalar, _), (.choice, _): need = "text"
    case (.several, _): need = "text or a list of texts"
    case (.flag, _): need = "true or false"
    case (.integer, _): need = "a whole number"
    case (.mapping, _), (.pair, _), (.keys, _): need = "a mapping"
    case (.list, _): need = "a list"
    }
    diagnostics.record(
      .wrongKind("'\(rule.name)'", needs: need, got: node, help: rule.help(against: node)))
    return false
  }

  private func isSound(
    _ number: Int64, in range: ClosedRange<Int>, at span: SourceSpan, of rule: KeyTable.Rule
  ) -> Bool {
    if let number = Int(exactly: number), range.contains(number) { return true }
    let help: String? =
      range.count > 1 ? "choose \(range.lowerBound) to \(range.upperBound)" : nil
    diagnostics.record(
      .unknownValue(
        "\(number)", of: rule.name, among: ["\(range.lowerBound)"], at: span, help: help))
    return false
  }
}

extension KeyTable.Rule {
  /// What to write in the place of a node of the wrong kind.
  fileprivate func help(against node: YAMLNode) -> String? {
    switch (shape, node.content) {
    case (.mapping, .sequence) where name == "cases":
      return "cases without payload are written '{ first, second }'"
    case (.keys, .scalar(let scalar)) where name == "header" || name == "footer":
      return "write '\(name): { title: \(scalar.text) }'"
    case (.choice, .scalar(let scalar)) where name == "tagging":
      // What others call these two is a discriminator here.
      let written = ["internal": "status", "adjacent": "{ key: type, content: data }"]
      return written[scalar.text].map { "write 'discriminator: \($0)', with your own keys" }
    case (.flag, .scalar(let scalar)), (.integer, .scalar(let scalar)):
      guard scalar.style != .plain else { return word(meantBy: scalar.text) }
      let plain = YAMLScalar(text: scalar.text, style: .plain)
      return plain.bool != nil || plain.integer != nil ? "leave the quotes out" : nil
    default:
      return nil
    }
  }
}

extension KeyTable.Rule {
  /// What YAML 1.1 and other languages write for a Bool.
  private func word(meantBy text: String) -> String? {
    guard case .flag = shape else { return nil }
    switch text.lowercased() {
    case "yes", "on", "y", "1": return "write 'true'"
    case "no", "off", "n", "0": return "write 'false'"
    default: return nil
    }
  }
}

/// A plain text in flow style that its own commas cut: each further piece looks like a key
/// without a value.
private struct CutText {
  private(set) var text: String
  private(set) var firstPiece: (name: String, span: SourceSpan)?

  init?(_ entry: YAMLEntry) {
    guard let scalar = entry.value.scalar, scalar.style == .plain, !scalar.text.isEmpty else {
      return nil
    }
    text = scalar.text
  }

  /// Takes an entry for the next piece, where it has no value.
  mutating func goOn(with entry: YAMLEntry) -> Bool {
    guard let key = entry.key.scalar, let value = entry.value.scalar, value.style == .plain,
      value.text.isEmpty
    else { return false }
    text += ", " + key.text
    firstPiece = firstPiece ?? (key.text, entry.key.span)
    return true
  }
}
