package import GenModelsDiagnostics
import GenModelsSchema

/// A union that shows its tags shows those of its sub-unions, which only these can tell.
func checkExposedTags(of union: UnionModel, in model: Model, diagnostics: DiagnosticCollector) {
  guard let exposed = union.exposed else { return }
  for unionCase in union.cases {
    guard case .subUnion(let index, let span) = unionCase.payload,
      let subUnion = model.union(at: index), subUnion.exposed == nil
    else { continue }
    let name = model.types[index].name.value
    diagnostics.record(
      .error(
        .conflictingKeys, "the sub-union '\(name)' keeps its tags private", at: span,
        labels: [.init(span: exposed, text: "the tags are exposed here")],
        help: "add 'expose: true' to the discriminator of '\(name)'"))
  }
}

extension UnionModel {
  /// The place of `expose: true`, nil where the tags stay private.
  package var exposed: SourceSpan? {
    if case .composite(let discriminator, _) = tagging { return discriminator.exposed }
    return tagging.discriminator?.discriminator.exposed
  }
}
