import GenModelsMustache
import GenModelsSchema

extension EditsPlan {
  /// What `edits` may name.
  var record: TemplateRecord {
    [
      "permissions": .list(permissions.map { .record($0.record) }),
      "hasInert": .bool(hasInert),
      "removal": .edits(removals, of: rowCount),
      "movement": .edits(movements, of: rowCount),
      "insertion": insertion,
    ]
  }

  private var insertion: TemplateValue {
    guard !insertions.isEmpty else { return .null }
    return .record([
      "edits": .list(insertions.map { .record($0.record) }),
      "hasOthers": .bool(insertions.count < rowCount),
      "positionLocal": .text(position),
      "modelLocal": .text(model),
    ])
  }
}

extension EditsPlan.Permission {
  fileprivate var record: TemplateRecord {
    [
      "patterns": .patterns(rows),
      "allowsAll": .bool(actions == RowAction.allCases),
      "onlyAction": .optional(actions.count == 1 ? actions.first?.rawValue : nil),
      "actions": .list(
        actions.enumerated().map { index, action in
          .record([
            "action": .text(action.rawValue),
            "separator": .separator(", ", after: index, of: actions.count),
          ])
        }),
    ]
  }
}

extension EditsPlan.Edit {
  fileprivate var record: TemplateRecord {
    [
      "patterns": .patterns(rows), "property": .text(property.member),
      "isElement": .bool(isElement), "inner": .optional(inner?.member),
      "unknownTest": .optional(unknownTest?.member), "resolves": .bool(resolves),
    ]
  }
}

extension EditsPlan.Insertion {
  fileprivate var record: TemplateRecord {
    edit.record.overridden(by: [
      ("member", .text(row.member)),
      ("hasValues", .bool(!values.isEmpty)),
      ("values", .list(values.records)),
      (
        "union",
        union.map { .record(["type": .text($0.type), "member": .text($0.member.member)]) } ?? .null
      ),
      ("isEmptyVacant", .bool(vacancy == .isEmptyOrNil)),
      ("isNullVacant", .bool(vacancy == .isNullOrNil)),
    ])
  }
}

extension TemplateValue {
  fileprivate static func patterns(_ rows: [SwiftName]) -> TemplateValue {
    .list(
      rows.enumerated().map { index, row in
        .record([
          "member": .text(row.member), "separator": .separator(", ", after: index, of: rows.count),
        ])
      })
  }

  /// A function for some edits, null where there are none.
  fileprivate static func edits(_ edits: [EditsPlan.Edit], of rowCount: Int) -> TemplateValue {
    guard !edits.isEmpty else { return .null }
    return .record([
      "edits": .list(edits.map { .record($0.record) }),
      "usesPosition": .bool(edits.contains(where: \.isElement)),
      "hasOthers": .bool(edits.map(\.rows.count).reduce(0, +) < rowCount),
    ])
  }
}
