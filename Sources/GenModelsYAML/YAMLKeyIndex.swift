/// Finds a key among the entries of a mapping.
///
/// Few keys are compared one by one, many are hashed.
struct YAMLKeyIndex {
  private static let few = 8
  private var positions: [YAMLKeyIdentity: Int] = [:]

  /// The position of the entry with an equal key, where there is one.
  ///
  /// - Parameters:
  ///   - key: The key to look for.
  ///   - entries: The entries seen so far; between calls they only grow.
  mutating func position(of key: YAMLNode, in entries: [YAMLEntry]) -> Int? {
    let identity = YAMLKeyIdentity(node: key)
    if entries.count <= Self.few {
      return entries.firstIndex { YAMLKeyIdentity(node: $0.key) == identity }
    }
    for position in positions.count..<entries.count {
      positions[YAMLKeyIdentity(node: entries[position].key)] = position
    }
    return positions[identity]
  }
}

/// What makes two keys the same key: a scalar's text however it is quoted, all of a collection.
///
/// Texts are equal byte for byte. Swift's own `==` takes `é` and `e` with an accent for one.
struct YAMLKeyIdentity: Hashable {
  var node: YAMLNode

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
