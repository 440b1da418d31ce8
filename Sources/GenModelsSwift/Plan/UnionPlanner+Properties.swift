import GenModelsModel
import GenModelsSchema

/// A property of a union that its cases have in common.
struct PropertyPlan: Sendable {
  /// What a case gives for it.
  struct Arm: Sendable {
    var member: SwiftName
    /// The names of the associated values that are bound, nil for those that are not.
    var bindings: [String?]
    /// What is returned, nil for nil.
    var result: String?
  }

  /// The documentation that the schema has, none where the template says what it is.
  var doc: [String]
  var name: SwiftName
  var type: String
  var deprecation: DeprecationPlan?
  /// Whether the property is nil for a case that has no value for it.
  var isMissing: Bool
  var arms: [Arm]
  var parts: [SwitchPart] = []
}

extension UnionPlanner {
  /// Plans the properties that the cases of the union have in common.
  func properties(of cases: [CasePlan]) -> [PropertyPlan] {
    var scope = planner.scope(of: .field)
    takeResolved(in: &scope)
    var plans = planner.model.properties(of: union).map { property in
      let name = scope.add(property.field.name, chosen: property.field.swiftName)
      var arms = zip(cases, property.sources).map { arm(of: $0, from: $1) }
      var isMissing = property.isMissing
      if case .keep(let kept) = unknown {
        arms.append(PropertyPlan.Arm(member: kept, bindings: [], result: nil))
        isMissing = true
      }
      return PropertyPlan(
        doc: property.isOwn ? planner.doc(property.field.doc, indentation: 2) : [],
        name: name, type: type(of: property.field, orNil: isMissing),
        deprecation: property.deprecated.map { DeprecationPlan($0) }, isMissing: isMissing,
        arms: arms)
    }
    var members = LocalNames(taken: Set(names.map(\.text)), Set(plans.map(\.name.text)))
    for index in plans.indices {
      let name = plans[index].name
      if plans[index].isMissing, plans[index].arms.count > SwitchPart.mostCases {
        // The default of the last part stands for them.
        plans[index].arms.removeAll { $0.result == nil }
      }
      plans[index].parts = [SwitchPart](
        of: plans[index].arms.count, named: name.declared, stem: name.text, in: &members)
    }
    return plans
  }

  private func arm(of plan: CasePlan, from source: UnionProperty.Source) -> PropertyPlan.Arm {
    switch source {
    case .none:
      return PropertyPlan.Arm(member: plan.name, bindings: [], result: nil)
    case .value(let position):
      let name = plan.payload.fields[position].name.declared
      // A field may be nothing in Swift, or a value with a report behind it.
      let bindings = plan.payload.fields.flatMap(\.properties).map {
        $0.name.declared == name ? name : nil
      }
      return PropertyPlan.Arm(
        member: plan.name, bindings: bindings + plan.keptBindings, result: name)
    case .member(let field):
      let member = field.swiftName?.value ?? SwiftName.member(field.name.value).member
      return PropertyPlan.Arm(
        member: plan.name, bindings: ["value"] + plan.keptBindings, result: "value.\(member)")
    }
  }

  private func type(of field: FieldModel, orNil isMissing: Bool) -> String {
    let type = planner.spell(field.type)
    return switch field.presence {
    case .required: isMissing ? type + "?" : type
    case .absentable, .nullable, .requiredNullable: type + "?"
    case .threeState:
      "\(SupportType.presence.rawValue)<\(type)>" + (isMissing ? "?" : "")
    }
  }
}

extension CasePlan {
  /// The value of a tag that is kept stands behind the others, and no property wants it.
  fileprivate var keptBindings: [String?] { keptTag == nil ? [] : [nil] }
}
