import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// Checks what a user can do with the rows of a part.
  func checkActions(of part: PartSyntax) {
    if case .broken? = part.rows?.value { return }
    let edits = part.actions.filter { $0.value != .select }
    for action in edits {
      let word = action.value.rawValue
      let leaveOut = "leave '\(word)' out"
      if let always = part.always {
        record(
          .conflictingKeys, "'\(word)' changes a value, and '\(part.field.name.value)' has none",
          at: action.span, (always, "the row is always there"), help: leaveOut)
      } else if let each = part.sectionsEach {
        record(
          .notSupportedYet, "'\(word)' where each element makes a section is not supported yet",
          at: action.span, (each, "'sections: each' is given here"), help: leaveOut)
      } else if action.value == .move, !part.makesRows {
        record(
          .conflictingKeys, "'move' needs another place, and '\(part.field.name.value)' is one row",
          at: action.span, help: leaveOut)
      }
    }
    guard part.always == nil, part.sectionsEach == nil else { return }
    checkIdentity(of: part)
    guard model.swift.properties == .let, let edit = edits.first else { return }
    record(
      .conflictingKeys,
      "'\(edit.value.rawValue)' changes the response, whose properties are 'let'", at: edit.span,
      help: "write 'properties: var' in 'swift', or leave '\(edit.value.rawValue)' out")
  }

  /// Rows that go or move need more than their positions: the wrong one would be seen leaving.
  private func checkIdentity(of part: PartSyntax) {
    guard let each = part.elementsPlace, part.identity == nil,
      let action = part.actions.first(where: { $0.value == .delete || $0.value == .move })
    else { return }
    record(
      .missingKey,
      "'\(action.value.rawValue)' needs 'id': by positions alone, the wrong row is seen leaving",
      at: action.span, each,
      help: "write 'id: …' with the field of the elements that tells them apart")
  }
}
