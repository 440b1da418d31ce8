import GenModelsSchema

extension ShapeReader {
  /// What a union looks like.
  func shape(of union: UnionModel, through open: Set<Int>) -> ValueShape {
    var shape = tagged(union, through: open)
    if union.isShorthand {
      let constants = union.cases.flatMap(\.wireTags).map { JSONScalar.string($0) }
      shape.formUnion(
        ValueShape(
          kinds: .text, limited: union.isClosed ? .text : [], constants: constants))
    }
    return shape
  }

  private func tagged(_ union: UnionModel, through open: Set<Int>) -> ValueShape {
    switch union.tagging {
    case .broken:
      return .anything
    case .internal(let discriminator), .adjacent(let discriminator, _):
      var object = object(of: union, through: open)
      object.addTag(of: discriminator, in: union, tags: union.cases.flatMap(model.tags))
      return ValueShape(kinds: .object, objects: [object])
    case .composite(let discriminator, _):
      var object = object(of: union, through: open)
      for component in discriminator.components {
        object.keys[component.path.key.value] = .anything
      }
      return ValueShape(kinds: .object, objects: [object])
    case .external(let units):
      return external(union, units: units)
    case .presence:
      var object = object(of: union, through: open)
      object.addWitnesses(of: union.cases, in: union)
      return ValueShape(kinds: .object, objects: [object])
    case .untagged:
      guard case .fail = union.unknown else { return .anything }
      return union.cases.reduce(into: ValueShape()) { result, unionCase in
        result.formUnion(shape(of: unionCase, through: open))
      }
    }
  }

  private func external(_ union: UnionModel, units: UnitForm) -> ValueShape {
    let texts = union.cases.filter { units == .string && $0.isUnit }
    let keyed = union.cases.filter { units != .string || !$0.isUnit }
    var shape = ValueShape()
    if !texts.isEmpty {
      shape.kinds.insert(.text)
      if case .fail = union.unknown { shape.limited = .text }
      shape.constants = texts.flatMap(\.wireTags).map { .string($0) }
    }
    if !keyed.isEmpty {
      var object = ObjectShape(takesAllThatFit: !union.isClosed)
      object.addWitnesses(of: keyed, in: union)
      shape.kinds.insert(.object)
      shape.objects.append(object)
    }
    return shape
  }

  /// The keys beside the tag: those of the contents, or of all payloads that share the object.
  private func object(of union: UnionModel, through open: Set<Int>) -> ObjectShape {
    var object = ObjectShape(takesAllThatFit: !union.isClosed)
    let sharesObject: Bool
    switch union.tagging {
    case .adjacent(_, .path(let path)), .composite(_, .path(let path)?):
      object.keys[path.key.value] = .anything
      return object
    case .adjacent(_, .tag), .composite(_, .tag?):
      for tag in union.cases.flatMap(\.wireTags) { object.keys[tag] = .anything }
      return object
    case .internal, .composite: sharesObject = true
    case .presence, .external, .untagged, .broken: sharesObject = false
    }
    let isPresence = if case .presence = union.tagging { true } else { false }
    let payloads = union.cases.map { unionCase -> [ObjectShape] in
      switch unionCase.payload {
      case .fields(let fields, isTuple: false):
        [self.object(of: fields, through: open)]
      case .value(let type, _) where sharesObject || isPresence && unionCase.hasStruct:
        shape(of: type, through: open).objects
      case .subUnion(let index, _) where sharesObject:
        shape(of: .declared(index), through: open).objects
      case .none, .broken, .value, .fields, .subUnion: []
      }
    }
    for shape in payloads.joined() { object.merge(shape, isRequired: false) }
    if sharesObject, !union.keepsUnknown { object.required += Self.required(by: payloads) }
    return object
  }

  /// The keys that every case needs.
  private static func required(by payloads: [[ObjectShape]]) -> [[String]] {
    let needs = payloads.map { $0.count == 1 ? $0[0].required : [] }
    return (needs.first ?? []).filter { keys in needs.allSatisfy { $0.contains(keys) } }
  }
}

extension ObjectShape {
  /// Adds a tag under a key of its own.
  fileprivate mutating func addTag(
    of discriminator: DiscriminatorModel, in union: UnionModel, tags: [Tag]
  ) {
    let path = discriminator.discriminator.path
    let isNested = path.keys.count > 1
    let aliases = isNested ? [] : discriminator.discriminator.aliases.map(\.value)
    for alias in aliases { keys[alias] = .anything }
    let tags = tags.map(\.value)
    let constants = tags.compactMap { $0.count == 1 ? JSONScalar($0[0]) : nil }
    let isKnown =
      constants.count == tags.count && union.isClosed && !isNested
      && aliases.isEmpty
      && discriminator.null == nil && !discriminator.discriminator.ignoresCase
    let mayBeNull = discriminator.null != nil || tags.contains([.null])
    let anyTag: KeyShape =
      isNested
      ? .anything
      : .value(.builtIn(BuiltInType(of: discriminator.discriminator.type)), orNull: mayBeNull)
    keys[path.key.value] = isKnown ? .constants(constants) : anyTag
    if discriminator.missing == nil, !tags.contains([.absent]) {
      required.append([path.key.value] + aliases)
    }
  }

  /// Adds the keys of which one is there.
  fileprivate mutating func addWitnesses(of cases: [CaseModel], in union: UnionModel) {
    let tags = cases.flatMap(\.wireTags)
    for unionCase in cases {
      for tag in unionCase.wireTags where keys[tag] == nil {
        keys[tag] = unionCase.valueUnderTag
      }
    }
    if case .fail = union.unknown { required.append(tags) } else { hasAnyKey = true }
  }
}

extension UnionModel {
  /// Whether objects with unknown tags are kept, whatever is in them.
  fileprivate var keepsUnknown: Bool {
    if case .keep = unknown { true } else { false }
  }

  /// Whether the tags of the cases are all that is read.
  fileprivate var isClosed: Bool {
    if case .fail = unknown { true } else { false }
  }
}

extension BuiltInType {
  /// The type of the values that are tags.
  fileprivate init(of type: TagType) {
    switch type {
    case .string: self = .string
    case .int: self = .int
    case .bool: self = .bool
    }
  }
}

extension CaseModel {
  /// The texts that are tags of the case.
  fileprivate var wireTags: [String] {
    tags.map(\.value.text)
  }

  fileprivate var valueUnderTag: KeyShape {
    guard !hasStruct, case .value(let type, _) = payload else { return .anything }
    return .value(type, orNull: false)
  }
}

extension JSONScalar {
  /// The tag as a constant, nil where it is none.
  init?(_ tag: TagValue) {
    switch tag {
    case .string(let text): self = .string(text)
    case .int(let number): self = .int(number)
    case .bool(let value): self = .bool(value)
    case .null, .absent: return nil
    }
  }
}
