import GenModelsDiagnostics
import GenModelsSchema

/// Runs every check that needs the whole model: the table of contents of this folder.
func check(_ model: Model, diagnostics: DiagnosticCollector) {
  checkAliases(of: model, diagnostics: diagnostics)
  for type in model.types {
    switch type.definition {
    case .structure(let structure):
      checkKeys(of: structure.fields, diagnostics: diagnostics)
    case .union(let union):
      checkTags(of: union, diagnostics: diagnostics)
      checkTaggingKeys(of: union, diagnostics: diagnostics)
      checkPayloads(of: union, named: type.name, in: model, diagnostics: diagnostics)
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
