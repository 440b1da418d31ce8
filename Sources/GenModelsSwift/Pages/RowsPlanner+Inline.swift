import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension RowsPlanner {
  /// What makes the rows of a part.
  func maker(of position: Int) -> RowMakerPlan {
    let part = page.parts[position]
    if let union = part.inlined {
      return .mapping(isPartial: part.hidesUnknown && keepsUnknown(union))
    }
    let row = rows.first { $0.part == position }
    return .row(row.map { $0.maker ?? $0.name } ?? .member(part.caseName.value))
  }

  private func keepsUnknown(_ index: Int) -> Bool {
    if case .keep? = planner.model.union(at: index)?.unknown { true } else { false }
  }

  /// Adds the cases of a union to the rows, and the function that maps its values to them.
  mutating func addCases(of index: Int, as position: Int, in scope: inout NameScope) {
    guard let union = planner.model.union(at: index),
      let plan = planner.silenced.plan(union, at: index, doc: [])
    else { return }
    let part = page.parts[position]
    let type = planner.spell(.declared(index))
    var arms: [RowMappingPlan.Arm] = []
    for (unionCase, casePlan) in zip(union.cases, plan.cases) {
      if refuse(casePlan.name, of: index, as: part) { return }
      let values = casePlan.values(in: type, hasStruct: unionCase.hasStruct)
      arms.append(
        RowMappingPlan.Arm(
          member: casePlan.name, maker: casePlan.maker, row: rows.count,
          bindings: values.map { ($0.value.label, $0.local) }))
      rows.append(
        RowPlan(
          part: position, doc: casePlan.doc,
          name: scope.add(unionCase.name, chosen: unionCase.swiftName),
          deprecation: part.deprecated.map { DeprecationPlan($0) } ?? casePlan.deprecation,
          values: values.map(\.value)))
    }
    if case .keep(let name) = plan.unknown {
      arms.append(
        RowMappingPlan.Arm(
          member: name, row: part.hidesUnknown ? nil : rows.count,
          bindings: part.hidesUnknown ? [] : [(nil, "value")],
          hasFallback: plan.fallback != nil))
      if !part.hidesUnknown, !refuse(name, of: index, as: part) {
        addUnknown(name, of: position, in: &scope)
      }
    }
    var members = LocalNames(
      taken: Set(rows.map(\.name.text)), Set(response.fields.map(\.name.text)))
    mappings.append(
      RowMappingPlan(
        union: type, isPartial: part.hidesUnknown && plan.unknown.keeps, arms: arms,
        parts: [SwitchPart](of: arms.count, named: "row", stem: "row", in: &members)))
  }

  /// Refuses a case that another part has among the rows.
  private func refuse(_ name: SwiftName, of union: Int, as part: PartModel) -> Bool {
    guard let first = rows.first(where: { $0.name == name }),
      page.parts[first.part].name.span != part.name.span
    else { return false }
    let place = page.parts[first.part].name
    planner.diagnostics.record(
      .error(
        .nameCollision,
        "the rows of '\(part.name.value)' have a case '\(name.text)', which is taken",
        at: part.name.span,
        labels: [
          .init(span: place.span, text: "'\(place.value)' has it"),
          .init(span: planner.model.types[union].name.span, text: "the cases are here"),
        ],
        help: "leave 'inline' out of one part, or give one of the cases a 'name:'"))
    return true
  }

  /// Adds the case that keeps what the union does not know.
  private mutating func addUnknown(
    _ name: SwiftName, of position: Int, in scope: inout NameScope
  ) {
    let place = page.parts[position].caseName.span
    rows.append(
      RowPlan(
        part: position, doc: [], isUnknown: true, name: scope.add(Placed(name.text, at: place)),
        values: [RowPlan.Value(type: SupportType.jsonValue.rawValue)]))
  }
}

extension CasePlan {
  /// The associated values as rows have them, and the constants that hold them.
  ///
  /// - Parameters:
  ///   - union: The union, as Swift spells it.
  ///   - hasStruct: Whether the payload is a type that is nested in it.
  /// - Returns: The values in their order.
  fileprivate func values(
    in union: String, hasStruct: Bool
  ) -> [(value: RowPlan.Value, local: String)] {
    var values: [(value: RowPlan.Value, local: String)]
    switch payload {
    case .none: values = []
    case .value(let type, _, _, _), .union(let type):
      values = [(RowPlan.Value(type: hasStruct ? "\(union).\(type)" : type), "value")]
    case .fields(let fields), .elements(let fields):
      values = fields.flatMap(\.properties).map {
        (RowPlan.Value(label: hasLabels ? $0.name : nil, type: $0.type), $0.name.declared)
      }
    }
    if let kept = keptTag {
      let value = RowPlan.Value(label: kept.label, type: "\(union).\(kept.type)")
      values.append((value, kept.label.declared))
    }
    return values
  }
}
