import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a union without tags: by the looks of the value, or one case after the other.
  mutating func untaggedTagging(_ untagged: UntaggedModel) -> TaggingPlan {
    locals.formUnion(["failures", "found"])
    payloads = .whole
    if let order = untagged.order { return .trial(trialPlan(order)) }
    let shapes = planner.model.shapePlan(of: union)
    var plan = UntaggedPlan(isExclusive: untagged.exactlyOne)
    if union.cases.count == 1, shapes.values.first?.kinds == JSONKinds.all.subtracting(.object) {
      plan.whole = 0
      plan.needsContainer = !union.cases[0].isOwn(in: planner.model)
      return .untagged(plan)
    }
    if shapes.looksAtKeys {
      plan.objects = shapes.objects.map { object in
        UntaggedPlan.ObjectCase(
          position: object.position, tests: object.tests.map { self.plan($0) },
          isWitnessed: object.isWitnessed)
      }
    }
    for (position, unionCase) in union.cases.enumerated() {
      let value = shapes.values.first { $0.position == position }
      var kinds = value?.kinds ?? []
      if !shapes.looksAtKeys, shapes.objects.contains(where: { $0.position == position }) {
        kinds.insert(.object)
      }
      guard !kinds.isEmpty else { continue }
      plan.values.append(
        valueCase(unionCase, at: position, kinds: kinds, constants: value?.constants ?? []))
    }
    plan.needsContainer = plan.values.contains { value in
      value.bound != nil || union.cases[value.position].readsContainer(in: planner.model)
        || value.probes.contains { $0 != .array && $0 != .object }
    }
    plan.needsProbeKeys =
      !hasKeys && plan.values.contains { $0.probes.contains(.object) }
    plan.expected = SwiftLiteral.list(
      expectedKinds(shapes), first: planner.width(88) - "Expected ".unicodeScalars.count,
      width: planner.width(88))
    plan.expectedKeys = SwiftLiteral.list(
      shapes.objects.map(\.expectation),
      first: planner.width(86) - "Found the keys \\(found); expected ".unicodeScalars.count,
      width: planner.width(86))
    return .untagged(plan)
  }

  private mutating func trialPlan(_ order: [Int]) -> TrialPlan {
    var tried = order
    // What is left is read as that case anyway.
    if case .value(let position) = union.unknown, tried.last == position { tried.removeLast() }
    let trials = tried.map { position in
      let unionCase = union.cases[position]
      return TrialPlan.Trial(
        position: position, title: SwiftLiteral.escaped(unionCase.name.value),
        knownTags: planner.model.knownTags(of: unionCase).map { plan($0) },
        isOptional: unionCase.isOptional)
    }
    return TrialPlan(
      title: "", trials: trials,
      needsContainer: tried.contains {
        union.cases[$0].isUnit || union.cases[$0].readsContainer(in: planner.model)
      },
      needsProbeKeys: !hasKeys && union.cases.contains(where: \.isEmptyObject))
  }

  /// Whether a case or a test asks for keys.
  private var hasKeys: Bool {
    !keys.plans.isEmpty
      || union.cases.contains { unionCase in
        guard case .fields(let fields, isTuple: false) = unionCase.payload else { return false }
        return !fields.isEmpty
      }
  }

  private func valueCase(
    _ unionCase: CaseModel, at position: Int, kinds: JSONKinds, constants: [JSONScalar]
  ) -> UntaggedPlan.ValueCase {
    var value = UntaggedPlan.ValueCase(
      position: position, probes: [], bound: nil, isOptional: unionCase.isOptional)
    var builtIn: BuiltInType?
    if case .value(let type, _) = unionCase.payload {
      builtIn = planner.model.builtIn(behind: type)
      if let builtIn, builtIn.isPlainScalar, !unionCase.isOptional {
        value.bound = planner.spell(type)
      }
    }
    let number = unionCase.isOwn(in: planner.model) ? BuiltInType.double : .int
    for kind in kinds.parts {
      let literals = constants.filter { $0.kind == kind }.map(\.literal)
      if !literals.isEmpty {
        let type = kind == .text ? BuiltInType.string : .int
        value.probes.append(.constants(type: type.rawValue, literals))
        continue
      }
      let probe: ProbePlan
      switch kind {
      case .null: probe = .null
      case .bool: probe = .scalar(BuiltInType.bool.rawValue)
      case .integer where !kinds.contains(.fraction):
        probe = .scalar((builtIn ?? number).rawValue)
      case .integer, .fraction: probe = .scalar(BuiltInType.double.rawValue)
      case .text: probe = .scalar(BuiltInType.string.rawValue)
      case .array: probe = .array
      default: probe = .object
      }
      if !value.probes.contains(probe) { value.probes.append(probe) }
    }
    return value
  }

  private mutating func plan(_ test: KeyTest) -> KeyTestPlan {
    switch test {
    case .anyKey(let names): return .keys(names.map { keys.name(of: $0, like: nil) })
    case .constant(let path, let constants, let ignoresCase):
      let type: BuiltInType =
        switch constants.first {
        case .int?: .int
        case .double?: .double
        case .bool?: .bool
        case .string?, nil: .string
        }
      return .constants(
        path.map { keys.name(of: $0, like: nil) }, type: type.rawValue,
        constants.map(\.literal), ignoresCase: ignoresCase)
    case .kind(let key, let kinds):
      let name = keys.name(of: key, like: nil)
      if kinds.contains(.array) { return .kind(name, .array) }
      if kinds.contains(.object) { return .kind(name, .object) }
      if kinds.contains(.text) { return .kind(name, .scalar(BuiltInType.string.rawValue)) }
      if kinds.contains(.bool) { return .kind(name, .scalar(BuiltInType.bool.rawValue)) }
      return .kind(name, .scalar(BuiltInType.double.rawValue))
    }
  }

  /// The kinds of value that are accepted, as the error text calls them.
  private func expectedKinds(_ plan: ShapePlan) -> [String] {
    var kinds = plan.values.reduce(into: JSONKinds()) { $0.formUnion($1.kinds) }
    if !plan.objects.isEmpty { kinds.insert(.object) }
    return kinds.parts.flatMap { kind -> [String] in
      let constants = plan.values.flatMap(\.constants).filter { $0.kind == kind }
      guard constants.isEmpty else { return constants.map(\.json) }
      return switch kind {
      case .null: ["null"]
      case .bool: ["a Bool"]
      case .integer: kinds.contains(.fraction) ? [] : ["a whole number"]
      case .fraction: ["a number"]
      case .text: ["a text"]
      case .array: ["an array"]
      default: ["an object"]
      }
    }
  }
}

