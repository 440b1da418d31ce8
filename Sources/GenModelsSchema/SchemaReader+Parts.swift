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
    } else if !keys.hasMeant("type"), !keys.hasMeant("always") {
      diagnostics.record(.missingKey("type", of: "the part '\(name.value)'", at: name.span))
    } else if !keys.hasMeant("type"), keys["always"] != nil, !flag("always", of: keys) {
      diagnostics.record(
        .missingKey("type", of: "the part '\(name.value)' that may be missing", at: name.span))
    }
    field.key = keys["key"].flatMap { path($0, as: "'key'") }
    field.aliases = keys["aliases"].map { texts($0, as: "an alias") } ?? []
    field.swiftName = text(keys["name"], as: "'name'")
    field.doc = doc(of: keys)
    field.deprecated = deprecated(keys)
    field.skip = placedChoice(keys["skip"])
    let part = part(of: field, keys)
    if let always = part.always { refuseConflicts(of: keys, beside: always) }
    return part
  }

  /// The rows of a part; a key that repeats what holds anyway says nothing.
  private func part(of field: FieldSyntax, _ keys: KeyedNode) -> PartSyntax {
    PartSyntax(
      field: field, caseName: text(keys["case"], as: "'case'"), rows: rows(of: keys),
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
  func place(of key: String, being word: String, in keys: KeyedNode) -> SourceSpan? {
    guard let entry = keys[key], entry.value.scalar?.text == word else { return nil }
    return entry.key.span
  }

  /// Refuses what a row without JSON cannot have; defaults that are spelled out ask for nothing.
  private func refuseConflicts(of keys: KeyedNode, beside always: SourceSpan) {
    let defaults = [
      "rows": "one", "whenEmpty": "keep", "whenAbsent": "hide", "whenUnknown": "keep",
    ]
    let names = [
      "type", "key", "name", "aliases", "skip", "rows", "sections", "id", "whenEmpty",
      "whenAbsent", "whenUnknown", "inline",
    ]
    for name in names {
      guard let entry = keys[name] else { continue }
      if let standard = defaults[name], entry.value.scalar?.text == standard { continue }
      if name == "inline", !flag("inline", of: keys) { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "a row that is always there has no value, so no '\(name)' either",
          at: entry.key.span, labels: [.init(span: always, text: "'always' is given here")],
          help: "leave one of the two out"))
    }
  }
}
