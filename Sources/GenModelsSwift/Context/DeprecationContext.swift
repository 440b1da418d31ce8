import GenModelsMustache

extension TemplateValue {
  /// What `deprecated` may name, null where nothing is deprecated.
  static func deprecation(_ plan: DeprecationPlan?) -> TemplateValue {
    guard let plan else { return .null }
    return .record(["message": .optional(plan.message)])
  }
}

extension DeprecatedCasesPlan {
  /// What `deprecated-cases` may name.
  var record: TemplateRecord {
    [
      "protocol": .text(protocolName),
      "enumName": .text(enumName.declared),
      "makers": .list(
        makers.enumerated().map { index, maker in
          .record([
            "isFirst": .bool(index == 0),
            "name": .text(maker.unionCase.declared),
            "member": .text(maker.unionCase.member),
            "maker": .text(maker.name.declared),
            "hasValues": .bool(!maker.values.isEmpty),
            "values": .list(
              maker.values.enumerated().map { index, value in
                .record(
                  value.record(
                    in: scope + enumName.declared,
                    separator: .separator(", ", after: index, of: maker.values.count)))
              }),
          ])
        }),
    ]
  }
}

extension DeprecatedCasesPlan.Value {
  fileprivate func record(in union: String, separator: TemplateValue) -> TemplateRecord {
    let owner = isNested ? union + "." : ""
    return [
      "label": .bool(hasLabel),
      "parameter": .text(name.label),
      "argument": .text(name.argument),
      "local": .text(name.declared),
      "owner": .text(owner),
      "type": .text(type),
      "standard": .optional(standard.map { "\(owner)\(type).\($0.member)" }),
      "separator": separator,
    ]
  }
}
