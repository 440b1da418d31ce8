import GenModelsMustache
import GenModelsSchema

extension CasePlan {
  var isUnit: Bool {
    if case .none = payload { true } else { false }
  }

  func isText(under units: UnitForm) -> Bool {
    units == .string && isUnit
  }

  /// What the declaration of the case and the arms of all taggings may name.
  ///
  /// - Parameters:
  ///   - union: The union of the case.
  ///   - isSpaced: Whether an empty line stands before the declaration.
  ///   - isOptional: Whether the arm reads the optional and not the value in it.
  ///   - isOpen: Whether the container of the keys is there already, as `content`.
  /// - Returns: The record.
  func record(
    in union: UnionPlan, isSpaced: Bool, isOptional: Bool = false, isOpen: Bool = false
  ) -> TemplateRecord {
    var isText = false
    if case .external(let plan) = union.tagging { isText = self.isText(under: plan.units) }
    return TemplateRecord(
      payloadRecord(in: union) + placeRecord(in: union) + writingRecord(in: union)
        + keyRecord(in: union) + [
          ("name", .text(name.declared)),
          ("target", .text("self")),
          ("owner", .text("")),
          ("member", .text(name.member)),
          ("made", .text((maker ?? name).member)),
          ("deprecated", .deprecation(deprecation)),
          ("tag", .text(SwiftLiteral.quoted(tag))),
          ("isText", .bool(isText)),
          ("isSingle", .bool(isSingle)),
          ("isNullCase", .bool(isUnit && isSingle && !isText)),
          ("isUnknown", .bool(keptTag == nil && union.isUnknown(self))),
          ("isOpen", .bool(isOpen)),
          ("writesItself", .bool(writesItself)),
          ("isOwn", .bool(isOwn && !isOptional)),
          ("isIndirect", .bool(isIndirect && !union.isIndirect)),
          ("isSpaced", .bool(isSpaced)),
          ("doc", .lines(doc)),
        ])
  }

  /// Whether the whole value of the case is written through a container for a single value.
  var isSingle: Bool {
    switch payload {
    case .none, .value, .union: place.isWhole && !writesItself
    case .fields, .elements: false
    }
  }

  /// The tags that are keys, or texts in their place.
  private func keyRecord(in union: UnionPlan) -> [(String, TemplateValue)] {
    var record: [(String, TemplateValue)] = [
      ("tagAliases", .lines(aliases.map(SwiftLiteral.quoted))),
      (
        "tagKeys",
        .list(
          tagKeys.enumerated().map { index, key in
            .record([
              "member": .text(key.member),
              "separator": .separator(", ", after: index, of: tagKeys.count),
            ])
          })
      ),
      ("isKeyTag", .bool(!tagKeys.isEmpty)),
    ]
    switch union.tagging {
    case .external, .presence: record.append(("rawLocal", .text(tagKeys.isEmpty ? "text" : "key")))
    case .keyed, .composite, .untagged, .trial: break
    }
    return record
  }

  private func payloadRecord(in union: UnionPlan) -> [(String, TemplateValue)] {
    var isEmpty = false
    var isFields = false
    var isElements = false
    var isSubUnion = false
    var value: (type: String, decodedType: String, readsAbsence: Bool)?
    var form: FormPlan?
    var fields: [FieldPlan] = []
    switch payload {
    case .none: break
    case .value(let type, let decodedType, let readsAbsence, let plan):
      value = (type, decodedType, readsAbsence)
      form = plan
    case .union(let type):
      isSubUnion = true
      value = (type, type, false)
    case .fields(let plans):
      isEmpty = plans.isEmpty
      isFields = !plans.isEmpty
      fields = plans
    case .elements(let plans):
      isElements = true
      fields = plans
    }
    let values = value.map { [CasePlan.unlabelled($0.type)] } ?? records(of: fields)
    return [
      ("isUnit", .bool(isUnit)),
      ("isEmpty", .bool(isEmpty)),
      ("isValue", .bool(value != nil && !isSubUnion)),
      ("isSubUnion", .bool(isSubUnion)),
      ("isFields", .bool(isFields)),
      ("isElements", .bool(isElements)),
      ("hasValues", .bool(!values.isEmpty || keptTag != nil)),
      ("values", .list(values.map { .record($0) })),
      ("fields", .fields(fields, coded: codingPlace(in: union))),
      ("writtenFields", .writtenFields(fields, coded: codingPlace(in: union))),
      ("bareTag", isBareAtTimes ? .bareTag(fields, hasLabels: hasLabels) : .null),
      ("shorthand", .shorthand(shorthand, of: fields, hasLabels: hasLabels)),
      ("hasKeyedFields", .bool(fields.contains(where: \.hasKey))),
      ("hasInlines", .bool(fields.contains { !$0.hasKey })),
      ("decodedType", .text(value?.decodedType ?? "")),
      ("form", .form(form)),
      ("others", .knownKeys(others)),
      ("writtenBeside", .knownKeys(writesBeside ? others : nil)),
      ("onlyKeys", .knownKeys(onlyKeys)),
      ("ownKeys", .knownKeys(ownKeys)),
      ("contentOnlyKeys", .knownKeys(contentOnlyKeys)),
      ("readsAbsence", .bool(value?.readsAbsence ?? false)),
      ("count", .text(isElements ? payload.fields.elementCount : "")),
    ]
  }

