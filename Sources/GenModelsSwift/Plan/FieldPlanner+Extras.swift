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
      codingKey: name, isBoxed: false, canBeOmitted: false, coding: .extras(known),
      form: form.map { FormPlan(type: $0) })
  }

  /// The keys that the fields of an object have, as one enum lists them.
  func knownKeys(
    of fields: [FieldModel], isTold: Bool, in enums: inout KeyEnums
  ) -> KnownKeysPlan {
    let own = fields.filter { !$0.isInline }.map(\.key.value)
    let inline = fields.filter(\.isInline).flatMap {
      planner.model.objectKeys(of: $0.type).map(\.value)
    }
    let keys = own + inline
    return KnownKeysPlan(
      keyEnum: keys.isEmpty ? nil : enums.listAll(keys, like: "KnownKeys"), isBeside: isTold)
  }
}
