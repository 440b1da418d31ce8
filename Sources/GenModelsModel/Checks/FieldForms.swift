import GenModelsDiagnostics
import GenModelsSchema

/// An empty text must be no value, where it stands for nil, and one bare element no array (schema
/// language, sections 9.9 and 9.20).
func checkForms(of fields: [FieldModel], in model: Model, diagnostics: DiagnosticCollector) {
  for field in fields where field.constant == nil && !field.isInline {
    if let span = field.readsEmptyAsNil, let problem = model.problem(ofEmpty: field) {
      diagnostics.record(
        .error(
          .conflictingKeys, problem.message, at: span,
          labels: [.init(span: field.name.span, text: "the field is here")], help: problem.help))
    }
    if let single = field.single, let problem = model.problem(ofSingle: field) {
      diagnostics.record(
        .error(
          .conflictingKeys, problem.message, at: single.span,
          labels: [.init(span: field.name.span, text: "the field is here")], help: problem.help))
    }
  }
}

extension Model {
  fileprivate func problem(ofEmpty field: FieldModel) -> (message: String, help: String)? {
    let name = field.name.value
    switch field.presence {
    case .required:
      return (
        "an empty text stands for nil, and '\(name)' has no nil",
        "write '\(name)?', or a '?' behind the type"
      )
    case .threeState:
      return (
        "an empty text cannot stand for two of the three states of '\(name)'",
        "write the '?' either on the name or on the type"
      )
    case .absentable, .nullable, .requiredNullable: break
    }
    switch unaliased(field.type) {
    case .builtIn(.json):
      return ("an empty text is a value of 'JSON' itself", "leave 'empty' out")
    case .declared(let index):
      guard case .rawEnum(let rawEnum) = types[index].definition,
        rawEnum.values.contains(where: { $0.value.value == .string("") })
      else { return nil }
      return (
        "an empty text is a value of '\(types[index].name.value)' itself",
        "leave 'empty' out, or the value"
      )
    case .builtIn, .coded, .external, .optional, .array, .dictionary, .broken: return nil
    }
  }

  fileprivate func problem(ofSingle field: FieldModel) -> (message: String, help: String)? {
    let name = field.name.value
    switch unaliased(field.type) {
    case .broken: return nil
    case .array(let element):
      if case .broken = unaliased(element) { return nil }
      let kinds = ShapeReader(model: self).shape(of: element).kinds
      if kinds.contains(.array) {
        return (
          "one bare element of '\(name)' could be an array itself", "leave 'single' out"
        )
      }
      guard kinds.contains(.null), field.presence != .required else { return nil }
      return (
        "a null of '\(name)' is either nil or one bare element",
        "leave 'single' out, or one of the two '?'"
      )
    default:
      return (
        "'\(name)' is no array", "leave 'single' out, or make it '[\(title(of: field.type))]'"
      )
    }
  }
}
