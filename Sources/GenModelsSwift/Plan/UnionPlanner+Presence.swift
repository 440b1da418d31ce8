import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans tags that are keys beside others.
  mutating func presenceTagging(_ units: UnitForm?) -> TaggingPlan {
    locals.formUnion(["key", "keys", "writtenKey"])
    keptKeyLocal = "writtenKey"
    contentKeys = CodingKeyNames()
    payloads = .underTags
    let lead = "Found the keys \\(found); expected exactly one of ".unicodeScalars.count
    // The keys are named here, in the order of the cases, which ask for the same names later.
    var nulls: [SwiftName] = []
    var flags: [SwiftName] = []
    for (unionCase, name) in zip(union.cases, names) {
      let keys = keys(of: unionCase, named: name)
      if unionCase.isUnit, units == nil { flags += keys }
      if planner.model.flat(unionCase).holdsNull(units: units, in: planner.model) { nulls += keys }
    }
    return .presence(
      PresencePlan(
        units: units,
        expected: SwiftLiteral.list(
          union.cases.flatMap(\.quotedTags), first: planner.width(86) - lead,
          width: planner.width(86)),
        nulls: nulls, flags: flags))
  }
}

extension CaseModel {
  /// Whether the value under the key of the case may be null.
  fileprivate func holdsNull(units: UnitForm?, in model: Model) -> Bool {
    switch payload {
    case .none: units == .null
    case .value(let type, _): model.acceptsNull(type)
    case .fields(let fields, isTuple: false):
      fields.contains { field in
        field.steps.isEmpty && tags.contains { $0.value.text == field.key.value }
          && (field.presence.writesNull || model.acceptsNull(field.type))
      }
    case .fields, .subUnion, .broken: false
    }
  }
}
