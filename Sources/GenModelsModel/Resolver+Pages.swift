import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Resolves the property of a part and the name of its case; its rows are settled later.
  func part(_ syntax: PartSyntax, keys: KeyStyle?) -> PartModel {
    var part = PartModel(
      name: syntax.field.name, caseName: syntax.caseName ?? syntax.field.name,
      doc: syntax.field.doc, deprecated: syntax.field.deprecated)
    guard syntax.always == nil else { return part }
    var field = field(syntax.field, keys: keys)
    if field.presence == .threeState {
      diagnostics.record(
        .error(
          .typeExpression, "a part is always optional", at: syntax.field.type.span,
          help: "leave the '?' out"))
    }
    field.presence = .absentable
    part.field = field
    return part
  }

  /// Resolves the rows, the sections and the groups of the pages, which name fields of any type.
  func settlePages(of model: inout Model) {
    for (index, type) in schema.types.enumerated() {
      let index = links.offsets[home] + index
      guard case .page(let syntax) = type.definition,
        case .page(let page) = model.types[index].definition
      else { continue }
      let resolver = PageResolver(
        syntax: syntax, page: page, model: model, diagnostics: diagnostics)
      model.types[index].definition = .page(resolver.settled())
    }
  }
}
