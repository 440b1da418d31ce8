import GenModelsMustache

extension StructPlan {
  /// What `struct` and `struct-codable` may name.
  var record: TemplateRecord {
    let isSpaced = fields.contains { !$0.doc.isEmpty }
    let enums = codingKeys.map { [KeyEnumPlan(name: "CodingKeys", keys: $0)] } ?? []
    return [
      "doc": .lines(doc),
      "access": .access(access),
      "name": .text(name.declared),
      "isSynthesized": .bool(isSynthesized),
      "isEmpty": .bool(fields.isEmpty),
      "isBare": .bool(fields.isEmpty && !hasInitializer),
      "hasInitializer": .bool(hasInitializer),
      "keyEnums": .keyEnums(enums),
      "decodes": .bool(decodes),
      "encodes": .bool(encodes),
      "isTuple": .bool(isTuple),
      "isKeyed": .bool(!isTuple && !fields.isEmpty),
      "count": .text(fields.elementCount),
      "fields": .list(
        fields.indices.map { index in
          .record(
            fields.record(at: index, hasLabel: true, isSpaced: isSpaced && index > 0))
        }),
    ]
  }
}

extension [FieldPlan] {
  /// What a field of a struct or a labelled value of a case may be asked for.
  func record(at index: Int, hasLabel: Bool, isSpaced: Bool) -> TemplateRecord {
    let field = self[index]
    return [
      "doc": .lines(field.doc),
      "isSpaced": .bool(isSpaced),
      "isBoxed": .bool(field.isBoxed),
      "name": .text(field.name.declared),
      "member": .text(field.name.member),
      "label": .optional(hasLabel ? field.name.label : nil),
      "argument": .text(field.name.argument),
      "local": .text(field.local),
      "isHidden": .bool(field.isHidden),
      "type": .text(field.type),
      "decodedType": .text(field.decodedType),
      "standsForNil": .bool(field.standard == .null),
      "standsForAbsent": .bool(field.standard == .absent),
      "separator": .separator(", ", after: index, of: count),
      "readsAbsence": .bool(field.readsAbsence),
      "writesAbsence": .bool(field.writesAbsence),
      "codingKey": .text(field.codingKey.member),
      "canBeOmitted": .bool(field.canBeOmitted),
      "omittedWith": field.canBeOmitted ? laterValues(from: index) : .null,
    ]
  }

  /// The values that must all be nil for one of them to be left out at the end of an array.
  private func laterValues(from index: Int) -> TemplateValue {
    .list(
      self[index...].enumerated().map { offset, field in
        .record([
          "isFirst": .bool(offset == 0), "isHidden": .bool(field.isHidden),
          "local": .text(field.local),
        ])
      })
  }

  /// How many elements an array of these values has, in words.
  var elementCount: String {
    let bound = contains(where: \.canBeOmitted) ? "at most " : ""
    return bound + (count == 1 ? "1 element" : "\(count) elements")
  }
}

extension TemplateValue {
  /// The nested enums of coding keys.
  static func keyEnums(_ enums: [KeyEnumPlan]) -> TemplateValue {
    .list(
      enums.map { plan in
        .record([
          "keyEnum": .text(plan.name),
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
