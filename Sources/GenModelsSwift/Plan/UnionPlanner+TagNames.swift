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
  ///   - outer: The unions around it, by index.
  /// - Returns: The tags; null and no key at all are none of them.
  func namedTags(
    of union: UnionModel, names: [SwiftName], inside outer: Set<Int> = []
  ) -> [NamedTag] {
    var keys = CodingKeyNames()
    for (unionCase, name) in zip(union.cases, names) {
      guard let value = unionCase.tag?.value.first, value.isValue else { continue }
      _ = keys.name(of: value.text, like: name)
    }
    var tags: [NamedTag] = []
    for (position, unionCase) in union.cases.enumerated() {
      var labelled: [(TagValue, SwiftName?)] = []
      if case .subUnion(let index, _) = unionCase.payload {
        guard !outer.contains(index), let inner = model.union(at: index) else { continue }
        labelled = namedTags(
          of: inner, names: memberNames(of: inner), inside: outer.union([index])
        ).map { ($0.value, $0.name) }
      } else {
        let own = unionCase.tag.map { [$0] } ?? []
        labelled = (own + unionCase.aliases).compactMap(\.value.first).map { value in
          (value, label(of: value, in: names[position]))
        }
      }
      for (value, label) in labelled where value.isValue {
        let name = keys.name(of: value.text, like: label, or: names[position].text + "Alias")
        tags.append(NamedTag(value: value, name: name, position: position))
      }
    }
    return tags
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
