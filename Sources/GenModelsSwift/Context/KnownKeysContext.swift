import GenModelsMustache

extension KnownKeysPlan {
  /// What a list of those keys is written from.
  var record: TemplateRecord {
    let listed = names ?? []
    return [
      "isBeside": .bool(isBeside),
      "hasOwn": .bool(keyEnum != nil),
      "nestedObjects": .list(nested.map { .record($0.record) }),
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

extension NestedKnownKeysPlan {
  fileprivate var record: TemplateRecord {
    known.record.overridden(by: [
      ("leavesEmpty", .bool(leavesEmpty)),
      (
        "path",
        .list(
          path.enumerated().map { index, step in
            .record([
              "pathOwner": .text(step.keyEnum), "pathKey": .text(step.key.member),
              "separator": .separator(", ", after: index, of: path.count),
            ])
          })
      ),
    ])
  }
}

extension KeyedPartPlan {
  fileprivate func record(isFirst: Bool) -> TemplateRecord {
    [
      "isFirst": .bool(isFirst), "local": .text(local), "isHidden": .bool(isHidden),
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
