import GenModelsDiagnostics
import GenModelsSchema

extension Resolver {
  /// Resolves the types of elsewhere, whose names nobody else may have.
  mutating func externals(from start: Int) -> [ExternalModel] {
    for (index, external) in schema.externals.enumerated() {
      let name = external.name
      externalIndices[name.value] = start + index
      if BuiltInType(rawValue: name.value) != nil {
        diagnostics.record(
          .error(
            .nameCollision, "'\(name.value)' is a type of the language", at: name.span,
            help: "leave it out"))
      }
      guard let twin = indices[name.value] else { continue }
      diagnostics.record(
        .error(
          .nameCollision, "'\(name.value)' is declared here, so it is no type of elsewhere",
          at: name.span,
          labels: [.init(span: links.syntaxes[twin].name.span, text: "it is declared here")],
          help: "leave one of the two out"))
    }
    return schema.externals.map { external in
      let coding = schema.swift.conformances.intersection(.codable)
      if let said = external.conformances, !said.value.isSuperset(of: coding) {
        diagnostics.record(
          .error(
            .conflictingKeys,
            "'\(external.name.value)' cannot be read and written as the types that hold it",
            at: said.span,
            help: "name 'Codable' here, or say less under 'conformances' of 'swift'"))
      }
      return ExternalModel(
        name: external.name, module: external.module, shape: external.shape,
        conformances: external.conformances?.value ?? .standard)
    }
  }
}
