/// Finds a key among the entries of a mapping.
///
/// Few keys are compared by fingerprint, many are hashed: most mappings are small, and a set for
/// each of them would cost more than the rest of composing.
struct YAMLKeyIndex {
  private var fingerprints = SIMD16<UInt32>()
  private var positions: [YAMLKeyIdentity: Int] = [:]

  /// The position of the entry with an equal key, where there is one.
  ///
  /// - Parameters:
  ///   - key: The key to look for; one that is not found may be the next entry's.
  ///   - entries: The entries seen so far; between calls they only grow.
  /// - Returns: Nil for a key that is new.
  mutating func position(of key: YAMLNode, in entries: [YAMLEntry]) -> Int? {
    guard entries.count <= fingerprints.scalarCount else {
      for position in positions.count..<entries.count {
        positions[YAMLKeyIdentity(node: entries[position].key)] = position
      }
      return positions[YAMLKeyIdentity(node: key)]
    }
    let fingerprint = YAMLKeyIdentity.fingerprint(of: key)
    for position in entries.indices where fingerprints[position] == fingerprint {
      if YAMLKeyIdentity(node: entries[position].key) == YAMLKeyIdentity(node: key) {
        return position
      }
    }
    if entries.count < fingerprints.scalarCount { fingerprints[entries.count] = fingerprint }
    return nil
  }
}

/// What makes two keys the same key: a scalar's text however it is quoted, all of a collection.
///
/// Texts are equal byte for byte. Swift's own `==` takes `é` and `e` with an accent for one.
struct YAMLKeyIdentity: Hashable {
  var node: YAMLNode

  /// A number that equal keys share, and few others do (FNV-1a).
  static func fingerprint(of node: YAMLNode) -> UInt32 {
    guard case .scalar(var scalar) = node.content else { return 0 }
    return scalar.text.withUTF8 { bytes in
      var hash: UInt32 = 0x811C_9DC5
      for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      return hash
    }
  }

  static func == (left: YAMLKeyIdentity, right: YAMLKeyIdentity) -> Bool {
    switch (left.node.content, right.node.content) {
    case (.scalar(let one), .scalar(let other)):
      one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
    case (.sequence(let one), .sequence(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { Self(node: $0) == Self(node: $1) }
    case (.mapping(let one), .mapping(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy {
          Self(node: $0.key) == Self(node: $1.key) && Self(node: $0.value) == Self(node: $1.value)
        }
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch node.content {
    case .scalar(let scalar):
      var text = scalar.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(0)
    case .sequence(let items):
      hasher.combine(1)
      hasher.combine(items.count)
      for item in items { Self(node: item).hash(into: &hasher) }
    case .mapping(let entries):
      hasher.combine(2)
      hasher.combine(entries.count)
      for entry in entries {
        Self(node: entry.key).hash(into: &hasher)
        Self(node: entry.value).hash(into: &hasher)
      }
    }
  }
}
