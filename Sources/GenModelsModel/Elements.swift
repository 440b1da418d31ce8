extension Model {
  /// What the elements of an array or dictionary are, nil for any other type.
  package func element(of type: TypeReference) -> TypeReference? {
    switch unaliased(type) {
    case .array(let element), .dictionary(_, let element): return element
    case .builtIn, .coded, .external, .declared, .optional, .broken: return nil
    }
  }

  /// The type whose tags or values tell the elements of an array or dictionary apart: a union, a
  /// raw enum, or the union that lives in the objects of a struct; nil where there is none.
  package func taggedElement(of type: TypeReference) -> Int? {
    guard var element = element(of: type) else { return nil }
    if case .optional(let wrapped) = element { element = wrapped }
    return target(of: element).flatMap(tagged)
  }

  private func tagged(_ index: Int) -> Int? {
    switch types[index].definition {
    case .rawEnum: return index
    case .union(let union):
      if case .untagged = union.tagging { return nil }
      return index
    case .structure(let structure):
      let inlines = structure.fields.filter { $0.inline != nil && union($0.type) != nil }
      guard inlines.count == 1, let union = target(of: inlines[0].type) else { return nil }
      return tagged(union)
    case .alias, .page, .broken: return nil
    }
  }
}
