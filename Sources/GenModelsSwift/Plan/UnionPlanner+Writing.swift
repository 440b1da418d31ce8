import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// What a case writes for its tag; a sub-union writes its own one.
  func writes(
    of unionCase: CaseModel, named name: SwiftName, in tagging: TaggingPlan
  ) -> [TagWritePlan] {
    guard let values = unionCase.tag?.value else { return [] }
    switch tagging {
    case .external, .presence, .untagged, .trial: return []
    case .composite(let plan):
      return zip(plan.components, values).compactMap { component, value in
        write(value, to: component.key, as: .literal(value.literal))
      }
    case .keyed(let tag):
      guard let value = values.first else { return [] }
      let isRaw = tag.key.type != .bool && !tag.writesLiterals
      return [
        write(
          value, to: tag.key,
          as: unionCase.keepsAlias ? .kept : isRaw ? .entry(name) : .literal(value.literal))
      ].compactMap(\.self)
    }
  }

  private func write(
    _ value: TagValue, to key: TagKeyPlan, as written: TagWritePlan.Value
  ) -> TagWritePlan? {
    switch value {
    case .absent: nil
    case .null: TagWritePlan(container: key.container, key: key.codingKey, value: .null)
    case .string, .int, .bool:
      TagWritePlan(container: key.container, key: key.codingKey, value: written)
    }
  }

  /// The enum of a case's tags where the one that came is kept.
  mutating func keptTag(
    at position: Int, in tagging: TaggingPlan, fields: [FieldPlan]
  ) -> KeptTagPlan? {
    let (unionCase, name) = (union.cases[position], names[position])
    guard unionCase.keepsAlias else { return nil }
    var entries: [NamedTag] = []
    var isText = true
    var ignoresCase = false
    switch tagging {
    case .keyed(let tag):
      ignoresCase = tag.ignoresCase
      entries = tags[position]
      isText = tag.key.type == .string
    case .external, .presence:
      entries = zip(unionCase.tags, keyNames(of: unionCase, named: name)).map { tag, name in
        NamedTag(value: .string(tag.value.text), name: name, position: position)
      }
    case .composite, .untagged, .trial:
      return nil
    }
    let word = NameWords.camelCase(name.text, capitalized: true)
    // Some letters have a third form for titles, which is not capital.
    let type = word.prefix(1).uppercased() + word.dropFirst() + "Tag"
    var labels = LocalNames(taken: Set(fields.map(\.name.text)))
    let label = SwiftName(text: labels.claim("tag", "\(name.text)Tag"))
    var free = LocalNames(taken: locals.union(fields.map(\.local)).union(["value"]))
    var contentKeys: [SwiftName] = []
    if !tagKeys(of: unionCase, named: name).isEmpty {
      contentKeys = entries.map(\.name)
    } else if case .underTags = payloads, unionCase.hasContent {
      contentKeys = entries.map { keys.name(of: $0.value.text, like: $0.name) }
    }
    return KeptTagPlan(
      type: inlineEnums.claim(type, "\(type)Value"), isText: isText,
      ignoresCase: ignoresCase, standard: name,
      entries: entries.map { TagEntryPlan(name: $0.name, value: $0.value) }, label: label,
      local: free.claim(label.text, "\(label.text)Value"), contentKeys: contentKeys,
      keyLocal: contentKeys.isEmpty ? "" : keptKeyLocal)
  }

  /// The containers that a case writes into: the object, and those on the way to its tag.
  func openings(of plan: CasePlan, in tagging: TaggingPlan) -> [OpeningPlan] {
    if case .union = plan.payload { return [] }
    switch tagging {
    case .keyed, .composite: break
    case .external, .presence:
      guard case .under = plan.place else { return [] }
      return [OpeningPlan(step: nil, isWritten: true)]
    case .untagged, .trial: return []
    }
    var written = Set(plan.writes.map(\.container))
    switch plan.place {
    case .under(let content) where !plan.isUnit:
      written.insert(content.steps.first?.parent ?? content.container)
    case .beside:
      written.formUnion(plan.payload.fields.filter(\.hasKey).map(\.openedContainer))
    case .under, .whole: break
    }
    let steps = tagging.steps
    for step in steps { written.insert(step.parent) }
    let outermost = OpeningPlan(step: nil, isWritten: written.contains("container"))
    // A payload that writes itself into the object opens it on its own.
    if case .value = plan.payload, case .beside = plan.place, steps.isEmpty, !outermost.isWritten {
      return []
    }
    return [outermost]
      + steps.map { OpeningPlan(step: $0, isWritten: written.contains($0.local)) }
  }
}

extension TaggingPlan {
  /// The containers on the way to the tag.
  var steps: [ContainerPlan] {
    switch self {
    case .external, .presence, .untagged, .trial: []
    case .keyed(let tag): tag.key.steps
    case .composite(let plan): plan.components.flatMap(\.key.steps)
    }
  }
}
