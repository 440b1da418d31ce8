import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads one entry of `types:`.
  func type(_ entry: YAMLEntry) -> TypeSyntax? {
    guard let name = name(entry.key, of: "a type") else { return nil }
    guard case .mapping(let entries) = entry.value.content else {
      guard !entry.value.isAbsent else {
        diagnostics.record(.undefinedType(name))
        return TypeSyntax(name: name, definition: .broken)
      }
      return TypeSyntax(name: name, definition: .alias(typeExpression(entry.value)))
    }
    let keys = Set(entries.compactMap { $0.key.scalar?.text })
    let kinds = [
      (keys.contains("page") || keys.contains("parts"), KeyTable.page),
      (
        keys.contains("cases") || keys.contains("discriminator") || keys.contains("tagging"), .union
      ),
      (keys.contains("values"), .rawEnum),
      (keys.contains("fields"), .structure),
    ].filter(\.0).map(\.1)
    guard let table = kinds.first else {
      diagnostics.record(.undefinedType(name, misspelt: entries))
      return TypeSyntax(name: name, definition: .broken)
    }
    guard let node = keyed(entry.value, by: table) else {
      return TypeSyntax(name: name, definition: .broken)
    }
    let definition: TypeSyntax.Definition =
      switch table.subject {
      case KeyTable.page.subject: page(node, of: name)
      case KeyTable.union.subject: union(node, of: name)
      case KeyTable.rawEnum.subject: .rawEnum(values(node, of: name))
      default:
        .structure(
          StructSyntax(
            fields: fields(node["fields"]),
            keys: keyStyle(of: node), isTuple: flag("tuple", of: node)))
      }
    return TypeSyntax(name: name, doc: doc(of: node), definition: definition)
  }

  /// Reads `fields:`.
  func fields(_ entry: YAMLEntry?) -> [FieldSyntax] {
    guard let entry, case .mapping(let fields) = entry.value.content else { return [] }
    return fields.compactMap { field in
      guard let name = name(field.key, of: "a field") else { return nil }
      return self.field(named: name, field.value)
    }
  }

  private func field(named written: Placed<String>, _ node: YAMLNode) -> FieldSyntax {
    let mayBeAbsent = written.value.hasSuffix("?")
    let name = mayBeAbsent ? Placed(String(written.value.dropLast()), at: written.span) : written
    let broken = TypeExpression(form: .broken, span: node.span)
    guard case .mapping = node.content else {
      guard !node.isAbsent else {
        diagnostics.record(
          .error(
            .missingKey, "the field '\(name.value)' has no type", at: name.span,
            help: "write '\(written.value): String', or the type that it has"))
        return FieldSyntax(name: name, mayBeAbsent: mayBeAbsent, type: broken)
      }
      return FieldSyntax(name: name, mayBeAbsent: mayBeAbsent, type: typeExpression(node))
    }
    guard let keys = keyed(node, by: .field) else {
      return FieldSyntax(name: name, mayBeAbsent: mayBeAbsent, type: broken)
    }
    var type = broken
    if let written = keys["type"] {
      type = typeExpression(written.value)
    } else if !node.hasKey("type"), !node.hasKey("constant") {
      diagnostics.record(.missingKey("type", of: "the field '\(name.value)'", at: name.span))
    }
    return FieldSyntax(
      name: name, mayBeAbsent: mayBeAbsent, type: type,
      key: jsonKey(keys["key"], as: "'key'"), swiftName: text(keys["name"], as: "'name'"),
      doc: doc(of: keys))
  }

  /// Reads a JSON key; a list is a path, which this version cannot emit.
  func jsonKey(_ entry: YAMLEntry?, as subject: String) -> Placed<String>? {
    if let entry, case .sequence = entry.value.content {
      diagnostics.record(.notSupportedYet("a nested path", at: entry.value.span))
      return nil
    }
    return text(entry, as: subject)
  }

  private func page(_ node: KeyedNode, of name: Placed<String>) -> TypeSyntax.Definition {
    guard let rows = text(node["page"], as: "'page'") else {
      if node["page"] == nil {
        diagnostics.record(.missingKey("page", of: "the page '\(name.value)'", at: name.span))
      }
      return .broken
    }
    guard let parts = node["parts"], case .mapping(let entries) = parts.value.content else {
      diagnostics.record(.missingKey("parts", of: "the page '\(name.value)'", at: name.span))
      return .broken
    }
    if entries.isEmpty {
      diagnostics.record(
        .error(.missingKey, "'parts' needs at least one part", at: parts.key.span))
    }
    return .page(
      PageSyntax(
        rows: rows, fields: fields(node["fields"]), parts: entries.compactMap(part),
        keys: keyStyle(of: node)))
  }

  private func part(_ entry: YAMLEntry) -> PartSyntax? {
    guard let name = name(entry.key, of: "a part") else { return nil }
    if name.value.hasSuffix("?") {
      diagnostics.record(
        .error(
          .conflictingKeys, "a part is always optional", at: name.span,
          help: "write '\(name.value.dropLast())'"))
    }
    var field = FieldSyntax(
      name: name, mayBeAbsent: true, type: TypeExpression(form: .broken, span: entry.value.span))
    guard case .mapping = entry.value.content else {
      field.type = typeExpression(entry.value)
      return PartSyntax(field: field)
    }
    guard let keys = keyed(entry.value, by: .part) else { return PartSyntax(field: field) }
    if let type = keys["type"] {
      field.type = typeExpression(type.value)
    } else {
      diagnostics.record(.missingKey("type", of: "the part '\(name.value)'", at: name.span))
    }
    field.key = jsonKey(keys["key"], as: "'key'")
    field.swiftName = text(keys["name"], as: "'name'")
    field.doc = doc(of: keys)
    return PartSyntax(field: field, caseName: text(keys["case"], as: "'case'"))
  }
}

extension YAMLNode {
  /// Whether a mapping has a key of that text.
  func hasKey(_ name: String) -> Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { $0.key.scalar?.text == name }
  }
}

extension Diagnostic {
  /// A type that says nothing of its kind, at the key that comes nearest to saying it.
  fileprivate static func undefinedType(
    _ name: Placed<String>, misspelt entries: [YAMLEntry] = []
  ) -> Diagnostic {
    for entry in entries {
      guard let key = entry.key.scalar?.text else { continue }
      let near = Suggestion.nearest(to: key, among: ["fields", "cases", "values", "page"])
      guard let meant = near.first else { continue }
      return .error(
        .unknownKey, "a type has no key '\(key)'", at: entry.key.span,
        help: "did you mean '\(meant)'?")
    }
    return .error(
      .missingKey, "the type '\(name.value)' has neither 'fields' nor 'cases', 'values' or 'page'",
      at: name.span, help: "a struct without fields is '{ fields: {} }'")
  }
}
