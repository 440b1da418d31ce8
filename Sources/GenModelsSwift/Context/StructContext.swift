import GenModelsMustache
import GenModelsSchema

extension StructPlan {
  /// What `struct` and `struct-codable` may name.
  var record: TemplateRecord {
    let properties = fields.flatMap(\.properties)
    let isSpaced = properties.contains { !$0.doc.isEmpty }
    return [
      "doc": .lines(doc),
      "access": .access(access),
      "name": .text(name.declared),
      "qualifiedName": .text((nesting.map { $0.union.declared + "." } ?? "") + name.declared),
      "caseTitle": .optional(nesting?.unionCase.text),
      "isSynthesized": .bool(isSynthesized),
      "isEmpty": .bool(fields.isEmpty),
      "isBare": .bool(properties.isEmpty && !hasInitializer),
      "hasInitializer": .bool(hasInitializer),
      "hasNoProperties": .bool(properties.isEmpty),
      "keyEnums": .keyEnums(keyEnums),
      "decodes": .bool(decodes),
      "encodes": .bool(encodes),
      "isTuple": .bool(isTuple),
      "hasKeys": .bool(!isTuple && fields.contains(where: \.hasKey)),
      "count": .text(fields.elementCount),
      "shorthand": shorthandRecord,
      "isAlwaysBare": .bool(shorthand != nil && properties.count == 1),
      "properties": .list(
        properties.indices.map { index in
          .record(
            properties.record(at: index, hasLabel: true, isSpaced: isSpaced && index > 0))
        }),
      "fields": .fields(fields, coded: isTuple ? .positions : .members),
    ]
  }

  /// The field that a bare value stands for, with the properties that are nil then.
  private var shorthandRecord: TemplateValue {
    guard let shorthand else { return .null }
    let others = fields.indices.filter { $0 != shorthand }.flatMap { fields[$0].properties }
    // What was left out says nothing of what is written.
    let conditions = others.filter { $0.standard != .nothingSkipped }
    let field = fields[shorthand]
    return .record([
      "member": .text(field.name.member),
      "isHidden": .bool(field.isHidden),
      "local": .text(field.local),
      "decodedType": .text(field.decodedType),
      "others": .list(
        others.indices.map {
          .record(others.record(at: $0, hasLabel: false, isSpaced: false))
        }),
      "hasOthers": .bool(!others.isEmpty),
      "conditions": .list(
        conditions.enumerated().map { index, condition in
          .record([
            "isFirst": .bool(index == 0),
            "isHidden": .bool(condition.isHidden),
            "local": .text(condition.local),
            "standsForNil": .bool(condition.standard == .null),
            "standsForAbsent": .bool(condition.standard == .absent),
            "standsForTrue": .bool(condition.standard == .isTrue),
          ])
        }),
    ])
  }
}

extension TemplateValue {
  /// The nested enums of coding keys.
  static func keyEnums(_ enums: [KeyEnumPlan]) -> TemplateValue {
    .list(
      enums.map { plan in
        .record([
          "keyEnum": .text(plan.name),
          "listsAll": .bool(plan.listsAll),
          "keys": .list(
            plan.keys.map { key in
              .record([
                "name": .text(key.name.declared),
                "literal": .optional(
                  key.name.spells(key.text) ? nil : SwiftLiteral.quoted(key.text)),
              ])
            }),
        ])
      })
  }
}
