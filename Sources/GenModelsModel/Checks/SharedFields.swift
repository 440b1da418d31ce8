import GenModelsDiagnostics
import GenModelsSchema

/// A field that a union shares is in every payload, with one type; and no two properties of the
/// union have one name.
func checkShared(of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector) {
  checkKeys(of: union.fields, diagnostics: diagnostics)
  var names: [String: SourceSpan] = [:]
  for name in union.fields.map(\.name) + union.shared {
    if let first = names[name.value] {
      diagnostics.record(
        .error(
          .conflictingKeys, "the union has a property '\(name.value)' already", at: name.span,
          labels: [.init(span: first, text: "it is named here")], help: "leave one of the two out"))
    } else {
      names[name.value] = name.span
    }
  }
  if let span = union.exposed, let taken = names["tag"] {
    diagnostics.record(
      .error(
        .conflictingKeys, "the union has a property 'tag' already", at: taken,
        labels: [.init(span: span, text: "'expose' gives it one")],
        help: "leave 'expose' out, or call the field something else"))
  }
  let own = Set(union.fields.map(\.name.value))
  for name in union.shared where !own.contains(name.value) {
    checkShared(name, of: union, in: model, diagnostics: diagnostics)
  }
}

private func checkShared(
  _ name: Placed<String>, of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector
) {
  // What a broken payload has is not known.
  let isWhole = union.cases.allSatisfy { if case .broken = $0.payload { false } else { true } }
  guard isWhole else { return }
  let properties = model.properties(of: union)
  guard let property = properties.first(where: { $0.field.name.value == name.value }) else {
    diagnostics.record(
      .error(
        .missingKey, "no payload has a field '\(name.value)' to share", at: name.span,
        help: "leave '\(name.value)' out of 'shared'"))
    return
  }
  var missing: [Diagnostic.Label] = []
  var others: [Diagnostic.Label] = []
  for (position, unionCase) in union.cases.enumerated() where !union.isBare(unionCase) {
    guard let field = property.field(in: unionCase, at: position) else {
      missing.append(.init(span: unionCase.name.span, text: "'\(unionCase.name.value)' has none"))
      continue
    }
    let isSame =
      model.unnamed(field.type) == model.unnamed(property.field.type)
      && field.presence.type == property.field.presence.type
    guard !isSame, field.type != .broken, property.field.type != .broken else { continue }
    others.append(
      .init(span: field.name.span, text: "'\(unionCase.name.value)' has it with another type"))
  }
  if !missing.isEmpty {
    diagnostics.record(
      .error(
        .missingKey, "not every payload has a field '\(name.value)' to share", at: name.span,
        labels: missing, help: "leave '\(name.value)' out of 'shared'"))
  }
  if !others.isEmpty {
    diagnostics.record(
      .error(
        .conflictingKeys, "the payloads have '\(name.value)' with several types", at: name.span,
        labels: [.init(span: property.field.name.span, text: "the first one is here")] + others,
        help: "leave '\(name.value)' out of 'shared'"))
  }
}

extension UnionModel {
  /// Whether a case carries nothing but what every case carries.
  fileprivate func isBare(_ unionCase: CaseModel) -> Bool {
    if case .fields(let all, _) = unionCase.payload { return all.count == fields.count }
    return unionCase.isUnit
  }
}

extension UnionProperty {
  fileprivate func field(in unionCase: CaseModel, at position: Int) -> FieldModel? {
    switch (sources[position], unionCase.payload) {
    case (.value(let index), .fields(let fields, _)): fields[index]
    case (.member(let field), _): field
    case (.value, _), (.none, _): nil
    }
  }
}

extension Model {
  /// A type without the names for it; of names that go in a circle nothing is left.
  fileprivate func unnamed(_ type: TypeReference, through visited: Set<Int> = []) -> TypeReference {
    switch type {
    case .builtIn, .coded, .external, .broken: return type
    case .optional(let inner): return .optional(unnamed(inner, through: visited))
    case .array(let inner): return .array(unnamed(inner, through: visited))
    case .dictionary(let key, let inner): return .dictionary(key, unnamed(inner, through: visited))
    case .declared(let index):
      guard !visited.contains(index) else { return .broken }
      guard case .alias(let inner) = types[index].definition else { return type }
      return unnamed(inner, through: visited.union([index]))
    }
  }
}

extension Presence {
  /// What the presence makes of a type: 0 for the type itself, 1 for an optional, 2 for three
  /// states.
  fileprivate var type: Int {
    switch self {
    case .required: 0
    case .absentable, .nullable, .requiredNullable: 1
    case .threeState: 2
    }
  }
}
