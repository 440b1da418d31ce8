import GenModelsModel
import GenModelsSchema

/// What can be done with rows, and the functions that do it to the response.
struct EditsPlan: Sendable {
  /// What some rows allow.
  struct Permission: Sendable {
    var rows: [SwiftName]
    /// In the order of `RowAction`.
    var actions: [RowAction]
  }

  /// One edit of the rows of a part.
  struct Edit: Sendable {
    var rows: [SwiftName]
    /// The property of the response.
    var property: SwiftName
    /// Whether the rows are elements of an array.
    var isElement: Bool
    /// The property of the elements that has the rows, nil where they are the rows.
    var inner: SwiftName?
    /// The property that says that an element makes no row, nil where each makes one.
    var unknownTest: SwiftName?
    /// Whether the fallback of a value is asked in place of the value.
    var resolves = false
  }

  /// A row that can be added to the rows of its part.
  struct Insertion: Sendable {
    /// What must be so for the only row of a part to be added.
    enum Vacancy: Sendable {
      case isNil
      case isNullOrNil
      case isEmptyOrNil
    }

    var edit: Edit
    var row: SwiftName
    var values: [VisitPlan.Value]
    /// What makes the value of an inlined union.
    var union: (type: String, member: SwiftName)?
    var vacancy: Vacancy
  }

  var permissions: [Permission]
  /// Whether some rows allow nothing.
  var hasInert: Bool
  /// The parts from which rows can be removed, and so on; none where no function is emitted.
  var removals: [Edit]
  var movements: [Edit]
  var insertions: [Insertion]
  /// The number of all rows.
  var rowCount: Int
  /// The parameters of the function that inserts.
  var position: String
  var model: String
}

extension RowsPlanner {
  /// Plans what can be done with the rows, nil where nothing can.
  mutating func edits() -> EditsPlan? {
    guard page.hasEdits else { return nil }
    let permissions = permissions()
    return EditsPlan(
      permissions: permissions,
      hasInert: permissions.map(\.rows.count).reduce(0, +) < rows.count,
      removals: edits(.delete), movements: edits(.move), insertions: insertions(),
      rowCount: rows.count, position: localName("position"), model: localName("model"))
  }

  /// What rows allow, with those that allow the same together.
  private func permissions() -> [EditsPlan.Permission] {
    var permissions: [EditsPlan.Permission] = []
    for (position, part) in page.parts.enumerated() where !part.actions.isEmpty {
      let actions = RowAction.allCases.filter(part.actions.contains)
      let rows = names(of: position)
      if let index = permissions.firstIndex(where: { $0.actions == actions }) {
        permissions[index].rows += rows
      } else if !rows.isEmpty {
        permissions.append(EditsPlan.Permission(rows: rows, actions: actions))
      }
    }
    return permissions
  }

  private func names(of part: Int) -> [SwiftName] {
    rows.filter { $0.part == part }.map(\.name)
  }

  private mutating func edits(_ action: RowAction) -> [EditsPlan.Edit] {
    var edits: [EditsPlan.Edit] = []
    for position in page.parts.indices {
      guard let edit = edit(action, of: position), !edit.rows.isEmpty else { continue }
      edits.append(edit)
    }
    return edits
  }

  /// How a part is edited, nil where it does not allow that.
  private mutating func edit(_ action: RowAction, of position: Int) -> EditsPlan.Edit? {
    let part = page.parts[position]
    guard part.actions.contains(action), let property = properties[position] else { return nil }
    var edit = EditsPlan.Edit(
      rows: names(of: position), property: property.stored, isElement: true)
    switch part.rows {
    case .one:
      guard action != .move else { return nil }
      edit.isElement = false
      return edit
    case .each, .section: break
    case .sectionRows(_, _, let field, _, _):
      // There is no telling which section a new row belongs to.
      guard action != .insert else { return nil }
      edit.inner = member(field).name
    }
    // The rows of an inlined union say by themselves what is unknown, its values do not.
    var asked = part
    asked.inlined = nil
    edit.unknownTest = unknownTest(of: asked)
    edit.resolves = resolves(part.rowType)
    return edit
  }

  private mutating func insertions() -> [EditsPlan.Insertion] {
    var insertions: [EditsPlan.Insertion] = []
    for (index, row) in rows.enumerated() where !isOutOfReach(row) {
      let part = page.parts[row.part]
      guard let edit = edit(.insert, of: row.part) else { continue }
      insertions.append(
        EditsPlan.Insertion(
          edit: edit, row: row.name, values: row.namedValues, union: unionCase(of: index),
          vacancy: part.hidesEmpty
            ? .isEmptyOrNil : planner.isJSON(part.type) ? .isNullOrNil : .isNil))
    }
    return insertions
  }

  /// What makes the value of the union that a row comes from, nil where its part has a case of its
  /// own.
  private func unionCase(of row: Int) -> (type: String, member: SwiftName)? {
    for mapping in mappings {
      guard let arm = mapping.arms.first(where: { $0.row == row }) else { continue }
      return (mapping.union, arm.maker ?? arm.member)
    }
    return nil
  }

  /// Whether the row comes from a deprecated case that another file has, where nothing makes it
  /// without a warning.
  private func isOutOfReach(_ row: RowPlan) -> Bool {
    guard row.deprecation != nil, let union = page.parts[row.part].inlined else { return false }
    return planner.model.types[union].home != 0
  }
}
