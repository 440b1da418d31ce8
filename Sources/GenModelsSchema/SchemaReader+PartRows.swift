import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads how many rows a part makes, nil where it says nothing.
  func rows(of keys: KeyedNode) -> Placed<RowsSyntax>? {
    let written = keys["rows"].map { Placed(rows($0), at: $0.key.span) }
    // Whether each element has a section is not known where the word for it is misspelt.
    guard keys.hasMeant("sections"), keys["sections"] == nil else { return written }
    return Placed(.broken, at: written?.span ?? keys.start)
  }

  private func rows(_ entry: YAMLEntry) -> RowsSyntax {
    if case .mapping = entry.value.content {
      guard let keys = keyed(entry.value, by: .rows) else { return .broken }
      if !keys.hasMeant("each") {
        diagnostics.record(.missingKey("each", of: "'rows'", at: entry.key.span))
      }
      let identity = text(keys["id"], as: "'id'")
      guard let field = text(keys["each"], as: "'each'") else { return .broken }
      return .inside(field: field, identity: identity)
    }
    guard let word = text(entry, as: "'rows'") else { return .broken }
    switch word.value {
    case "one": return .one
    case "each": return .each
    default:
      diagnostics.record(
        .unknownValue(word.value, of: "rows", among: ["one", "each"], at: word.span))
      return .broken
    }
  }

  /// Reads `when:` of a part.
  func condition(_ entry: YAMLEntry?) -> ConditionSyntax? {
    guard let entry, let keys = keyed(entry.value, by: .condition) else { return nil }
    if !keys.hasMeant("field") {
      diagnostics.record(.missingKey("field", of: "'when'", at: entry.key.span))
    }
    if !keys.hasMeant("is"), !keys.hasMeant("isNot") {
      diagnostics.record(.missingKey("is", of: "'when'", at: entry.key.span))
    }
    if let one = keys["is"], let other = keys["isNot"] {
      let (first, second) = one.key.span.start < other.key.span.start ? (one, other) : (other, one)
      diagnostics.record(.twoForms(of: "'when'", first, second))
      return nil
    }
    guard let field = text(keys["field"], as: "'field'"),
      let written = keys["is"] ?? keys["isNot"]
    else { return nil }
    return ConditionSyntax(
      field: field, values: values(of: written), isNegated: keys["is"] == nil)
  }

  /// The values that a field is compared with: one, or those of a list.
  private func values(of entry: YAMLEntry) -> [Placed<ValueSyntax>] {
    let key = entry.key.scalar?.text ?? ""
    var nodes = [entry.value]
    if case .sequence(let elements) = entry.value.content {
      nodes = elements
      if elements.isEmpty {
        diagnostics.record(
          .error(.missingKey, "'\(key)' needs at least one value", at: entry.key.span))
      }
    }
    var values: [Placed<ValueSyntax>] = []
    var places: [String: SourceSpan] = [:]
    for node in nodes {
      guard let scalar = node.scalar else {
        diagnostics.record(.wrongKind("'\(key)'", needs: "a value or a list of values", got: node))
        continue
      }
      if let first = places[scalar.text] {
        diagnostics.record(.repeated(Placed(scalar.text, at: node.span), first: first))
        continue
      }
      places[scalar.text] = node.span
      values.append(Placed(value(node), at: node.span))
    }
    return values
  }
}
