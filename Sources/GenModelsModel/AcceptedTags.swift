import GenModelsDiagnostics
package import GenModelsSchema

extension Model {
  /// The tags that are read as a case: its own one first, its aliases, or all of a sub-union's.
  package func tags(of unionCase: CaseModel) -> [Tag] {
    tags(of: unionCase, without: [])
  }

  /// The same, without those that certain unions bring along.
  func tags(of unionCase: CaseModel, without unions: Set<Int>) -> [Tag] {
    var tags: [Tag] = []
    var visited = unions
    var pending = [unionCase]
    // A list and not calls, so that sub-unions may be nested to any depth.
    while let next = pending.popLast() {
      guard case .subUnion(let index, _) = next.payload else {
        tags += next.tags
        continue
      }
      guard visited.insert(index).inserted, let union = union(at: index) else { continue }
      pending += union.cases.reversed()
    }
    return tags
  }

  /// The union at an index or behind a name for it, nil where another type is.
  package func union(at index: Int) -> UnionModel? {
    guard let target = unaliased(index), case .union(let union) = types[target].definition else {
      return nil
    }
    return union
  }
}

extension UnionModel {
  /// Whether a case is another union, whose tags stand under the same key.
  package var hasSubUnions: Bool {
    cases.contains {
      if case .subUnion = $0.payload { true } else { false }
    }
  }
}

extension TagValue {
  /// Whether the tag is a value that a key holds, and neither null nor no key at all.
  package var isValue: Bool {
    switch self {
    case .string, .int, .bool: true
    case .null, .absent: false
    }
  }
}
