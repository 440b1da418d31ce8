import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads where the tag of a union is: `discriminator:` or `tagging:`.
  func tagging(of node: KeyedNode, named name: Placed<String>) -> TaggingSyntax {
    let units: UnitForm? = choice(node["units"]?.value, of: "units")
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
    let tagging: TaggingSyntax
    switch word {
    case .external:
      tagging = .external(units: units ?? .object)
    case .presence:
      tagging = .presence(units: units)
    case .untagged:
      tagging = .untagged(untagged(node, at: node["tagging"]?.value.span ?? name.span))
    case nil:
      tagging = node["discriminator"].map(discriminator) ?? .broken
    }
    if !node.hasMeant("tagging") && !node.hasMeant("discriminator") {
      diagnostics.record(
        .error(
          .missingKey, "nothing says how the cases of '\(name.value)' are told apart",
          at: name.span,
          help: "add 'discriminator: <the tag's key>', or 'tagging: external'"))
    }
    refuseForeignKeys(of: node, under: tagging)
    return tagging
  }

  private func untagged(_ node: KeyedNode, at span: SourceSpan) -> UntaggedSyntax {
    UntaggedSyntax(
      span: span,
      order: node["order"].map { Placed(texts($0, as: "a case of 'order'"), at: $0.key.span) },
      exactlyOne: node["policy"]?.value.span)
  }

  private func discriminator(_ entry: YAMLEntry) -> TaggingSyntax {
    guard case .mapping = entry.value.content else {
      guard let path = tagPath(entry, as: "'discriminator'") else { return .broken }
      return .internal(DiscriminatorSyntax(discriminator: Discriminator(path: path)))
    }
    guard let keys = keyed(entry.value, by: .discriminator) else { return .broken }
    let content = content(keys["content"])
    if keys.hasMeant("content"), content == nil { return .broken }
    if let composite = keys["keys"] {
      if case .tag(let span)? = content {
        diagnostics.record(
          .error(
            .conflictingKeys, "a tag of several keys names no key for the content", at: span,
            labels: [.init(span: composite.key.span, text: "several keys are named here")],
            help: "write the key of the content"))
      }
      guard let discriminator = self.composite(composite, beside: keys) else { return .broken }
      return .composite(discriminator, content: content)
    }
    guard let written = keys["key"] else {
      if !["key", "keys", "header"].contains(where: keys.hasMeant) {
        diagnostics.record(.missingKey("key", of: "a discriminator", at: entry.key.span))
      }
      return .broken
    }
    guard let path = tagPath(written, as: "'key'") else { return .broken }
    let type = tagType(keys["type"])
    let match: MatchWord? = choice(keys["match"]?.value, of: "match")
    if match == .caseInsensitive, type != .string, let entry = keys["match"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "'match' speaks of texts, and the tags are of type '\(type.rawValue)'",
          at: entry.key.span, help: "leave 'match' out"))
    }
    let syntax = DiscriminatorSyntax(
      discriminator: Discriminator(
        path: path, aliases: keys["aliases"].map { texts($0, as: "an alias") } ?? [],
        type: type, ignoresCase: match == .caseInsensitive,
        exposed: exposed(in: keys)),
      missing: text(keys["missing"], as: "'missing'"), null: text(keys["null"], as: "'null'"))
    if case .tag(let span)? = content, syntax.discriminator.ignoresCase {
      diagnostics.record(
        .error(
          .conflictingKeys, "a tag that names the key of the content has one spelling", at: span,
          labels: keys["match"].map { [.init(span: $0.key.span, text: "case is ignored here")] }
            ?? [],
          help: "leave 'match' out, and write other spellings as 'aliases'"))
    }
    return content.map { .adjacent(syntax, content: $0) } ?? .internal(syntax)
  }

  private func exposed(in keys: KeyedNode) -> SourceSpan? {
    flag("expose", of: keys) ? keys["expose"]?.key.span : nil
  }

  private func content(_ entry: YAMLEntry?) -> Content? {
    guard let entry else { return nil }
    if let scalar = entry.value.scalar, scalar.style == .plain, scalar.text == "$tag" {
      return .tag(entry.value.span)
    }
    return tagPath(entry, as: "'content'").map { .path($0) }
  }

  private func composite(
    _ entry: YAMLEntry, beside keys: KeyedNode
  ) -> CompositeDiscriminator? {
    for other in ["key", "aliases", "type", "missing", "null", "match"] {
      guard let written = keys[other] else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(other)' speaks of a tag under one key", at: written.key.span,
          labels: [.init(span: entry.key.span, text: "several keys are named here")],
          help: "leave '\(other)' out, or 'keys'"))
    }
    guard case .sequence(let elements) = entry.value.content, elements.count > 1 else {
      diagnostics.record(
        .error(
          .missingKey, "'keys' needs at least two keys", at: entry.key.span,
          help: "a tag under one key is 'discriminator: <key>'"))
      return nil
    }
    let components = elements.compactMap(component)
    guard components.count == elements.count else { return nil }
    return CompositeDiscriminator(
      components: components, span: entry.value.span, exposed: exposed(in: keys))
  }

  private func component(_ node: YAMLNode) -> CompositeDiscriminator.Component? {
    guard case .mapping = node.content else {
      return tagPath(node, as: "a key of 'keys'", missingAt: node.span).map {
        .init(path: $0, type: .string)
      }
    }
    guard let keys = keyed(node, by: .discriminatorComponent) else { return nil }
    guard let key = keys["key"] else {
      if !keys.hasMeant("key") {
        diagnostics.record(.missingKey("key", of: "a key of 'keys'", at: node.span))
      }
      return nil
    }
    return tagPath(key, as: "'key'").map { .init(path: $0, type: tagType(keys["type"])) }
  }

  /// The type of a tag; tags of several kinds are in no version 1.
  private func tagType(_ entry: YAMLEntry?) -> TagType {
    if let entry, entry.value.isSequence {
      diagnostics.record(
        .notInVersion1("a tag of more than one JSON kind", at: entry.value.span))
      return .string
    }
    if let entry, entry.value.scalar == nil {
      diagnostics.record(.wrongKind("'type'", needs: "text", got: entry.value))
    }
    return choice(entry?.value, of: "type") ?? .string
  }
}

