import GenModelsModel
import GenModelsSchema

extension PayloadReader {
  /// Reads a text that is the tag of a case, and all there is of it.
  mutating func readBareTag(
    _ text: String, of at: UnionPlace, _ table: TagTable, _ discriminator: Discriminator
  ) throws(PayloadError) -> Int? {
    if let position = table.position(of: .string(text)) {
      let unionCase = at.union.cases[position]
      guard unionCase.mayBeBare else {
        throw tagError(
          "\(text.quoted) is no bare text: it has more than its tag", in: at,
          help: "write an object with the key '\(discriminator.path.key.value)'")
      }
      takeBare(position, of: at)
      return position
    }
    if case .value(let position) = at.union.unknown, !at.union.cases[position].mayBeBare {
      throw unknownTag(at.place, "tag", in: at)
    }
    let position = try readUnknown(at, text.quoted, or: unknownTag(at.place, "tag", in: at))
    if let position { takeBare(position, of: at) }
    return position
  }

  /// Records a case of which only the tag is there.
  private mutating func takeBare(_ position: Int, of at: UnionPlace) {
    take(position, of: at)
    guard case .fields(let fields, isTuple: false) = at.union.cases[position].payload else {
      return
    }
    for field in fields { takeDefault(of: field, in: at.place) }
  }
}

extension CaseModel {
  /// Whether a bare tag can be all there is of the case.
  fileprivate var mayBeBare: Bool {
    guard let tag, case .string = tag.value.first else { return false }
    switch payload {
    case .none: return true
    case .fields(let fields, isTuple: false): return fields.allSatisfy { !$0.needsKey }
    case .value, .fields, .subUnion, .broken: return false
    }
  }
}
