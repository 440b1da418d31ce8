import GenModelsMustache
import GenModelsSchema

extension StructPlan {
  /// What `struct` and `struct-codable` may name.
  var record: TemplateRecord {
    let properties = fields.flatMap(\.properties)
    let isSpaced = properties.contains { !$0.doc.isEmpty || $0.deprecation != nil }
    return [
      "doc": .lines(doc),
      "access": .access(access),
      "name": .text(name.declared),
      "qualifiedName": .text((nesting.map { $0.union.declared + "." } ?? "") + name.declared),
      "caseTitle": .optional(nesting?.unionCase.text),
      "conformances": .conformances(conformances, isCoded: isSynthesized),
      "coding": .coding(conformances),
      "isSynthesized": .bool(isSynthesized),
      "isEmpty": .bool(fields.isEmpty && onlyKeys == nil),
      "isBare": .bool(properties.isEmpty && !hasInitializer),
      "hasInitializer": .bool(hasInitializer),
      "hasNoProperties": .bool(properties.isEmpty),
      "keyEnums": .keyEnums(keyEnums),
      "decodes": .bool(decodes),
      "encodes": .bool(encodes),
      "isTuple": .bool(isTuple),
      "onlyKeys": .knownKeys(onlyKeys),
      "isTold": .bool(isTold),
      "writesBeside": .bool(writesBeside),
      "hasKeys": .bool(!isTuple && fields.contains(where: \.hasKey)),
      "emptyObject": isTuple ? .null : fields.emptyObject,
      "count": .text(fields.elementCount),
      "shorthand": .shorthand(shorthand, of: fields, hasLabels: true),
      "isAlwaysBare": .bool(shorthand != nil && properties.count == 1),
      "properties": .list(
        properties.indices.map { index in
          // What keeps undeclared members says so in a comment of its own.
          let isApart = isSpaced || properties[index].standard == .noExtras
          return .record(
            properties.record(at: index, hasLabel: true, isSpaced: isApart && index > 0))
        }),
      "fields": .fields(fields, coded: isTuple ? .positions : .members),
      "writtenFields": .writtenFields(fields, coded: isTuple ? .positions : .members),
    ]
  }
}

extension [FieldPlan] {
  /// How the object is opened where no field writes anything, null where one always does.
  fileprivate var emptyObject: TemplateValue {
    let enums = compactMap { field in
      if case .inline(let plan) = field.coding { plan.keyEnum } else { nil }
    }
    guard let keys = enums.first, enums.count == count else { return .null }
    return .record([
      "openingKeys": .text(keys),
      "absences": .list(
        enumerated().map { index, field in
          .record([
            "isHidden": .bool(field.isHidden), "local": .text(field.local),
            "separator": .separator(", ", after: index, of: count),
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
