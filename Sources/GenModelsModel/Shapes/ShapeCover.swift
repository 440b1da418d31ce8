import GenModelsSchema

extension ShapeReader {
  /// Whether one type reads every value of another one, so that the other is never tried after it.
  func covers(_ one: ValueShape, _ other: ValueShape) -> Bool {
    guard !other.kinds.isEmpty, one.kinds.isSuperset(of: other.kinds) else { return false }
    return other.kinds.parts.allSatisfy { kind in
      switch kind {
      case .array:
        other.arrays.allSatisfy { array in one.arrays.contains { covers($0, array) } }
      case .object:
        other.objects.allSatisfy { object in one.objects.contains { covers($0, object) } }
      default:
        coversScalars(one, other, kind: kind)
      }
    }
  }

  private func coversScalars(_ one: ValueShape, _ other: ValueShape, kind: JSONKinds) -> Bool {
    guard one.limited.contains(kind) else {
      return kind != .text || one.text == .any
        || one.text == other.text && (one.text != .pattern || isSame(one.pattern, other.pattern))
        || other.limited.contains(.text) && one.text == .url
    }
    return other.limited.contains(kind) && Set(one.constants).isSuperset(of: other.constants)
  }

  /// Whether two patterns of dates are known to be the same; others may have texts in common.
  private func isSame(_ one: String?, _ other: String?) -> Bool {
    one != nil && one == other
  }

  private func covers(_ one: ArrayShape, _ other: ArrayShape) -> Bool {
    switch (one, other) {
    case (.any, _): true
    case (.elements(let type), .elements(let other)): type == other
    case (.elements, .any), (.elements, .positions), (.positions, _): false
    }
  }

  private func covers(_ one: ObjectShape, _ other: ObjectShape) -> Bool {
    guard one.takesAllThatFit else { return false }
    let isRequiredThere = one.required.allSatisfy { keys in
      other.required.contains { $0.allSatisfy(keys.contains) }
    }
    return isRequiredThere
      && other.keys.allSatisfy { key, shape in
        guard let own = one.keys[key] else { return true }
        return covers(own, shape)
      }
  }

  private func covers(_ one: KeyShape, _ other: KeyShape) -> Bool {
    switch (one, other) {
    case (.anything, _): return true
    case (_, .anything): return false
    case (.constants(let own), .constants(let constants)):
      return Set(own).isSuperset(of: constants)
    case (.object(let own), .object(let other)): return covers(own, other)
    case (.object, _): return false
    case (.constants, .value), (.constants, .object): return false
    case (.value(let type, _), .object(let object)):
      return covers(shape(of: type), ValueShape(kinds: .object, objects: [object]))
    case (.value(let type, _), .constants(let constants)):
      let shape = shape(of: type)
      return shape.limited.isEmpty && constants.allSatisfy { shape.kinds.contains($0.kind) }
    case (.value(let type, let orNull), .value(let other, let otherOrNull)):
      return (orNull || !otherOrNull) && (type == other || isPlain(type, covering: other))
    }
  }

  /// Whether a type without inner structure reads every value of another one.
  private func isPlain(_ type: TypeReference, covering other: TypeReference) -> Bool {
    let (one, other) = (shape(of: type), shape(of: other))
    guard one.kinds == .all || one.kinds.isDisjoint(with: [.array, .object]) else { return false }
    return one.kinds == .all || covers(one, other)
  }
}
