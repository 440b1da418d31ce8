import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads any value, by its YAML kind.
  func value(_ node: YAMLNode) -> ValueSyntax {
    switch node.content {
    case .scalar(let scalar):
      let isNull = node.isAbsent && !scalar.text.isEmpty
      // What YAML takes for null in other spellings is a text like any other.
      let isText =
        scalar.coreValue == .text || scalar.isNull && !isNull && !scalar.text.isEmpty
      return .scalar(
        ScalarSyntax(
          text: scalar.text, value: isText ? .string(scalar.text) : JSONScalar(scalar),
          isNull: isNull))
    case .sequence(let elements):
      return .list(elements.map { Placed(value($0), at: $0.span) })
    case .mapping(let entries):
      return .mapping(
        entries.compactMap { entry in
          name(entry.key, of: "a member").map {
            ($0, Placed(value(entry.value), at: entry.value.span))
          }
        })
    }
  }

  /// Reads `extraKeys:`.
  func extraKeys(_ entry: YAMLEntry?) -> Placed<ExtraKeysSyntax>? {
    guard let entry else { return nil }
    if case .mapping = entry.value.content {
      guard let keys = keyed(entry.value, by: .extraKeys) else { return nil }
      for key in ["name", "type"] where !keys.hasMeant(key) {
        diagnostics.record(.missingKey(key, of: "'extraKeys'", at: entry.key.span))
      }
      guard let name = text(keys["name"], as: "'name'"), let type = keys["type"] else { return nil }
      return Placed(
        .typed(name: name, type: typeExpression(type.value)), at: entry.key.span)
    }
    guard let word: ExtraKeysWord = choice(entry.value, of: "extraKeys") else {
      if entry.value.scalar == nil {
        diagnostics.record(
          .wrongKind(
            "'extraKeys'", needs: "text, or a mapping of 'name' and 'type'", got: entry.value))
      }
      return nil
    }
    return Placed(word.syntax, at: entry.key.span)
  }
}

/// The policies that a word says.
enum ExtraKeysWord: String, CaseIterable {
  case ignore
  case keep
  case reject

  var syntax: ExtraKeysSyntax {
    switch self {
    case .ignore: .ignore
    case .keep: .keep
    case .reject: .reject
    }
  }
}
