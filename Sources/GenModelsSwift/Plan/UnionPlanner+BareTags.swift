import GenModelsModel
import GenModelsSchema

/// The texts that are read as tags, where a bare text may stand for a case.
struct BareTagsPlan: Sendable {
  /// One arm of the switch over the text.
  struct Arm: Sendable {
    /// The position of the case, nil for the tags of all cases that are more than a text.
    var position: Int?
    /// The tags as literals.
    var texts: [String]
  }

  var arms: [Arm]
  /// The position of the case that unknown texts are read as, where it can be a text.
  var unknown: Int?
  /// The constant that holds the text.
  var local: String
}

extension UnionPlanner {
  /// Plans the bare texts, nil where none is read.
  mutating func bareTags() -> BareTagsPlan? {
    guard union.isShorthand, let model = discriminator else { return nil }
    var plan = BareTagsPlan(arms: [], local: claim(["text", "bareText"]))
    if case .value(let position) = unknown, union.cases[position].mayBeBare {
      plan.unknown = position
    }
    var others: [String] = []
    for position in union.cases.indices {
      let texts = tags[position].map { tag in
        let text = tag.value.text
        return SwiftLiteral.quoted(model.ignoresCase ? text.lowercased() : text)
      }
      if union.cases[position].mayBeBare {
        if !texts.isEmpty { plan.arms.append(BareTagsPlan.Arm(position: position, texts: texts)) }
      } else {
        others += texts
      }
    }
    if !others.isEmpty { plan.arms.append(BareTagsPlan.Arm(position: nil, texts: others)) }
    return plan
  }

  private var discriminator: Discriminator? {
    switch union.tagging {
    case .internal(let model), .adjacent(let model, _): model.discriminator
    case .composite, .external, .presence, .untagged, .broken: nil
    }
  }
}

extension BareTagsPlan {
  /// The arms that read a case.
  var armsOfCases: [ArmPlan] {
    arms.compactMap { arm in
      arm.position.map { position in
        ArmPlan(position: position, patterns: arm.texts.map { [.literal($0)] })
      }
    }
  }
}

extension CaseModel {
  /// Whether a bare tag can be all there is of the case.
  var mayBeBare: Bool {
    guard let tag, case .string = tag.value.first else { return false }
    switch payload {
    case .none: return true
    case .fields(let fields, isTuple: false): return fields.allSatisfy { !$0.needsKey }
    case .value, .fields, .subUnion, .broken: return false
    }
  }
}
