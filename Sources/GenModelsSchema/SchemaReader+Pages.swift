import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads a page: a response and the name of its rows.
  func page(_ node: KeyedNode, of name: Placed<String>) -> TypeSyntax.Definition {
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
    return .page(
      PageSyntax(
        rows: rows, fields: fields, parts: parts, keys: keyStyle(of: node),
        extraKeys: extraKeys(node["extraKeys"])))
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
    field.key = keys["key"].flatMap { path($0, as: "'key'") }
    field.aliases = keys["aliases"].map { texts($0, as: "an alias") } ?? []
    field.swiftName = text(keys["name"], as: "'name'")
    field.doc = doc(of: keys)
    field.deprecated = deprecated(keys)
    return PartSyntax(field: field, caseName: text(keys["case"], as: "'case'"))
  }
}
