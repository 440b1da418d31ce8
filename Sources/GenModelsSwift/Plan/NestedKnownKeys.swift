/// The keys of an object further inside that are declared.
struct NestedKnownKeysPlan: Sendable {
  /// A key on the way, behind its enum.
  struct Step: Sendable {
    var keyEnum: String
    var key: SwiftName
  }

  /// The keys that lead to the object, the outermost first.
  var path: [Step]
  var known: KnownKeysPlan
  /// Whether a key inside must be there, so that the object is never empty.
  var isFilled = false
  /// Whether something is written into the object whatever came.
  var isAlwaysWritten = false

  /// Whether an empty object is written back without being kept.
  var leavesEmpty: Bool { isAlwaysWritten && !isFilled }
}

/// A declared key at the end of its path.
struct KeyRoute {
  var way: [ContainerPlan]
  /// The key with its other spellings.
  var keys: [SwiftName]
  /// Whether the key must be there.
  var isRequired = true
  /// Whether the key is written whatever came.
  var isAlwaysWritten = true
}

extension [KeyRoute] {
  /// What is declared in each object on the ways, the outer objects before those in them.
  var nested: [NestedKnownKeysPlan] {
    var objects: [NestedKnownKeysPlan] = []
    var positions: [String: Int] = [:]
    for route in self {
      for (depth, step) in route.way.enumerated() {
        let position = positions[step.local] ?? objects.count
        if position == objects.count {
          positions[step.local] = position
          objects.append(
            NestedKnownKeysPlan(
              path: route.path(to: depth), known: KnownKeysPlan(keyEnum: step.keyEnum, names: [])))
        }
        let inner = depth + 1 < route.way.count ? [route.way[depth + 1].key] : route.keys
        let names = objects[position].known.names ?? []
        objects[position].known.names = names + inner.filter { !names.contains($0) }
        objects[position].isFilled = objects[position].isFilled || route.isRequired
        objects[position].isAlwaysWritten =
          objects[position].isAlwaysWritten || route.isAlwaysWritten
      }
    }
    return objects
  }
}

extension KeyRoute {
  fileprivate func path(to depth: Int) -> [NestedKnownKeysPlan.Step] {
    (0...depth).map { index in
      NestedKnownKeysPlan.Step(
        keyEnum: index == 0 ? "CodingKeys" : way[index - 1].keyEnum, key: way[index].key)
    }
  }
}

extension FieldPlan {
  /// The key of the field at the end of its path.
  var route: KeyRoute {
    KeyRoute(
      way: way, keys: [codingKey] + keyAliases, isRequired: isRequired,
      isAlwaysWritten: isAlwaysWritten)
  }

  private var isRequired: Bool {
    !readsAbsence && standard.literal == nil && standard != .absent
  }

  private var isAlwaysWritten: Bool {
    !writesAbsence && !omitsDefault && standard != .absent
  }
}
