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
    let exposed = planner.exposedTags(of: union, names: names)
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
      if case .subUnion(let index, _) = union.cases[position].payload {
        arm.inner = tags.compactMap { tag in tag.innerName.map { ($0, tag.name) } }
        arm.innerIsOptional = planner.hasUntagged(at: index)
      } else {
        arm.entry = tags.first?.name
      }
      plan.arms.append(arm)
    }
    plan.isOptional = planner.hasUntagged(union)
    return plan
  }
}

extension SwiftPlanner {
  /// The tags that users may ask for: the ones that are written, sub-unions included.
  fileprivate func exposedTags(
    of union: UnionModel, names: [SwiftName], inside outer: Set<Int> = []
  ) -> [ExposedTag] {
    var keys = CodingKeyNames()
    func isExposed(_ tag: [TagValue]) -> Bool { tag.count > 1 || tag.first?.isValue == true }
    for (unionCase, name) in zip(union.cases, names) {
      guard let tag = unionCase.tag?.value, isExposed(tag) else { continue }
      _ = keys.name(of: tag.text, like: name)
    }
    var tags: [ExposedTag] = []
    for (position, unionCase) in union.cases.enumerated() {
      if case .subUnion(let index, _) = unionCase.payload {
        guard !outer.contains(index), let inner = model.union(at: index) else { continue }
        let own = exposedTags(
          of: inner, names: memberNames(of: inner), inside: outer.union([index]))
        tags += own.map {
          ExposedTag(
            position: position, value: $0.value,
            name: keys.name(of: $0.value.text, like: $0.name), innerName: $0.name)
        }
      } else if let tag = unionCase.tag?.value, isExposed(tag) {
        tags.append(
          ExposedTag(
            position: position, value: tag, name: keys.name(of: tag.text, like: names[position])))
      }
    }
    return tags
  }

  /// Whether values of a union have no tag that users may ask for.
  fileprivate func hasUntagged(_ union: UnionModel, inside outer: Set<Int> = []) -> Bool {
    if case .keep = union.unknown { return true }
    return union.cases.contains { unionCase in
      if case .subUnion(let index, _) = unionCase.payload {
        return hasUntagged(at: index, inside: outer)
      }
      guard let tag = unionCase.tag?.value, tag.count == 1 else { return false }
      return !tag[0].isValue
    }
  }

  fileprivate func hasUntagged(at index: Int, inside outer: Set<Int> = []) -> Bool {
    guard !outer.contains(index), let union = model.union(at: index) else { return false }
    return hasUntagged(union, inside: outer.union([index]))
  }
}
