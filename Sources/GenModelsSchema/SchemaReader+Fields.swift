import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
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
    for field in fields {
      let keys = [
        ("inline", field.inline), ("skip", field.skip?.span),
        ("aliases", field.aliases.first?.span),
      ]
      for case (let key, let span?) in keys {
        diagnostics.record(
          .error(
            .conflictingKeys, "'\(key)' has no place among the values of an array", at: span,
            help: "leave '\(key)' out, or 'tuple'"))
      }
      guard field.mayBeAbsent, field.constant != nil else { continue }
      diagnostics.record(
        .error(
          .conflictingKeys, "a constant of an array is always there", at: field.name.span,
          help: "leave the '?' out"))
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

  /// Whether a mapping looks like the type of a dictionary whose brackets are braces.
  private static func isDictionary(_ entries: [YAMLEntry]) -> Bool {
    guard entries.count == 1, let key = entries.first?.key.scalar?.text.unicodeScalars.first else {
      return false
    }
    return key.properties.isUppercase
  }

  private func field(named written: Placed<String>, _ node: YAMLNode) -> FieldSyntax {
    let mayBeAbsent = written.value.hasSuffix("?")
    let name = mayBeAbsent ? Placed(String(written.value.dropLast()), at: written.span) : written
    let broken = TypeExpression(form: .broken, span: node.span)
    guard case .mapping(let entries) = node.content, !Self.isDictionary(entries) else {
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
    refuseConflicts(of: keys, named: name, mayBeAbsent: mayBeAbsent)
    return FieldSyntax(
      name: name, mayBeAbsent: mayBeAbsent, type: type,
      key: keys["key"].flatMap { path($0, as: "'key'") },
      aliases: keys["aliases"].map { texts($0, as: "an alias") } ?? [],
      swiftName: text(keys["name"], as: "'name'"), doc: doc(of: keys),
      deprecated: deprecated(keys),
      standard: keys["default"].map { Placed(value($0.value), at: $0.value.span) },
      omitsDefault: flag("omitDefault", of: keys) ? keys["omitDefault"]?.key.span : nil,
      forbidsAbsence: keys["absent"]?.key.span, readsEmptyAsNil: keys["empty"]?.key.span,
      single: placedChoice(keys["single"]),
      inline: flag("inline", of: keys) ? keys["inline"]?.key.span : nil,
      constant: constant(keys["constant"], as: keys["type"].map { _ in type }),
      skip: placedChoice(keys["skip"]))
  }

  /// Reads `deprecated:`, which says what to use instead.
  func deprecated(_ keys: KeyedNode) -> Placed<String>? {
    guard let entry = keys["deprecated"], entry.value.scalar?.bool == nil else {
      if let node = keys["deprecated"]?.value {
        diagnostics.record(
          .wrongKind(
            "'deprecated'", needs: "a text", got: node, help: "say what to use instead"))
      }
      return nil
    }
    return text(entry, as: "'deprecated'")
  }

  /// Reads one of the words that a key allows, at the place of the key.
  func placedChoice<Choice: RawRepresentable & CaseIterable>(
    _ entry: YAMLEntry?
  ) -> Placed<Choice>? where Choice.RawValue == String {
    guard let entry, let key = entry.key.scalar?.text,
      let choice: Choice = choice(entry.value, of: key)
    else { return nil }
    return Placed(choice, at: entry.key.span)
  }
}

extension Diagnostic {
  /// A field or a part that says nothing of its type.
  static func untyped(
    _ kind: String, _ name: Placed<String>, written: String
  ) -> Diagnostic {
    let colon = written.firstIndex(of: ":")
    let meant = colon.map { "\(written[..<$0]): \(written[$0...].dropFirst())" }
    return .error(
      .missingKey, "the \(kind) '\(name.value)' has no type", at: name.span,
      help: meant.map { "write '\($0)', with a blank behind the colon" }
        ?? "write '\(written): String', or the type that it has")
  }
}
