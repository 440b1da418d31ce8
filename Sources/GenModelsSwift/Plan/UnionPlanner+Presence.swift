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
