import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// Where the struct of a payload is nested.
struct NestingPlan: Sendable {
  var union: SwiftName
  var unionCase: SwiftName
}

extension SwiftPlanner {
  /// Names the structs of payloads, each inside of its union.
  mutating func nameNested() {
    var scopes: [Int: NameScope] = [:]
    for (index, type) in model.types.enumerated() {
      guard let owner = type.owner else { continue }
      guard type.home == 0 else {
        typeNames.append(SwiftName.type(type.name.value))
        continue
      }
      nested[owner, default: []].append(index)
      var scope = scopes[owner] ?? NameScope(of: .type, diagnostics: diagnostics)
      typeNames.append(name(of: type, inside: owner, in: &scope))
      scopes[owner] = scope
    }
  }

  /// The name of a struct, which must hide none that the emitted code mentions.
  private func name(
    of type: TypeModel, inside owner: Int, in scope: inout NameScope
  ) -> SwiftName {
    let name = SwiftName.type(type.name.value)
    // A struct and a case of one enum share its names.
    if let union = model.union(at: owner),
      let twin = zip(union.cases, memberNames(of: union)).first(where: { $1.text == name.text })
    {
      diagnostics.record(
        .error(
          .nameCollision,
          "'\(name.text)' is the name of a case and of a struct inside of the union",
          at: type.name.span,
          labels: type.name.span == twin.0.name.span
            ? [] : [.init(span: twin.0.name.span, text: "the case")],
          help: "write 'payload: { struct: \(name.text)Payload }', with a name of your own"))
      return name
    }
    let hidden = [declaredTypes, ReservedWords.unusableTypes, ReservedWords.misleadingTypes]
    guard hidden.contains(where: { $0.contains(name.text) }) else { return scope.add(type.name) }
    diagnostics.record(
      .error(
        .nameCollision,
        "a struct '\(name.text)' inside of '\(model.types[owner].name.value)' would hide another type",
        at: type.name.span, labels: type.reasonsForStruct,
        help: "write 'payload: { struct: \(name.text)Payload }'"))
    return name
  }

  /// Plans the structs that are nested in a union.
  func nestedStructs(of owner: Int, in union: UnionModel, cases: [SwiftName]) -> [StructPlan] {
    (nested[owner] ?? []).compactMap { index in
      guard case .structure(let structure) = model.types[index].definition,
        let position = union.cases.firstIndex(where: { $0.holds(index) })
      else { return nil }
      var plan = plan(structure, at: index, doc: [], indentation: 4)
      plan.conformances = conformances[index]
      plan.nesting = NestingPlan(union: typeNames[owner], unionCase: cases[position])
      return plan
    }
  }
}

extension TypeModel {
  /// Why a payload is a struct where its case asked for none.
  fileprivate var reasonsForStruct: [Diagnostic.Label] {
    guard case .structure(let structure) = definition, structure.extraKeys.keeps,
      let span = structure.extraKeys.span
    else { return [] }
    return [.init(span: span, text: "a struct holds the extra keys that are kept")]
  }
}

extension CaseModel {
  fileprivate func holds(_ type: Int) -> Bool {
    if case .value(.declared(type), _) = payload { true } else { false }
  }
}
