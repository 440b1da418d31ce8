import GenModelsMustache
import GenModelsSchema

extension SwiftFilePlan {
  /// What `swift-file` may name.
  var record: TemplateRecord {
    [
      "schema": .text(schema),
      "isolation": .text(isNonisolated ? "nonisolated " : ""),
      "namespace": .optional(namespace?.name),
      "scope": .text(namespace.map { $0.name + "." } ?? ""),
      "introducer": .text(properties.rawValue),
      "isVariable": .bool(properties == .var),
      "hasHeader": .bool(!header.isEmpty),
      "header": .lines(header),
      "hasDoc": .bool(!doc.isEmpty),
      "doc": .lines(doc),
      "imports": .list(
        imports.map {
          .record([
            "access": .access($0.isPublic ? .public : .internal), "name": .text($0.module),
          ])
        }),
      "declarations": .list(declarations.map { .record($0.record) }),
      "needsTagReading": .bool(needsTagReading),
      "needsAnyKey": .bool(needsAnyKey),
    ]
  }
}

extension DeclarationPlan {
  /// The declaration under the name of its kind; the other kinds are null.
  fileprivate var record: TemplateRecord {
    var alias: TemplateValue = .null
    var structure: TemplateValue = .null
    var union: TemplateValue = .null
    var rawEnum: TemplateValue = .null
    var rows: TemplateValue = .null
    var pattern: TemplateValue = .null
    switch self {
    case .alias(let plan): alias = .record(plan.record)
    case .structure(let plan): structure = .record(plan.record)
    case .union(let plan): union = .record(plan.record)
    case .rawEnum(let plan): rawEnum = .record(plan.record)
    case .rows(let plan): rows = .record(plan.record)
    case .pattern(let plan):
      pattern = .record(["name": .text(plan.name), "literal": .text(plan.literal)])
    }
    return [
      "alias": alias, "structure": structure, "union": union, "rawEnum": rawEnum, "rows": rows,
      "pattern": pattern,
    ]
  }
}

extension AliasPlan {
  fileprivate var record: TemplateRecord {
    [
      "doc": .lines(doc), "access": .access(access), "name": .text(name.declared),
      "type": .text(type),
    ]
  }
}

extension RawEnumPlan {
  fileprivate var record: TemplateRecord {
    [
      "doc": .lines(doc),
      "access": .access(access),
      "name": .text(name.declared),
      "isolation": .text(isNonisolated ? "nonisolated " : ""),
      "rawType": .text(isText ? "String" : "Int"),
      "conformances": .conformances(conformances, behindOthers: true),
      "coding": .coding(conformances),
      "isDecodable": .bool(conformances.contains(.decodable)),
      "isText": .bool(isText),
      "values": .list(values.map { .record($0.record) }),
      "readParts": .list(readParts.map { .record(record(of: $0, writes: false)) }),
      "rawParts": .list(rawParts.map { .record(record(of: $0, writes: true)) }),
      "keptCase": keptCase,
      "unknownValue": unknownValue,
      "fails": .bool(fails),
      "isSkippable": .bool(isSkippable),
      "isKey": .bool(isKey),
      "expected": .text(expected.first ?? ""),
      "moreExpected": .lines(Array(expected.dropFirst())),
    ]
  }
}

extension RawEnumPlan.Value {
  fileprivate var record: TemplateRecord {
    [
      "name": .text(name.declared), "member": .text(name.member), "literal": .text(literal),
      "rawLiteral": .optional(rawLiteral),
    ]
  }
}

extension RawEnumPlan {
  /// The record of a part; the default of the last one that writes stands for the last value.
  private func record(of part: SwitchPart, writes: Bool) -> TemplateRecord {
    var partValues = values[part.arms]
    var last: String?
    if writes, part.arms.lowerBound > 0, part.next == nil {
      last = partValues.popLast()?.literal
    }
    return [
      "isFirst": .bool(part.arms.lowerBound == 0),
      "part": .text(part.name),
      "values": .list(partValues.map { .record($0.record) }),
      "next": .optional(part.next),
      "lastLiteral": .optional(last),
      "keptMember": .text(keptMember),
    ]
  }

  private var fails: Bool {
    if case .fail = unknown { true } else { false }
  }

  private var keptMember: String {
    if case .keep(let name) = unknown { name.member } else { "" }
  }

  private var keptCase: TemplateValue {
    guard case .keep(let name) = unknown else { return .null }
    return .record(["name": .text(name.declared), "member": .text(name.member)])
  }

  private var unknownValue: TemplateValue {
    guard case .value(let name) = unknown else { return .null }
    return .text(name.member)
  }
}

extension TemplateValue {
  /// Lines as records, since a template re-indents its own lines only.
  static func lines(_ lines: [String]) -> TemplateValue {
    .list(lines.map { .record(["text": .text($0)]) })
  }

  /// The access level with the blank behind it, nothing for what is never spelled.
  static func access(_ level: AccessLevel) -> TemplateValue {
    .text(level == .internal ? "" : level.rawValue + " ")
  }

  static func optional(_ text: String?) -> TemplateValue {
    text.map { .text($0) } ?? .null
  }

  /// What stands behind an element of a list: nothing behind the last one.
  static func separator(_ text: String, after index: Int, of count: Int) -> TemplateValue {
    .text(index + 1 < count ? text : "")
  }
}
