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
        fields.enumerated().map { index, field in
          .record(
            field.record(
              hasLabel: true, isSpaced: isSpaced && index > 0, index: index,
              of: fields.count))
        }),
    ]
  }
}

extension FieldPlan {
  /// What a field of a struct or a labelled value of a case may be asked for.
  func record(hasLabel: Bool, isSpaced: Bool, index: Int, of count: Int) -> TemplateRecord {
    [
      "doc": .lines(doc),
      "isSpaced": .bool(isSpaced),
      "isBoxed": .bool(isBoxed),
      "name": .text(name.declared),
      "member": .text(name.member),
      "label": .optional(hasLabel ? name.label : nil),
      "argument": .text(name.argument),
      "local": .text(local),
      "type": .text(type),
      "decodedType": .text(decodedType),
      "initial": initial,
      "standard": .optional(standard.text),
      "separator": .separator(", ", after: index, of: count),
      "readsAbsence": .bool(readsAbsence),
      "writesAbsence": .bool(writesAbsence),
      "codingKey": .text(codingKey.member),
      "presenceTest": presenceTests.isEmpty
        ? .null : .text(presenceTests.joined(separator: " || ")),
    ]
  }

  /// What a property starts with; Swift gives a plain optional its nil by itself.
  private var initial: TemplateValue {
    if case .null = standard, !isBoxed { return .null }
    return .optional(standard.text)
  }
}

extension FieldPlan.Default {
  fileprivate var text: String? {
    switch self {
    case .none: nil
    case .null: "nil"
    case .absent: ".absent"
    }
  }
}

extension [FieldPlan] {
  /// How many elements an array of these values has, in words.
  var elementCount: String {
    let bound = contains { !$0.presenceTests.isEmpty } ? "at most " : ""
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
