import GenModelsMustache

extension PropertyPlan {
  /// What `union-properties` may name of one property.
  func record(in union: UnionPlan) -> TemplateRecord {
    [
      "access": .access(union.access),
      "doc": .lines(doc),
      "isDocumented": .bool(!doc.isEmpty),
      "title": .text(name.text),
      "type": .text(type),
      "deprecated": .deprecation(deprecation),
      "isMissing": .bool(isMissing),
      "parts": .list(
        parts.enumerated().map { index, part in
          .record([
            "isFirst": .bool(index == 0),
            "part": .text(part.name),
            "arms": .list(arms[part.arms].map { .record($0.record) }),
            "next": .optional(part.next),
            "isNil": .bool(isMissing && part.next == nil && isPartial),
            "again": .optional(
              parts.areSeveral && part.next == nil && !isMissing ? parts[0].name : nil),
          ])
        }),
    ]
  }
}

extension PropertyPlan {
  /// Whether cases without a value have no arm.
  private var isPartial: Bool { arms.allSatisfy { $0.result != nil } }
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
