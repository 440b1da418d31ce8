package import GenModelsSchema

extension Model {
  /// Every key that the objects of a type may have at their top, each once, with its first place.
  ///
  /// Inline values and the payloads of unions that are told apart within them share the object, so
  /// the way goes on through them; it is kept in a list, so that it may be of any length.
  package func objectKeys(of type: TypeReference) -> [Placed<String>] {
    guard case .declared(let start) = type else { return [] }
    var keys: [Placed<String>] = []
    var known: Set<String> = []
    var visited: Set<Int> = []
    var pending = [start]
    while let index = pending.popLast() {
      guard visited.insert(index).inserted else { continue }
      if case .alias(.declared(let next)) = types[index].definition { pending.append(next) }
      let (own, sharing) = types[index].object
      for key in own.map(\.key) where known.insert(key.value).inserted { keys.append(key) }
      pending += sharing.reversed()
    }
    return keys
  }

  /// Whether a type is a union that keeps the objects which it does not know.
  package func keepsUnknown(_ type: TypeReference) -> Bool {
    guard let union = union(type), case .keep = union.unknown else { return false }
    return true
  }

  /// The union that a type is, nil for any other type.
  package func union(_ type: TypeReference) -> UnionModel? {
    guard let index = target(of: type), case .union(let union) = types[index].definition else {
      return nil
    }
    return union
  }

  /// The declared type behind names for types, nil where there is none.
  package func target(of type: TypeReference) -> Int? {
    if case .declared(let index) = unaliased(type) { index } else { nil }
  }

  /// The type behind names for types, broken where they go in a circle.
  package func unaliased(_ type: TypeReference) -> TypeReference {
    var type = type
    for _ in 0...types.count {
      guard case .declared(let index) = type, case .alias(let next) = types[index].definition
      else { return type }
      type = next
    }
    return .broken
  }
}

extension TypeModel {
  /// The fields of the type, those of its cases and parts included.
  package var fields: [FieldModel] {
    switch definition {
    case .structure(let structure): structure.fields
    case .page(let page): page.objectFields
    case .union(let union):
      union.fields
        + union.cases.flatMap { unionCase in
          if case .fields(let fields, _) = unionCase.payload { fields } else { [FieldModel]() }
        }
    case .alias, .rawEnum, .broken: []
    }
  }
}

extension Model {
  /// The types that share the objects of a type.
  package func sharedParts(of type: TypeModel) -> [Int] {
    type.object.sharing.compactMap(unaliased)
  }
}
