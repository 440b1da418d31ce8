import GenModelsMustache

extension PropertyPlan {
  /// What `union-properties` may name of one property.
  func record(in union: UnionPlan) -> TemplateRecord {
    [
      "access": .access(union.access),
      "doc": .lines(doc),
      "isDocumented": .bool(!doc.isEmpty),
      "name": .text(name.declared),
      "title": .text(name.text),
      "type": .text(type),
      "isMissing": .bool(isMissing),
      "arms": .list(arms.map { .record($0.record) }),
    ]
  }
}

extension PropertyPlan.Arm {
  fileprivate var record: TemplateRecord {
    [
      "member": .text(member.member),
      "hasBindings": .bool(!bindings.isEmpty),
      "bindings": .list(
        bindings.enumerated().map { index, name in
          .record([
            "binding": .optional(name),
            "separator": .separator(", ", after: index, of: bindings.count),
          ])
        }),
      "result": .optional(result),
    ]
  }
}
