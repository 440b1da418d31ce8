import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// Checks what a user can do with the rows of a part.
  func checkActions(of part: PartSyntax, _ rows: RowsModel) {
    if case .broken? = part.rows?.value { return }
    let edits = part.actions.filter { $0.value != .select }
    let refused = edits.map { refuse($0, of: part, rows) }
    guard let edit = zip(edits, refused).first(where: { !$0.1 })?.0, part.always == nil else {
      return
    }
    checkIdentity(of: part)
    let change = "'\(edit.value.rawValue)' changes"
    guard model.swift.properties == .var else {
      record(
        .conflictingKeys, "\(change) the response, whose properties are 'let'", at: edit.span,
        help: "write 'properties: var' in 'swift', or leave '\(edit.value.rawValue)' out")
      return
    }
    guard case .sectionRows(of: let element, _, _, _, _) = rows,
      let owner = model.target(of: element).map({ model.types[$0] }),
      model.options(of: owner).properties == .let
    else { return }
    record(
      .conflictingKeys, "\(change) '\(owner.name.value)', whose properties are 'let'",
      at: edit.span, (owner.name.span, "the type is here"),
      help: "write 'properties: var' in its 'swift', or leave '\(edit.value.rawValue)' out")
  }

  /// Refuses an edit that the rows do not allow, whatever tells them apart.
  ///
  /// - Returns: Whether it was refused.
  private func refuse(_ action: Placed<RowAction>, of part: PartSyntax, _ rows: RowsModel) -> Bool {
    let (word, name) = (action.value.rawValue, part.field.name.value)
    let help = "leave '\(word)' out"
    if let always = part.always {
      record(
        .conflictingKeys, "'\(word)' changes a value, and '\(name)' has none", at: action.span,
        (always, "the row is always there"), help: help)
      return true
    }
    if action.value == .move, !part.makesRows {
      record(
        .conflictingKeys, "'move' needs another place, and '\(name)' is one row", at: action.span,
        help: help)
      return true
    }
    guard case .sectionRows(of: let element, _, _, _, _) = rows, let place = part.rows?.span else {
      return false
    }
    if action.value == .insert {
      record(
        .conflictingKeys, "nothing says which section of '\(name)' a new row goes to",
        at: action.span, (place, "each section has rows of its own"), help: help)
      return true
    }
    guard model.union(element) != nil else { return false }
    record(
      .conflictingKeys,
      "'\(word)' changes an element of '\(name)', and nobody can set the fields of a union",
      at: action.span, (place, "the rows are in its elements"), help: help)
    return true
  }

  /// Rows that go or move need more than their positions: the wrong one would be seen leaving.
  private func checkIdentity(of part: PartSyntax) {
    var identity = part.identity
    var place = part.elementsPlace
    if case .inside(_, let id)? = part.rows?.value, let rows = part.rows {
      (identity, place) = (id, (rows.span, "each element has rows"))
    }
    guard let place, identity == nil,
      let action = part.actions.first(where: { $0.value == .delete || $0.value == .move })
    else { return }
    record(
      .missingKey,
      "'\(action.value.rawValue)' needs 'id': by positions alone, the wrong row is seen leaving",
      at: action.span, place,
      help: "write 'id: …' with the field of the elements that tells them apart")
  }
}
