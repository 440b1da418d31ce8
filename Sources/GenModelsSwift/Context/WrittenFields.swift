import GenModelsMustache

extension TemplateValue {
  /// What `encode-fields` may name: fields, and the objects on the way to them with those in it.
  ///
  /// - Parameters:
  ///   - fields: The fields of one body.
  ///   - place: Where they are coded.
  /// - Returns: The list of both.
  static func writtenFields(_ fields: [FieldPlan], coded place: CodingPlace) -> TemplateValue {
    var writer = FieldWriter(fields: fields, place: place)
    return writer.list(Array(fields.indices), depth: 0)
  }
}

/// Gathers the fields of each object on the way to their keys.
private struct FieldWriter {
  let fields: [FieldPlan]
  let place: CodingPlace

  mutating func list(_ indices: [Int], depth: Int, isAsked: Bool = false) -> TemplateValue {
    var entries: [TemplateValue] = []
    var opened: Set<String> = []
    for index in indices {
      guard let step = step(of: index, at: depth) else {
        let record = fields.record(at: index, in: place, opens: [])
        entries.append(.record(isAsked ? record.asked : record))
        continue
      }
      guard opened.insert(step.local).inserted else { continue }
      let members = indices.filter { self.step(of: $0, at: depth)?.local == step.local }
      entries.append(object(step, with: members, depth: depth))
    }
    return .list(entries)
  }

  private func step(of index: Int, at depth: Int) -> ContainerPlan? {
    let way = fields[index].way.dropFirst(fields[index].openedForWriting)
    return way.dropFirst(depth).first
  }

  private mutating func object(
    _ step: ContainerPlan, with members: [Int], depth: Int
  ) -> TemplateValue {
    let conditions = members.map { fields[$0].writingCondition }
    let known = conditions.compactMap(\.self)
    let isConditional = known.count == conditions.count
    return .record([
      "object": .record([
        "stepLocal": .text(step.local), "stepParent": .text(step.parent),
        "stepKey": .text(step.key.member), "stepKeys": .text(step.keyEnum),
        "isConditional": .bool(isConditional),
        "conditions": .list(
          isConditional
            ? known.enumerated().map { index, condition in
              .record(condition.overridden(by: [("isFirst", .bool(index == 0))]))
            } : []),
        "writtenFields": list(
          members, depth: depth + 1, isAsked: isConditional && members.count == 1),
      ])
    ])
  }
}

extension TemplateRecord {
  /// The record of a field of which it is known that it writes something.
  fileprivate var asked: TemplateRecord {
    let isConstant = self["constant"]?.isTruthy == true
    return overridden(
      by: [("omittedLiteral", .null)] + (isConstant ? [("writesAbsence", .bool(false))] : []))
  }
}

extension FieldPlan {
  /// What is so where the field writes something, nil where it always does.
  fileprivate var writingCondition: TemplateRecord? {
    var isFlag = false
    var isAbsence = false
    if case .constant = coding {
      guard writesAbsence else { return nil }
      isFlag = true
    } else if standard == .absent {
      isAbsence = true
    } else if !omitsDefault, !writesAbsence {
      return nil
    }
    return [
      "isHidden": .bool(isHidden), "local": .text(local), "isFlag": .bool(isFlag),
      "isAbsence": .bool(isAbsence), "literal": .optional(omitsDefault ? standard.literal : nil),
    ]
  }
}
