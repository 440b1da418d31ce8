import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Plans a tag that is a value under a key: beside the payload, or beside the payload's key.
  mutating func keyedTagging(
    _ model: DiscriminatorModel, content: Content?
  ) -> TaggingPlan {
    var tag = tag(model.discriminator)
    if case .value(let position) = unknown {
      // Where the tags are looked for in several functions, the unknown one is in none.
      tag.unknown = isSplit ? .arm(position) : reading(position)
    }
    tags = Array(repeating: [], count: union.cases.count)
    for named in planner.namedTags(of: union, names: names) { tags[named.position].append(named) }
    if tag.key.type != .bool {
      tag.entries = tags.joined().map {
        let raw = tag.ignoresCase ? TagValue.string($0.value.text.lowercased()) : $0.value
        return TagEntryPlan(name: $0.name, value: raw)
      }
    }
    tag.writesLiterals =
      tag.ignoresCase && union.cases.contains { $0.tagText != $0.tagText.lowercased() }
    planContent(content)
    addArms(to: &tag)
    addUnknownBool(to: &tag)
    tag.absent = absence(of: .absent, or: model.missing)
    tag.null = absence(of: .null, or: model.null)
    tag.expected = expected(tag.key)
    return .keyed(tag)
  }

  private mutating func tag(_ discriminator: Discriminator) -> TagPlan {
    let (place, steps) = place(of: discriminator.path, or: "tag")
    let word = place.key.text
    let type = NameWords.camelCase(word, capitalized: true)
    let isShort = word.unicodeScalars.count == 1 || word.hasPrefix("_")
    var typeName = ""
    if discriminator.type != .bool {
      typeName =
        isShort
        ? inlineEnums.claim("Tag", "TagValue")
        : inlineEnums.claim(type, "\(type)Tag", "\(type)TagValue")
    }
    let local = claim(isShort ? ["tag"] : [word, "tag"])
    let raw = "raw" + NameWords.camelCase(local, capitalized: true)
    let rawLocal = discriminator.type == .bool ? local : claim([raw])
    var plan = TagPlan(
      key: TagKeyPlan(
        title: SwiftLiteral.escaped(discriminator.path.last.value), type: discriminator.type,
        steps: steps, way: place.way, container: place.container, keyEnum: place.keyEnum,
        codingKey: place.key, local: rawLocal),
      type: typeName, ignoresCase: discriminator.ignoresCase, local: local)
    plan.keyAliases = discriminator.aliases.map {
      nested.name(of: $0.value, at: place.levels.last, among: &keys, or: "tagAlias")
    }
    if !plan.keyAliases.isEmpty { plan.keyLocal = claim(["key", "tagKey"]) }
    return plan
  }

  /// Claims a name for a constant of the bodies, away from which all values keep.
  mutating func claim(_ candidates: [String]) -> String {
    let name = bodyLocals.claim(candidates)
    locals.insert(name)
    return name
  }

  mutating func planContent(_ content: Content?) {
    guard let content else { return }
    contentKeys = CodingKeyNames()
    guard union.cases.contains(where: \.hasContent) else { return }
    switch content {
    case .path(let path):
      let (place, steps) = place(of: path, or: "content")
      payloads = .under(
        ContentPlan(
          steps: steps, way: place.way, container: place.container, key: place.key))
    case .tag:
      payloads = .underTags
      if union.cases.contains(where: \.keepsAlias) { keptKeyLocal = claim(["key", "contentKey"]) }
    }
  }

  /// The arms: one for each case, or for each tag where the tag names the key of the content.
  private mutating func addArms(to tag: inout TagPlan) {
    let isBool = tag.key.type == .bool
    for (position, unionCase) in union.cases.enumerated() where !tags[position].isEmpty {
      let patterns: [[TagPattern]] = tags[position].map {
        [isBool ? .literal($0.value.literal) : .entry($0.name)]
      }
      guard dependsOnTag(unionCase) else {
        tag.arms.append(ArmPlan(position: position, patterns: patterns))
        continue
      }
      for (named, pattern) in zip(tags[position], patterns) {
        tag.arms.append(
          ArmPlan(
            position: position, patterns: [pattern],
            contentKey: contentKey(of: unionCase, under: named),
            keptTag: unionCase.keepsAlias ? named.name : nil))
      }
    }
  }

  /// Whether each tag of a case is read in a way of its own: where it names the key of the content,
  /// and where it is kept by a function that is not given the tag.
  private func dependsOnTag(_ unionCase: CaseModel) -> Bool {
    if case .underTags = payloads, unionCase.hasContent { return true }
    return isSplit && unionCase.keepsAlias
  }

  private mutating func contentKey(
    of unionCase: CaseModel, under tag: NamedTag
  ) -> SwiftName? {
    guard case .underTags = payloads, unionCase.hasContent else { return nil }
    return keys.name(of: tag.value.text, like: tag.name)
  }

  /// A Bool has one other value at most, which joins the arm of the case that it is read as.
  private func addUnknownBool(to tag: inout TagPlan) {
    guard tag.key.type == .bool, case .value(let position) = unknown else { return }
    let taken = tag.arms.flatMap(\.patterns).joined()
    for pattern in [TagPattern.literal("true"), .literal("false")] where !taken.contains(pattern) {
      if let arm = tag.arms.firstIndex(where: { $0.position == position }) {
        tag.arms[arm].patterns.append([pattern])
      } else {
        tag.arms.append(ArmPlan(position: position, patterns: [[pattern]]))
      }
    }
  }

  /// The tags that are accepted, in the lines of the error text.
  private func expected(_ key: TagKeyPlan) -> [String] {
    let tags = union.cases.flatMap { planner.model.tags(of: $0) }
    let quote = key.type == .string ? "\"" : ""
    let lead = "Unknown \(key.title) \(quote)\\(\(key.local))\(quote); expected "
    return SwiftLiteral.list(
      tags.compactMap { $0.value.first?.expectation },
      first: planner.width(90) - lead.unicodeScalars.count,
      width: planner.width(90))
  }
}

extension UnionPlanner {
  /// What stands for an absent or a null tag: the case that has it for a tag, or the policy's.
  private func absence(of value: TagValue, or policy: Int?) -> AbsentTagPlan {
    let owner = union.cases.firstIndex {
      planner.model.tags(of: $0).contains { $0.value.first == value }
    }
    return (owner ?? policy).map(reading) ?? .fails
  }

  /// How a case is read without its tag: as if its tag had come, where it has one.
  func reading(_ position: Int) -> AbsentTagPlan {
    guard let value = union.cases[position].tag?.value.first, value.isValue else {
      return .arm(position)
    }
    if case .bool = value { return .tag(value.literal) }
    return .tag(names[position].member)
  }
}

extension JSONPath {
  /// The key that holds the value.
  var last: Placed<String> { keys[keys.count - 1] }
}

extension TagEntryPlan {
  /// A case of an enum with the raw value of a tag.
  init(name: SwiftName, value: TagValue) {
    self.name = name
    switch value {
    case .string(let text) where name.spells(text): literal = nil
    default: literal = value.literal
    }
  }
}
