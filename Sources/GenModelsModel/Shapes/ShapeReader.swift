import GenModelsSchema

/// Finds what types look like in JSON.
struct ShapeReader {
  let model: Model
  /// Deeper nesting is taken for any JSON, so that no schema can exhaust the stack.
  private static let depthLimit = 64

  /// What a type looks like.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - open: The types that the way leads through; what they look like is known on the way back.
  /// - Returns: What the values look like.
  func shape(of type: TypeReference, through open: Set<Int> = []) -> ValueShape {
    switch type {
    case .broken: return .anything
    case .external(let index): return ValueShape(external: model.externals[index].shape)
    case .coded(_, let codec): return ValueShape(codec)
    case .builtIn(let builtIn): return ValueShape(builtIn)
    case .array(let element): return ValueShape(kinds: .array, arrays: [.elements(element)])
    case .dictionary:
      let object = ObjectShape(hasAnyKey: true, takesAllThatFit: false)
      return ValueShape(kinds: .object, objects: [object])
    case .optional(let wrapped):
      var shape = shape(of: wrapped, through: open)
      shape.kinds.insert(.null)
      return shape
    case .declared(let index):
      guard !open.contains(index) else { return ValueShape() }
      guard open.count < Self.depthLimit else { return .anything }
      return shape(of: model.types[index].definition, through: open.union([index]))
    }
  }

  private func shape(
    of definition: TypeModel.Definition, through open: Set<Int>
  ) -> ValueShape {
    switch definition {
    case .broken: return .anything
    case .alias(let type): return shape(of: type, through: open)
    case .rawEnum(let rawEnum): return ValueShape(rawEnum)
    case .page(let page):
      return ValueShape(
        object: object(
          of: page.objectFields, page.extraKeys, through: open))
    case .structure(let structure):
      if structure.isTuple {
        return ValueShape(kinds: .array, arrays: [.positions(structure.fields)])
      }
      var shape = ValueShape(
        object: object(of: structure.fields, structure.extraKeys, through: open))
      shape.addShorthand(structure.shorthand, of: structure.fields, open, self)
      return shape
    case .union(let union): return shape(of: union, through: open)
    }
  }

  /// What a case of an untagged union looks like.
  func shape(of unionCase: CaseModel, through open: Set<Int> = []) -> ValueShape {
    switch unionCase.payload {
    case .none: return ValueShape(kinds: .null)
    case .broken, .subUnion: return .anything
    case .value(let type, _): return shape(of: type, through: open)
    case .fields(let fields, isTuple: true):
      return ValueShape(kinds: .array, arrays: [.positions(fields)])
    case .fields(let fields, isTuple: false):
      var shape = ValueShape(
        object: object(of: fields, unionCase.extraKeys, through: open))
      shape.addShorthand(unionCase.shorthand, of: fields, open, self)
      return shape
    }
  }

  /// The object that fields are read from.
  ///
  /// Keys that are kept are none of the object's own: they tell nothing apart.
  func object(
    of fields: [FieldModel], _ extraKeys: ExtraKeysModel = .ignore, through open: Set<Int>
  ) -> ObjectShape {
    var object = ObjectShape(takesAllThatFit: extraKeys.takesAll)
    for field in fields {
      if field.isInline {
        object.takesAllThatFit = false
        let inner = shape(of: field.type, through: open).objects
        for shape in inner {
          object.merge(shape, isRequired: inner.count == 1 && field.needsKey)
        }
        continue
      }
      object.declare(field)
    }
    return object
  }
}

extension ObjectShape {
  /// Declares the keys of a field; an object on the way to a nested one must be there with it.
  fileprivate mutating func declare(_ field: FieldModel) {
    var (keys, shape) = (field.path.map(\.value), field.keyShape)
    var last = [keys.removeLast()] + field.aliases.map(\.value)
    while let key = keys.popLast() {
      var object = ObjectShape()
      for key in last { object.declare(key, shape) }
      if field.needsKey { object.required.append(last) }
      shape = .object(object)
      last = [key]
    }
    for key in last { declare(key, shape) }
    if field.needsKey, !required.contains(last) { required.append(last) }
  }
}

extension ExtraKeysModel {
  /// Whether an object may have any other keys, with any values.
  fileprivate var takesAll: Bool {
    switch self {
    case .ignore, .keep: true
    case .reject, .typed: false
    }
  }
}

extension FieldModel {
  fileprivate var keyShape: KeyShape {
    if let constant { return .constants([constant.value]) }
    if single != nil || readsEmptyAsNil != nil { return .anything }
    return .value(type, orNull: presence != .required)
  }
}

extension ValueShape {
  fileprivate init(object: ObjectShape) {
    self.init(kinds: .object, objects: [object])
  }

  fileprivate init(_ builtIn: BuiltInType) {
    switch builtIn {
    case .string: self.init(kinds: .text)
    case .url: self.init(kinds: .text, text: .url)
    case .uuid: self.init(kinds: .text, text: .uuid)
    case .bool: self.init(kinds: .bool)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      self.init(kinds: .integer)
    case .float, .double, .decimal: self.init(kinds: .number)
    // The decoder's strategy decides, which no schema knows.
    case .date: self.init(kinds: [.integer, .fraction, .text], text: .date)
    case .data: self.init(kinds: [.text, .array], text: .data, arrays: [.any])
    case .json: self = .anything
    }
  }

  fileprivate init(_ codec: Codec) {
    switch codec {
    case .iso8601: self.init(kinds: .text, text: .date)
    case .pattern(let pattern): self.init(kinds: .text, text: .pattern, pattern: pattern)
    case .base64: self.init(kinds: .text, text: .data)
    case .text: self.init(kinds: .text, text: .number)
    case .unix: self.init(kinds: .number)
    case .lenient: self.init(kinds: [.integer, .fraction, .text], text: .number)
    case .int:
      self.init(kinds: .integer, limited: .integer, constants: [.int(0), .int(1)])
    }
  }

  fileprivate init(_ rawEnum: RawEnumModel) {
    let constants = rawEnum.values.map { JSONScalar($0.value.value) }
    let kind = constants.first?.kind ?? .text
    self.init(kinds: kind)
    guard case .fail = rawEnum.unknown else { return }
    limited = kind
    self.constants = constants
  }

  /// Adds the bare value that stands for an object.
  fileprivate mutating func addShorthand(
    _ position: Int?, of fields: [FieldModel], _ open: Set<Int>, _ reader: ShapeReader
  ) {
    guard let position else { return }
    formUnion(reader.shape(of: fields[position].type, through: open))
  }
}

extension JSONScalar {
  fileprivate init(_ value: RawValueSyntax.Value) {
    switch value {
    case .string(let text): self = .string(text)
    case .int(let number): self = .int(number)
    }
  }
}
