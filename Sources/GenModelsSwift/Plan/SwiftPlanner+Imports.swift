import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Refuses what would need something in the emitted file of another schema, which does not know
  /// of it.
  func refuseFarUses() {
    guard !model.imported.isEmpty else { return }
    for type in model.types where type.home == 0 {
      for field in type.fields where field.skip?.value == .unknown {
        if let index = model.taggedElement(of: field.type) {
          refuse("'skip: unknown' of", index, at: (field.skip?.span ?? field.name.span))
        }
      }
      for part in model.sharedParts(of: type)
      where sharing.told.contains(part) || unionsWithKnownKeys.contains(part) {
        refuse("sharing an object with", part, at: type.name.span)
      }
      for member in type.members {
        guard let key = member.keyEnum else { continue }
        refuse("a dictionary with keys of", key, at: type.name.span)
      }
    }
  }

  private func refuse(_ use: String, _ index: Int, at span: SourceSpan) {
    let type = model.types[index]
    guard type.home != 0 else { return }
    diagnostics.record(
      .error(
        .notSupportedYet,
        "\(use) '\(type.name.value)' of another schema is not supported yet", at: span,
        labels: [.init(span: type.name.span, text: "it is declared here")],
        help: "declare it in this schema"))
  }
}

extension TypeReference {
  /// The raw enum that the keys of a dictionary somewhere in the type are of.
  fileprivate var keyEnum: Int? {
    switch self {
    case .dictionary(.declared(let index), _): index
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): inner.keyEnum
    case .builtIn, .coded, .declared, .external, .broken: nil
    }
  }
}
