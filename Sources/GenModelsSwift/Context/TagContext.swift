import GenModelsMustache
import GenModelsSchema

extension TagPlan {
  /// What `union-keyed` and its partials may name.
  ///
  /// - Parameters:
  ///   - cases: The records of the union's cases.
  ///   - keeps: Whether a case keeps what is unknown.
  /// - Returns: The record.
  func record(_ cases: [TemplateRecord], keeps: Bool) -> TemplateRecord {
    let goesOn = keeps || unknown.position != nil
    let isPlain = !absent.hasTag && !null.hasTag
    let hasArm = absent.position != nil && absent.position == null.position
    return TemplateRecord(
      key.fields + [
        ("tagType", .text(type)),
        ("tagLocal", .text(local)),
        ("tagKey", .text(keyAliases.isEmpty ? key.codingKey.implicitMember : keyLocal)),
        ("keyLocal", .text(keyLocal)),
        ("keyName", .text(key.codingKey.member)),
        ("keyOwner", .text(key.codingKey.isOfOptional ? key.keyEnum : "")),
        ("hasKeyAliases", .bool(!keyAliases.isEmpty)),
        ("spellsKeysOut", .bool(spellsKeysOut)),
        ("keyAliases", .list(keyAliases.map { .record(["name": .text($0.member)]) })),
        ("hasEnum", .bool(key.type != .bool && !arms.isEmpty)),
        ("hasArms", .bool(!arms.isEmpty)),
        ("goesOn", .bool(goesOn)),
        ("isExposed", .bool(isExposed)),
        ("entries", .list(entries.map { .record($0.record) })),
        ("ignoresCase", .bool(ignoresCase)),
        ("eitherArm", hasArm ? absent.arm(of: cases) : .null),
        ("absentArm", hasArm ? .null : absent.arm(of: cases)),
        ("nullArm", hasArm ? .null : null.arm(of: cases)),
        ("readsPlainly", .bool(isPlain)),
        ("usesTag", .bool(!arms.isEmpty || !goesOn)),
        ("readsEither", isEither && key.type != .int ? absent.tag : .null),
        ("readsAsOne", .bool(isEither && key.type == .int)),
        ("readsApart", .bool(!isPlain && !isEither)),
        ("absentTag", absent.tag),
        ("nullTag", null.tag),
        ("hasBothTags", .bool(absent.hasTag && null.hasTag)),
        ("unknownTag", unknown.tag),
        ("unknownOwner", .text(unknown.isOfOptional ? type : "")),
        ("unknownArm", unknown.arm(of: cases)),
        ("arms", .list(arms.map { .record($0.record(cases)) })),
        ("missingBool", missingBool),
        ("expected", .text(expected.first ?? "")),
        ("moreExpected", .lines(Array(expected.dropFirst()))),
      ])
  }

  /// Whether null and no key at all mean the same tag, which Foundation reads in one step.
  private var isEither: Bool {
    guard case .tag(let absent) = absent, case .tag(let null) = null else { return false }
    return absent == null
  }

  /// Whether the choice of a key would be a list that is too long for a line.
  private var spellsKeysOut: Bool {
    let names = keyAliases.map(\.member) + [key.codingKey.member, key.codingKey.member]
    let words = names + [key.keyEnum, key.container, keyLocal]
    return words.map(\.unicodeScalars.count).reduce(0, +) + 3 * names.count + 40 > 96
  }

  /// The Bool that no case has for a tag.
  private var missingBool: TemplateValue {
    guard key.type == .bool else { return .null }
    let patterns = arms.flatMap(\.patterns).joined()
    let missing = ["true", "false"].first { !patterns.contains(.literal($0)) }
    return .optional(missing)
  }
}

extension TagKeyPlan {
  /// What a template that reads the tag may name.
  var fields: [(String, TemplateValue)] {
    [
      ("title", .text(title)),
      ("tagValue", .text(type.rawValue)),
      ("isInt", .bool(type == .int)),
      ("isTextTag", .bool(type == .string)),
      ("tagContainer", .text(container)),
      ("keyEnum", .text(keyEnum)),
      ("rawLocal", .text(local)),
    ]
  }
}

