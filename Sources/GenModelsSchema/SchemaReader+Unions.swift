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
}
