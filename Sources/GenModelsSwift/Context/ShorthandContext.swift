import GenModelsMustache

extension TemplateValue {
  /// The field that a bare value stands for, with the properties that are nil then.
  ///
  /// - Parameters:
  ///   - shorthand: The position of the field, nil where no bare value is read.
  ///   - fields: The fields of the object.
  ///   - hasLabels: Whether associated values have labels.
  /// - Returns: A record, or null.
  static func shorthand(
    _ shorthand: Int?, of fields: [FieldPlan], hasLabels: Bool
  ) -> TemplateValue {
    guard let shorthand else { return .null }
    let field = fields[shorthand]
    let properties = fields.flatMap(\.properties)
    let others = properties.filter { $0.name != field.name }
    // What was left out says nothing of what is written.
    let conditions = others.filter { $0.standard != .nothingSkipped }
    return .record([
      "bareMember": .text(field.stored.member),
      "isBareHidden": .bool(field.isHidden),
      "bareLocal": .text(field.local),
      "bareType": .text(field.decodedType),
      "form": .form(field.form),
      "isOptionalBare": .bool(field.form?.isOptional == true && !field.readsAbsence),
      "arguments": .list(
        properties.indices.map { index in
          .record(
            properties.absenceRecord(at: index, hasLabel: hasLabels, besides: field.name))
        }),
      "hasOthers": .bool(!conditions.isEmpty),
      "conditions": .list(
        conditions.indices.map {
          .record(conditions.absenceRecord(at: $0, hasLabel: false, besides: field.name))
        }),
    ])
  }
}

extension TemplateValue {
  /// What a case says where its tag is all there is.
  static func bareTag(_ fields: [FieldPlan], hasLabels: Bool) -> TemplateValue {
    let properties = fields.flatMap(\.properties)
    let conditions = properties.filter { $0.standard != .nothingSkipped }
    return .record([
      "hasArguments": .bool(!properties.isEmpty),
      "arguments": .list(
        properties.indices.map {
          .record(properties.absenceRecord(at: $0, hasLabel: hasLabels, besides: nil))
        }),
      "hasConditions": .bool(!conditions.isEmpty),
      "conditions": .list(
        conditions.indices.map {
          .record(conditions.absenceRecord(at: $0, hasLabel: false, besides: nil))
        }),
    ])
  }
}

extension BareTagsPlan {
  /// What `decode-bare-tag` may name.
  ///
  /// - Parameters:
  ///   - cases: The records of the union's cases.
  ///   - keeps: Whether a case keeps what is unknown.
  /// - Returns: The record.
  func record(_ cases: [TemplateRecord], keeps: Bool) -> TemplateRecord {
    // The case of unknown texts is the default, and says nothing of its own ones.
    let arms = self.arms.filter { $0.position == nil || $0.position != unknown }
    return [
      "textLocal": .text(local),
      "refuses": .bool(unknown == nil && !keeps),
      "hasOthers": .bool(arms.contains { $0.position == nil }),
      "defaultCase": unknown.map { .record(cases[$0]) } ?? .null,
      "bareArms": .list(
        arms.map { arm in
          .record([
            "unionCase": arm.position.map { .record(cases[$0]) } ?? .null,
            "texts": .list(
              arm.texts.enumerated().map { index, text in
                .record([
                  "text": .text(text),
                  "separator": .separator(", ", after: index, of: arm.texts.count),
                ])
              }),
          ])
        }),
    ]
  }
}

extension [FieldPlan] {
  /// What stands for a property where only the bare value is there.
  fileprivate func absenceRecord(
    at index: Int, hasLabel: Bool, besides bare: SwiftName?
  ) -> TemplateRecord {
    let field = self[index]
    return [
      "isFirst": .bool(index == 0),
      "isBare": .bool(field.name == bare),
      "label": .optional(hasLabel ? field.name.label : nil),
      "argument": .text(field.name.argument),
      "member": .text(field.stored.member),
      "local": .text(field.local),
      "isHidden": .bool(field.isHidden),
      "standsForNil": .bool(field.standard == .null),
      "standsForAbsent": .bool(field.standard == .absent),
      "standsForTrue": .bool(field.standard == .isTrue),
      "standsForNoSkips": .bool(field.standard == .nothingSkipped),
      "standsForLiteral": .optional(field.standard.literal),
      "standsForNoExtras": .bool(field.standard == .noExtras),
      "separator": .separator(", ", after: index, of: count),
    ]
  }
}
