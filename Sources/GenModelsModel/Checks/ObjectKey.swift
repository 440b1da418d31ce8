import GenModelsSchema

/// A key at the top of the objects of a type.
struct ObjectKey {
  var key: Placed<String>
  /// The keys from there down to a value; none where all that is under the key counts.
  var steps: [Placed<String>] = []
  /// The value that it always holds.
  var constant: Placed<JSONScalar>?
  /// Whether it is the key of a union's tag.
  var isTag = false
  /// The type that has it.
  var owner: Int?
}

extension TypeModel {
  /// The keys of the type's objects, and the types whose values share those objects.
  var object: (keys: [ObjectKey], sharing: [Int]) {
    switch definition {
    case .structure(let structure) where !structure.isTuple: structure.fields.object
    case .page(let page): page.objectFields.object
    case .union(let union): union.object
    case .alias, .structure, .rawEnum, .broken: ([], [])
    }
  }
}

extension [FieldModel] {
  fileprivate var object: (keys: [ObjectKey], sharing: [Int]) {
    var keys: [ObjectKey] = []
    var sharing: [Int] = []
    for field in self {
      if !field.isInline {
        keys += field.paths.map { path in
          ObjectKey(
            key: path[0], steps: [Placed<String>](path.dropFirst()), constant: field.constant)
        }
      } else if case .declared(let index) = field.type {
        sharing.append(index)
      }
    }
    return (keys, sharing)
  }
}

extension UnionModel {
  fileprivate var object: (keys: [ObjectKey], sharing: [Int]) {
    let (keys, sharing) = objectWithoutFallback
    return (keys + (fallback.map { [ObjectKey(key: $0.key)] } ?? []), sharing)
  }

  private var objectWithoutFallback: (keys: [ObjectKey], sharing: [Int]) {
    var keys: [ObjectKey] = []
    switch tagging {
    case .broken: return ([], [])
    case .external: return (wireKeys, [])
    case .adjacent(let model, let content):
      keys = tagKeys(model.discriminator.keys)
      keys += content.path.map { [ObjectKey(key: $0.key)] } ?? wireKeys
      return (keys, subUnions)
    case .composite(let discriminator, let content):
      keys = tagKeys(discriminator.components.map(\.path.key))
      if let content {
        return (keys + (content.path.map { [ObjectKey(key: $0.key)] } ?? wireKeys), subUnions)
      }
    case .internal(let model): keys = tagKeys(model.discriminator.keys)
    case .presence: keys = wireKeys
    case .untagged: break
    }
    var sharing = subUnions
    for unionCase in cases {
      switch unionCase.payload {
      case .fields(let fields, isTuple: false):
        let object = fields.object
        keys += object.keys
        sharing += object.sharing
      case .value(.declared(let index), _):
        if case .presence = tagging, !unionCase.hasStruct { continue }
        sharing.append(index)
      case .none, .value, .fields, .subUnion, .broken:
        continue
      }
    }
    return (keys, sharing)
  }

  private func tagKeys(_ keys: [Placed<String>]) -> [ObjectKey] {
    keys.map { ObjectKey(key: $0, isTag: true) }
  }

  /// The keys that tags of cases are.
  private var wireKeys: [ObjectKey] {
    cases.flatMap(\.tags).map { ObjectKey(key: Placed($0.value.text, at: $0.span)) }
  }

  /// The unions whose tags are tags of this one.
  var subUnions: [Int] {
    cases.compactMap { if case .subUnion(let index, _) = $0.payload { index } else { nil } }
  }
}

extension Content {
  fileprivate var path: JSONPath? {
    if case .path(let path) = self { path } else { nil }
  }
}
