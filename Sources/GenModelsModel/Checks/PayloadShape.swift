import GenModelsDiagnostics
import GenModelsSchema

/// What a type looks like in JSON, as far as internal tagging needs it.
enum PayloadShape {
  /// An object.
  case object
  /// Something else, as messages call it.
  case other(String)
  /// Not known, since an error of its own is in the way.
  case unknown
}

extension Model {
  /// The shape of a type.
  func shape(of type: TypeReference) -> PayloadShape {
    switch type {
    case .broken: return .unknown
    case .builtIn(let builtIn): return .other("'\(builtIn.rawValue)'")
    case .optional: return .other("optional")
    case .array: return .other("an array")
    case .dictionary: return .other("a dictionary of any keys")
    case .declared(let index):
      guard let target = unaliased(index) else { return .unknown }
      switch types[target].definition {
      case .alias(let type): return shape(of: type)
      case .structure(let structure):
        if structure.shorthand != nil { return .other("a bare value in some cases") }
        return structure.isTuple ? .other("an array") : .object
      case .rawEnum: return .other("a single value")
      case .page: return .object
      case .union(let union):
        guard case .external(.string) = union.tagging, union.cases.contains(where: \.isUnit) else {
          return .object
        }
        return .other("a text in some cases")
      case .broken: return .unknown
      }
    }
  }

  /// The first key of a name in the objects that a type is written as.
  ///
  /// Unions that are told apart inside their payload share its object, so the way goes on through
  /// them; it is kept in a list and not in calls, so that it may be of any length.
  func key(_ name: String, in type: TypeReference) -> Placed<String>? {
    guard case .declared(let start) = type else { return nil }
    var visited: Set<Int> = []
    var pending = [start]
    while let index = pending.popLast() {
      guard let target = unaliased(index), visited.insert(target).inserted else { continue }
      var keys: [Placed<String>] = []
      switch types[target].definition {
      case .structure(let structure) where !structure.isTuple: keys = structure.fields.map(\.key)
      case .page(let page): keys = (page.fields + page.parts.map(\.field)).map(\.key)
      case .union(let union):
        keys = union.outerKeys
        if case .internal = union.tagging { pending += union.payloads.reversed() }
      case .alias, .structure, .rawEnum, .broken: break
      }
      if let key = keys.first(where: { $0.value == name }) { return key }
    }
    return nil
  }

  /// The type behind names for types, nil where they go in a circle.
  private func unaliased(_ index: Int) -> Int? {
    var index = index
    for _ in types {
      guard case .alias(.declared(let next)) = types[index].definition else { return index }
      index = next
    }
    return nil
  }
}

extension UnionModel {
  /// The keys beside and of the tag.
  fileprivate var outerKeys: [Placed<String>] {
    switch tagging {
    case .broken, .untagged: []
    case .adjacent(let discriminator, .path(let content)): [discriminator.key, content.key]
    case .adjacent(let discriminator, .tag): [discriminator.key] + wireKeys
    case .external, .presence: wireKeys
    case .composite(let discriminator, _): discriminator.components.map(\.path.key)
    case .internal(let discriminator):
      [discriminator.key]
        + cases.flatMap { unionCase in
          guard case .fields(let fields, isTuple: false) = unionCase.payload else {
            return [Placed<String>]()
          }
          return fields.map(\.key)
        }
    }
  }

  /// The keys that tags of cases are.
  private var wireKeys: [Placed<String>] {
    cases.compactMap(\.tag).map { Placed($0.value.text, at: $0.span) }
  }

  /// The declared types that cases hold without a label.
  fileprivate var payloads: [Int] {
    cases.compactMap { unionCase in
      guard case .value(.declared(let index), _) = unionCase.payload else { return nil }
      return index
    }
  }
}

extension CaseModel {
  fileprivate var isUnit: Bool {
    if case .none = payload { true } else { false }
  }
}
