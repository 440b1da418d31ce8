import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a union without tags, by the looks of the value.
  mutating func readUntagged(
    _ at: UnionPlace, _ untagged: UntaggedModel
  ) throws(PayloadError) -> Int? {
    let plan = shapePlan(of: at)
    let looksAtKeys = plan.objects.contains { !$0.tests.isEmpty }
    if at.union.cases.count == 1,
      plan.values.first?.kinds == JSONKinds.all.subtracting(.object)
    {
      try readArm(0, of: at, payload: .whole)
      return 0
    }
    if looksAtKeys, plan.values.isEmpty || at.place.node.object != nil {
      return try readObject(at, plan.objects, isExclusive: untagged.exactlyOne)
    }
    for (position, unionCase) in at.union.cases.enumerated() {
      let value = plan.values.first { $0.position == position }
      var kinds = value?.kinds ?? []
      if !looksAtKeys, plan.objects.contains(where: { $0.position == position }) {
        kinds.insert(.object)
      }
      guard !kinds.isEmpty,
        looks(like: unionCase, kinds, value?.constants ?? [], at: at.place)
      else { continue }
      try readArm(position, of: at, payload: .whole)
      return position
    }
    return try unknownShape(
      at, or: tagError("\(at.place.node.title) is no case of '\(name(of: at))'", in: at))
  }

  private mutating func readObject(
    _ at: UnionPlace, _ objects: [ShapePlan.Object], isExclusive: Bool
  ) throws(PayloadError) -> Int? {
    let object = try object(at: at.place)
    let witnessed = objects.filter(\.isWitnessed)
    if isExclusive, witnessed.count > 1 {
      let found = witnessed.filter { $0.tests.allSatisfy { passes($0, object) } }
      guard found.count < 2 else {
        let names = found.map { at.union.cases[$0.position].name.value }
        throw tagError("the object has the keys of the cases \(names.choice)", in: at)
      }
    }
    for candidate in objects
    where candidate.tests.allSatisfy({ passes($0, object) }) {
      try readArm(candidate.position, of: at, payload: .whole)
      return candidate.position
    }
    return try unknownShape(
      at, or: tagError("the object is no case of '\(name(of: at))'", in: at))
  }

  mutating func unknownShape(
    _ at: UnionPlace, or error: PayloadError
  ) throws(PayloadError) -> Int? {
    let position = try readUnknown(at, at.place.node.title, or: error)
    if let position { take(position, of: at) }
    return position
  }

  private mutating func shapePlan(of at: UnionPlace) -> ShapePlan {
    if let plan = shapePlans[at.index] { return plan }
    let plan = model.shapePlan(of: at.union)
    shapePlans[at.index] = plan
    return plan
  }

  /// Whether a value is of one of the kinds that a case is.
  private func looks(
    like unionCase: CaseModel, _ kinds: JSONKinds, _ constants: [JSONScalar], at place: Place
  ) -> Bool {
    var builtIn: BuiltInType?
    var isOptional = false
    if case .value(let type, _) = unionCase.payload {
      builtIn = model.builtIn(behind: type)
      if case .optional = type { isOptional = true }
    }
    if let builtIn, builtIn.isPlainScalar, !isOptional {
      return builtIn.reads(place.node)
    }
    return kinds.parts.contains { kind in
      let constants = constants.filter { $0.kind == kind }
      guard constants.isEmpty else { return constants.contains { $0.isValue(of: place.node) } }
      switch (kind, place.node.value) {
      case (.null, .null), (.bool, .bool), (.text, .string), (.array, .array), (.object, .object):
        return true
      case (.integer, .number(let text)) where !kinds.contains(.fraction):
        return (builtIn ?? (isOwn(unionCase) ? .double : .int)).holds(text)
      case (.integer, .number(let text)), (.fraction, .number(let text)):
        return BuiltInType.double.holds(text)
      default: return false
      }
    }
  }

  private func isOwn(_ unionCase: CaseModel) -> Bool {
    guard case .value(let type, _) = unionCase.payload else { return false }
    if case .optional(let wrapped) = type { return model.isOwn(wrapped) }
    return model.isOwn(type)
  }

  /// Whether a look at an object finds what it looks for.
  func passes(_ test: KeyTest, _ object: JSONObject) -> Bool {
    switch test {
    case .anyKey(let keys): return keys.contains(where: object.contains)
    case .constant(let path, let constants, let ignoresCase):
      var object: JSONObject? = object
      for key in path.dropLast() { object = object?[key]?.object }
      guard let key = path.last, let node = object?[key] else { return false }
      return constants.contains { $0.isValue(of: node, ignoresCase: ignoresCase) }
    case .kind(let key, let kinds):
      guard let node = object[key] else { return false }
      if kinds.contains(.array) { return node.elements != nil }
      if kinds.contains(.object) { return node.object != nil }
      if kinds.contains(.text) { return node.text != nil }
      if kinds.contains(.bool) { return BuiltInType.bool.reads(node) }
      return BuiltInType.double.reads(node)
    }
  }
}

extension BuiltInType {
  /// Whether reading the type is a look at the value, without inner errors.
  fileprivate var isPlainScalar: Bool {
    switch self {
    case .date, .data, .url, .uuid, .json: false
    default: true
    }
  }

  /// Whether the type reads a value, of those types that are plain.
  fileprivate func reads(_ node: JSONNode) -> Bool {
    switch (self, node.value) {
    case (.string, .string), (.bool, .bool): true
    case (_, .number(let text)): holds(text)
    default: false
    }
  }
}

extension JSONScalar {
  /// Whether a value is the constant.
  fileprivate func isValue(of node: JSONNode, ignoresCase: Bool = false) -> Bool {
    switch (self, node.value) {
    case (.string(let text), .string(let found)):
      text == (ignoresCase ? found.lowercased() : found)
    case (.bool(let value), .bool(let found)): value == found
    case (.int(let number), .number(let text)):
      BuiltInType.int.holds(text)
        && (Int64(text).map { $0 == number } ?? (Double(text) == Double(number)))
    case (.double(let number), .number(let text)): Double(text) == number
    default: false
    }
  }
}
