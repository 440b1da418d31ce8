import GenModelsMustache
import GenModelsSchema

extension SplitPlan {
  /// What `call-decodings` and `decode-parts` may name.
  func record(_ cases: [TemplateRecord], in union: UnionPlan) -> TemplateRecord {
    [
      "result": .text(result),
      "containerType": .text(container),
      "hasSeveral": .bool(decodings.count > 1),
      "inputs": .list(union.tagging.inputs),
      "isTuple": .bool(union.tagging.isComposite),
      "decodings": decodings(decodings, cases, in: union),
      "textDecodings": decodings(textDecodings, cases, in: union),
      "bareDecodings": decodings(bareDecodings, cases, in: union),
      "textLocal": .text(union.bareTags?.local ?? ""),
      "functions": .list(functions.map { .record($0.record(cases, in: union)) }),
    ]
  }

  private func decodings(
    _ decodings: [Decoding], _ cases: [TemplateRecord], in union: UnionPlan
  ) -> TemplateValue {
    .list(
      decodings.map { decoding in
        .record([
          "function": .text(decoding.function),
          "arms": .list(decoding.arms.map { .record($0.record(cases, in: union)) }),
          "isPart": .bool(decodings.count > 1 || union.tagging.isComposite),
        ])
      })
  }

  /// What `union-equatable` may name of the functions that compare.
  func comparisons(in union: UnionPlan) -> TemplateValue {
    .list(
      comparisons.enumerated().map { index, comparison in
        var members = union.cases[comparison.cases].map { ($0.name, $0.valueCount) }
        if index == comparisons.count - 1, case .keep(let name) = union.unknown {
          members.append((name, union.fallback == nil ? 1 : 2))
        }
        return .record([
          "function": .text(comparison.function),
          "comparedCases": .list(members.map { .comparison(of: $0, values: $1) }),
        ])
      })
  }

  /// What `encode-cases` may name of the functions that write; the last one has the kept case.
  func encodings(of cases: [TemplateRecord], _ keptCase: TemplateValue) -> TemplateValue {
    .list(
      encodings.enumerated().map { index, encoding in
        .record([
          "function": .text(encoding.function),
          "cases": .list(cases[encoding.cases].map { .record($0) }),
          "keptCase": index == encodings.count - 1 ? keptCase : .null,
        ])
      })
  }
}

extension SplitPlan.Arm {
  /// The record of the arm; what is read goes to the parameter of the function.
  fileprivate func record(_ cases: [TemplateRecord], in union: UnionPlan) -> TemplateRecord {
    let unionCase = union.cases[arm.position]
    var steps: [ContainerPlan] = []
    if case .under(let content) = unionCase.place, !unionCase.isUnit { steps = content.way }
    return arm.record(cases).overridden(by: [
      ("target", .text("value")),
      // What is assigned to an optional may be a case of it.
      ("owner", .text(unionCase.name.isOfOptional ? "Self" : "")),
      ("contentSteps", .list(steps.map { .record($0.record) })),
      ("armFunction", .optional(function)),
      ("readsDecoder", .bool(unionCase.readsDecoder)),
      ("readsContainer", .bool(unionCase.readsContainer)),
    ])
  }
}

extension TaggingPlan {
  fileprivate var isComposite: Bool {
    if case .composite = self { true } else { false }
  }

  /// What the functions are given to tell the cases by.
  fileprivate var inputs: [TemplateValue] {
    switch self {
    case .keyed(let tag): [.input(tag.local, type: tag.type)]
    case .external, .presence: [.input("key", type: "CodingKeys")]
    case .untagged, .trial: []
    case .composite(let plan):
      plan.components.enumerated().map { index, component in
        .input(
          component.key.local, type: component.key.type.rawValue, absence: component.absence,
          separator: .separator(", ", after: index, of: plan.components.count))
      }
    }
  }
}

extension TemplateValue {
  /// A case with numbers for its values, of which a template makes the names of both sides.
  fileprivate static func comparison(of name: SwiftName, values count: Int) -> TemplateValue {
    .record([
      "member": .text(name.member),
      "hasValues": .bool(count > 0),
      "values": .list(
        (0..<count).map { index in
          .record([
            "number": .text(count == 1 ? "" : "\(index + 1)"), "isFirst": .bool(index == 0),
            "separator": .separator(", ", after: index, of: count),
          ])
        }),
    ])
  }

  fileprivate static func input(
    _ name: String, type: String, absence: ComponentPlan.Absence = .none,
    separator: TemplateValue = .text("")
  ) -> TemplateValue {
    .record([
      "input": .text(name), "inputType": .text(type), "separator": separator,
      "hasPresence": .bool(absence == .both),
      "isOptional": .bool(absence == .absent || absence == .null),
    ])
  }
}
