import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// What a field of the page must be for a part to make rows.
  func condition(_ written: ConditionSyntax) -> ConditionModel? {
    let name = written.field.value
    guard let position = page.fields.firstIndex(where: { $0.name.value == name }) else {
      return nil
    }
    let field = page.fields[position]
    let reader = DefaultReader(model: model, diagnostics: diagnostics)
    let type = field.presence == .required ? field.type : .optional(field.type)
    return ConditionModel(
      field: position, values: written.values.compactMap { reader.value($0, as: type) },
      isNegated: written.isNegated)
  }
}
