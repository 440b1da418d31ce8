import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads a union.
  func union(_ node: KeyedNode, of name: Placed<String>) -> TypeSyntax.Definition {
    let tagging = tagging(of: node, named: name)
    guard let entry = node["cases"], case .mapping(let entries) = entry.value.content else {
      if !node.hasMeant("cases") {
        diagnostics.record(.missingKey("cases", of: "the union '\(name.value)'", at: name.span))
      }
      return .broken
    }
    if entries.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'cases' needs at least one case", at: entry.key.span))
    }
    return .union(
      UnionSyntax(
        tagging: tagging, cases: entries.compactMap(unionCase), keys: keyStyle(of: node)))
  }

  private func unionCase(_ entry: YAMLEntry) -> CaseSyntax? {
    guard let key = name(entry.key, of: "a case") else { return nil }
    if entry.key.scalar?.style == .plain, key.value.hasSuffix("?") {
      diagnostics.record(
        .error(
          .conflictingKeys, "a case is never optional", at: key.span,
          help: "leave the '?' out, or quote a tag that ends in one: '\"\(key.value)\"'"))
    }
    var result = CaseSyntax(key: key, payload: .none, hasLabels: true)
    if entry.value.isAbsent { return result }
    guard case .mapping = entry.value.content else {
      result.payload = .value(typeExpression(entry.value))
      return result
    }
    guard let keys = keyed(entry.value, by: .unionCase) else {
      result.payload = .broken
      return result
    }
    result.tag = tag(keys["tag"])
    result.swiftName = text(keys["name"], as: "'name'")
    result.doc = doc(of: keys)
    let isTuple = flag("tuple", of: keys)
    result.hasLabels = flag("labels", of: keys, or: true)
    refuseWithoutFields(keys, in: key)
    if let type = keys["type"], let fields = keys["fields"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "a case has either 'type' or 'fields'", at: fields.key.span,
          labels: [.init(span: type.key.span, text: "'type' is given here")],
          help: "leave one of the two out"))
      result.payload = .broken
    } else if let type = keys["type"] {
      if type.value.scalar?.style == .plain, type.value.scalar?.text == "none" { return result }
      result.payload = .value(typeExpression(type.value))
    } else if let fields = keys["fields"] {
      result.payload = .fields(self.fields(fields, isTuple: isTuple), isTuple: isTuple)
    } else if ["cases", "payload", "fields", "type"].contains(where: keys.hasMeant) {
      result.payload = .broken
    }
    return result
  }

  /// Without fields there is nothing to lay out in an array or to leave without labels.
  private func refuseWithoutFields(_ keys: KeyedNode, in name: Placed<String>) {
    guard !keys.hasMeant("fields"), !keys.hasMeant("payload") else { return }
    for (key, standard) in [("tuple", false), ("labels", true)]
    where flag(key, of: keys, or: standard) != standard {
      guard let entry = keys[key] else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "'\(key)' speaks of fields, and '\(name.value)' has none",
          at: entry.key.span, help: "leave '\(key)' out, or add 'fields'"))
    }
  }

  private func tag(_ entry: YAMLEntry?) -> Placed<String>? {
    guard let entry else { return nil }
    if case .sequence = entry.value.content {
      diagnostics.record(.notSupportedYet("a composite tag", at: entry.value.span))
      return nil
    }
    if let scalar = entry.value.scalar, scalar.style == .plain,
      ["null", "~", "absent"].contains(scalar.text)
    {
      diagnostics.record(.notSupportedYet("the tag '\(scalar.text)'", at: entry.value.span))
      return nil
    }
    return text(entry, as: "'tag'")
  }

  private func tagging(of node: KeyedNode, named name: Placed<String>) -> TaggingSyntax {
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

  /// Reads `values:`: a list of texts, or names with their values.
  func values(_ node: KeyedNode, of name: Placed<String>) -> [RawValueSyntax] {
    guard let entry = node["values"] else { return [] }
    let values: [RawValueSyntax]
    switch entry.value.content {
    case .sequence(let elements):
      values = elements.compactMap { element in
        if case .mapping(let pairs) = element.content, pairs.count == 1 { return value(pairs[0]) }
        return self.name(element, of: "a value").map {
          RawValueSyntax(name: $0, value: Placed(.string($0.value), at: $0.span))
        }
      }
    case .mapping(let entries):
      values = entries.compactMap(value)
    case .scalar:
      diagnostics.record(
        .wrongKind("'values'", needs: "a list, or a mapping of names to values", got: entry.value))
      return []
    }
    if entry.value.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'values' needs at least one value", at: entry.key.span))
    }
    refuseTwoKinds(in: values)
    return values
  }

  private func value(_ entry: YAMLEntry) -> RawValueSyntax? {
    guard let name = name(entry.key, of: "a value") else { return nil }
    guard let scalar = entry.value.scalar else {
      diagnostics.record(
        .wrongKind("the value '\(name.value)'", needs: "text or a whole number", got: entry.value))
      return nil
    }
    if scalar.style == .plain, scalar.text.isEmpty {
      return RawValueSyntax(name: name, value: Placed(.string(name.value), at: name.span))
    }
    if scalar.style == .plain, let number = scalar.integer {
      return RawValueSyntax(name: name, value: Placed(.int(number), at: entry.value.span))
    }
    if scalar.float != nil {
      diagnostics.record(
        .notSupportedYet("a value that is no whole number of 64 bits", at: entry.value.span))
      return nil
    }
    return RawValueSyntax(name: name, value: Placed(.string(scalar.text), at: entry.value.span))
  }

  private func refuseTwoKinds(in values: [RawValueSyntax]) {
    let numbers = values.filter { if case .int = $0.value.value { true } else { false } }
    let texts = values.filter { if case .string = $0.value.value { true } else { false } }
    guard let number = numbers.first, let text = texts.first else { return }
    diagnostics.record(
      .error(
        .conflictingKeys, "the values of an enum are all texts or all whole numbers",
        at: number.value.span,
        labels: [.init(span: text.value.span, text: "a text is given here")],
        help: "quote the number to make it a text"))
  }
}

/// What `tagging:` may say.
private enum TaggingWord: String, CaseIterable {
  case external
  case presence
  case untagged
}
