import GenModelsDiagnostics
import GenModelsSchema

/// Runs every check that needs the whole model: the table of contents of this folder.
func check(_ model: Model, diagnostics: DiagnosticCollector) {
  checkAliases(of: model, diagnostics: diagnostics)
  checkSubUnionCircles(of: model, diagnostics: diagnostics)
  checkInlineCircles(of: model, diagnostics: diagnostics)
  for (index, type) in model.types.enumerated() {
    switch type.definition {
    case .structure(let structure):
      checkKeys(of: structure.fields, diagnostics: diagnostics)
    case .union(let union):
      checkSubUnions(of: union, in: model, diagnostics: diagnostics)
      checkTags(of: union, at: index, in: model, diagnostics: diagnostics)
      checkShared(of: union, in: model, diagnostics: diagnostics)
      checkTaggingKeys(of: union, diagnostics: diagnostics)
      PayloadCheck(of: union, at: index, in: model, diagnostics: diagnostics).run()
      checkWitnesses(of: union, diagnostics: diagnostics)
      checkShapes(of: union, in: model, diagnostics: diagnostics)
    case .rawEnum(let rawEnum):
      checkValues(of: rawEnum, diagnostics: diagnostics)
    case .page(let page):
      checkKeys(of: page.fields + page.parts.map(\.field), diagnostics: diagnostics)
    case .alias, .broken:
      break
    }
  }
}
