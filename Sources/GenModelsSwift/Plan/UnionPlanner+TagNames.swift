import GenModelsModel
import GenModelsSchema

/// A tag with the name that it has in Swift.
struct NamedTag {
  var value: TagValue
  var name: SwiftName
  /// The position of the case that it is read as.
  var position: Int
}

extension SwiftPlanner {
  /// Names all tags of a union that are values, sub-unions included, in the order of the schema.
  ///
  /// - Parameters:
  ///   - union: The union.
  ///   - names: The Swift names of its cases.
  /// - Returns: The tags; null and no key at all are none of them.
  func namedTags(of union: UnionModel, names: [SwiftName]) -> [NamedTag] {
    let cases = zip(union.cases, names).map { taggedCases(of: $0, named: $1) }
    var keys = CodingKeyNames()
    // The union's own cases come first: their tags are called like them.
    for (unionCase, name) in zip(union.cases, names) {
      guard let value = unionCase.tag?.value.first, value.isValue else { continue }
      _ = keys.name(of: value.text, like: name)
    }
    var tags: [NamedTag] = []
    for (position, owners) in cases.enumerated() {
      for (unionCase, name) in owners {
        for value in unionCase.tags.compactMap(\.value.first) where value.isValue {
          let isOwn = value == unionCase.tag?.value.first
          let label = isOwn ? name : label(of: value, in: name)
          tags.append(
            NamedTag(
              value: value, name: keys.name(of: value.text, like: label, or: name.text + "Alias"),
              position: position))
        }
      }
    }
    return tags
  }

  /// The case itself, or all cases of a sub-union down to those that have tags, with their names.
  func taggedCases(
    of unionCase: CaseModel, named name: SwiftName
  ) -> [(unionCase: CaseModel, name: SwiftName)] {
    var cases: [(CaseModel, SwiftName)] = []
    var visited: Set<Int> = []
    var pending = [(unionCase, name)]
    while let (next, name) = pending.popLast() {
      guard case .subUnion(let index, _) = next.payload else {
        cases.append((next, name))
        continue
      }
      guard visited.insert(index).inserted, let inner = model.union(at: index) else { continue }
      pending += zip(inner.cases, memberNames(of: inner)).reversed()
    }
    return cases
  }

  /// The Swift names of a union's cases; what is wrong with them is said where it is planned.
  func memberNames(of union: UnionModel) -> [SwiftName] {
    union.cases.map { unionCase in
      unionCase.swiftName.map { SwiftName(text: $0.value) } ?? .member(unionCase.name.value)
    }
  }

  /// What an alias is called where its own text gives no name.
  private func label(of value: TagValue, in name: SwiftName) -> SwiftName? {
    guard case .int(let number) = value else { return nil }
    return SwiftName(text: name.text + (number < 0 ? "Minus" : "") + "\(number.magnitude)")
  }
}

extension TagValue {
  /// The tag as a literal.
  var literal: String {
    switch self {
    case .string(let text): SwiftLiteral.quoted(text)
    case .int(let number): SwiftLiteral.number(number)
    case .bool, .null, .absent: text
    }
  }

  /// The tag as the text of an error shows it, nil for no key at all.
  var expectation: String? {
    switch self {
    case .string(let text): SwiftLiteral.quoted(text)
    case .int, .bool, .null: text
    case .absent: nil
    }
  }
}
