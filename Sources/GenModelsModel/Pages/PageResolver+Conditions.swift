import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// What a field of the page must be for a part to make rows.
  func condition(_ written: ConditionSyntax) -> ConditionModel? {
    guard let position = position(of: written.field) else { return nil }
    let field = page.fields[position]
    let looksForNil = written.values.allSatisfy(\.value.isNull) && field.presence != .required
    guard isComparable(field, at: written.field.span, orNil: looksForNil) else { return nil }
    let reader = DefaultReader(model: model, diagnostics: diagnostics, key: "when")
    let type = field.presence == .required ? field.type : .optional(field.type)
    return ConditionModel(
      field: position, values: written.values.compactMap { reader.value($0, as: type) },
      isNegated: written.isNegated)
  }

  /// The position of a field of the page; that there is none is reported.
  func position(of name: Placed<String>) -> Int? {
    if let position = page.fields.firstIndex(where: { $0.name.value == name.value }) {
      return position
    }
    let part = part(named: name.value)?.field.name
    record(
      .unknownValue, "no field of the page is named '\(name.value)'", at: name.span,
      part.map { ($0.span, "it is a part, which makes rows") },
      help: part == nil
        ? Suggestion.help(for: name.value, among: page.fields.map(\.name.value))
          ?? "declare it under 'fields'"
        : "name one of 'fields'")
    return nil
  }

  /// Whether a schema can say what the value of a field shall be.
  private func isComparable(
    _ field: FieldModel, at span: SourceSpan, orNil looksForNil: Bool
  ) -> Bool {
    guard isPlain(field, at: span) else { return false }
    let place = (field.name.span, "the field is here")
    switch model.unaliased(field.type) {
    case .broken: return false
    case .builtIn(.json): break
    case .builtIn(let builtIn), .coded(let builtIn, _):
      if !builtIn.isOpaque { return true }
    case .declared(let index):
      if case .rawEnum = model.types[index].definition { return true }
    case .external, .optional, .array, .dictionary: break
    }
    if looksForNil, !model.isJSON(field.type) { return true }
    record(
      .conflictingKeys,
      "'\(field.name.value)' is of type '\(model.title(of: field.type))', which 'when' cannot compare",
      at: span, place, help: "'when' looks at texts, numbers, Bools and raw enums")
    return false
  }
}

extension ValueSyntax {
  fileprivate var isNull: Bool {
    if case .scalar(let scalar) = self { scalar.isNull } else { false }
  }
}

extension Model {
  /// Whether a type is `JSON`, which holds its own null.
  fileprivate func isJSON(_ type: TypeReference) -> Bool { unaliased(type) == .builtIn(.json) }
}
