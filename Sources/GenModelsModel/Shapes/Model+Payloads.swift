import GenModelsSchema

extension Model {
  /// Whether null is a value of a type.
  package func acceptsNull(_ type: TypeReference) -> Bool {
    ShapeReader(model: self).shape(of: type).kinds.contains(.null)
  }

  /// Whether every value of a case is an object that a type of the schema reads, or its fields.
  package func isObject(_ unionCase: CaseModel) -> Bool {
    if case .value(let type, _) = unionCase.payload, !isOwn(type) { return false }
    return ShapeReader(model: self).shape(of: unionCase).kinds == .object
  }

  /// Whether a type is a struct, a union or a page of the schema, or a name for one.
  package func isOwn(_ type: TypeReference) -> Bool {
    guard case .declared(let index) = type, let target = unaliased(index) else { return false }
    switch types[target].definition {
    case .structure, .union, .page: return true
    case .alias, .rawEnum, .broken: return false
    }
  }

  /// The built-in type that a type is, through names and an optional; nil for all others.
  package func builtIn(behind type: TypeReference) -> BuiltInType? {
    switch type {
    case .builtIn(let builtIn): return builtIn
    case .optional(let wrapped): return builtIn(behind: wrapped)
    case .declared(let index):
      guard let target = unaliased(index), case .alias(let type) = types[target].definition
      else { return nil }
      return builtIn(behind: type)
    case .coded, .external, .array, .dictionary, .broken: return nil
    }
  }

  /// The looks at an object, of which one holds where the tag of a payload is known.
  ///
  /// What is wrong in such a payload is final, whatever the order of cases says.
  package func knownTags(of unionCase: CaseModel) -> [KeyTest] {
    guard case .value(.declared(let index), _) = unionCase.payload, let target = unaliased(index),
      case .union(let union) = types[target].definition
    else { return [] }
    switch union.tagging {
    case .external(let units):
      let keyed = union.cases.filter { units != .string || !$0.isUnit }
      return keyed.isEmpty ? [] : [.anyKey(keyed.flatMap(\.tags).map(\.value.text))]
    case .presence:
      return [.anyKey(union.cases.flatMap(\.tags).map(\.value.text))]
    case .internal(let model), .adjacent(let model, _):
      let discriminator = model.discriminator
      let tags = union.cases.flatMap { self.tags(of: $0) }
      var constants = tags.compactMap { $0.value.first.flatMap(JSONScalar.init) }
      if discriminator.ignoresCase { constants = constants.map(\.lowercased) }
      guard !constants.isEmpty else { return [] }
      let path = discriminator.path.keys.map(\.value)
      return ([path.last ?? ""] + discriminator.aliases.map(\.value)).map {
        .constant(path.dropLast() + [$0], constants, ignoresCase: discriminator.ignoresCase)
      }
    case .composite, .untagged, .broken:
      return []
    }
  }
}

extension JSONScalar {
  fileprivate var lowercased: JSONScalar {
    if case .string(let text) = self { .string(text.lowercased()) } else { self }
  }
}
