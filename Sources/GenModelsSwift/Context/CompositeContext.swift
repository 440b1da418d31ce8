import GenModelsMustache

extension CompositePlan {
  /// What `union-composite` may name.
  ///
  /// - Parameters:
  ///   - cases: The records of the union's cases.
  ///   - refusals: The functions that refuse unknown tags.
  /// - Returns: The record.
  func record(
    _ cases: [TemplateRecord], refusals: [SplitPlan.Refusal]
  ) -> TemplateRecord {
    let failures = failures.map { $0.record(in: components) }
    return [
      "components": .list(
        components.enumerated().map { index, component in
          .record(
            component.record(separator: .separator(", ", after: index, of: components.count)))
        }),
      "arms": .list(arms.map { .record($0.record(cases)) }),
      "unknownArm": unknown.arm(of: cases),
      "failures": .list(failures.map { .record($0) }),
      "lastFailure": failures.last.map { .record($0) } ?? .null,
      "refusals": .list(
        refusals.map { refusal in
          .record([
            "function": .text(refusal.function),
            "failures": .list(failures[refusal.failures].map { .record($0) }),
          ])
        }),
    ]
  }
}

extension ComponentPlan {
  fileprivate func record(separator: TemplateValue) -> TemplateRecord {
    TemplateRecord(
      key.fields + [
        ("tagKey", .text(key.codingKey.implicitMember)),
        ("isAlwaysThere", .bool(absence == .none)),
        ("isOptional", .bool(absence == .absent || absence == .null)),
        ("mayBeAbsent", .bool(absence == .absent)),
        ("mayBeNull", .bool(absence == .null)),
        ("hasPresence", .bool(absence == .both)),
        ("separator", separator),
      ])
  }
}

extension FailurePlan {
  fileprivate func record(in components: [ComponentPlan]) -> TemplateRecord {
    components[component].record(separator: .text("")).overridden(by: [
      ("isFirst", .bool(known.isEmpty)),
      ("componentSteps", .list(components[component].key.way.map { .record($0.record) })),
      (
        "parts",
        .list(
          patterns.enumerated().map { index, pattern in
            .record(
              pattern.record(separator: .separator(", ", after: index, of: patterns.count)))
          })
      ),
      ("known", .optional(known.isEmpty ? nil : known.joined(separator: ", "))),
      ("expected", .text(expected.first ?? "")),
      ("moreExpected", .lines(Array(expected.dropFirst()))),
    ])
  }
}
