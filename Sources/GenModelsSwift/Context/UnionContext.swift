import GenModelsMustache
import GenModelsSchema

extension UnionPlan {
  /// What `union` and the templates of the taggings may name.
  var record: TemplateRecord {
    let isSpaced = cases.contains { !$0.doc.isEmpty || $0.deprecation != nil }
    let cases = cases.enumerated().map { index, plan in
      plan.record(in: self, isSpaced: isSpaced && index > 0)
    }
    var keyed: TemplateValue = .null
    var composite: TemplateValue = .null
    var external: TemplateValue = .null
    var presence: TemplateValue = .null
    var untagged: TemplateValue = .null
    var trial: TemplateValue = .null
    switch tagging {
    case .keyed(let tag):
      keyed = .record(tag.record(cases, keeps: keptCase.isTruthy))
    case .composite(let plan):
      composite = .record(plan.record(cases, refusals: split?.refusals ?? []))
    case .external(let plan): external = .record(plan.record(of: self.cases, unknown))
    case .presence(let plan): presence = .record(plan.record(of: self.cases))
    case .untagged(let plan): untagged = .record(plan.record(in: self))
    case .trial(let plan): trial = .record(plan.record(in: self))
    }
    return [
      "cases": .list(cases.map { .record($0) }),
      "name": .text(name.declared),
      "access": .access(access),
      "doc": .lines(doc),
      "conformances": .conformances(conformances),
      "coding": .coding(conformances),
      "isDecodable": .bool(conformances.contains(.decodable)),
      "isEncodable": .bool(conformances.contains(.encodable)),
      "isIndirect": .bool(isIndirect),
      "keyEnums": .keyEnums(keyEnums),
      "keyed": keyed,
      "composite": composite,
      "external": external,
      "presence": presence,
      "untagged": untagged,
      "trial": trial,
      "unknownTagFails": .bool(unknown.fails),
      "unknownCase": unknownCase(among: cases),
      "keptCase": keptCase,
      "bareTags": bareTags.map { .record($0.record(cases, keeps: keptCase.isTruthy)) } ?? .null,
      "structs": .list(structs.map { .record($0.record) }),
      "isInline": .bool(isInline),
      "isTold": .bool(isTold),
      "keysProperty": .optional(keysProperty),
      "writesBeside": .bool(writesBeside),
      "isSkippable": .bool(isSkippable),
      "properties": .list(properties.map { .record($0.record(in: self)) }),
      "hasAccessors": .bool(!accessors.isEmpty),
      "accessors": .list(
        accessors.enumerated().map { .record($1.record(isFirst: $0 == 0)) }),
      "deprecatedCases": deprecatedCases.map { .record($0.record) } ?? .null,
      "exposed": exposed.map { .record($0.record(cases, keeps: keptCase.isTruthy)) } ?? .null,
      "opensInArms": .bool(opensInArms),
      "writesSingly": .bool(self.cases.allSatisfy(\.isSingle)),
      "hasEncodings": .bool(split?.encodings.isEmpty == false),
      "comparisons": split?.comparisons(in: self) ?? .list([]),
      "isCompared": .bool(
        split?.comparisons.isEmpty == false && conformances.contains(.equatable)),
      "encodings": split?.encodings(of: cases, keptCase) ?? .list([]),
      "split": split.map { .record($0.record(cases, in: self)) } ?? .null,
      "tagSteps": .list(tagging.steps.map { .record($0.record) }),
    ]
  }

  /// The record of the case that unknown tags are read as.
  private func unknownCase(among cases: [TemplateRecord]) -> TemplateValue {
    guard case .value(let position) = unknown else { return .null }
    return .record(cases[position])
  }

  /// The case that keeps what is unknown.
  private var keptCase: TemplateValue {
    guard case .keep(let name) = unknown else { return .null }
    return .record([
      "name": .text(name.declared), "member": .text(name.member),
      "hasFallback": .bool(fallback != nil), "union": .text(self.name.declared),
      "seeksFallback": .bool(fallback?.readsUnknown == true),
      "fallbackKey": .text(fallback?.key.implicitMember ?? ""),
      "rescues": .bool(fallback?.readsInvalid == true),
    ])
  }
}

extension UnknownPlan {
  fileprivate var fails: Bool {
    if case .fail = self { true } else { false }
  }
}

extension ExternalPlan {
  fileprivate func record(of cases: [CasePlan], _ unknown: UnknownPlan) -> TemplateRecord {
    let texts = cases.filter { $0.isText(under: units) }
    let keys = cases.filter { !$0.isText(under: units) }
    return [
      "hasTexts": .bool(!texts.isEmpty),
      "hasKeys": .bool(!keys.isEmpty),
      "hasChoice": .bool(keys.flatMap(\.tagKeys).count > 1),
      "hasUnknownTexts": .bool(units == .string && texts.isEmpty && !unknown.fails),
      "nullIsAbsent": .bool(false),
      "hasFlags": .bool(false),
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
