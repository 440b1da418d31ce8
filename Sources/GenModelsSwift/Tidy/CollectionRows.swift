/// How arrays and dictionaries of values are broken: as many elements on a row as fit.
extension LineBreaker {
  /// A literal that starts at `start` of a row and ends the row; nil where there is none, or where
  /// its bracket has no room.
  func collection(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row]? {
    let end = range.upperBound - (text.ends(range, with: ",") ? 1 : 0)
    guard end - start > 2, text.isCode(start, "["), text.isCode(end - 1, "]"),
      text.isBalanced(start + 1..<end - 1), fits(range.lowerBound..<start + 1, indentation)
    else { return nil }
    let inside = start + 1..<end - 1
    let count = text.items(of: inside).count
    // One name in brackets is a type.
    guard count > 1 || text.kinds[start + 1] == .literal else { return nil }
    return whole(range.lowerBound..<start + 1, indentation)
      + (count > 1 ? elements(inside, indentation + 2) : whole(inside, indentation + 2))
      + whole(end - 1..<range.upperBound, indentation)
  }

  /// `a + [b, c]`, broken before the `+` and then within the brackets.
  func sum(_ range: Range<Int>, from start: Int, _ indentation: Int, step: Int) -> [Row]? {
    let places = text.all("+ ", in: start..<range.upperBound)
    guard let first = places.first, first > start else { return nil }
    return filled(range, at: places, indentation, step: step, isSpaced: true).flatMap { row in
      guard !fits(row.range, row.indentation) else { return [row] }
      let value = row.range.lowerBound + (text.hasCode("+ ", at: row.range.lowerBound) ? 2 : 0)
      return collection(row.range, from: value, row.indentation) ?? [row]
    }
  }
}
