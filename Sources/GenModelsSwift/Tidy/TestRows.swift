/// How conditions that bind nothing are broken: before `||` first, which binds less, then before `&&`,
/// then each operand.
extension LineBreaker {
  /// A test that starts at `start` of a row.
  ///
  /// `step` is how much further the rows after an operator are indented.
  func test(
    _ range: Range<Int>, from start: Int, _ indentation: Int, step: Int = 2
  ) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    let operands = start..<range.upperBound
    let alternatives = text.all("|| ", in: operands)
    let operators = alternatives.isEmpty ? text.all("&& ", in: operands) : alternatives
    guard let first = operators.first else {
      return comparison(range, from: start, indentation, step: step)
    }
    let rows = filled(range, at: operators, indentation, step: step, isSpaced: true)
    return rows.flatMap { row in
      let isFirst = row.range.lowerBound < first
      let start = isFirst ? start : row.range.lowerBound + 3
      let step = isFirst ? step : 2
      return alternatives.isEmpty
        ? comparison(row.range, from: start, row.indentation, step: step)
        : test(row.range, from: start, row.indentation, step: step)
    }
  }

  /// The places of `&&` and `||`.
  func operators(in range: Range<Int>) -> [Int] {
    (text.all("&& ", in: range) + text.all("|| ", in: range)).sorted()
  }

  /// One operand, broken before its `==` or `!=` or, where that is too little, within its left side.
  private func comparison(
    _ range: Range<Int>, from start: Int, _ indentation: Int, step: Int = 2
  ) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    let sides = start..<range.upperBound
    guard let sign = text.first(" == ", in: sides) ?? text.first(" != ", in: sides) else {
      return membership(range, from: start, indentation, step: step)
    }
    let left = range.lowerBound..<sign
    let value = sign + 1..<range.upperBound
    let right =
      (fits(value, indentation + 2)
        ? nil : collection(value, from: sign + 4, indentation + 2))
      ?? whole(value, indentation + step)
    if fits(left, indentation) { return whole(left, indentation) + right }
    guard text.isCode(start, "("),
      let rows = opened(left, in: start + 1..<sign - 1, indentation),
      let last = rows.last
    else {
      return (opened(left, in: start..<sign, indentation) ?? whole(left, indentation)) + right
    }
    let joined = last.range.lowerBound..<range.upperBound
    guard fits(joined, indentation) else { return rows + right }
    return rows.dropLast() + whole(joined, indentation)
  }

  /// `[a, b].contains(…)`, broken within the parentheses if a call in them can be broken and the array
  /// fits, else within the brackets; or any other call.
  private func membership(
    _ range: Range<Int>, from start: Int, _ indentation: Int, step: Int
  ) -> [Row] {
    let open = start + (text.isCode(start, "!") ? 1 : 0)
    guard text.isCode(open, "["), let close = text.closing(open, in: range), close > open + 1,
      let list = text.lists(in: close + 1..<range.upperBound).first
    else {
      return start == range.lowerBound
        ? value(range, from: start, indentation) : operand(range, from: start, indentation)
    }
    let hasCall = !text.lists(in: list.lowerBound + 1..<list.upperBound).isEmpty
    if hasCall, fits(range.lowerBound..<list.lowerBound + 1, indentation) {
      return contains(range, list, indentation)
    }
    let array = range.lowerBound..<close + 1
    if !hasCall, fits(array, indentation) {
      return whole(array, indentation) + whole(close + 1..<range.upperBound, indentation + step)
    }
    let tail = close..<range.upperBound
    return whole(range.lowerBound..<open + 1, indentation)
      + elements(open + 1..<close, indentation + 2)
      + (fits(tail, indentation) ? whole(tail, indentation) : contains(tail, list, indentation))
  }

  /// `….contains(value)` with the value on rows of its own.
  private func contains(
    _ range: Range<Int>, _ list: ClosedRange<Int>, _ indentation: Int
  ) -> [Row] {
    let value = list.lowerBound + 1..<list.upperBound
    let rows = fits(value, indentation + 2) ? nil : opened(value, in: value, indentation + 2)
    return whole(range.lowerBound..<list.lowerBound + 1, indentation)
      + (rows ?? whole(value, indentation + 2))
      + whole(list.upperBound..<range.upperBound, indentation)
  }

  /// The elements of an array, as many on a row as fit.
  func elements(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    // The bracket behind the last element takes the place of the comma that will follow.
    let places = text.items(of: range).dropFirst().map(\.lowerBound)
    var rows = filled(
      range.lowerBound..<range.upperBound + 1, at: places, indentation, step: 0, isSpaced: true)
    let last = rows.removeLast()
    return rows + [
      Row(
        indentation: indentation, range: last.range.lowerBound..<range.upperBound, endsArray: true)
    ]
  }

  /// A call with its arguments on rows of their own, whatever stands before and behind it.
  private func opened(_ range: Range<Int>, in call: Range<Int>, _ indentation: Int) -> [Row]? {
    guard let list = text.lists(in: call).first, list.count > 2 else { return nil }
    return self.list(range, list, indentation) { whole($0, indentation + 2) }
  }
}
