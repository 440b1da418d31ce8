import GenModelsMustache

extension AccessorPlan {
  /// What `union-accessors` may name of one property.
  func record(isFirst: Bool) -> TemplateRecord {
    [
      "isFirst": .bool(isFirst),
      "isUnit": .bool(values.isEmpty),
      "isTuple": .bool(values.count > 1),
      "title": .text(unionCase.text),
      "accessor": .text(name.declared),
      "member": .text(unionCase.member),
      "deprecated": .deprecation(deprecation),
      "values": .list(
        values.enumerated().map { index, value in
          .record([
            "label": .optional(values.count > 1 ? value.label?.label : nil),
            "type": .text(value.type),
            "local": .text(value.local),
            "separator": .separator(", ", after: index, of: values.count),
          ])
        }),
    ]
  }
}
