import GenModelsSchema

/// Whether two types have a JSON value in common.
enum CommonValue: Equatable {
  case none
  /// They have one, as JSON; nil where it cannot be shown.
  case some(String?)

  var example: String? {
    if case .some(let example) = self { example } else { nil }
  }
}

extension ShapeReader {
  private static let depthLimit = 4

  /// A JSON value that two types accept.
  ///
  /// - Parameters:
  ///   - one: What the values of the one type look like.
  ///   - other: What those of the other type look like.
  ///   - excluded: The kinds that do not count.
  ///   - depth: How deep the value is inside of another one.
  /// - Returns: The value, as far as there is one.
  func commonValue(
    of one: ValueShape, _ other: ValueShape, besides excluded: JSONKinds = [], depth: Int = 0
  ) -> CommonValue {
    var result = CommonValue.none
    for kind in one.kinds.intersection(other.kinds).subtracting(excluded).parts {
      let common: CommonValue
      switch kind {
      case .null: common = .some("null")
      case .array: common = commonArray(of: one.arrays, other.arrays, depth: depth)
      case .object: common = commonObject(of: one.objects, other.objects, depth: depth)
      default: common = commonScalar(of: one, other, kind: kind)
      }
      if common.example != nil { return common }
      if common != .none { result = common }
    }
    return result
  }

  private func commonScalar(
    of one: ValueShape, _ other: ValueShape, kind: JSONKinds
  ) -> CommonValue {
    let isLimited = (one.limited.contains(kind), other.limited.contains(kind))
    let constant: JSONScalar?
    switch isLimited {
    case (false, false):
      if one.text == .pattern, other.text == .pattern, one.pattern != other.pattern {
        return .some(nil)
      }
      let narrow = one.text.rawValue < other.text.rawValue ? other : one
      return .some(kind.example(narrow.text, pattern: narrow.pattern))
    case (true, true):
      let constants = Set(other.constants)
      constant = one.constants.first { $0.kind == kind && constants.contains($0) }
    case (true, false): constant = one.constants.first { $0.kind == kind }
    case (false, true): constant = other.constants.first { $0.kind == kind }
    }
    return constant.map { .some($0.json) } ?? .none
  }

  private func commonArray(
    of one: [ArrayShape], _ other: [ArrayShape], depth: Int
  ) -> CommonValue {
    for one in one {
      for other in other {
        switch (one, other) {
        case (.positions(let fields), .positions(let others)):
          let isSame = fields.count == others.count
          guard isSame, fields.indices.allSatisfy({ overlap(fields[$0].type, others[$0].type) })
          else { continue }
          return .some(array(of: fields, depth: depth))
        case (.positions(let fields), .elements(let type)),
          (.elements(let type), .positions(let fields)):
          guard fields.allSatisfy({ overlap($0.type, type) }) else { continue }
          return .some(array(of: fields, depth: depth))
        case (.positions(let fields), .any), (.any, .positions(let fields)):
          return .some(array(of: fields, depth: depth))
        case (.any, .any), (.any, .elements), (.elements, .any), (.elements, .elements):
          return .some("[]")
        }
      }
    }
    // Two tuples of different lengths have nothing in common, and nothing looks at lengths.
    return one.isEmpty || other.isEmpty ? .none : .some(nil)
  }

  private func overlap(_ one: TypeReference, _ other: TypeReference) -> Bool {
    !shape(of: one).kinds.isDisjoint(with: shape(of: other).kinds)
  }

  private func array(of fields: [FieldModel], depth: Int) -> String? {
    let values = fields.filter(\.needsKey).map {
      example(of: $0.type, depth: depth + 1)
    }
    let known = values.compactMap(\.self)
    return known.count == values.count ? "[" + known.joined(separator: ", ") + "]" : nil
  }

  private func example(of type: TypeReference, depth: Int) -> String? {
    let shape = shape(of: type)
    return commonValue(of: shape, shape, depth: depth).example
  }

  /// An object that has all that each of two types needs.
  func commonObject(
    of one: [ObjectShape], _ other: [ObjectShape], depth: Int
  ) -> CommonValue {
    guard depth < Self.depthLimit else { return .some(nil) }
    var result = CommonValue.none
    for one in one {
      for other in other {
        var members: [String] = []
        var seen: Set<String> = []
        var isShown = true
        for key in (one.required + other.required).compactMap(\.first) {
          guard seen.insert(key).inserted else { continue }
          let value = commonValue(under: key, of: one, other, depth: depth + 1)
          isShown = isShown && value != nil
          members.append("\(JSONScalar.string(key).json): \(value ?? "")")
        }
        if isShown { return .some("{" + members.joined(separator: ", ") + "}") }
        result = .some(nil)
      }
    }
    return result
  }

  private func commonValue(
    under key: String, of one: ObjectShape, _ other: ObjectShape, depth: Int
  ) -> String? {
    let shapes = [one, other].compactMap { object -> ValueShape? in
      switch object.keys[key] {
      case nil, .anything?: return nil
      case .object(let object)?: return ValueShape(kinds: .object, objects: [object])
      case .constants(let constants)?:
        let kinds = constants.reduce(into: JSONKinds()) { $0.formUnion($1.kind) }
        return ValueShape(kinds: kinds, limited: kinds, constants: constants)
      case .value(let type, let orNull)?:
        var shape = shape(of: type)
        if orNull { shape.kinds.insert(.null) }
        return shape
      }
    }
    guard let first = shapes.first else { return "1" }
    let last = shapes[shapes.count - 1]
    let value = commonValue(of: first, last, besides: .null, depth: depth)
    return value.example ?? commonValue(of: first, last, depth: depth).example
  }
}

extension JSONKinds {
  /// A value of one kind, as JSON.
  fileprivate func example(_ text: TextForm, pattern: String?) -> String? {
    switch self {
    case .null: "null"
    case .bool: "true"
    case .integer: "1"
    case .fraction: "0.5"
    case .text where text == .pattern && pattern != "yyyy-MM-dd": nil
    case .text: text.example
    default: nil
    }
  }
}

extension TextForm {
  fileprivate var example: String {
    switch self {
    case .any: #""a""#
    case .url: #""https://example.com""#
    case .data: #""YQ==""#
    case .number: #""1""#
    case .pattern: #""2024-01-01""#
    case .date: #""2024-01-01T00:00:00Z""#
    case .uuid: #""123E4567-E89B-12D3-A456-426614174000""#
    }
  }
}

extension JSONScalar {
  /// The value as JSON; what cannot be seen is left as it is, for messages only.
  var json: String {
    switch self {
    case .string(let text):
      "\""
        + text.reduce(into: "") { result, character in
          if character == "\"" || character == "\\" { result += "\\" }
          result.append(character)
        } + "\""
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}
