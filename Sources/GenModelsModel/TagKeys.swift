import GenModelsSchema

extension Model {
  /// The keys that a union itself has in the object of a case: those of its tag and its content.
  ///
  /// - Parameters:
  ///   - unionCase: The case.
  ///   - union: The union.
  /// - Returns: The keys, nil where the case is no object.
  package func tagKeys(of unionCase: CaseModel, in union: UnionModel) -> [String]? {
    let own = unionCase.tags.map(\.value.text)
    switch union.tagging {
    case .broken: return nil
    case .internal(let model): return model.discriminator.keys.map(\.value)
    case .adjacent(let model, let content):
      return model.discriminator.keys.map(\.value) + (content.key.map { [$0] } ?? own)
    case .composite(let discriminator, let content):
      let keys = discriminator.components.map(\.path.key.value)
      guard let content else { return keys }
      return keys + (content.key.map { [$0] } ?? own)
    case .external(let units): return units == .string && unionCase.isUnit ? nil : own
    case .presence: return union.cases.flatMap(\.tags).map(\.value.text)
    case .untagged:
      if case .fields(_, isTuple: false) = unionCase.payload { return [] }
      return nil
    }
  }
}

extension Content {
  /// The key of the content in the outermost object, nil where the tag names it.
  fileprivate var key: String? {
    if case .path(let path) = self { path.key.value } else { nil }
  }
}
