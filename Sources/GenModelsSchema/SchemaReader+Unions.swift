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
    var union = UnionSyntax(
      tagging: tagging, cases: entries.compactMap { unionCase($0, under: tagging) },
      keys: keyStyle(of: node),
      unknown: unknown(node["unknown"], namesCases: true, hasFallbacks: true))
    union.fields = fields(node["fields"])
    union.shared = node["shared"].map { texts($0, as: "a field of 'shared'") } ?? []
    union.payload = node["type"].map { typeExpression($0.value) }
    union.shorthand = node["shorthand"]?.key.span
    union.extraKeys = extraKeys(node["extraKeys"])
    return .union(union)
  }

  private func unionCase(_ entry: YAMLEntry, under tagging: TaggingSyntax) -> CaseSyntax? {
    guard let key = name(entry.key, of: "a case") else { return nil }
    if entry.key.scalar?.style == .plain, key.value.hasSuffix("?") {
      diagnostics.record(
        .error(
          .conflictingKeys, "a case is never optional", at: key.span,
          help: "leave the '?' out, or quote a tag that ends in one: '\"\(key.value)\"'"))
    }
    var result = CaseSyntax(key: key, payload: .none)
    guard case .mapping = entry.value.content else {
      result.tag = tag(nil, of: result, under: tagging)
      if !entry.value.isAbsent { result.payload = .value(typeExpression(entry.value)) }
      return result
    }
    guard let keys = keyed(entry.value, by: .unionCase) else {
      result.payload = .broken
      return result
    }
    result.payload = payload(of: keys)
    result.tag = tag(keys["tag"], of: result, under: tagging)
    result.aliases = aliases(keys["aliases"], under: tagging)
    result.keepsAlias = flag("keepAlias", of: keys) ? keys["keepAlias"]?.key.span : nil
    result.swiftName = text(keys["name"], as: "'name'")
    result.doc = doc(of: keys)
    result.hasLabels = flag("labels", of: keys, or: true)
    result.payloadStruct = payloadStruct(keys["payload"])
    result.shorthand = text(keys["shorthand"], as: "'shorthand'")
    result.deprecated = deprecated(keys)
    result.extraKeys = extraKeys(keys["extraKeys"])
    refuseForeignKeys(of: keys, in: result, under: tagging)
    return result
  }

  /// The payload of a case: one of `type`, `fields` and `cases`.
  private func payload(of keys: KeyedNode) -> CaseSyntax.Payload {
    let written = ["type", "fields", "cases"].compactMap { keys[$0] }
      .sorted { $0.key.span.start < $1.key.span.start }
    if written.count > 1 {
      diagnostics.record(.twoForms(of: "a case", written[0], written[1]))
      return .broken
    }
    if let type = keys["type"] {
      let isNone = type.value.scalar?.style == .plain && type.value.scalar?.text == "none"
      return isNone ? .optedOut : .value(typeExpression(type.value))
    }
    if let fields = keys["fields"] {
      let isTuple = flag("tuple", of: keys)
      return .fields(self.fields(fields, isTuple: isTuple), isTuple: isTuple)
    }
    if let cases = keys["cases"] {
      return text(cases, as: "'cases'").map { .subUnion($0) } ?? .broken
    }
    return ["cases", "fields", "type"].contains(where: keys.hasMeant) ? .broken : .none
  }

  /// `payload: struct`, or with the name of the struct.
  private func payloadStruct(_ entry: YAMLEntry?) -> PayloadStruct? {
    guard let entry else { return nil }
    if case .mapping = entry.value.content {
      guard let keys = keyed(entry.value, by: .payload) else { return nil }
      if !keys.hasMeant("struct") {
        diagnostics.record(.missingKey("struct", of: "'payload'", at: entry.key.span))
      }
      return text(keys["struct"], as: "'struct'").map {
        PayloadStruct(name: $0, span: entry.key.span)
      }
    }
    guard let word = text(entry, as: "'payload'") else { return nil }
    guard word.value == "struct" else {
      diagnostics.record(
        .unknownValue(word.value, of: "payload", among: ["struct"], at: word.span))
      return nil
    }
    return PayloadStruct(name: nil, span: entry.key.span)
  }
}
