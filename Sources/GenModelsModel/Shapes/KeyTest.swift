package import GenModelsSchema

/// A look at one object, by which a case knows its own.
package enum KeyTest: Hashable, Sendable {
  /// One of the keys is there.
  case anyKey([String])
  /// The key at the end of a path holds one of the constants, all of one kind.
  case constant([String], [JSONScalar], ignoresCase: Bool)
  /// The key holds a value of a kind.
  case kind(String, JSONKinds)
}

/// The objects of one case among those of others.
struct ObjectCase {
  /// The position of the case.
  var position: Int
  var shapes: [ObjectShape]

  /// Whether an object of the case may have a key.
  func mayHave(_ key: String) -> Bool {
    shapes.contains { $0.mayHave(key) }
  }
}

extension ShapeReader {
  /// The test that every object of a case passes and none of another one.
  ///
  /// - Parameters:
  ///   - unionCase: The case.
  ///   - others: The cases whose objects must not pass.
  /// - Returns: The test, nil where there is none.
  func witness(of unionCase: ObjectCase, against others: [ObjectCase]) -> KeyTest? {
    var tests: [KeyTest] = []
    for shape in unionCase.shapes {
      guard let test = test(of: shape, against: others) else { return nil }
      tests.append(test)
    }
    return KeyTest(anyOf: tests)
  }

  private func test(of shape: ObjectShape, against others: [ObjectCase]) -> KeyTest? {
    if let keys = shape.required.first(where: { keys in
      others.allSatisfy { other in !keys.contains(where: other.mayHave) }
    }) {
      return .anyKey(keys)
    }
    return valueTest(of: shape, against: others)
  }

  /// The test by what is under a key that others may have as well.
  func valueTest(of shape: ObjectShape, against others: [ObjectCase]) -> KeyTest? {
    for keys in shape.required where keys.count == 1 {
      let key = keys[0]
      guard let own = constants(under: key, of: shape), let kind = own.first?.kind,
        own.allSatisfy({ $0.kind == kind })
      else { continue }
      let values = Set(own)
      let passes = { (other: ObjectShape) in
        guard other.mayHave(key) else { return false }
        return self.constants(under: key, of: other).map { !values.isDisjoint(with: $0) } ?? true
      }
      if !others.contains(where: { $0.shapes.contains(where: passes) }) {
        return .constant([key], own, ignoresCase: false)
      }
    }
    for keys in shape.required where keys.count == 1 {
      let key = keys[0]
      guard let kinds = kinds(under: key, of: shape), kinds.isTestable else { continue }
      let passes = { (other: ObjectShape) in
        other.mayHave(key) && self.kinds(under: key, of: other)?.isDisjoint(with: kinds) != true
      }
      if !others.contains(where: { $0.shapes.contains(where: passes) }) {
        return .kind(key, kinds)
      }
    }
    return nil
  }

  /// The only values under a key, nil where there may be others.
  private func constants(under key: String, of shape: ObjectShape) -> [JSONScalar]? {
    switch shape.keys[key] {
    case nil, .anything?, .object?, .value(_, orNull: true)?:
      return nil
    case .constants(let constants)?:
      return constants
    case .value(let type, orNull: false)?:
      let shape = self.shape(of: type)
      return shape.kinds == shape.limited ? shape.constants : nil
    }
  }

  /// The kinds of value under a key, nil where they are not known.
  private func kinds(under key: String, of shape: ObjectShape) -> JSONKinds? {
    switch shape.keys[key] {
    case nil, .anything?: nil
    case .object(let object)?: object.required.isEmpty ? [.object, .null] : .object
    case .constants(let constants)?:
      constants.reduce(into: JSONKinds()) { $0.formUnion($1.kind) }
    case .value(let type, let orNull)?:
      self.shape(of: type).kinds.union(orNull ? .null : [])
    }
  }
}

extension JSONKinds {
  /// Whether one look tells a value of these kinds.
  fileprivate var isTestable: Bool {
    [.bool, .integer, .number, .text, .array, .object].contains(self)
  }
}

extension KeyTest {
  /// The one test that says the same as several, nil where one is not enough.
  fileprivate init?(anyOf tests: [KeyTest]) {
    guard var result = tests.first else { return nil }
    for test in tests.dropFirst() where test != result {
      switch (result, test) {
      case (.anyKey(let keys), .anyKey(let more)):
        result = .anyKey(keys + more.filter { !keys.contains($0) })
      case (.constant(let key, let constants, _), .constant(let other, let more, _))
      where key == other && constants.first?.kind == more.first?.kind:
        result = .constant(
          key, constants + more.filter { !constants.contains($0) }, ignoresCase: false)
      default:
        return nil
      }
    }
    self = result
  }
}
