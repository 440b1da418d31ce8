import GenModelsDiagnostics
import GenModelsSchema

extension Model {
  /// A case with its fields in a list, where they are a struct of its own.
  package func flat(_ unionCase: CaseModel) -> CaseModel {
    guard unionCase.hasStruct, case .value(.declared(let index), _) = unionCase.payload,
      case .structure(let structure) = types[index].definition
    else { return unionCase }
    var flat = unionCase
    flat.payload = .fields(structure.fields, isTuple: structure.isTuple)
    flat.shorthand = structure.shorthand
    flat.extraKeys = structure.extraKeys
    return flat
  }
}

extension Resolver {
  /// Makes a type of each payload that is a struct: it stands behind the types of the schema,
  /// and its case holds it as a value.
  func nestPayloads(in model: inout Model) {
    for (index, syntax) in schema.types.enumerated() {
      let index = links.offsets[home] + index
      guard case .union(let written) = syntax.definition,
        case .union(var union) = model.types[index].definition
      else { continue }
      for (position, unionCase) in written.cases.enumerated() {
        let policy = union.cases[position].extraKeys
        // What is kept has its place in a struct.
        let place = unionCase.extraKeys?.span ?? unionCase.key.span
        guard let span = unionCase.payloadStruct?.span ?? (policy.keeps ? place : nil),
          case .fields(let fields, let isTuple) = union.cases[position].payload
        else { continue }
        let structure = StructModel(
          fields: fields, isTuple: isTuple, shorthand: union.cases[position].shorthand,
          extraKeys: policy)
        union.cases[position].payload = .value(.declared(model.types.count), at: span)
        union.cases[position].shorthand = nil
        union.cases[position].hasStruct = true
        if policy.keeps || !union.tagging.hasObjectAround(fields: !isTuple) {
          union.cases[position].extraKeys = .ignore
        }
        model.types.append(
          TypeModel(
            name: unionCase.payloadStruct?.name ?? name(for: unionCase, at: span),
            doc: nil, definition: .structure(structure), owner: index, home: home))
      }
      model.types[index].definition = .union(union)
    }
  }

  /// A struct that nobody named is named after its case.
  private func name(for unionCase: CaseSyntax, at span: SourceSpan) -> Placed<String> {
    let name = unionCase.swiftName ?? unionCase.key
    return Placed(NameWords.camelCase(name.value, capitalized: true), at: span)
  }
}
