import GenModelsSchema

extension Model {
  /// The keys that a union itself has in the object of a case: those of its tag and its content.
  ///
  /// - Parameters:
  ///   - unionCase: The case.
  ///   - union: The union.
  /// - Returns: The keys, nil where the case is no object.
  package func tagKeys(of unionCase: CaseModel, in union: UnionModel) -> [String]? {
    let own = unionCase.tags.map(\.value.text)
    switch union.tagging {
    case .broken: return nil
    case .internal(let model): return model.discriminator.keys.map(\.value)
    case .adjacent(let model, let content):
      return model.discriminator.keys.map(\.value) + (content.key.map { [$0] } ?? own)
    case .composite(let discriminator, let content):
      let keys = discriminator.components.map(\.path.key.value)
      guard let content else { return keys }
      return keys + (content.key.map { [$0] } ?? own)
    case .external(let units): return units == .string && unionCase.isUnit ? nil : own
    case .presence: return union.cases.flatMap(\.tags).map(\.value.text)
    case .untagged:
      if case .fields(_, isTuple: false) = unionCase.payload { return [] }
      return nil
    }
  }
}

extension Model {
  /// The keys of a case in an object that the union shares; nil where it takes another look at the
  /// value to know them.
  package func ownKeys(of unionCase: CaseModel, in union: UnionModel) -> [String]? {
    let tagKeys = tagKeys(of: unionCase, in: union) ?? []
    let isUnder = union.tagging.hasObjectAround(fields: unionCase.hasStruct)
    switch unionCase.payload {
    case .none, .broken: return tagKeys
    case .subUnion: return nil
    case .fields(_, isTuple: true): return tagKeys
    case .fields(let fields, isTuple: false):
      guard !union.tagging.hasObjectAround(fields: true) else { return tagKeys }
      return fields.reduce(into: tagKeys) { keys, field in
        guard field.isInline else {
          keys?.append(contentsOf: field.outerKeys.map(\.value))
          return
        }
        let inline = target(of: field.type).flatMap(staticKeys)
        if let inline { keys?.append(contentsOf: inline) } else { keys = nil }
      }
    case .value(let type, _):
      guard !isUnder else { return tagKeys }
      return target(of: type).flatMap(staticKeys).map { tagKeys + $0 }
    }
  }

  /// The keys of a type that has the same ones in all its values, nil for any other.
  private func staticKeys(of index: Int) -> [String]? {
    hasUnion(in: index) ? nil : objectKeys(of: .declared(index)).map(\.value)
  }

  /// Whether a union lives in the objects of a type.
  func hasUnion(in start: Int) -> Bool {
    var visited: Set = [start]
    var pending = [start]
    while let index = pending.popLast() {
      if case .union = types[index].definition { return true }
      for part in types[index].object.sharing.compactMap(unaliased)
      where visited.insert(part).inserted { pending.append(part) }
    }
    return false
  }

  /// The unions that say which keys a value has, since the type around keeps all others.
  package var unionsWithKnownKeys: Set<Int> {
    var unions: Set<Int> = []
    for type in types {
      guard type.keepsExtras else { continue }
      for field in type.fields where field.isInline && union(field.type) != nil {
        if let index = target(of: field.type) { unions.insert(index) }
      }
    }
    return unions
  }
}

extension TypeModel {
  private var extraKeys: ExtraKeysModel {
    switch definition {
    case .structure(let structure): structure.extraKeys
    case .page(let page): page.extraKeys
    case .alias, .union, .rawEnum, .broken: .ignore
    }
  }

  /// Whether the type keeps what nobody declares in an object of its own.
  fileprivate var keepsExtras: Bool { extraKeys.keeps }
}

extension Content {
  /// The key of the content in the outermost object, nil where the tag names it.
  fileprivate var key: String? {
    if case .path(let path) = self { path.key.value } else { nil }
  }
}
