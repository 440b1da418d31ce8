import GenModelsDiagnostics
import GenModelsSchema

/// What becomes of keys that nobody declares must be something that can come about.
func checkExtraKeys(of model: Model, diagnostics: DiagnosticCollector) {
  for type in model.types {
    switch type.definition {
    case .structure(let structure):
      refuseUnfinished(
        structure.extraKeys, among: structure.fields, diagnostics)
    case .page(let page):
      refuseUnfinished(
        page.extraKeys, among: page.fields, diagnostics)
    case .union(let union):
      guard union.tagging.hasNestedKeys else { continue }
      for unionCase in union.cases {
        guard let span = unionCase.extraKeys.span else { continue }
        diagnostics.record(.notYet("beside a nested key", at: span))
      }
    case .alias, .rawEnum, .broken:
      break
    }
  }
}

private func refuseUnfinished(
  _ policy: ExtraKeysModel, among fields: [FieldModel], _ diagnostics: DiagnosticCollector
) {
  guard let span = policy.span else { return }
  if fields.contains(where: { $0.isInline }) {
    diagnostics.record(.notYet("beside inline fields", at: span))
  } else if fields.contains(where: { !$0.steps.isEmpty }) {
    diagnostics.record(.notYet("beside nested keys", at: span))
  }
}

extension Tagging {
  /// Whether the tag or the content is further inside than in the object of the union.
  fileprivate var hasNestedKeys: Bool {
    switch self {
    case .internal(let model): model.discriminator.path.keys.count > 1
    case .adjacent(let model, let content):
      model.discriminator.path.keys.count > 1 || content.isNested
    case .composite(let discriminator, let content):
      discriminator.components.contains { $0.path.keys.count > 1 } || content?.isNested == true
    case .external, .presence, .untagged, .broken: false
    }
  }
}

extension Content {
  fileprivate var isNested: Bool {
    if case .path(let path) = self { path.keys.count > 1 } else { false }
  }
}

extension Diagnostic {
  fileprivate static func notYet(_ place: String, at span: SourceSpan) -> Diagnostic {
    .error(
      .notSupportedYet, "'extraKeys' \(place) is not supported yet", at: span,
      help: "leave 'extraKeys' out")
  }
}
