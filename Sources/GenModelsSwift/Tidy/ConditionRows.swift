/// How the statements with a condition before their brace are broken.
extension LineBreaker {
  /// `if …`, without its brace.
  func condition(_ body: Range<Int>, from start: Int, _ indentation: Int) -> [Row] {
    guard !fits(body, indentation) else { return whole(body, indentation) }
    var items = text.items(of: start..<body.upperBound)
    guard let first = items.first else { return whole(body, indentation) }
    items[0] = body.lowerBound..<first.upperBound
    let isCall = items.count == 1 && text.first(" = ", in: items[0]) == nil
    if isCall { return test(body, from: start, indentation) }
    return binding(items[0], from: start, indentation)
      + items.dropFirst().flatMap { binding($0, from: $0.lowerBound, indentation + 2) }
  }

  /// `guard … else {`: the whole condition before `else`, or one condition per row.
  func guardStatement(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row] {
    guard text.ends(range, with: " else {"), start < range.upperBound - 7 else {
      return whole(range, indentation)
    }
    let condition = range.lowerBound..<range.upperBound - 7
    let tail = whole(range.upperBound - 6..<range.upperBound, indentation)
    guard !fits(condition, indentation) else { return whole(condition, indentation) + tail }
    return whole(range.lowerBound..<start - 1, indentation)
      + text.items(of: start..<condition.upperBound).flatMap {
        binding($0, from: $0.lowerBound, indentation + 2)
      }
      + tail
  }

  /// `switch (a, b)`, without its brace: one value per row.
  func subject(_ body: Range<Int>, from start: Int, _ indentation: Int) -> [Row] {
    guard !fits(body, indentation), text.isCode(start, "("),
      let list = text.lists(in: start..<body.upperBound).first,
      let rows = self.list(body, list, indentation, item: { whole($0, indentation + 2) })
    else { return whole(body, indentation) }
    return rows
  }

  /// `for name in values where condition`, broken before the `where` first.
  func loop(_ body: Range<Int>, with brace: Row, _ indentation: Int) -> [Row] {
    guard let place = text.first(" where ", in: body) else {
      return source(body, indentation) + [brace]
    }
    let condition = place + 1..<brace.range.upperBound
    let rows = source(body.lowerBound..<place, indentation)
    guard !fits(condition, indentation) else { return rows + whole(condition, indentation) }
    return rows + whole(place + 1..<body.upperBound, indentation) + [brace]
  }

  /// `for element in elements`, broken before the `in` where it has to be.
  private func source(_ body: Range<Int>, _ indentation: Int) -> [Row] {
    guard !fits(body, indentation), let place = text.first(" in ", in: body) else {
      return whole(body, indentation)
    }
    return whole(body.lowerBound..<place, indentation)
      + value(place + 1..<body.upperBound, from: place + 4, indentation + 2, step: 0)
  }

  /// One condition, broken after its `=` or as a test.
  private func binding(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    guard let equals = text.first(" = ", in: range) else {
      return test(range, from: start, indentation)
    }
    return assignment(range, valueAt: equals + 3, indentation)
  }
}
