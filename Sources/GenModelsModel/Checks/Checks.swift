import GenModelsDiagnostics
import GenModelsSchema

/// Runs every check that needs the whole model: the table of contents of this folder.
func check(_ model: Model, diagnostics: DiagnosticCollector) {
  checkAliases(of: model, diagnostics: diagnostics)
  checkSubUnionCircles(of: model, diagnostics: diagnostics)
  checkInlineCircles(of: model, diagnostics: diagnostics)
  let sharing = Sharing(in: model)
  checkExtraKeys(of: model, sharing, diagnostics: diagnostics)
  for (index, type) in model.types.enumerated() where type.home == 0 {
    checkObjects(of: type, in: model, sharing, diagnostics: diagnostics)
    checkSkips(of: type.fields, in: model, diagnostics: diagnostics)
    warnAboutURLs(of: type, in: model, diagnostics: diagnostics)
    checkForms(of: type.fields, in: model, diagnostics: diagnostics)
    switch type.definition {
    case .structure(let structure):
      checkKeys(of: structure.fields, diagnostics: diagnostics)
      checkShorthand(
        structure.shorthand, among: structure.fields, in: model, diagnostics: diagnostics)
      if structure.isTuple, structure.shorthand != nil {
        diagnostics.record(.shorthandOfArray(at: type.name))
      }
    case .union(let union):
      checkSubUnions(of: union, in: model, diagnostics: diagnostics)
      checkTags(of: union, at: index, in: model, diagnostics: diagnostics)
      checkFallback(of: union, at: index, in: model, diagnostics: diagnostics)
      checkExposedTags(of: union, in: model, diagnostics: diagnostics)
      checkShared(of: union, in: model, diagnostics: diagnostics)
      checkTaggingKeys(of: union, diagnostics: diagnostics)
      PayloadCheck(of: union, at: index, in: model, diagnostics: diagnostics).run()
      checkWitnesses(of: union, in: model, diagnostics: diagnostics)
      checkShapes(of: union, in: model, diagnostics: diagnostics)
    case .rawEnum(let rawEnum):
      checkValues(of: rawEnum, diagnostics: diagnostics)
    case .page(let page):
      checkKeys(of: page.objectFields, diagnostics: diagnostics)
    case .alias, .broken:
      break
    }
  }
}

/// Checks what shares the objects of a type: of a union, those of each case.
private func checkObjects(
  of type: TypeModel, in model: Model, _ sharing: Sharing, diagnostics: DiagnosticCollector
) {
  guard case .union(let union) = type.definition else {
    return checkInlines(among: type.fields, in: model, sharing, diagnostics: diagnostics)
  }
  for unionCase in union.cases {
    checkShorthand(of: unionCase, under: union.tagging, diagnostics: diagnostics)
    guard case .fields(let fields, isTuple: false) = unionCase.payload else { continue }
    checkInlines(among: fields, in: model, sharing, diagnostics: diagnostics)
    if union.tagging.sharedKeys.isEmpty {
      checkShorthand(unionCase.shorthand, among: fields, in: model, diagnostics: diagnostics)
    }
  }
}
