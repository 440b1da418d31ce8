import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads an entry of `parts:`.
  func part(_ entry: YAMLEntry) -> PartSyntax? {
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
    } else if !keys.hasMeant("type"), !flag("always", of: keys) {
      diagnostics.record(.missingKey("type", of: "the part '\(name.value)'", at: name.span))
    }
    field.key = keys["key"].flatMap { path($0, as: "'key'") }
    field.aliases = keys["aliases"].map { texts($0, as: "an alias") } ?? []
    field.swiftName = text(keys["name"], as: "'name'")
    field.doc = doc(of: keys)
    field.deprecated = deprecated(keys)
    field.skip = placedChoice(keys["skip"])
    return part(of: field, keys)
  }

  /// The rows of a part; a key that repeats what holds anyway says nothing.
  private func part(of field: FieldSyntax, _ keys: KeyedNode) -> PartSyntax {
    PartSyntax(
      field: field, caseName: text(keys["case"], as: "'case'"), rows: rows(keys["rows"]),
      sectionsEach: keys["sections"]?.key.span,
      hidesEmpty: place(of: "whenEmpty", being: "hide", in: keys),
      keepsAbsent: place(of: "whenAbsent", being: "keep", in: keys),
      hidesUnknown: place(of: "whenUnknown", being: "hide", in: keys),
      always: flag("always", of: keys) ? keys["always"]?.key.span : nil,
      inline: flag("inline", of: keys) ? keys["inline"]?.key.span : nil,
      condition: condition(keys["when"]), identity: text(keys["id"], as: "'id'"),
      actions: words(keys["actions"], of: "actions"))
  }

  /// The place of a key that says something, nil where it says anything else or is not written.
  private func place(of key: String, being word: String, in keys: KeyedNode) -> SourceSpan? {
    guard let entry = keys[key], entry.value.scalar?.text == word else { return nil }
    return entry.key.span
  }

  private func rows(_ entry: YAMLEntry?) -> Placed<RowsSyntax>? {
    guard let entry else { return nil }
    if case .mapping = entry.value.content {
      guard let keys = keyed(entry.value, by: .rows) else { return nil }
      if !keys.hasMeant("each") {
        diagnostics.record(.missingKey("each", of: "'rows'", at: entry.key.span))
      }
      guard let field = text(keys["each"], as: "'each'") else { return nil }
      return Placed(
        .inside(field: field, identity: text(keys["id"], as: "'id'")), at: entry.key.span)
    }
    guard let word = text(entry, as: "'rows'") else { return nil }
    switch word.value {
    case "one": return Placed(.one, at: entry.key.span)
    case "each": return Placed(.each, at: entry.key.span)
    default:
      diagnostics.record(
        .unknownValue(word.value, of: "rows", among: ["one", "each"], at: word.span))
      return nil
    }
  }

  private func condition(_ entry: YAMLEntry?) -> ConditionSyntax? {
    guard let entry, let keys = keyed(entry.value, by: .condition) else { return nil }
    if !keys.hasMeant("field") {
      diagnostics.record(.missingKey("field", of: "'when'", at: entry.key.span))
    }
    if !keys.hasMeant("is"), !keys.hasMeant("isNot") {
      diagnostics.record(.missingKey("is", of: "'when'", at: entry.key.span))
    }
    if let one = keys["is"], let other = keys["isNot"] {
      diagnostics.record(
        .error(
          .conflictingKeys, "'when' has either 'is' or 'isNot'", at: other.key.span,
          labels: [.init(span: one.key.span, text: "'is' is given here")],
          help: "leave one of the two out"))
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
    guard case .sequence(let elements) = entry.value.content else {
      return [Placed(value(entry.value), at: entry.value.span)]
    }
    if elements.isEmpty {
      diagnostics.record(
        .error(
          .missingKey, "'\(entry.key.scalar?.text ?? "is")' needs at least one value",
          at: entry.key.span))
    }
    return elements.map { Placed(value($0), at: $0.span) }
  }
}
