import GenModelsDiagnostics
import GenModelsSchema

/// What becomes of keys that nobody declares must be something that can come about.
func checkExtraKeys(of model: Model, diagnostics: DiagnosticCollector) {
  let sharing = Sharing(in: model)
  for (index, type) in model.types.enumerated() {
    switch type.definition {
    case .structure(let structure):
      refuseUnfinished(
        structure.extraKeys, at: index, among: structure.fields, in: sharing, diagnostics)
    case .page(let page):
      refuseUnfinished(
        page.extraKeys, at: index, among: page.fields, in: sharing, diagnostics)
    case .union(let union):
      for unionCase in union.cases {
        guard let span = unionCase.extraKeys.span else { continue }
        diagnostics.record(.notYet("of a case", at: span))
      }
    case .alias, .rawEnum, .broken:
      break
    }
  }
}

private func refuseUnfinished(
  _ policy: ExtraKeysModel, at index: Int, among fields: [FieldModel], in sharing: Sharing,
  _ diagnostics: DiagnosticCollector
) {
  guard let span = policy.span else { return }
  if sharing.told.contains(index) {
    diagnostics.record(.notYet("of a type that shares the object of another one", at: span))
  } else if fields.contains(where: { $0.isInline }) {
    diagnostics.record(.notYet("beside inline fields", at: span))
  } else if fields.contains(where: { !$0.steps.isEmpty }) {
    diagnostics.record(.notYet("beside nested keys", at: span))
  }
}

extension Diagnostic {
  fileprivate static func notYet(_ place: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .notSupportedYet, "'extraKeys' \(place) is not supported yet", at: span,
      help: "leave 'extraKeys' out")
  }
}
