import GenModelsModel
import GenModelsSchema

/// A tag that users may ask for.
private struct ExposedTag {
  /// The position of the case.
  var position: Int
  var value: [TagValue]
  var name: SwiftName
  /// The name that the tag has in the sub-union that it is of.
  var innerName: SwiftName?
}

extension UnionPlanner {
  /// Plans the enum of tags that users may ask for, nil where the tags stay private.
  ///
  /// It takes the place of the private one, where it has the same cases.
  mutating func exposedTag(replacing tagging: inout TaggingPlan) -> ExposedTagPlan? {
    guard union.exposed != nil else { return nil }
    let exposed = planner.exposedTags(of: union, outermost: names)
    var plan = ExposedTagPlan(
      type: "Tag", rawType: nil,
      entries: exposed.map { TagEntryPlan(name: $0.name, literal: nil) }, arms: [],
      isOptional: false)
    if case .keyed(var tag) = tagging, tag.key.type != .bool {
      plan.rawType = tag.key.type.rawValue
      plan.entries = exposed.compactMap { exposed in
        exposed.value.first.map { TagEntryPlan(name: exposed.name, value: $0) }
      }
      if !tag.ignoresCase, tag.entries.count == plan.entries.count {
        tag.isExposed = true
        tag.type = plan.type
        tagging = .keyed(tag)
      }
    }
    var grouped: [[ExposedTag]] = Array(repeating: [], count: union.cases.count)
    for tag in exposed { grouped[tag.position].append(tag) }
    for (position, tags) in grouped.enumerated() {
      var arm = ExposedTagPlan.Arm(position: position)
      if case .subUnion = union.cases[position].payload {
        arm.inner = tags.compactMap { tag in tag.innerName.map { ($0, tag.name) } }
        arm.innerIsOptional = planner.hasUntagged(union.cases[position])
      } else {
        arm.entry = tags.first?.name
      }
      plan.arms.append(arm)
    }
    plan.isOptional = unknown.keeps || union.cases.contains(where: planner.hasUntagged)
    var members = LocalNames(taken: Set(names.map(\.text)))
    plan.parts = [SwitchPart](of: plan.arms.count, named: "tag", stem: "tag", in: &members)
    if plan.parts.areSeveral {
      // The last arm becomes a default, which can bind no sub-union.
      plan.arms = plan.arms.filter { !$0.inner.isEmpty } + plan.arms.filter(\.inner.isEmpty)
    }
    return plan
  }
}

extension SwiftPlanner {
  /// The tags that users may ask for: the ones that are written, sub-unions included.
  private func exposedTags(of union: UnionModel, names: [SwiftName]) -> [ExposedTag] {
    var keys = CodingKeyNames()
    var tags: [ExposedTag] = []
    let cases = zip(union.cases, names).map { taggedCases(of: $0, named: $1) }
    for (unionCase, name) in zip(union.cases, names) {
      guard let tag = unionCase.tag?.value, !tag.isNoValue else { continue }
      _ = keys.name(of: tag.text, like: name)
    }
    for (position, owners) in cases.enumerated() {
      for (unionCase, name) in owners {
        guard let tag = unionCase.tag?.value, !tag.isNoValue else { continue }
        tags.append(
          ExposedTag(
            position: position, value: tag, name: keys.name(of: tag.text, like: name)))
      }
    }
    return tags
  }

  /// The tags of a union, where those of sub-unions have the names that these give them as well.
  fileprivate func exposedTags(
    of union: UnionModel, outermost names: [SwiftName]
  ) -> [ExposedTag] {
    var tags = exposedTags(of: union, names: names)
    var start = 0
    for (position, unionCase) in union.cases.enumerated() {
      let end = tags[start...].firstIndex { $0.position != position } ?? tags.count
      defer { start = end }
      guard case .subUnion(let index, _) = unionCase.payload, let inner = model.union(at: index)
      else { continue }
      for (offset, tag) in exposedTags(of: inner, names: memberNames(of: inner)).enumerated()
      where start + offset < end {
        tags[start + offset].innerName = tag.name
      }
    }
    return tags
  }

  /// Whether a value of a case may have no tag that users may ask for.
  fileprivate func hasUntagged(_ unionCase: CaseModel) -> Bool {
    var visited: Set<Int> = []
    var pending = [unionCase]
    while let next = pending.popLast() {
      guard case .subUnion(let index, _) = next.payload else {
        if next.tag?.value.isNoValue == true { return true }
        continue
      }
      guard visited.insert(index).inserted, let inner = model.union(at: index) else { continue }
      if case .keep = inner.unknown { return true }
      pending += inner.cases
    }
    return false
  }
}

extension [TagValue] {
  /// Whether the tag is null, or no key at all.
  fileprivate var isNoValue: Bool { count == 1 && !self[0].isValue }
}
