import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// A group of parts that are hidden together.
  func group(_ group: GroupSyntax) -> GroupModel {
    _ = checkParts(group.parts, "is in the group already")
    let positions = positions(of: group.parts)
    if group.parts.count < 2 {
      record(
        .missingKey, "the group '\(group.name.value)' needs two parts or more",
        at: group.name.span,
        help: "a part alone is hidden by its own rules; leave the group out")
    } else if positions.count == group.parts.count {
      checkEffect(of: group, on: positions.map { syntax.parts[$0] })
    }
    return GroupModel(
      name: group.name, doc: group.doc, parts: positions,
      hidesWhenAllMissing: group.hidesWhenAllMissing)
  }

  /// Refuses a group that is never hidden, and one that hides nothing.
  private func checkEffect(of group: GroupSyntax, on parts: [PartSyntax]) {
    let name = group.name
    // What is always there counts neither as missing nor as there.
    let counted = parts.filter { $0.always == nil }
    let lasting = counted.filter(\.hasLastingRow)
    if lasting.count == counted.count {
      record(
        .conflictingKeys, "the group '\(name.value)' is never hidden: its parts are always there",
        at: name.span, help: "leave the group out, or add a part that may be missing")
    } else if group.hidesWhenAllMissing, let part = lasting.first?.field.name {
      record(
        .conflictingKeys, "the group '\(name.value)' is never hidden: '\(part.value)' has a row",
        at: name.span, lasting.first?.keepsAbsent.map { ($0, "absent or not") },
        help: "leave '\(part.value)' out of the group, or 'hide'")
    } else if group.hidesWhenAllMissing, counted.count == parts.count {
      record(
        .conflictingKeys,
        "the group '\(name.value)' hides nothing: where all is missing, nothing is left",
        at: name.span, help: "add a row that is always there, or leave 'hide' out")
    }
  }
}

extension PartSyntax {
  /// Whether the part makes a row whatever its value is.
  fileprivate var hasLastingRow: Bool { keepsAbsent != nil && condition == nil }
}