extension SchemaReader {
  /// Reads a JSON key, or a list of them for a nested path.
  func path(_ entry: YAMLEntry, as subject: String) -> JSONPath? {
    path(entry.value, as: subject, missingAt: entry.key.span)
  }

  private func path(
    _ node: YAMLNode, as subject: String, missingAt span: SourceSpan
  ) -> JSONPath? {
    guard case .sequence(let elements) = node.content else {
      return text(node, as: subject, missingAt: span).map { JSONPath([$0], at: $0.span) }
    }
    let keys = elements.compactMap { text($0, as: "a key of a path", missingAt: $0.span) }
    guard keys.count == elements.count else { return nil }
    guard !keys.isEmpty else {
      diagnostics.record(
        .error(
          .missingKey, "\(subject) needs at least one key", at: node.span,
          help: "write the key that JSON has"))
      return nil
    }
    return JSONPath(keys, at: node.span)
  }

  /// Reads the key or the path of a tag or of its content.
  private func tagPath(_ entry: YAMLEntry, as subject: String) -> JSONPath? {
    tagPath(entry.value, as: subject, missingAt: entry.key.span)
  }

  private func tagPath(
    _ node: YAMLNode, as subject: String, missingAt span: SourceSpan
  ) -> JSONPath? {
    guard let path = path(node, as: subject, missingAt: span) else { return nil }
    refuseEmpty(path.keys)
    return path
  }

  /// Refuses keys without a letter: JSON may have them, but no server tells its answers apart by
  /// one (semantics T9).
  private func refuseEmpty(_ keys: [Placed<String>]) {
    for key in keys where key.value.isEmpty {
      diagnostics.record(
        .error(
          .emptyText, "the key of a tag or of its content is empty", at: key.span,
          help: "write the key that JSON has"))
    }
  }

  /// Reads one text or a list of them.
  func texts(_ entry: YAMLEntry, as subject: String) -> [Placed<String>] {
    guard case .sequence(let elements) = entry.value.content else {
      return text(entry, as: subject).map { [$0] } ?? []
    }
    return elements.compactMap { text($0, as: subject, missingAt: $0.span) }
  }
}

/// What `tagging:` may say.
enum TaggingWord: String, CaseIterable {
  case external
  case presence
  case untagged
}

/// What `match:` may say.
enum MatchWord: String, CaseIterable {
  case exact
  case caseInsensitive
}
