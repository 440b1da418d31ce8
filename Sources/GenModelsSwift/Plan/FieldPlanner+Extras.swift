import GenModelsModel
import GenModelsSchema

extension FieldPlanner {
  /// Plans the property of the members that no field has, nil where none are kept.
  ///
  /// - Parameters:
  ///   - extraKeys: What happens to such members.
  ///   - known: The keys that are declared.
  ///   - scope: The names of the fields.
  /// - Returns: The field's plan.
  func extras(
    _ extraKeys: ExtraKeysModel, beside known: KnownKeysPlan, in scope: inout NameScope
  ) -> FieldPlan? {
    let name: SwiftName
    let type: String
    var form: String?
    switch extraKeys {
    case .ignore, .reject:
      return nil
    case .keep:
      name = scope.addExtras()
      type = SupportType.jsonValue.rawValue
    case .typed(let written, let valueType, _):
      name = scope.add(written)
      type = planner.spell(valueType)
      form = planner.form(of: valueType)
    }
    return FieldPlan(
      doc: [], name: name, local: name.declared,
      isHidden: false,
      type: "[String: \(type)]", decodedType: type, standard: .noExtras, readsAbsence: false,
      writesAbsence: false,
      codingKey: name, isBoxed: false, canBeOmitted: false, coding: .extras(known, unless: nil),
      form: form.map { FormPlan(type: $0) })
  }

  /// The keys that the fields of an object have, as one enum lists them.
  ///
  /// - Parameters:
  ///   - fields: The fields of the object.
  ///   - plans: Their plans, where inline unions shall say which keys they have; else all keys count
  ///     that they may have.
  ///   - isTold: Whether others have keys in the object, of which the type is told.
  ///   - enums: Takes the enum.
  /// - Returns: The list of them.
  func knownKeys(
    of fields: [FieldModel], _ plans: [FieldPlan]?, isTold: Bool, in enums: inout KeyEnums
  ) -> KnownKeysPlan {
    var keys = fields.filter { !$0.isInline }.flatMap(\.outerKeys).map(\.value)
    var parts: [KeyedPartPlan] = []
    for (position, field) in fields.enumerated() where field.isInline {
      if let plans, let union = planner.model.union(field.type) {
        let plan = plans[position]
        parts.append(
          KeyedPartPlan(
            local: plan.local, isHidden: plan.isHidden, isOptional: field.presence != .required,
            property: planner.keysProperty(of: union)))
      } else {
        keys += planner.model.objectKeys(of: field.type).map(\.value)
      }
    }
    return KnownKeysPlan(
      keyEnum: keys.isEmpty ? nil : enums.listAll(keys, like: "KnownKeys"), isBeside: isTold,
      parts: parts)
  }
}

extension SwiftPlanner {
  /// The property of a union that says which keys its value has.
  func keysProperty(of union: UnionModel) -> String {
    let cases = memberNames(of: union).map(\.text)
    var names = LocalNames(taken: Set(cases + model.properties(of: union).map(\.field.name.value)))
    return names.claim("objectKeys", "allObjectKeys")
  }
}
