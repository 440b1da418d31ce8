import GenModelsMustache
import GenModelsSchema

extension UnionPlan {
  /// What `union` and the templates of the taggings may name.
  var record: TemplateRecord {
    var `internal`: TemplateValue = .null
    var adjacent: TemplateValue = .null
    var external: TemplateValue = .null
    switch tagging {
    case .internal(let tag): `internal` = .record(tag.record)
    case .adjacent(let tag, _): adjacent = .record(tag.record)
    case .external(let plan): external = .record(plan.record(of: cases))
    }
    let isSpaced = cases.contains { !$0.doc.isEmpty }
    let contentKeys = keyEnums.last?.name ?? ""
    return [
      "doc": .lines(doc),
      "access": .access(access),
      "name": .text(name.declared),
      "isIndirect": .bool(isIndirect),
      "keyEnums": .keyEnums(keyEnums),
      "internal": `internal`,
      "adjacent": adjacent,
      "external": external,
      "cases": .list(
        cases.enumerated().map { index, plan in
          .record(
            plan.record(
              in: tagging, contentKeys: contentKeys, isSpaced: isSpaced && index > 0,
              isIndirect: plan.isIndirect && !isIndirect))
        }),
    ]
  }
}

extension TagPlan {
  fileprivate var record: TemplateRecord {
    [
      "title": .text(title),
      "tagKey": .text(codingKey.member),
      "tagType": .text(type),
      "rawLocal": .text(rawLocal),
      "tagLocal": .text(local),
      "expected": .text(expected.first ?? ""),
      "moreExpected": .lines(Array(expected.dropFirst())),
    ]
  }
}

extension ExternalPlan {
  fileprivate func record(of cases: [CasePlan]) -> TemplateRecord {
    let texts = cases.filter { $0.isText(under: units) }
    let keys = cases.filter { !$0.isText(under: units) }
    return [
      "hasTexts": .bool(!texts.isEmpty),
      "hasKeys": .bool(!keys.isEmpty),
      "hasChoice": .bool(keys.count > 1),
      "hasUnitKeys": .bool(keys.contains(where: \.isUnit)),
      "isNullUnit": .bool(units == .null),
      "expected": .text(marked(expected, isLast: texts.isEmpty)),
      "moreExpected": more(expected, isLast: texts.isEmpty),
      "expectedText": .text(marked(expectedTexts, isLast: keys.isEmpty)),
      "moreExpectedTexts": more(expectedTexts, isLast: keys.isEmpty),
    ]
  }

  /// The first line; where a sentence follows, the last line goes on in the literal.
  private func marked(_ lines: [String], isLast: Bool) -> String {
    guard let first = lines.first else { return "" }
    return lines.count == 1 && !isLast ? first + " \\" : first
  }

  private func more(_ lines: [String], isLast: Bool) -> TemplateValue {
    var rest = Array(lines.dropFirst())
    if let last = rest.popLast() { rest.append(isLast ? last : last + " \\") }
    return .lines(rest)
  }
}

extension CasePlan {
  fileprivate var isUnit: Bool {
    if case .none = payload { true } else { false }
  }

  fileprivate func isText(under units: UnitForm) -> Bool {
    units == .string && isUnit
  }

  fileprivate func record(
    in tagging: TaggingPlan, contentKeys: String, isSpaced: Bool, isIndirect: Bool
  ) -> TemplateRecord {
    var isEmpty = false
    var isValue = false
    var isFields = false
    var isElements = false
    var decoded = ""
    var readsAbsence = false
    var values: [TemplateRecord] = []
    var count = ""
    switch payload {
    case .none:
      break
    case .value(let type, let decodedType, let mayBeNull):
      isValue = true
      decoded = decodedType
      readsAbsence = mayBeNull
      values = [
        [
          "label": .null, "argument": .null, "type": .text(type), "standsForNil": .bool(false),
          "standsForAbsent": .bool(false), "local": .text("value"), "separator": .text(""),
        ]
      ]
    case .fields(let fields):
      isEmpty = fields.isEmpty
      isFields = !fields.isEmpty
      values = records(of: fields)
    case .elements(let fields):
      isElements = true
      values = records(of: fields)
      count = fields.elementCount
    }
    var contentKey = codingKey
    var isText = false
    switch tagging {
    case .internal: break
    case .adjacent(_, let content): contentKey = content ?? contentKey
    case .external(let plan): isText = self.isText(under: plan.units)
    }
    return [
      "doc": .lines(doc),
      "isSpaced": .bool(isSpaced),
      "isIndirect": .bool(isIndirect),
      "name": .text(name.declared),
      "member": .text(name.member),
      "literal": .optional(name.spells(tag) ? nil : SwiftLiteral.quoted(tag)),
      "tag": .text(SwiftLiteral.quoted(tag)),
      "hasValues": .bool(!values.isEmpty),
      "values": .list(values.map { .record($0) }),
      "isUnit": .bool(isUnit),
      "isEmpty": .bool(isEmpty),
      "isValue": .bool(isValue),
      "isFields": .bool(isFields),
      "isElements": .bool(isElements),
      "isText": .bool(isText),
      "decodedType": .text(decoded),
      "readsAbsence": .bool(readsAbsence),
      "contentKey": .text(contentKey.member),
      "contentKeys": .text(contentKeys),
      "count": .text(count),
    ]
  }

  private func records(of fields: [FieldPlan]) -> [TemplateRecord] {
    fields.indices.map { fields.record(at: $0, hasLabel: hasLabels, isSpaced: false) }
  }
}
