import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a tag that several keys make up together.
  mutating func compositeTagging(
    _ discriminator: CompositeDiscriminator, content: Content?
  ) -> TaggingPlan {
    let tags = union.cases.map { planner.model.tags(of: $0).map(\.value) }
    let components = discriminator.components.enumerated().map { index, component in
      self.component(component, among: tags.joined().compactMap { $0.dropFirst(index).first })
    }
    planContent(content)
    var plan = CompositePlan(components: components, arms: [], failures: [], unknown: .fails)
    var fallback: Int?
    if case .value(let position) = unknown {
      fallback = position
      plan.unknown = .arm(position)
    }
    // What is read as the case of unknown tags needs no arm of its own.
    for (position, tags) in tags.enumerated() where !tags.isEmpty && position != fallback {
      plan.arms.append(
        ArmPlan(position: position, patterns: tags.map { patterns(for: $0, in: components) }))
    }
    plan.failures = failures(of: Array(tags.joined()), in: components)
    return .composite(plan)
  }

  private mutating func component(
    _ component: CompositeDiscriminator.Component, among values: [TagValue]
  ) -> ComponentPlan {
    let (place, steps) = place(of: component.path, or: "tag")
    let isAbsent = values.contains(.absent)
    let isNull = values.contains(.null)
    return ComponentPlan(
      key: TagKeyPlan(
        title: SwiftLiteral.escaped(component.path.last.value), type: component.type,
        steps: steps, way: place.way, container: place.container, keyEnum: place.keyEnum,
        codingKey: place.key, local: claim([place.key.text, place.key.text + "Tag"])),
      absence: isAbsent ? isNull ? .both : .absent : isNull ? .null : .none)
  }

  private func patterns(for tag: [TagValue], in components: [ComponentPlan]) -> [TagPattern] {
    zip(tag, components).map { value, component in
      switch (value, component.absence) {
      case (.absent, .both): .absent
      case (.null, .both): .null
      case (.absent, _), (.null, _): .none
      case (_, .none): .literal(value.literal)
      case (_, .absent), (_, .null): .some(value.literal)
      case (_, .both): .value(value.literal)
      }
    }
  }

  /// What else may come: for each beginning of tags, the values that may follow it.
  private func failures(
    of tags: [[TagValue]], in components: [ComponentPlan]
  ) -> [FailurePlan] {
    var failures: [FailurePlan] = []
    for (length, component) in components.enumerated().reversed() {
      var followers: [[TagValue]: [TagValue]] = [:]
      var beginnings: [[TagValue]] = []
      for tag in tags where tag.count == components.count {
        let beginning = Array(tag.prefix(length))
        if followers[beginning] == nil { beginnings.append(beginning) }
        followers[beginning, default: []].append(tag[length])
      }
      for beginning in beginnings {
        let values = unique(followers[beginning] ?? [])
        // Both values of a Bool leave nothing else, if what follows them leaves nothing either.
        let isComplete =
          component.key.type == .bool && component.absence == .none && values.count == 2
        guard !isComplete else { continue }
        failures.append(
          failure(after: beginning, at: length, expecting: values, in: components))
      }
    }
    return failures
  }

  private func failure(
    after beginning: [TagValue], at position: Int, expecting values: [TagValue],
    in components: [ComponentPlan]
  ) -> FailurePlan {
    let key = components[position].key
    let known = zip(beginning, components).map { value, component in
      "\(component.key.title) \(value.expectation ?? value.text)"
    }
    var lead = "Unknown \(key.title) \"\\(\(key.local))\"; expected ".unicodeScalars.count
    // An optional is shown by way of a map with a word for nil.
    switch components[position].absence {
    case .none, .both: break
    case .null, .absent: lead += key.type == .string ? 30 : 26
    }
    let rest = known.isEmpty ? 0 : " for \(known.joined(separator: ", "))".unicodeScalars.count
    return FailurePlan(
      patterns: patterns(for: beginning, in: components)
        + Array(repeating: .any, count: components.count - position),
      known: known, component: position,
      expected: SwiftLiteral.list(
        values.map { $0.expectation ?? $0.text }, first: planner.width(86) - lead - rest,
        width: planner.width(86)))
  }

  private func unique(_ values: [TagValue]) -> [TagValue] {
    var seen: Set<TagValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}
