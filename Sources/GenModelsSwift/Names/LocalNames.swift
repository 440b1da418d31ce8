/// Finds names for what the emitted code declares on its own account, away from the user's names.
struct LocalNames {
  private var taken: Set<String>

  /// Makes a scope in which some names are taken already.
  init(taken: Set<String>) {
    self.taken = taken
  }

  /// The first candidate that is free and no keyword, else the first one with a number behind it.
  mutating func claim(_ candidates: String...) -> String {
    for candidate in candidates
    where !taken.contains(candidate) && !ReservedWords.keywords.contains(candidate) {
      taken.insert(candidate)
      return candidate
    }
    let base = candidates.last ?? ""
    var number = 2
    while taken.contains("\(base)\(number)") { number += 1 }
    taken.insert("\(base)\(number)")
    return "\(base)\(number)"
  }
}
