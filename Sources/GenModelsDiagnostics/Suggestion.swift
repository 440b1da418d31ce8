/// Finds the names that a misspelt one may have meant.
package enum Suggestion {
  /// The `help` text for a misspelt name: the near names, else the allowed ones where they are few.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - allowed: What could have been written, in the order to show.
  /// - Returns: One action, or nil where nothing is near and too much is allowed.
  package static func help(for name: String, among allowed: [String]) -> String? {
    let near = nearest(to: name, among: allowed)
    if !near.isEmpty { return "did you mean \(list(near))?" }
    guard !allowed.isEmpty, allowed.count <= 8 else { return nil }
    return allowed.count == 1
      ? "only \(list(allowed)) is allowed here" : "allowed here: \(list(allowed))"
  }

  /// At most three names within a third of the longer one's length, nearest first.
  ///
  /// Names of one or two letters are never suggested for: everything would be near.
  package static func nearest(to name: String, among allowed: [String]) -> [String] {
    let written = fold(name)
    guard written.count > 2 else { return [] }
    let ranked = allowed.enumerated().compactMap { offset, candidate -> Ranked? in
      // A scalar has one to four bytes, which tells of most names that they are too short or long.
      let bytes = candidate.utf8.count
      guard bytes >= written.count - (written.count + 2) / 3, bytes <= 6 * written.count + 4 else {
        return nil
      }
      let other = fold(candidate)
      let reach = (max(written.count, other.count) + 2) / 3
      guard other.count > 2, abs(written.count - other.count) <= reach,
        let distance = distance(written, other, upTo: reach)
      else { return nil }
      return Ranked(name: candidate, distance: distance, offset: offset)
    }
    return ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.prefix(3)
      .map(\.name)
  }

  private struct Ranked {
    var name: String
    var distance: Int
    var offset: Int
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func fold(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars)
  }

  /// The Damerau–Levenshtein distance in its optimal string alignment form, nil beyond a limit.
  private static func distance(
    _ one: [Unicode.Scalar], _ other: [Unicode.Scalar], upTo limit: Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, left) in one.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for (column, right) in other.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (left == right ? 0 : 1))
        if row > 0, column > 0, left == other[column - 1], one[row - 1] == right {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      // A swap reaches back two rows, so both must be beyond the limit.
      if min(current.min() ?? 0, last.min() ?? 0) > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
