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
  private enum Use: Comparable {
    /// A type reads it.
    case read
    /// It is left out.
    case skipped
    /// It is kept as it is.
    case whole
  }

  /// How many keys of one object have a loss of their own.
  private static let ownLosses = 20

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

  /// Forgets what would be lost by the values that were read since.
  mutating func forgetLosses(since mark: Mark) {
    losses.removeLast(losses.count - mark.losses)
  }

  mutating func take(_ taken: CaseTaken) { cases.append(taken) }

  /// Records that a type reads a value.
  mutating func read(_ node: JSONNode) { use(node, .read) }

  /// Records that a value is kept as it is.
  mutating func takeWhole(_ node: JSONNode) { use(node, .whole) }

  /// Records that a value is left out, so that nothing in it is lost besides.
  mutating func skip(_ node: JSONNode) { use(node, .skipped) }

  private mutating func use(_ node: JSONNode, _ use: Use) {
    if let known = uses[node.id] {
      // What one reader looks at another one may keep.
      uses[node.id] = max(known, use)
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

  /// Records the members that nobody reads, of a value and of all in it; where a value is kept as it
  /// is, those are the ones whose key was there before.
  mutating func loseUnread(of root: Place) {
    var pending = [(place: root, isKept: false)]
    while let (place, isKept) = pending.popLast() {
      let use = uses[place.node.id]
      if use == .skipped, !isKept { continue }
      let isKept = isKept || use == .whole
      for (index, element) in (place.node.elements ?? []).enumerated() {
        pending.append((place.element(index, element), isKept))
      }
      var unknown: [JSONObject.Member] = []
      var repeated: [JSONObject.Member] = []
      var counts: [String: Int] = [:]
      for member in place.node.object?.members ?? [] {
        let count = counts[member.key, default: 0] + 1
        counts[member.key] = count
        if count == 2 { repeated.append(member) }
        guard count == 1 else { continue }
        if isKept || uses[member.value.id] != nil {
          pending.append((place.member(member.key, member.value), isKept))
        } else {
          unknown.append(member)
        }
      }
      lose(unknown, of: place) { rest in
        rest == 0
          ? "is no key of the schema, and is lost"
          : "and \(rest) more are no keys of the schema, and are lost"
      }
      lose(repeated, of: place) { rest in
        rest == 0
          ? "is there twice, and the first one is read"
          : "and \(rest) more are there twice, and the first ones are read"
      }
    }
  }

  /// Records members of an object, the first ones each for itself and the rest in one.
  private mutating func lose(
    _ members: [JSONObject.Member], of object: Place, text: (_ rest: Int) -> String
  ) {
    for (index, member) in members.prefix(Self.ownLosses + 1).enumerated() {
      let rest = index == Self.ownLosses ? members.count - index - 1 : 0
      lose(
        .ignoredKey, "\(member.key.quoted) \(text(rest))", at: member.keySpan,
        path: object.path.appending(.key(member.key)))
    }
  }
}
