import GenModelsMustache

extension VisitPlan {
  /// What `visitor` and `cells` may name.
  var record: TemplateRecord {
    [
      "protocol": .text(name.declared), "receiver": .text(receiver), "output": .optional(output),
      "visits": .list(visits.map { .record($0.record) }),
    ]
  }
}

extension VisitPlan.Visit {
  /// What a requirement and its call may name; `output` only where it is one of its own.
  var record: TemplateRecord {
    let record: TemplateRecord = [
      "name": .text(name.declared), "member": .text(name.member),
      "isView": .bool(output != nil),
      "hasValues": .bool(!values.isEmpty),
      "values": .list(values.records),
    ]
    guard let output else { return record }
    return record.overridden(by: [("output", .text(output))])
  }
}

extension [VisitPlan.Value] {
  /// The values as parameters, as constants and as arguments.
  var records: [TemplateValue] {
    enumerated().map { index, value in
      .record([
        "label": .bool(value.hasLabel), "parameter": .text(value.name.label),
        "argument": .text(value.name.argument), "local": .text(value.name.declared),
        "type": .text(value.type), "separator": .separator(", ", after: index, of: count),
      ])
    }
  }
}
