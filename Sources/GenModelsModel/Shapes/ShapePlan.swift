package import GenModelsSchema

/// How the values of an untagged union are told apart without trying.
package struct ShapePlan: Sendable {
  /// A case that some kinds of value are.
  package struct Value: Sendable {
    /// The position of the case.
    package var position: Int
    /// The kinds, objects aside.
    package var kinds: JSONKinds
    /// The values of the kinds that other cases have values of as well.
    package var constants: [JSONScalar] = []
  }

  /// A case that some objects are.
  package struct Object: Sendable {
    /// The position of the case.
    package var position: Int
    /// What all must hold of the object; nothing where every object that is left is of the case.
    package var tests: [KeyTest]
    /// Whether the tests hold for no other case, so that two cases that pass are one too many.
    package var isWitnessed: Bool
  }

  /// The cases of each kind of value, in the order of the schema.
  package var values: [Value] = []
  /// The cases that are objects, in the order in which they are looked for.
  package var objects: [Object] = []
}

/// Two cases that a look cannot tell apart.
struct ShapeConflict {
  var first: Int
  var second: Int
  /// A JSON value that both accept, nil where none could be found.
  var example: String?
}

extension Model {
  /// How the cases of a union are told apart, as far as they are.
  package func shapePlan(of union: UnionModel) -> ShapePlan {
    ShapePlanner(union, in: self).plan
  }
}

/// Finds the looks that tell the cases of one union apart (semantics R-UNT, U1 to U5).
struct ShapePlanner {
  private(set) var plan = ShapePlan()
  private(set) var conflicts: [ShapeConflict] = []
  let reader: ShapeReader
  let shapes: [ValueShape]

  init(_ union: UnionModel, in model: Model) {
    reader = ShapeReader(model: model)
    shapes = union.cases.map { [reader] in reader.shape(of: $0) }
    planValues()
    planObjects()
  }

  private mutating func planValues() {
    for (position, shape) in shapes.enumerated() {
      let kinds = shape.kinds.subtracting(.object)
      guard !kinds.isEmpty else { continue }
      for earlier in plan.values where !earlier.kinds.isDisjoint(with: kinds) {
        let common = reader.commonValue(of: shapes[earlier.position], shape, besides: .object)
        guard common != .none else { continue }
        conflicts.append(
          ShapeConflict(first: earlier.position, second: position, example: common.example))
        break
      }
      plan.values.append(ShapePlan.Value(position: position, kinds: kinds))
    }
    for kind in [JSONKinds.integer, .text]
    where plan.values.filter({ $0.kinds.contains(kind) }).count > 1 {
      for index in plan.values.indices where plan.values[index].kinds.contains(kind) {
        let shape = shapes[plan.values[index].position]
        plan.values[index].constants += shape.constants.filter { $0.kind == kind }
      }
    }
  }

  private mutating func planObjects() {
    let cases = shapes.enumerated().compactMap { position, shape in
      shape.objects.isEmpty ? nil : ObjectCase(position: position, shapes: shape.objects)
    }
    guard cases.count > 1 else {
      plan.objects = cases.map { .init(position: $0.position, tests: [], isWitnessed: false) }
      return
    }
    let owners = KeyOwners(of: cases)
    var separations = cases.indices.map { separation(of: $0, among: cases, owners) }
    var remaining = Array(cases.indices)
    while let next = remaining.first(where: { index in
      separations[index].others.map { others in
        remaining.allSatisfy { $0 == index || others.contains($0) }
      } ?? true
    }) {
      remaining.removeAll { $0 == next }
      let isWitnessed = !separations[next].tests.isEmpty
      if !isWitnessed, let keys = cases[next].shapes.first?.required.first,
        cases[next].shapes.count == 1
      {
        separations[next].tests = [.anyKey(keys)]
      }
      plan.objects.append(
        ShapePlan.Object(
          position: cases[next].position, tests: separations[next].tests, isWitnessed: isWitnessed))
    }
    reportRemaining(remaining, of: cases, separations)
  }

