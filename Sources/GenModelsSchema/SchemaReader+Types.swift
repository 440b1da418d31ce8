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
    guard let kind = TypeKind.allCases.first(where: { !keys.isDisjoint(with: $0.table.telling) })
    else {
      diagnostics.record(.undefinedType(name, misspelt: entries))
      return TypeSyntax(name: name, definition: .broken)
    }
    guard let node = keyed(entry.value, by: kind.table) else {
      return TypeSyntax(name: name, definition: .broken)
    }
    let definition: TypeSyntax.Definition =
      switch kind {
      case .page: page(node, of: name)
      case .union: union(node, of: name)
      case .rawEnum:
        .rawEnum(
          RawEnumSyntax(
            values: values(node, of: name), unknown: unknown(node["unknown"], namesCases: true)))
      case .structure: .structure(structure(node))
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
    for key in ["keys", "extraKeys"] where isTuple {
      guard let entry = node[key] else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "the values of an array have no keys", at: entry.key.span,
          labels: node["tuple"].map { [.init(span: $0.key.span, text: "read by position")] } ?? [],
          help: "leave '\(key)' out"))
    }
    return StructSyntax(
      fields: fields(node["fields"], isTuple: isTuple), keys: keyStyle(of: node), isTuple: isTuple,
      shorthand: text(node["shorthand"], as: "'shorthand'"),
      extraKeys: extraKeys(node["extraKeys"]))
  }
}

/// What a type is, told by the first of these of which a telling key is there.
enum TypeKind: CaseIterable {
  case page
  case union
  case rawEnum
  case structure

  var table: KeyTable {
    switch self {
    case .page: .page
    case .union: .union
    case .rawEnum: .rawEnum
    case .structure: .structure
    }
  }
}

extension Diagnostic {
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
