/// Finds names for what the emitted code declares on its own account, away from the user's names.
struct LocalNames {
  private let reserved: [Set<String>]
  private var claimed: Set<String> = []

  /// Makes a scope in which some names are taken already.
  init(taken reserved: Set<String>...) {
    self.reserved = reserved
  }

  /// The first candidate that is free and no keyword, else the last one with a number behind it.
  mutating func claim(_ candidates: String...) -> String {
    claim(candidates)
  }

  /// The first candidate that is free and no keyword, else the last one with a number behind it.
  mutating func claim(_ candidates: [String]) -> String {
    for candidate in candidates
    where !isTaken(candidate) && !ReservedWords.keywords.contains(candidate) {
      claimed.insert(candidate)
      return candidate
    }
    let base = candidates.last ?? ""
    var number = 2
    while isTaken("\(base)\(number)") { number += 1 }
    claimed.insert("\(base)\(number)")
    return "\(base)\(number)"
  }

  private func isTaken(_ name: String) -> Bool {
    claimed.contains(name) || reserved.contains { $0.contains(name) }
  }
}
