import GenModelsModel
import GenModelsSchema

extension UnionPlanner {
  /// Whether the coding of a union is split into functions.
  static func splits(_ union: UnionModel, in model: Model) -> Bool {
    guard union.cases.count <= SplitPlan.largestWhole else { return true }
    // The tags of sub-unions and aliases are cases of a switch as well.
    let counts = union.cases.map { unionCase in
      unionCase.isSubUnion ? model.tags(of: unionCase).count : 1 + unionCase.aliases.count
    }
    return counts.reduce(0, +) > SwitchPart.mostCases
  }

  /// Plans the functions, nil where the union is small.
  mutating func splitPlan(
    _ cases: [CasePlan], in tagging: TaggingPlan, bareTags: BareTagsPlan?
  ) -> SplitPlan? {
    guard isSplit else { return nil }
    var members = LocalNames(taken: Set(names.map(\.text)))
    let (arms, textArms) = arms(of: cases, in: tagging)
    let armGroups = groups(of: arms)
    let textGroups = groups(of: textArms)
    let encodings = ranges(of: cases)
    var plan = SplitPlan(
      result: resultLocal, container: "", decodings: [], textDecodings: [], functions: [],
      encodings: [])
    func number(_ word: String, _ index: Int, of count: Int) -> String {
      members.claim(count == 1 ? word : "\(word)\(index + 1)")
    }
    if cases.count > SplitPlan.mostCompared {
      plan.comparisons = encodings.enumerated().map {
        SplitPlan.Encoding(function: number("isEqual", $0, of: encodings.count), cases: $1)
      }
    }
    if encodings.count > 1 {
      plan.encodings = encodings.enumerated().map {
        SplitPlan.Encoding(
          function: number("encodeCases", $0, of: encodings.count), cases: $1)
      }
    }
    if !armGroups.isEmpty { plan.container = inlineEnums.claim("Container", "CodingContainer") }
    let functionNames = armGroups.indices.map { number("decodeTag", $0, of: armGroups.count) }
    let textNames = textGroups.indices.map { number("decodeText", $0, of: textGroups.count) }
    var armsOfCase: [Int: Int] = [:]
    for arm in arms { armsOfCase[arm.position, default: 0] += 1 }
    var named: [[TagPattern]: String] = [:]
    for arm in arms {
      let unionCase = cases[arm.position]
      guard unionCase.readsDecoder || unionCase.readsContainer else { continue }
      let isOneOfSeveral = armsOfCase[arm.position] ?? 1 > 1
      let name = isOneOfSeveral ? arm.keptTag ?? arm.contentKey : nil
      // No name of a function has an underscore inside.
      let text = (name ?? unionCase.name).text.drop { $0 == "_" }
      let word = NameWords.camelCase(String(text), capitalized: true)
      let function = members.claim("decode\(word)", "decode\(word)Case")
      plan.functions.append(SplitPlan.Arm(arm: arm, function: function))
      for pattern in arm.patterns { named[pattern] = function }
    }
    func decodings(_ groups: [[ArmPlan]], _ names: [String]) -> [SplitPlan.Decoding] {
      zip(groups, names).map { group, name in
        SplitPlan.Decoding(
          function: name,
          arms: group.map { arm in
            SplitPlan.Arm(arm: arm, function: arm.patterns.first.flatMap { named[$0] })
          })
      }
    }
    plan.decodings = decodings(armGroups, functionNames)
    plan.textDecodings = decodings(textGroups, textNames)
    let bareGroups = groups(of: bareTags?.armsOfCases ?? [])
    plan.bareDecodings = decodings(
      bareGroups,
      bareGroups.indices.map { number("decodeBareTag", $0, of: bareGroups.count) })
    if case .composite(let composite) = tagging {
      // The last failure is what is left, and is refused where the tag was looked for.
      let count = max(composite.failures.count - 1, 0)
      let starts = Array(stride(from: 0, to: count, by: SplitPlan.mostBodies))
      plan.refusals = starts.enumerated().map { index, start in
        SplitPlan.Refusal(
          function: number("refuseTag", index, of: starts.count),
          failures: start..<min(start + SplitPlan.mostBodies, count))
      }
    }
    return plan
  }

  /// The arms that read the tags, and those that read bare texts.
  private func arms(
    of cases: [CasePlan], in tagging: TaggingPlan
  ) -> (tags: [ArmPlan], texts: [ArmPlan]) {
    switch tagging {
    case .keyed(let tag): return (tag.arms, [])
    case .composite(let plan): return (plan.arms, [])
    case .untagged, .trial: return ([], [])
    case .external, .presence: break
    }
    var tags: [ArmPlan] = []
    var texts: [ArmPlan] = []
    for (position, unionCase) in cases.enumerated() {
      let kept = unionCase.keptTag?.entries.map(\.name)
      for (index, key) in unionCase.tagKeys.enumerated() {
        tags.append(
          ArmPlan(
            position: position, patterns: [[.entry(key)]], contentKey: key,
            keptTag: kept?[index]))
      }
      guard unionCase.tagKeys.isEmpty else { continue }
      let literals = ([unionCase.tag] + unionCase.aliases).map {
        [TagPattern.literal(SwiftLiteral.quoted($0))]
      }
      if let kept {
        for (literal, name) in zip(literals, kept) {
          texts.append(ArmPlan(position: position, patterns: [literal], keptTag: name))
        }
      } else {
        texts.append(ArmPlan(position: position, patterns: literals))
      }
    }
    return (tags, texts)
  }

  /// The arms of each switch; one with many tags stands in several.
  private func groups(of arms: [ArmPlan]) -> [[ArmPlan]] {
    var groups: [[ArmPlan]] = []
    var count = SplitPlan.largestSwitch
    for arm in arms {
      var rest = arm.patterns[...]
      while !rest.isEmpty {
        if count == SplitPlan.largestSwitch {
          groups.append([])
          count = 0
        }
        var part = arm
        part.patterns = Array(rest.prefix(SplitPlan.largestSwitch - count))
        rest = rest.dropFirst(part.patterns.count)
        count += part.patterns.count
        groups[groups.count - 1].append(part)
      }
    }
    return groups
  }

  /// The cases of each switch that writes.
  private func ranges(of cases: [CasePlan]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var values = 0
    for (position, unionCase) in cases.enumerated() {
      let count = unionCase.valueCount
      if position - start == SplitPlan.mostBodies
        || (values + count > SplitPlan.mostValues && position > start)
      {
        ranges.append(start..<position)
        start = position
        values = 0
      }
      values += count
    }
    return ranges + [start..<cases.count]
  }
}

extension CasePlan {
  /// How many values a pattern of the case binds.
  var valueCount: Int {
    let count =
      switch payload {
      case .none: 0
      case .value, .union: 1
      case .fields(let fields), .elements(let fields): fields.flatMap(\.properties).count
      }
    return count + (keptTag == nil ? 0 : 1)
  }

  /// Whether reading the payload asks for the decoder.
  var readsDecoder: Bool {
    if onlyKeys != nil { return true }
    return switch payload {
    case .none: false
    case .union: true
    case .value: !place.isUnder
    case .fields(let fields): place.isWhole || fields.contains { !$0.hasKey }
    case .elements: place.isWhole
    }
  }

  /// Whether reading the payload asks for the container of the tag.
  var readsContainer: Bool {
    switch payload {
    case .none, .union: false
    case .value, .elements: place.isUnder
    case .fields(let fields): !place.isWhole && (place.isUnder || fields.contains(where: \.hasKey))
    }
  }
}

extension PayloadPlace {
  var isUnder: Bool {
    if case .under = self { true } else { false }
  }
}
