import GenModelsDiagnostics
import GenModelsSchema

/// What a type looks like in JSON, as far as internal tagging needs it.
enum PayloadShape {
  /// An object.
  case object
  /// An object, or any JSON where a tag is unknown.
  case kept
  /// Something else, as messages call it.
  case other(String)
  /// Not known, since an error of its own is in the way.
  case unknown
}

extension Model {
  /// The shape of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - visited: The unions without tags that the way leads through.
  /// - Returns: The shape, not known where the way leads back.
  func shape(of type: TypeReference, through visited: Set<Int> = []) -> PayloadShape {
    switch type {
    case .broken: return .unknown
    case .builtIn(let builtIn): return .other("'\(builtIn.rawValue)'")
    case .coded(let builtIn, _): return .other("'\(builtIn.rawValue)'")
    case .external(let index):
      switch externals[index].shape {
      case .object: return .object
      case .array: return .other("an array")
      case .string, .number, .bool: return .other("a single value")
      case nil: return .other("of a shape that nobody says")
      }
    case .optional: return .other("optional")
    case .array: return .other("an array")
    case .dictionary: return .other("a dictionary of any keys")
    case .declared(let index):
      guard let target = unaliased(index), !visited.contains(target) else { return .unknown }
      switch types[target].definition {
      case .alias(let type): return shape(of: type, through: visited)
      case .structure(let structure):
        if structure.isTuple { return .other("an array") }
        return structure.shorthand == nil ? .object : .other("a bare value at times")
      case .rawEnum: return .other("a single value")
      case .page: return .object
      case .union(let union): return shape(of: union, through: visited.union([target]))
      case .broken: return .unknown
      }
    }
  }

  private func shape(of union: UnionModel, through visited: Set<Int>) -> PayloadShape {
    if union.isShorthand { return .other("a text at times") }
    switch union.tagging {
    case .external(.string) where union.cases.contains(where: \.isUnit):
      return .other("a text in some cases")
    case .untagged:
      for unionCase in union.cases {
        switch unionCase.payload {
        case .none: return .other("null in some cases")
        case .fields(_, isTuple: true): return .other("an array in some cases")
        case .fields where unionCase.shorthand != nil: return .other("a bare value at times")
        case .fields, .subUnion, .broken: continue
        case .value(let type, _):
          if case .object = shape(of: type, through: visited) { continue }
          return shape(of: type, through: visited)
        }
      }
    case .internal, .adjacent, .composite, .external, .presence, .broken:
      break
    }
    if case .keep = union.unknown { return .kept }
    return .object
  }

  /// The first key in the objects that a type is written as which is in the way of a path.
  ///
  /// Inline values and unions that are told apart inside their payload share its object, so the
  /// way goes on through them; it is kept in a list and not in calls, so that it may be of any
  /// length.
  func key(inTheWayOf path: [Placed<String>], in type: TypeReference) -> ObjectKey? {
    guard case .declared(let start) = type else { return nil }
    var visited: Set<Int> = []
    var pending = [start]
    while let index = pending.popLast() {
      guard let target = unaliased(index), visited.insert(target).inserted else { continue }
      let (keys, sharing) = types[target].object
      pending += sharing.reversed()
      if var key = keys.first(where: { ([$0.key] + $0.steps).collides(with: path) }) {
        key.owner = target
        return key
      }
    }
    return nil
  }

  /// The type behind names for types, nil where they go in a circle.
  func unaliased(_ index: Int) -> Int? {
    var index = index
    for _ in types {
      guard case .alias(.declared(let next)) = types[index].definition else { return index }
      index = next
    }
    return nil
  }
}