  /// Where the fields are read and written.
  private func codingPlace(in union: UnionPlan) -> CodingPlace {
    var coding = CodingPlace()
    if case .elements = payload { coding.isPositional = true }
    switch place {
    case .beside: break
    case .whole:
      coding.container = "content"
      coding.keyEnum = union.contentKeys
    case .under:
      coding.keyEnum = union.contentKeys
      coding.container = "content"
      coding.decoder = "contentDecoder"
      coding.encoder = "contentEncoder"
    }
    return coding
  }

  private func placeRecord(in union: UnionPlan) -> [(String, TemplateValue)] {
    var isWhole = false
    var content: ContentPlan?
    switch place {
    case .beside: break
    case .whole: isWhole = true
    case .under(let plan): content = plan
    }
    let steps = isUnit ? [] : content?.steps ?? []
    return [
      ("isBeside", .bool(isBeside)),
      ("isUnder", .bool(content != nil)),
      ("isWhole", .bool(isWhole)),
      ("contentSteps", .list(steps.map { .record($0.record) })),
      ("contentContainer", .text(content?.container ?? "")),
      ("contentKey", .text(tagKeys.count > 1 ? "key" : content?.key.implicitMember ?? "")),
      ("writtenKey", .text(writtenKey(content))),
      ("contentKeys", .text(union.contentKeys)),
    ]
  }

  /// Whether the case is the empty object.
  private var writesNothing: Bool {
    switch payload {
    case .none: writes.isEmpty && tagKeys.isEmpty && !isSingle
    case .fields(let fields): fields.isEmpty && writes.isEmpty && isBeside
    case .value, .union, .elements: false
    }
  }

  private var isBeside: Bool {
    if case .beside = place { true } else { false }
  }

  private func writtenKey(_ content: ContentPlan?) -> String {
    if let keptTag, !keptTag.contentKeys.isEmpty { return keptTag.keyLocal }
    return content?.key.implicitMember ?? ""
  }

  private func writingRecord(in union: UnionPlan) -> [(String, TemplateValue)] {
    var tagType = ""
    if case .keyed(let tag) = union.tagging { tagType = tag.type }
    return [
      ("keptTag", keptTag.map { .record($0.record(after: payload)) } ?? .null),
      ("writes", .list(writes.map { .record($0.record(tagType: tagType, keptTag: keptTag)) })),
      ("openings", .list(openings.map { .record($0.record) })),
      ("knownTag", .null),
      ("writesNothing", .bool(writesNothing && !union.opensInArms)),
    ]
  }

  private func records(of fields: [FieldPlan]) -> [TemplateRecord] {
    let values = fields.flatMap(\.properties)
    return values.indices.map { values.record(at: $0, hasLabel: hasLabels, isSpaced: false) }
  }

  /// The one value of a payload without labels, as the declaration and the patterns name it.
  private static func unlabelled(_ type: String) -> TemplateRecord {
    [
      "label": .null, "argument": .null, "isReport": .bool(false), "type": .text(type),
      "standsForNil": .bool(false),
      "standsForAbsent": .bool(false), "standsForTrue": .bool(false),
      "standsForNoSkips": .bool(false), "standsForLiteral": .null, "local": .text("value"),
      "separator": .text(""),
    ]
  }
}

extension ContainerPlan {
  /// What a template that opens the container may name.
  var record: TemplateRecord {
    [
      "stepLocal": .text(local), "stepParent": .text(parent), "stepKey": .text(key.member),
      "stepKeys": .text(keyEnum),
    ]
  }
}

extension PayloadPlace {
  var isWhole: Bool {
    if case .whole = self { true } else { false }
  }
}

extension UnionPlan {
  /// Whether unknown tags are read as a case.
  fileprivate func isUnknown(_ unionCase: CasePlan) -> Bool {
    guard case .value(let position) = unknown else { return false }
    return cases[position].name == unionCase.name
  }
}