extension TagEntryPlan {
  var record: TemplateRecord {
    ["name": .text(name.declared), "literal": .optional(literal)]
  }
}

extension AbsentTagPlan {
  fileprivate var hasTag: Bool {
    if case .tag = self { true } else { false }
  }

  fileprivate var tag: TemplateValue {
    if case .tag(let name) = self { .text(name) } else { .null }
  }

  fileprivate var isOfOptional: Bool {
    if case .tag(let name) = self { SwiftName(text: name).isOfOptional } else { false }
  }

  fileprivate var position: Int? {
    if case .arm(let position) = self { position } else { nil }
  }

  /// The record of the case whose arm is taken.
  func arm(of cases: [TemplateRecord]) -> TemplateValue {
    position.map { .record(cases[$0]) } ?? .null
  }
}

extension ArmPlan {
  /// The record of the case, with what the arm knows better.
  func record(_ cases: [TemplateRecord]) -> TemplateRecord {
    var own: [(String, TemplateValue)] = [
      (
        "patterns",
        .list(
          patterns.enumerated().map { index, pattern in
            .record([
              "parts": .list(
                pattern.enumerated().map { part, value in
                  .record(
                    value.record(
                      separator: .separator(", ", after: part, of: pattern.count)))
                }),
              "separator": .separator(", ", after: index, of: patterns.count),
            ])
          })
      )
    ]
    if let contentKey { own.append(("contentKey", .text(contentKey.implicitMember))) }
    if let keptTag { own.append(("knownTag", .text(keptTag.member))) }
    return cases[position].overridden(by: own)
  }
}

extension TagPattern {
  func record(separator: TemplateValue) -> TemplateRecord {
    var literal: String?
    var entry: String?
    var isOptional = false
    var isValue = false
    switch self {
    case .any, .none, .null, .absent: break
    case .entry(let name): entry = name.member
    case .literal(let text): literal = text
    case .some(let text): (literal, isOptional) = (text, true)
    case .value(let text): (literal, isValue) = (text, true)
    }
    return [
      "entry": .optional(entry), "literal": .optional(literal), "isOptional": .bool(isOptional),
      "isValue": .bool(isValue), "isAny": .bool(self == .any), "isNil": .bool(self == .none),
      "isNull": .bool(self == .null), "isAbsent": .bool(self == .absent), "separator": separator,
    ]
  }
}

extension TagWritePlan {
  func record(tagType: String, keptTag: KeptTagPlan?) -> TemplateRecord {
    var entry: String?
    var literal: String?
    var kept: String?
    switch value {
    case .null: break
    case .entry(let name): entry = name.member
    case .literal(let text): literal = text
    case .kept: kept = keptTag?.local
    }
    return [
      "container": .text(container), "key": .text(key.implicitMember),
      "isNull": .bool(entry == nil && literal == nil && kept == nil), "entry": .optional(entry),
      "literal": .optional(literal), "kept": .optional(kept), "writtenType": .text(tagType),
    ]
  }
}

extension KeptTagPlan {
  func record(after payload: CasePlan.Payload) -> TemplateRecord {
    let isAlone =
      switch payload {
      case .none: true
      case .value, .union: false
      case .fields(let fields), .elements(let fields): fields.flatMap(\.properties).isEmpty
      }
    return [
      "keptType": .text(type),
      "keptIgnoresCase": .bool(ignoresCase),
      "keptValue": .text((isText ? TagType.string : .int).rawValue),
      "keptLabel": .text(label.label),
      "keptArgument": .text(label.argument),
      "keptLocal": .text(local),
      "keptLead": .text(isAlone ? "" : ", "),
      "standard": .text(standard.member),
      "standardOwner": .text(standard.isOfOptional ? type : ""),
      "keptEntries": .list(entries.map { .record($0.record) }),
      "hasKeptKeys": .bool(!contentKeys.isEmpty),
      "keptKey": .text(keyLocal),
      "keptKeys": .list(
        zip(entries, contentKeys).map { entry, key in
          .record(["entry": .text(entry.name.member), "key": .text(key.member)])
        }),
    ]
  }
}

extension OpeningPlan {
  var record: TemplateRecord {
    [
      "isWritten": .bool(isWritten),
      "step": step.map { .record($0.record) } ?? .null,
    ]
  }
}
