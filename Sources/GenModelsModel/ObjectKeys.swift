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
      let object = types[index].object
      for key in object.keys where known.insert(key.value).inserted { keys.append(key) }
      pending += object.shared.reversed()
    }
    return keys
  }

  /// Whether a type is a union that keeps the objects which it does not know.
  package func keepsUnknown(_ type: TypeReference) -> Bool {
    guard let union = union(type), case .keep = union.unknown else { return false }
    return true
  }

  /// A type that keeps unknown objects and shares the object of another one inside of a type.
  func hiddenKeeper(in type: TypeReference) -> Int? {
    guard let start = target(of: type) else { return nil }
    var visited: Set = [start]
    var pending = types[start].object.shared
    while let index = pending.popLast() {
      guard visited.insert(index).inserted else { continue }
      if case .union(let union) = types[index].definition, case .keep = union.unknown {
        return index
      }
      pending += types[index].object.shared
    }
    return nil
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

/// What a type has at the top of its objects.
private struct ObjectParts {
  var keys: [Placed<String>] = []
  /// The types whose values share the object.
  var shared: [Int] = []

  mutating func add(_ fields: [FieldModel]) {
    for field in fields {
      if !field.isInline {
        keys.append(field.key)
      } else if case .declared(let index) = field.type {
        shared.append(index)
      }
    }
  }
}

extension TypeModel {
  fileprivate var object: ObjectParts {
    var parts = ObjectParts()
    switch definition {
    case .alias(.declared(let index)): parts.shared.append(index)
    case .structure(let structure) where !structure.isTuple: parts.add(structure.fields)
    case .page(let page): parts.add(page.fields + page.parts.map(\.field))
    case .union(let union): return union.object
    case .alias, .structure, .rawEnum, .broken: break
    }
    return parts
  }
}

extension TypeModel {
  /// The fields of the type, those of its cases and parts included.
  package var fields: [FieldModel] {
    switch definition {
    case .structure(let structure): structure.fields
    case .page(let page): page.fields + page.parts.map(\.field)
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
  /// The unions that keep unknown objects and share the object of another type: as the value of an
  /// inline field, or as a payload beside a tag.
  package var sharedKeepers: Set<Int> {
    var keepers: Set<Int> = []
    for type in types {
      var shared = type.fields.filter { $0.isInline }.map(\.type)
      if case .union(let union) = type.definition, !union.tagKeys.isEmpty {
        for case .value(let type, _) in union.cases.map(\.payload) { shared.append(type) }
      }
      keepers.formUnion(shared.filter(keepsUnknown).compactMap(target))
    }
    return keepers
  }
}

extension UnionModel {
  /// The keys that stand beside the fields of a case in one object.
  package var tagKeys: [Placed<String>] {
    switch tagging {
    case .internal(let model): model.discriminator.topKeys
    case .composite(let discriminator, nil): discriminator.components.map(\.path.key)
    case .adjacent, .composite, .external, .presence, .untagged, .broken: []
    }
  }

  fileprivate var object: ObjectParts {
    var parts = ObjectParts()
    switch tagging {
    case .broken:
      break
    case .internal(let model):
      parts.keys = model.discriminator.topKeys
      addPayloads(to: &parts)
    case .adjacent(let model, let content):
      parts.keys = model.discriminator.topKeys
      addContent(content, to: &parts)
    case .composite(let discriminator, let content):
      parts.keys = discriminator.components.map(\.path.key)
      if let content {
        addContent(content, to: &parts)
      } else {
        addPayloads(to: &parts)
      }
    case .external:
      parts.keys = keysOfTags
    case .presence:
      parts.keys = keysOfTags
      for case .fields(let fields, isTuple: false) in cases.map(\.payload) { parts.add(fields) }
      parts.add(fields)
    case .untagged:
      addPayloads(to: &parts)
    }
    for case .subUnion(let index, _) in cases.map(\.payload) { parts.shared.append(index) }
    return parts
  }

  private func addPayloads(to parts: inout ObjectParts) {
    parts.add(fields)
    for unionCase in cases {
      switch unionCase.payload {
      case .fields(let fields, isTuple: false): parts.add(fields)
      case .value(.declared(let index), _): parts.shared.append(index)
      case .none, .value, .fields, .subUnion, .broken: break
      }
    }
  }

  private func addContent(_ content: Content, to parts: inout ObjectParts) {
    switch content {
    case .path(let path): parts.keys.append(path.key)
    case .tag: parts.keys += keysOfTags
    }
  }

  /// The keys that tags are.
  private var keysOfTags: [Placed<String>] {
    cases.flatMap { ($0.tag.map { [$0] } ?? []) + $0.aliases }
      .map { Placed($0.value.text, at: $0.span) }
  }
}

extension Discriminator {
  /// The keys in the outermost object under which the tag may be.
  fileprivate var topKeys: [Placed<String>] {
    [path.key] + (path.keys.count == 1 ? aliases : [])
  }
}
