import GenModelsModel
import GenModelsSchema

/// Where each tag of a union leads.
struct TagTable {
  private var positions: [TagValue: Int] = [:]
  private let ignoresCase: Bool

  init(of union: UnionModel, in model: Model, ignoresCase: Bool) {
    self.ignoresCase = ignoresCase
    for (position, unionCase) in union.cases.enumerated() {
      for value in model.tags(of: unionCase).compactMap(\.value.first) {
        let value = folded(value)
        if positions[value] == nil { positions[value] = position }
      }
    }
  }

  /// The position of the case that a tag is read as, nil where nobody has the tag.
  func position(of tag: TagValue) -> Int? { positions[folded(tag)] }

  /// The tag as it is compared.
  private func folded(_ tag: TagValue) -> TagValue {
    if ignoresCase, case .string(let text) = tag { .string(text.lowercased()) } else { tag }
  }
}

extension PayloadReader {
  /// The tags of a union, which are looked at once.
  mutating func tagTable(of at: UnionPlace, ignoresCase: Bool) -> TagTable {
    if let table = tagTables[at.index] { return table }
    let table = TagTable(of: at.union, in: model, ignoresCase: ignoresCase)
    tagTables[at.index] = table
    return table
  }
}
