import GenModelsMustache
import GenModelsSchema

/// Where the coding of fields takes place, as far as the templates must name it.
struct CodingPlace {
  /// The constant that holds the container.
  var container = "container"
  var decoder = "decoder"
  var encoder = "encoder"
  /// Whether the values are properties of self.
  var isMember = false
  /// Whether the values are told by position.
  var isPositional = false

  /// The body of a struct that is an object.
  static var members: CodingPlace { CodingPlace(isMember: true) }

  /// The body of a struct that is an array.
  static var positions: CodingPlace { CodingPlace(isMember: true, isPositional: true) }
}

extension TemplateValue {
  /// What `decode-fields` and `encode-fields` may name.
  static func fields(_ fields: [FieldPlan], coded place: CodingPlace) -> TemplateValue {
    .list(
      fields.indices.map { index in
        .record(fields[index].record(at: place, omittedWith: fields.laterValues(from: index)))
      })
  }
}

extension FieldPlan {
  fileprivate func record(
    at place: CodingPlace, omittedWith laterValues: TemplateValue
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
      extras = .record(plan.record.overridden(by: [("keeper", .optional(keeper?.member))]))
    }
    return [
      "container": .text(place.container),
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
      "formType": .text(plan.type), "isOptionalForm": .bool(plan.isOptional),
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

extension KnownKeysPlan {
  /// What a list of those keys is written from.
  var record: TemplateRecord {
    let listed = names ?? []
    return [
      "isBeside": .bool(isBeside),
      "hasOwn": .bool(keyEnum != nil),
      "isNone": .bool(keyEnum == nil && !isBeside && parts.isEmpty),
      "keyedParts": .list(
        parts.enumerated().map {
          .record($1.record(isFirst: $0 == 0 && keyEnum == nil && !isBeside))
        }),
      "allOf": names == nil ? .optional(keyEnum) : .null,
      "hasListed": .bool(!listed.isEmpty),
      "listOwner": .text(keyEnum ?? ""),
      "listed": .list(
        listed.enumerated().map { index, name in
          .record([
            "isOwned": .bool(index == 0 || isBeside || spellsOwner), "member": .text(name.member),
            "separator": .separator(", ", after: index, of: listed.count),
          ])
        }),
    ]
  }
}

extension KeyedPartPlan {
  fileprivate func record(isFirst: Bool) -> TemplateRecord {
    [
      "isFirst": .bool(isFirst), "local": .text(name.declared), "isHidden": .bool(isHidden),
      "isOptionalPart": .bool(isOptional), "property": .text(property),
    ]
  }
}

extension TemplateValue {
  /// A list of keys, null where they do not matter.
  static func knownKeys(_ plan: KnownKeysPlan?) -> TemplateValue {
    plan.map { .record($0.record) } ?? .null
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
