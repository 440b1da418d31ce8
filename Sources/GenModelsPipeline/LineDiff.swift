/// The lines in which two texts differ, by Myers' greedy algorithm.
///
/// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986. After `patience` edits
/// without an end, the path that came furthest is taken as found and the search starts anew from
/// there: two large texts with nothing in common cost time in proportion to their length, at the
/// price of a script that is not always the shortest.
struct LineDiff {
  /// Lines of the old text that lines of the new one replace; either may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes in the order of the texts, with at least one equal line between two of them.
  private(set) var changes: [Change] = []

  private let old: [Int]
  private let new: [Int]
  private static let patience = 256

  /// Compares two texts, given as their lines.
  init(_ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    var (old, new) = (oldLines.map(number), newLines.map(number))
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    self.old = old
    self.new = new
    var position = Point(old: 0, new: 0)
    while let next = advance(from: position) { position = next }
  }

  private struct Point: Equatable {
    var old: Int
    var new: Int
  }

  /// Takes the path as far as patience goes; nil at the end of both texts.
  private mutating func advance(from start: Point) -> Point? {
    let end = Point(old: old.count - start.old, new: new.count - start.new)
    if end == Point(old: 0, new: 0) { return nil }
    // `reach[d][k + d]` is the furthest line of the old text on diagonal k after d edits.
    var reach: [[Int]] = []
    for edits in 0...Self.patience {
      var row = [Int](repeating: -1, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = edits == 0 ? 0 : Self.step(reach[edits - 1], diagonal, edits).x
        while x < end.old, x - diagonal < end.new,
          old[start.old + x] == new[start.new + x - diagonal]
        { x += 1 }
        row[diagonal + edits] = x
        if x == end.old, x - diagonal == end.new {
          reach.append(row)
          record(reach, diagonal, start)
          return Point(old: old.count, new: new.count)
        }
      }
      reach.append(row)
    }
    let last = reach[Self.patience]
    let inside = stride(from: -Self.patience, through: Self.patience, by: 2).filter {
      let x = last[$0 + Self.patience]
      return x <= end.old && x - $0 <= end.new
    }
    // Of those that came equally far, the one that took as many lines from either text.
    func merit(_ diagonal: Int) -> (Int, Int) {
      (2 * last[diagonal + Self.patience] - diagonal, -abs(diagonal))
    }
    let furthest = inside.max { merit($0) < merit($1) }
    guard let diagonal = furthest else {
      append(Change(old: start.old..<old.count, new: start.new..<new.count))
      return nil
    }
    record(reach, diagonal, start)
    let x = last[diagonal + Self.patience]
    return Point(old: start.old + x, new: start.new + x - diagonal)
  }

  /// The better of the two ways onto a diagonal: an insertion from above, or a deletion from below.
  private static func step(
    _ row: [Int], _ diagonal: Int, _ edits: Int
  ) -> (x: Int, isInsertion: Bool) {
    let center = edits - 1
    let above = diagonal < edits - 1 ? row[diagonal + 1 + center] : -1
    let below = diagonal > 1 - edits ? row[diagonal - 1 + center] : -1
    return below < above ? (above, true) : (below + 1, false)
  }

  /// Walks a path back to its start and records its edits.
  private mutating func record(_ reach: [[Int]], _ lastDiagonal: Int, _ start: Point) {
    var edits: [Change] = []
    var diagonal = lastDiagonal
    for count in stride(from: reach.count - 1, to: 0, by: -1) {
      let (x, isInsertion) = Self.step(reach[count - 1], diagonal, count)
      let (old, new) = (start.old + x, start.new + x - diagonal)
      edits.append(
        isInsertion
          ? Change(old: old..<old, new: new - 1..<new) : Change(old: old - 1..<old, new: new..<new))
      diagonal += isInsertion ? 1 : -1
    }
    for edit in edits.reversed() { append(edit) }
  }

  private mutating func append(_ change: Change) {
    if let last = changes.last, last.old.upperBound == change.old.lowerBound,
      last.new.upperBound == change.new.lowerBound
    {
      changes[changes.count - 1] = Change(
        old: last.old.lowerBound..<change.old.upperBound,
        new: last.new.lowerBound..<change.new.upperBound)
    } else {
      changes.append(change)
    }
  }
}