extension ShapePlan {
  /// Whether keys tell objects apart.
  var looksAtKeys: Bool { objects.contains { !$0.tests.isEmpty } }
}

extension ShapePlan.Object {
  /// What the error text asks of an object of the case.
  fileprivate var expectation: String {
    tests.map { test in
      switch test {
      case .anyKey(let keys): keys.map(SwiftLiteral.quoted).choice
      case .constant(let path, let constants, _):
        path.map(SwiftLiteral.quoted).joined(separator: ".") + ": " + constants.map(\.json).choice
      case .kind(let key, let kinds): SwiftLiteral.quoted(key) + " (\(kinds.title))"
      }
    }.joined(separator: " with ")
  }
}

extension JSONKinds {
  fileprivate var title: String {
    if contains(.array) { return "an array" }
    if contains(.object) { return "an object" }
    if contains(.text) { return "a text" }
    return contains(.bool) ? "a Bool" : "a number"
  }
}

extension [String] {
  /// The values as one of which is asked for; more than twelve are cut to ten and a count.
  fileprivate var choice: String {
    count > 12
      ? prefix(10).joined(separator: " or ") + " or \(count - 10) more" : joined(separator: " or ")
  }
}

extension JSONScalar {
  /// The constant as JSON in a literal.
  fileprivate var json: String {
    if case .int(let number) = self { "\(number)" } else { literal }
  }

  /// The constant as a Swift literal.
  fileprivate var literal: String {
    switch self {
    case .string(let text): SwiftLiteral.quoted(text)
    case .int(let number): SwiftLiteral.number(number)
    case .double(let number): "\(number)"
    case .bool(let value): "\(value)"
    }
  }
}

extension UnionModel {
  /// Whether every value of the union is an object without a tag.
  func hasOnlyObjects(in model: Model) -> Bool {
    guard case .untagged = tagging else { return false }
    return cases.allSatisfy(model.isObject)
  }
}

extension CaseModel {
  /// Whether the payload is a type of the schema that reads itself from the decoder.
  func isOwn(in model: Model) -> Bool {
    guard case .value(let type, _) = payload else { return false }
    if case .optional(let wrapped) = type { return model.isOwn(wrapped) }
    return model.isOwn(type)
  }

  /// Whether the arm of the case asks for a single value.
  fileprivate func readsContainer(in model: Model) -> Bool {
    guard case .value = payload else { return false }
    return isOptional || !isOwn(in: model)
  }

  fileprivate var isOptional: Bool {
    if case .value(.optional, _) = payload { true } else { false }
  }

  fileprivate var isEmptyObject: Bool {
    if case .fields(let fields, isTuple: false) = payload { fields.isEmpty } else { false }
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
}