  /// Reports the cases that are left: two of them with a value of both, or a circle of witnesses.
  private mutating func reportRemaining(
    _ remaining: [Int], of cases: [ObjectCase], _ separations: [Separation]
  ) {
    var hasPair = false
    for (place, second) in remaining.enumerated() {
      let first = remaining.prefix(place).first { first in
        separations[first].others?.contains(second) == false
          && separations[second].others?.contains(first) == false
      }
      guard let first else { continue }
      hasPair = true
      let (one, other) = (cases[first], cases[second])
      guard !conflicts.contains(where: { $0.first == one.position && $0.second == other.position })
      else { continue }
      let common = reader.commonObject(of: one.shapes, other.shapes, depth: 0)
      conflicts.append(
        ShapeConflict(first: one.position, second: other.position, example: common.example))
    }
    guard !hasPair, remaining.count > 1 else { return }
    let (one, other) = (cases[remaining[0]], cases[remaining[1]])
    let common = reader.commonObject(of: one.shapes, other.shapes, depth: 0)
    conflicts.append(
      ShapeConflict(first: one.position, second: other.position, example: common.example))
  }

  private func separation(
    of index: Int, among cases: [ObjectCase], _ owners: KeyOwners
  ) -> Separation {
    if let test = owners.witness(of: cases[index]) {
      return Separation(tests: [test], others: nil)
    }
    let others = cases.indices.filter { $0 != index }
    let rivals = others.map { cases[$0] }
    let shapes = cases[index].shapes
    if let test = shapes.count == 1
      ? reader.valueTest(of: shapes[0], against: rivals)
      : reader.witness(of: cases[index], against: rivals)
    {
      return Separation(tests: [test], others: nil)
    }
    var separation = Separation(tests: [], others: [])
    var remaining = Set(others)
    for (keys, told) in owners.clauses(of: cases[index]) {
      let told = remaining.intersection(told)
      guard !told.isEmpty else { continue }
      separation.tests.append(.anyKey(keys))
      separation.others?.formUnion(told)
      remaining.subtract(told)
    }
    for other in others where remaining.contains(other) {
      guard let test = reader.witness(of: cases[index], against: [cases[other]]) else { continue }
      separation.others?.insert(other)
      if !separation.tests.contains(test) { separation.tests.append(test) }
    }
    return separation
  }
}

/// The tests of a case, and the cases that they tell it from.
private struct Separation {
  var tests: [KeyTest]
  /// The indices of the others, nil for all.
  var others: Set<Int>?
}

/// Which cases may have each key: the quick way to the keys that tell one from others.
private struct KeyOwners {
  private var owners: [String: Set<Int>] = [:]
  /// The cases that do not have every key.
  private var closed: Set<Int> = []
  private let count: Int

  init(of cases: [ObjectCase]) {
    count = cases.count
    for (index, unionCase) in cases.enumerated() {
      for key in unionCase.shapes.lazy.flatMap(\.keys.keys) {
        owners[key, default: []].insert(index)
      }
      if !unionCase.shapes.contains(where: \.hasAnyKey) { closed.insert(index) }
    }
  }

  /// The required keys of a case, with the cases that have none of them.
  func clauses(of unionCase: ObjectCase) -> [(keys: [String], told: Set<Int>)] {
    guard unionCase.shapes.count == 1 else { return [] }
    return unionCase.shapes[0].required.map { keys in
      (keys, keys.reduce(closed) { $0.subtracting(owners[$1] ?? []) })
    }
  }

  func witness(of unionCase: ObjectCase) -> KeyTest? {
    guard closed.count == count, unionCase.shapes.count == 1 else { return nil }
    let keys = unionCase.shapes[0].required.first { keys in
      keys.allSatisfy { owners[$0]?.count == 1 }
    }
    return keys.map { .anyKey($0) }
  }
}
