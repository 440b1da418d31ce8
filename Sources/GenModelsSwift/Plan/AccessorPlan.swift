import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// A property of a union for one of its cases.
struct AccessorPlan: Sendable {
  /// One associated value.
  struct Value: Sendable {
    /// The label in the tuple that several values become, nil for a value without one.
    var label: SwiftName?
    var local: String
    var type: String
  }

  var name: SwiftName
  var unionCase: SwiftName
  var deprecation: DeprecationPlan?
  /// The values of the case; a case without any is a Bool.
  var values: [Value]
}

extension UnionPlanner {
  /// Plans the properties for the cases, where the schema asks for them.
  ///
  /// - Parameters:
  ///   - cases: The planned cases.
  ///   - properties: What the union has for all cases, whose names are taken.
  /// - Returns: A property for each case.
  func accessors(of cases: [CasePlan], beside properties: [PropertyPlan]) -> [AccessorPlan] {
    guard planner.model.swift.hasAccessors else { return [] }
    var scope = NameScope(of: .accessor, diagnostics: planner.diagnostics)
    for property in properties { scope.take(property.name, at: place(of: property.name)) }
    if let exposed = union.exposed { scope.take(SwiftName(text: "tag"), at: exposed) }
    takeResolved(in: &scope)
    var plans = zip(cases, union.cases).map { plan, unionCase in
      let values = values(of: plan)
      let place = (unionCase.swiftName ?? unionCase.name).span
      let name = values.isEmpty ? "is" + plan.name.capitalized : plan.name.text
      return AccessorPlan(
        name: scope.add(Placed(name, at: place)), unionCase: plan.name,
        deprecation: plan.deprecation, values: values)
    }
    if case .keep(let name) = unknown, let place = union.cases.last?.name.span {
      var values = [
        AccessorPlan.Value(label: nil, local: "value", type: SupportType.jsonValue.rawValue)
      ]
      if union.fallback != nil {
        values.append(
          .init(
            label: SwiftName(text: "fallback"), local: "fallback",
            type: planner.spell(.optional(.declared(index)))))
      }
      plans.append(
        AccessorPlan(
          name: scope.add(Placed(name.text, at: place)), unionCase: name, deprecation: nil,
          values: values))
    }
    return plans
  }

  private func place(of property: SwiftName) -> SourceSpan {
    let named = union.fields.map { ($0.swiftName ?? $0.name) } + union.shared
    let place = named.first { SwiftName.member($0.value) == property }
    return (place ?? named.first ?? planner.model.types[index].name).span
  }

  private func values(of plan: CasePlan) -> [AccessorPlan.Value] {
    var values: [AccessorPlan.Value]
    switch plan.payload {
    case .none: values = []
    case .value(let type, _, _, _), .union(let type):
      values = [.init(label: nil, local: "value", type: type)]
    case .fields(let fields), .elements(let fields):
      values = fields.flatMap(\.properties).map {
        .init(label: plan.hasLabels ? $0.name : nil, local: $0.name.declared, type: $0.type)
      }
    }
    guard let kept = plan.keptTag else { return values }
    return values + [.init(label: kept.label, local: kept.label.declared, type: kept.type)]
  }
}
