import GenModelsMustache

extension GroupTestPlan {
  /// What `rows-body` may name of one group.
  var record: TemplateRecord {
    let tests = parts.enumerated().flatMap { index, tests in
      tests.enumerated().map { position, test in
        test.record(behind: position > 0 || index == 0 ? " && " : needsOne ? " || " : " && ")
      }
    }
    return ["constant": .text(constant), "tests": .tests(tests)]
  }
}

extension SectionRowsPlan {
  /// What `rows-body` may name of one section.
  func record(isSpaced: Bool) -> TemplateRecord {
    [
      "isSpaced": .bool(isSpaced),
      "head": head.map { .record($0.record) } ?? .null,
      "parts": .list(parts.map { .record($0.record) }),
    ]
  }
}

extension SectionHeadPlan {
  fileprivate var record: TemplateRecord {
    [
      "section": .text(section.member),
      "key": key.map { .record($0.record) } ?? .null,
      "header": header.map { .record($0.record) } ?? .null,
      "footer": footer.map { .record($0.record) } ?? .null,
      "keepsEmpty": .bool(keepsEmpty),
    ]
  }
}

extension SectionEndPlan {
  fileprivate var record: TemplateRecord {
    switch self {
    case .constant(let member, let literal):
      [
        "member": .text(member.member), "literal": .text(literal), "property": .null,
        "owner": .null, "isOptional": .bool(false),
      ]
    case .property(let property, let member, let owner, let isOptional):
      [
        "member": .text(member.member), "literal": .null, "property": .text(property.member),
        "owner": .text(owner), "isOptional": .bool(isOptional),
      ]
    }
  }
}

extension PartRowsPlan {
  fileprivate var record: TemplateRecord {
    var one: TemplateValue = .null
    var loop: TemplateValue = .null
    var local: String?
    switch form {
    case .fixed: break
    case .one(let name, let tests):
      local = name
      one = .record(["valueTests": .list(tests.map { .record($0.record) })])
    case .each(let plan):
      local = plan.element
      loop = .record(plan.record(head: nil, rows: nil))
    case .sections(let plan, let head, let rows):
      local = (rows ?? plan).element
      loop = .record(plan.record(head: head, rows: rows))
    }
    return [
      "conditions": .tests(conditions.map { $0.record(behind: ", ") }),
      "hasConditions": .bool(!conditions.isEmpty),
      "property": .optional(property?.member),
      "resolves": .bool(resolves),
      "local": .optional(local),
      "isFixed": .bool(isFixed),
      "one": one,
      "loop": loop,
      "made": .optional(maker.row?.member),
      "isPartial": .bool(maker.isPartial),
    ]
  }

  private var isFixed: Bool {
    if case .fixed = form { true } else { false }
  }
}

extension RowMakerPlan {
  fileprivate var row: SwiftName? {
    if case .row(let name) = self { name } else { nil }
  }

  fileprivate var isPartial: Bool {
    if case .mapping(isPartial: true) = self { true } else { false }
  }
}

extension PartRowsPlan.ValueTest {
  fileprivate var record: TemplateRecord {
    var test: SwiftName?
    if case .isKnown(let property) = self { test = property }
    return [
      "isNotEmpty": .bool({ if case .isNotEmpty = self { true } else { false } }()),
      "isNotNull": .bool({ if case .isNotNull = self { true } else { false } }()),
      "unknownTest": .optional(test?.member),
    ]
  }
}

extension RowLoopPlan {
  fileprivate func record(head: SectionHeadPlan?, rows: RowLoopPlan?) -> TemplateRecord {
    [
      "owner": .text(owner),
      "property": .text(property.member),
      "isOptional": .bool(isOptional),
      "isWrapped": .bool(isOptional && (index != nil || resolves)),
      "resolves": .bool(resolves),
      "element": .text(element),
      "index": .optional(index),
      "unknownTest": .optional(unknownTest?.member),
      "head": head.map { .record($0.record) } ?? .null,
      "key": key.map { .record($0.record) } ?? .null,
      "rows": rows.map { .record($0.record(head: nil, rows: nil)) } ?? .null,
    ]
  }
}

extension RowKeyPlan {
  fileprivate var record: TemplateRecord {
    var record: TemplateRecord = [
      "inside": .optional(inside), "position": .null, "keyProperty": .null, "keyOwner": .null,
      "keyPath": .null, "keyForm": .null, "isOptional": .bool(false),
    ]
    switch source {
    case .position(let counter): record = record.overridden(by: [("position", .text(counter))])
    case .property(let property, let owner):
      record = record.overridden(by: [
        ("position", .optional(property.position)),
        ("keyProperty", .text(property.name.member)), ("keyOwner", .text(owner)),
        ("keyPath", .optional(property.path)),
        ("keyForm", .text(property.isNumber ? "number" : "text")),
        ("isOptional", .bool(property.position != nil)),
      ])
    }
    return record
  }
}
