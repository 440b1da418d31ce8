import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads where the tag of a union is: `discriminator:` or `tagging:`.
  func tagging(of node: KeyedNode, named name: Placed<String>) -> TaggingSyntax {
    let units: UnitForm? = choice(node["units"]?.value, of: "units")
    if let node = node["tagging"]?.value, let text = node.scalar?.text,
      let discriminator = ["internal": "status", "adjacent": "{ key: type, content: data }"][text]
    {
      diagnostics.record(
        .error(
          .unknownValue, "'tagging' cannot be '\(text)'", at: node.span,
          help: "write 'discriminator: \(discriminator)', with your own keys"))
      return .broken
    }
    let word: TaggingWord? = choice(node["tagging"]?.value, of: "tagging")
    if let tagging = node["tagging"], let discriminator = node["discriminator"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "a union has either 'discriminator' or 'tagging'",
          at: tagging.key.span,
          labels: [.init(span: discriminator.key.span, text: "'discriminator' is given here")],
          help: "leave one of the two out"))
      return .broken
    }
    if let entry = node["units"], word == nil, !node.hasMeant("tagging") {
      diagnostics.record(
        .error(
          .conflictingKeys, "'units' speaks of externally tagged unions only", at: entry.key.span,
          help: "leave 'units' out, or write 'tagging: external'"))
    }
    if let discriminator = node["discriminator"] { return self.discriminator(discriminator) }
    switch word {
    case .external:
      return .external(units: units ?? .object)
    case .presence, .untagged:
      diagnostics.record(
        .notSupportedYet(
          "tagging '\(word?.rawValue ?? "")'", at: node["tagging"]?.value.span ?? name.span))
    case nil where !node.hasMeant("tagging") && !node.hasMeant("discriminator"):
      diagnostics.record(
        .error(
          .missingKey, "nothing says how the cases of '\(name.value)' are told apart",
          at: name.span,
          help: "add 'discriminator: <the tag's key>', or 'tagging: external'"))
    case nil: break
    }
    return .broken
  }

  private func discriminator(_ entry: YAMLEntry) -> TaggingSyntax {
    switch entry.value.content {
    case .scalar:
      return text(entry, as: "'discriminator'").map { .internal(key: $0) } ?? .broken
    case .sequence:
      diagnostics.record(.notSupportedYet("a nested path", at: entry.value.span))
      return .broken
    case .mapping:
      break
    }
    guard let keys = keyed(entry.value, by: .discriminator) else { return .broken }
    checkTagType(keys["type"])
    if let composite = keys["keys"] {
      diagnostics.record(.notSupportedYet("a composite discriminator", at: composite.key.span))
      return .broken
    }
    guard let written = keys["key"] else {
      if !["key", "keys", "header"].contains(where: keys.hasMeant) {
        diagnostics.record(.missingKey("key", of: "a discriminator", at: entry.key.span))
      }
      return .broken
    }
    if let content = keys["content"], let scalar = content.value.scalar,
      scalar.style == .plain, scalar.text == "$tag"
    {
      diagnostics.record(.notSupportedYet("'content: $tag'", at: content.value.span))
      return .broken
    }
    guard let key = jsonKey(written, as: "'key'") else { return .broken }
    guard let content = keys["content"] else { return .internal(key: key) }
    return jsonKey(content, as: "'content'").map { .adjacent(key: key, content: $0) } ?? .broken
  }

  /// Tags are texts in this version; tags of several kinds are in none.
  private func checkTagType(_ entry: YAMLEntry?) {
    guard let entry else { return }
    let types = ["String", "Int", "Bool"]
    switch entry.value.scalar?.text {
    case nil where entry.value.isSequence:
      diagnostics.record(
        .notInVersion1("a tag of more than one JSON kind", at: entry.value.span))
    case nil:
      diagnostics.record(.wrongKind("'type'", needs: "text", got: entry.value))
    case "String": break
    case let type? where types.contains(type):
      diagnostics.record(.notSupportedYet("a tag of type '\(type)'", at: entry.value.span))
    case let type?:
      diagnostics.record(.unknownValue(type, of: "type", among: types, at: entry.value.span))
    }
  }
}

/// What `tagging:` may say.
private enum TaggingWord: String, CaseIterable {
  case external
  case presence
  case untagged
}
