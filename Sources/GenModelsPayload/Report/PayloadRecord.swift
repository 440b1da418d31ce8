import GenModelsDiagnostics

/// What is found while a payload is read.
///
/// A case that is tried and turns out not to be the one leaves nothing behind.
struct PayloadRecord {
  private(set) var cases: [CaseTaken] = []
  private(set) var losses: [PayloadLoss] = []
  /// What happened to each value, by its number.
  private var uses: [Int: Use] = [:]
  /// The values whose use is recorded, in order.
  private var used: [Int] = []

  /// What happens to a value.
  private enum Use {
    /// A type reads it.
    case read
    /// It is kept as it is, or given up as a whole.
    case whole
  }

  /// How far the record has come.
  struct Mark {
    fileprivate var cases: Int
    fileprivate var losses: Int
    fileprivate var used: Int
  }

  var mark: Mark { Mark(cases: cases.count, losses: losses.count, used: used.count) }

  /// Forgets what was recorded since.
  mutating func rewind(to mark: Mark) {
    cases.removeLast(cases.count - mark.cases)
    losses.removeLast(losses.count - mark.losses)
    for id in used[mark.used...] { uses[id] = nil }
    used.removeLast(used.count - mark.used)
  }

  mutating func take(_ taken: CaseTaken) { cases.append(taken) }

  /// Records that a type reads a value.
  mutating func read(_ node: JSONNode) { use(node, .read) }

  /// Records that nobody looks into a value.
  mutating func takeWhole(_ node: JSONNode) { use(node, .whole) }

  private mutating func use(_ node: JSONNode, _ use: Use) {
    guard uses[node.id] == nil else {
      // What one reader looks at another one may keep.
      if use == .whole { uses[node.id] = use }
      return
    }
    uses[node.id] = use
    used.append(node.id)
  }

  mutating func lose(_ kind: PayloadLoss.Kind, _ text: String, at place: Place) {
    lose(kind, text, at: place.node.mark, path: place.path)
  }

  mutating func lose(
    _ kind: PayloadLoss.Kind, _ text: String, at span: SourceSpan, path: CodingPath
  ) {
    losses.append(PayloadLoss(kind: kind, path: path, text: text, span: span))
  }

  /// Records the members that nobody reads, of a value and of all in it.
  mutating func loseUnread(of root: Place) {
    var pending = [root]
    while let place = pending.popLast() {
      if uses[place.node.id] == .whole { continue }
      for (index, element) in (place.node.elements ?? []).enumerated() {
        pending.append(place.element(index, element))
      }
      var known: Set<String> = []
      for member in place.node.object?.members ?? [] {
        let inner = place.member(member.key, member.value)
        guard known.insert(member.key).inserted else {
          lose(
            .ignoredKey, "\(member.key.quoted) is there twice, and the first one is read",
            at: member.keySpan, path: inner.path)
          continue
        }
        if uses[member.value.id] == nil {
          lose(
            .ignoredKey, "\(member.key.quoted) is no key of the schema, and is lost",
            at: member.keySpan, path: inner.path)
        } else {
          pending.append(inner)
        }
      }
    }
  }
}
