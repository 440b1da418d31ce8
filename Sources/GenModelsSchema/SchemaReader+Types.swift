import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads one entry of `types:`.
  func type(_ entry: YAMLEntry) -> TypeSyntax? {
    guard let name = typeName(entry.key) else { return nil }
    guard case .mapping(let entries) = entry.value.content else {
      guard !entry.value.isAbsent else {
        diagnostics.record(.undefinedType(name))
        return TypeSyntax(name: name, definition: .broken)
      }
      return TypeSyntax(
        name: name, definition: .alias(aliased(typeExpression(entry.value), as: name)))
    }
    let keys = Set(entries.compactMap { $0.key.scalar?.text })
    if let conflict = Diagnostic.twoKinds(entries) {
      diagnostics.record(conflict)
      return TypeSyntax(name: name, definition: .broken)
    }
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
      default: .structure(structure(node))
      }
    return TypeSyntax(name: name, doc: doc(of: node), definition: definition)
  }

  /// The name of a type, without what would keep others from naming it.
  private func typeName(_ key: YAMLNode) -> Placed<String>? {
    guard var name = name(key, of: "a type") else { return nil }
    let stops = name.value.unicodeScalars.filter(TypeExpressionParser.endsName)
    guard let stop = stops.first else { return name }
    let isOptional = name.value.hasSuffix("?") && stops.count == 1
    diagnostics.record(
      .error(
        .unusableName, "the name of a type cannot hold '\(stop)'", at: name.span,
        help: isOptional
          ? "write the '?' where the type is used" : "use letters, digits, '-' and '_'"))
    if isOptional { name.value.removeLast() }
    return name
  }

  private func aliased(_ type: TypeExpression, as name: Placed<String>) -> TypeExpression {
    guard case .optional(let wrapped) = type.form else { return type }
    diagnostics.record(
      .error(
        .typeExpression, "a name cannot stand for an optional type", at: type.span,
        help: "leave the '?' out here, and write '\(name.value)?' where it is used"))
    return wrapped
  }

  private func structure(_ node: KeyedNode) -> StructSyntax {
    let isTuple = flag("tuple", of: node)
    if isTuple, let keys = node["keys"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "the values of an array have no keys", at: keys.key.span,
          labels: node["tuple"].map { [.init(span: $0.key.span, text: "read by position")] } ?? [],
          help: "leave 'keys' out"))
    }
    return StructSyntax(
      fields: fields(node["fields"], isTuple: isTuple), keys: keyStyle(of: node), isTuple: isTuple)
  }

  /// Reads the `fields:` of an object, or of an array where they are told by position.
  func fields(_ entry: YAMLEntry?, isTuple: Bool) -> [FieldSyntax] {
    let fields = fields(entry)
    guard isTuple, let entry, case .mapping(let entries) = entry.value.content else {
      return fields
    }
    if entries.isEmpty {
      diagnostics.record(
        .error(.missingKey, "an array needs at least one field", at: entry.key.span))
    }
    for key in fields.compactMap(\.key) {
      diagnostics.record(
        .error(
          .conflictingKeys, "the values of an array have no keys", at: key.span,
          help: "leave 'key' out, or 'tuple'"))
    }
    return fields
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
        diagnostics.record(.untyped("field", name, written: written.value))
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
    } else if !keys.hasMeant("type"), !keys.hasMeant("constant") {
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
    guard let rows else { return .broken }
    return .page(PageSyntax(rows: rows, fields: fields, parts: parts, keys: keyStyle(of: node)))
  }

  private func part(_ entry: YAMLEntry) -> PartSyntax? {
    guard var name = name(entry.key, of: "a part") else { return nil }
    if name.value.hasSuffix("?") {
      diagnostics.record(
        .error(
          .conflictingKeys, "a part is always optional", at: name.span,
          help: "write '\(name.value.dropLast())'"))
      name.value.removeLast()
    }
    var field = FieldSyntax(
      name: name, mayBeAbsent: true, type: TypeExpression(form: .broken, span: entry.value.span))
    guard case .mapping = entry.value.content else {
      if entry.value.isAbsent {
        diagnostics.record(.untyped("part", name, written: name.value))
      } else {
        field.type = typeExpression(entry.value)
      }
      return PartSyntax(field: field)
    }
    guard let keys = keyed(entry.value, by: .part) else { return PartSyntax(field: field) }
    if let type = keys["type"] {
      field.type = typeExpression(type.value)
    } else if !keys.hasMeant("type"), !keys.hasMeant("always") {
      diagnostics.record(.missingKey("type", of: "the part '\(name.value)'", at: name.span))
    }
    field.key = jsonKey(keys["key"], as: "'key'")
    field.swiftName = text(keys["name"], as: "'name'")
    field.doc = doc(of: keys)
    return PartSyntax(field: field, caseName: text(keys["case"], as: "'case'"))
  }
}

extension Diagnostic {
  fileprivate static func untyped(
    _ kind: String, _ name: Placed<String>, written: String
  ) -> Diagnostic {
    .error(
      .missingKey, "the \(kind) '\(name.value)' has no type", at: name.span,
      help: "write '\(written): String', or the type that it has")
  }

  /// A type that says two things of its kind; a page and a union may have 'fields' as well.
  fileprivate static func twoKinds(_ entries: [YAMLEntry]) -> Diagnostic? {
    let named = entries.compactMap { entry in entry.key.scalar.map { ($0.text, entry.key.span) } }
    let hasValues = named.contains { $0.0 == "values" }
    let kinds = ["page", "cases", "values"] + (hasValues ? ["fields"] : [])
    let said = named.filter { kinds.contains($0.0) }
    guard said.count > 1 else { return nil }
    return .error(
      .conflictingKeys, "a type has either '\(said[0].0)' or '\(said[1].0)'", at: said[1].1,
      labels: [.init(span: said[0].1, text: "'\(said[0].0)' is given here")],
      help: "leave one of the two out")
  }

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
    let type = entries.first { $0.key.scalar?.text == "type" }?.value.scalar?.text
    return .error(
      .missingKey, "the type '\(name.value)' has neither 'fields' nor 'cases', 'values' or 'page'",
      at: name.span,
      help: type.map { "a name for another type is '\(name.value): \($0)'" }
        ?? "a struct without fields is '{ fields: {} }'")
  }
}
