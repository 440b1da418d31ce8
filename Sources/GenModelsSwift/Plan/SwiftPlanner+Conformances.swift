import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// What each type conforms to: what the schema asks for, as far as the types inside allow it.
  func heldConformances() -> [Conformances] {
    var held = model.types.map { model.options(of: $0).conformances.subtracting(Self.conditional) }
    // Without types of elsewhere every type is what its members are.
    if model.externals.contains(where: { !$0.conformances.isSuperset(of: Self.passedOn) })
      || !model.imported.isEmpty
    {
      let members = model.types.map(\.members)
      while narrow(&held, by: members) {}
    }
    guard !model.swift.conformances.isDisjoint(with: Self.conditional) else { return held }
    for (index, type) in model.types.enumerated() {
      if isIterable(type) { held[index].formUnion(.caseIterable) }
    }
    if model.swift.conformances.contains(.identifiable) {
      for index in model.types.indices where isIdentifiable(index, held) {
        held[index].formUnion(.identifiable)
      }
    }
    return held
  }

  /// What only some types can be.
  private static let conditional: Conformances = [.identifiable, .caseIterable]
  /// What a type is only where all that it holds are.
  private static let passedOn: Conformances = [.hashable, .sendable]

  /// Takes from each type what one of its members is not; says whether anything was taken.
  private func narrow(_ held: inout [Conformances], by members: [[TypeReference]]) -> Bool {
    var isChanged = false
    for index in held.indices {
      for member in members[index] {
        let missing = Self.passedOn.subtracting(conformances(of: member, held))
        guard !held[index].isDisjoint(with: missing) else { continue }
        held[index].subtract(missing)
        isChanged = true
      }
    }
    return isChanged
  }

  private func conformances(of type: TypeReference, _ held: [Conformances]) -> Conformances {
    switch type {
    case .builtIn, .coded, .broken: Self.passedOn
    case .declared(let index): held[index]
    case .external(let index): model.externals[index].conformances
    case .optional(let wrapped), .array(let wrapped), .dictionary(_, let wrapped):
      conformances(of: wrapped, held)
    }
  }

  private func isIterable(_ type: TypeModel) -> Bool {
    guard model.swift.conformances.contains(.caseIterable) else { return false }
    switch type.definition {
    case .rawEnum(let rawEnum):
      if case .keep = rawEnum.unknown { return false }
      return true
    case .union(let union):
      if case .keep = union.unknown { return false }
      // Swift lists no cases where one of them is deprecated.
      return union.cases.allSatisfy { unionCase in
        guard case .none = unionCase.payload else { return false }
        return !unionCase.keepsAlias && unionCase.deprecated == nil
      }
    case .alias, .structure, .page, .broken: return false
    }
  }

  /// Whether a type has a property `id` that tells its values apart.
  private func isIdentifiable(_ index: Int, _ held: [Conformances]) -> Bool {
    let field: FieldModel?
    switch model.types[index].definition {
    case .structure(let structure): field = structure.fields.first(where: \.isIdentity)
    case .page(let page): field = page.fields.first(where: \.isIdentity)
    case .union(let union):
      let property = model.properties(of: union).first { $0.field.isIdentity }
      field = property.flatMap { union.lacks($0) ? nil : $0.field }
    case .alias, .rawEnum, .broken: field = nil
    }
    return field.map { conformances(of: $0.type, held).contains(.hashable) } ?? false
  }
}

extension FieldModel {
  fileprivate var isIdentity: Bool {
    constant == nil && SwiftName.member(swiftName?.value ?? name.value).text == "id"
  }
}

extension TypeModel {
  /// The types that values of the type hold, wherever in them.
  var members: [TypeReference] {
    switch definition {
    case .alias(let type): return [type]
    case .structure, .page: return fields.map(\.type)
    case .union(let union):
      return union.cases.flatMap { unionCase -> [TypeReference] in
        switch unionCase.payload {
        case .value(let type, _): [type]
        case .subUnion(let index, _): [.declared(index)]
        case .fields(let fields, _): fields.map(\.type)
        case .none, .broken: []
        }
      }
    case .rawEnum, .broken: return []
    }
  }
}
