import GenModelsMustache
import GenModelsSchema

extension TemplateValue {
  /// What `decode-fields` and `encode-fields` may name.
  static func fields(_ fields: [FieldPlan], coded place: CodingPlace) -> TemplateValue {
    var opened: Set<String> = []
    return .list(
      fields.indices.map { index in
        let field = fields[index]
        let steps = field.way.enumerated().dropFirst(field.openedForReading).filter {
          opened.insert($0.element.local).inserted
        }
        let opens = steps.map { position, step in
          step.record.overridden(by: [
            ("isOptional", .bool(step.isOptional)),
            ("isParentOptional", .bool(position > 0 && field.way[position - 1].isOptional)),
          ])
        }
        return .record(fields.record(at: index, in: place, opens: opens))
      })
  }
}

extension [FieldPlan] {
  /// What coding one of the fields may name.
  ///
  /// - Parameters:
  ///   - index: The field.
  ///   - place: Where the fields are coded.
  ///   - opens: The containers that reading the field opens first.
  /// - Returns: The record.
  func record(at index: Int, in place: CodingPlace, opens: [TemplateRecord]) -> TemplateRecord {
    self[index].record(at: place, omittedWith: laterValues(from: index), opens: opens)
  }
}

extension FieldPlan {
  fileprivate func record(
    at place: CodingPlace, omittedWith laterValues: TemplateValue, opens: [TemplateRecord]
  ) -> TemplateRecord {
    var isValue = false
    var constant: TemplateValue = .null
    var skipping: TemplateValue = .null
    var inline: TemplateValue = .null
    var extras: TemplateValue = .null
    switch coding {
    case .value: isValue = true
    case .constant(let literal): constant = .text(literal)
    case .skipping(let plan): skipping = .record(plan.record)
    case .inline(let plan): inline = .record(plan.record)
    case .extras(let plan, let keeper):
      extras = .record(
        plan.record.overridden(by: [
          ("keeper", .optional(keeper?.member)), ("isNested", .bool(!plan.nested.isEmpty)),
        ]))
    }
    let container = way.last?.local ?? place.container
    let isInOptional = way.last?.isOptional == true
    return [
      "object": .null,
      "opens": .list(opens.map { .record($0) }),
      "isInOptional": .bool(isInOptional),
      "keyChoice": keyAliases.isEmpty
        ? .null
        : .record(
          keyChoice(
            in: container, keyEnum: way.last?.keyEnum ?? place.keyEnum,
            room: (place.isMember ? 96 : 92) - (isInOptional ? 9 : 0))),
      "readKey": .text(keyAliases.isEmpty ? codingKey.implicitMember : keyLocal),
      "type": .text(type),
      "standsForAbsent": .bool(standard == .absent),
      "container": .text(container),
      "decoder": .text(place.decoder),
      "encoder": .text(place.encoder),
      "isMember": .bool(place.isMember),
      "member": .text(stored.member),
      "local": .text(local),
      "isHidden": .bool(isHidden),
      "codingKey": place.isPositional ? .null : .text(codingKey.member),
      "decodedType": .text(decodedType),
      "form": .form(form),
      "readsAbsence": .bool(readsAbsence),
      "writesAbsence": .bool(writesAbsence && !place.isPositional),
      "absentLiteral": .optional(standard.literal),
      "omittedLiteral": .optional(
        omitsDefault && !place.isPositional ? standard.literal : nil),
      "canBeOmitted": .bool(canBeOmitted),
      "omittedWith": canBeOmitted ? laterValues : .null,
      "isValue": .bool(isValue),
      "hasOwnValue": .bool(isValue || skipping.isTruthy),
      "constant": constant,
      "skipping": skipping,
      "inline": inline,
      "extras": extras,
    ]
  }
}

extension TemplateValue {
  /// The form of a value: what reads it has a value, and what is written is made of one.
  static func form(_ plan: FormPlan?) -> TemplateValue {
    guard let plan else { return .null }
    return .record([
      "formType": .text(plan.type), "isOptionalForm": .bool(plan.isOptional && !plan.writesNil),
      "isOptionalRead": .bool(plan.isOptional),
    ])
  }
}

extension SkipPlan {
  fileprivate var record: TemplateRecord {
    [
      "reportMember": .text(report.member), "reportLocal": .text(local),
      "tagged": .optional(tagged),
    ]
  }
}

extension InlinePlan {
  fileprivate var record: TemplateRecord {
    [
      "keyEnum": .optional(keyEnum), "keysLocal": .text(keysLocal),
      "others": .knownKeys(others),
      "writtenBeside": .knownKeys(writesBeside ? others : nil),
    ]
  }
}

extension [FieldPlan] {
  /// What a property of a struct or a labelled value of a case may be asked for.
  func record(at index: Int, hasLabel: Bool, isSpaced: Bool) -> TemplateRecord {
    let field = self[index]
    return [
      "doc": .lines(field.doc),
      "isSpaced": .bool(isSpaced),
      "isBoxed": .bool(field.isBoxed),
      "name": .text(field.name.declared),
      "deprecated": .deprecation(field.deprecation),
      "storage": .optional(field.storage?.name.declared),
      "storageAccess": .text(field.storage?.isShared == true ? "fileprivate " : "private "),
      "stored": .text(field.stored.declared),
      "member": .text(field.stored.member),
      "label": .optional(hasLabel ? field.name.label : nil),
      "argument": .text(field.name.argument),
      "local": .text(field.local),
      "isHidden": .bool(field.isHidden),
      "isReport": .bool(field.standard == .nothingSkipped),
      "type": .text(field.type),
      "decodedType": .text(field.decodedType),
      "standsForNil": .bool(field.standard == .null),
      "standsForAbsent": .bool(field.standard == .absent),
      "standsForTrue": .bool(field.standard == .isTrue),
      "standsForNoSkips": .bool(field.standard == .nothingSkipped),
      "standsForLiteral": .optional(field.standard.literal),
      "standsForNoExtras": .bool(field.standard == .noExtras),
      "separator": .separator(", ", after: index, of: count),
      "readsAbsence": .bool(field.readsAbsence),
      "writesAbsence": .bool(field.writesAbsence),
      "codingKey": .text(field.codingKey.member),
      "canBeOmitted": .bool(field.canBeOmitted),
      "omittedWith": field.canBeOmitted ? laterValues(from: index) : .null,
    ]
  }

  /// The values that must all be nil for one of them to be left out at the end of an array.
  fileprivate func laterValues(from index: Int) -> TemplateValue {
    .list(
      self[index...].enumerated().map { offset, field in
        .record([
          "isFirst": .bool(offset == 0), "isHidden": .bool(field.isHidden),
          "local": .text(field.local), "literal": .optional(field.standard.literal),
        ])
      })
  }

  /// How many elements an array of these values has, in words.
  var elementCount: String {
    let bound = contains { $0.canBeOmitted || $0.standard.literal != nil } ? "at most " : ""
    return bound + (count == 1 ? "1 element" : "\(count) elements")
  }
}
