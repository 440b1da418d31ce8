package import GenModelsSchema

/// A property of a union that its cases have in common: one of `fields:` or `shared:`.
package struct UnionProperty: Sendable {
  /// Where the value of a case is.
  package enum Source: Sendable {
    /// The labelled value at that position.
    case value(Int)
    /// The property of the payload, by the field that it has there.
    case member(FieldModel)
    /// The case has none.
    case none
  }

  /// The field with the type and the name of the property.
  package var field: FieldModel
  /// Whether the property says what a field of its own says of itself.
  package var isOwn: Bool
  /// Where each case has it.
  package var sources: [Source]

  /// What to use instead, where the property or one that it reads is deprecated.
  package var deprecated: Placed<String>? {
    if let own = field.deprecated { return own }
    return sources.lazy.compactMap { source in
      if case .member(let field) = source { field.deprecated } else { nil }
    }.first
  }

  /// Whether a case has none.
  package var isMissing: Bool {
    sources.contains { if case .none = $0 { true } else { false } }
  }
}

extension UnionModel {
  /// Whether a value of the union may have no value for a property.
  package func lacks(_ property: UnionProperty) -> Bool {
    if case .keep = unknown { return true }
    return property.isMissing
  }
}

extension Model {
  /// The properties that the cases of a union have in common, as far as they can be found.
  package func properties(of union: UnionModel) -> [UnionProperty] {
    let names = union.fields.map(\.name.value) + union.shared.map(\.value)
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }.compactMap {
      property($0, of: union, through: [])
    }
  }

  /// A property that the cases of a union have in common, nil where none has it.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - union: The union.
  ///   - visited: The unions that the way leads through.
  /// - Returns: The property of `fields:` or `shared:`.
  private func property(
    _ name: String, of union: UnionModel, through visited: Set<Int>
  ) -> UnionProperty? {
    let own = union.fields.property(name)
    guard own != nil || union.shared.contains(where: { $0.value == name }) else { return nil }
    var first: FieldModel?
    let sources = union.cases.map { unionCase -> UnionProperty.Source in
      guard let (field, source) = source(of: name, in: unionCase, through: visited) else {
        return .none
      }
      // What a payload has under the name of a field of the union is another thing.
      if own != nil, !isLed(unionCase) { return .none }
      first = first ?? field
      return source
    }
    return (own ?? first).map { UnionProperty(field: $0, isOwn: own != nil, sources: sources) }
  }

  /// Whether the fields of the union stand before those of a case.
  private func isLed(_ unionCase: CaseModel) -> Bool {
    switch unionCase.payload {
    case .fields: true
    case .value(.declared(let index), _): types[index].owner != nil
    case .none, .value, .subUnion, .broken: false
    }
  }

  private func source(
    of name: String, in unionCase: CaseModel, through visited: Set<Int>
  ) -> (FieldModel, UnionProperty.Source)? {
    switch unionCase.payload {
    case .fields(let fields, _):
      guard let position = fields.firstIndex(where: { $0.name.value == name }),
        fields[position].isProperty
      else { return nil }
      return (fields[position], .value(position))
    case .value(.declared(let index), _), .subUnion(let index, _):
      return member(name, of: index, through: visited).map { ($0, .member($0)) }
    case .none, .value, .broken:
      return nil
    }
  }

  /// The field that a property of a type stands for.
  private func member(_ name: String, of index: Int, through visited: Set<Int>) -> FieldModel? {
    guard let target = unaliased(index), !visited.contains(target) else { return nil }
    switch types[target].definition {
    case .structure(let structure): return structure.fields.property(name)
    case .page(let page): return page.objectFields.property(name)
    case .union(let union):
      guard let property = property(name, of: union, through: visited.union([target])) else {
        return nil
      }
      var field = property.field
      guard union.lacks(property) else { return field }
      // Of three states that are not there at times nobody could make one type.
      guard field.presence != .threeState else { return nil }
      if field.presence == .required { field.presence = .absentable }
      return field
    case .alias, .rawEnum, .broken: return nil
    }
  }
}

extension [FieldModel] {
  fileprivate func property(_ name: String) -> FieldModel? {
    first { $0.name.value == name && $0.isProperty }
  }
}

extension FieldModel {
  /// Whether Swift has the value as it is.
  fileprivate var isProperty: Bool { constant == nil }
}
