import GenModelsMustache
import GenModelsSchema

extension ExposedTagPlan {
  /// What `exposed-tag` may name.
  ///
  /// - Parameters:
  ///   - cases: The records of the union's cases.
  ///   - keeps: Whether a case keeps what is unknown.
  /// - Returns: The record.
  func record(_ cases: [TemplateRecord], keeps: Bool) -> TemplateRecord {
    [
      "exposedType": .text(type),
      "rawType": .optional(rawType),
      "isOptional": .bool(isOptional),
      "entries": .list(entries.map { .record($0.record) }),
      "tagParts": .list(parts.map { .record(record(of: $0, cases, keeps: keeps)) }),
    ]
  }

  private func record(
    of part: SwitchPart, _ cases: [TemplateRecord], keeps: Bool
  ) -> TemplateRecord {
    var partArms = arms[part.arms].map { record(of: $0, cases) }
    var last: TemplateValue = .null
    // Nothing else is left for the default of the last part.
    if parts.areSeveral, part.next == nil, !keeps, let arm = partArms.popLast() {
      last = .record(arm)
    }
    return [
      "isFirst": .bool(part.arms.lowerBound == 0),
      "part": .text(part.name),
      "exposedArms": .list(partArms.map { .record($0) }),
      "next": .optional(part.next),
      "lastArm": last,
      "isSplit": .bool(parts.areSeveral),
      "isLastNil": .bool(parts.areSeveral && part.next == nil && keeps),
    ]
  }

  private func record(of arm: Arm, _ cases: [TemplateRecord]) -> TemplateRecord {
    cases[arm.position].overridden(by: [
      ("entry", .optional(arm.entry?.member)),
      ("entryOwner", .text(isOptional && arm.entry?.isOfOptional == true ? type : "")),
      ("innerIsOptional", .bool(arm.innerIsOptional)),
      (
        "inner",
        .list(
          arm.inner.map {
            .record([
              "inner": .text($0.name.member), "outer": .text($0.entry.member),
              "outerOwner": .text(isOptional && $0.entry.isOfOptional ? type : ""),
            ])
          })
      ),
    ])
  }
}
