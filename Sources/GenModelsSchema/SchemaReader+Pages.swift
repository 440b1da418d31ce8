import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads a page: a response and the name of its rows.
  func page(_ node: KeyedNode, of name: Placed<String>) -> TypeSyntax.Definition {
    for key in ["page", "parts"] where !node.hasMeant(key) {
      diagnostics.record(.missingKey(key, of: "the page '\(name.value)'", at: name.span))
    }
    let rows = text(node["page"], as: "'page'")
    let fields = fields(node["fields"])
    guard let entry = node["parts"], case .mapping(let entries) = entry.value.content else {
      return .broken
    }
    if entries.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'parts' needs at least one part", at: entry.key.span))
    }
    let parts = entries.compactMap(part)
    let sections = sections(node["sections"])
    let known = sections.compactMap(\.self)
    let groups = groups(node["groups"])
    let emits: [Placed<PageFeature>] = words(node["emit"], of: "emit")
    guard let rows else { return .broken }
    return .page(
      PageSyntax(
        rows: rows, fields: fields, parts: parts, keys: keyStyle(of: node),
        extraKeys: extraKeys(node["extraKeys"]), sections: known,
        lacksSections: node.hasMeant("sections")
          && (node["sections"] == nil || known.count < sections.count),
        groups: groups, emits: emits))
  }

  /// Reads one or more words of those that a key allows, each once.
  func words<Choice: RawRepresentable & CaseIterable & Hashable & Sendable>(
    _ entry: YAMLEntry?, of key: String
  ) -> [Placed<Choice>] where Choice.RawValue == String {
    guard let entry else { return [] }
    var result: [Placed<Choice>] = []
    for word in texts(entry, as: "a word of '\(key)'") {
      guard let choice = Choice(rawValue: word.value) else {
        diagnostics.record(
          .unknownValue(
            word.value, of: key, among: Choice.allCases.map(\.rawValue), at: word.span))
        continue
      }
      if let first = result.first(where: { $0.value == choice }) {
        diagnostics.record(.repeated(word, first: first.span))
      } else {
        result.append(Placed(choice, at: word.span))
      }
    }
    return result
  }
}

extension Diagnostic {
  /// A word or a name that a list has already.
  static func repeated(_ text: Placed<String>, first: SourceSpan) -> Diagnostic {
    .error(
      .conflictingKeys, "'\(text.value)' is written twice", at: text.span,
      labels: [.init(span: first, text: "it is here, too")], help: "leave one of the two out")
  }
}
