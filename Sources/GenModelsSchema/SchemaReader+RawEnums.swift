import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
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
      // In `{ small, medium }` nothing stands behind a name; in `red: #f00` a comment does.
      guard entry.value.span.start == entry.key.span.end else {
        diagnostics.record(.emptyText("the value '\(name.value)'", at: entry.key.span))
        return nil
      }
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
