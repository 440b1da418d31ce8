/// How values are broken: at the list of a call first, then after `=` or a label, then at dots.
extension LineBreaker {
  /// An assignment or a plain value.
  func expression(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row] {
    if let rows = collection(range, from: start, indentation) { return rows }
    for sign: StaticString in [" = ", " += "] {
      guard let equals = text.first(sign, in: start..<range.upperBound) else { continue }
      if let rows = tuple(range, from: start, equals: equals, indentation) { return rows }
      return assignment(range, valueAt: equals + sign.utf8CodeUnitCount, indentation)
    }
    if start == range.lowerBound, !operators(in: range).isEmpty {
      return test(range, from: start, indentation)
    }
    let isChain =
      call(range, from: start, indentation) == nil
      && !text.lists(in: start..<range.upperBound).isEmpty
    guard start > range.lowerBound, isChain else { return value(range, from: start, indentation) }
    return whole(range.lowerBound..<start - 1, indentation)
      + value(start..<range.upperBound, from: start, indentation + 2, step: 0)
  }

  /// `name = value`, where the value may be a call that opens on the line of the name.
  func assignment(_ range: Range<Int>, valueAt start: Int, _ indentation: Int) -> [Row] {
    if let rows = call(range, from: start, indentation) { return rows }
    let value = start..<range.upperBound
    if !fits(value, indentation + 2) {
      if let rows = collection(range, from: start, indentation) { return rows }
      if let rows = chain(range, from: start, indentation) { return rows }
    }
    return whole(range.lowerBound..<start - 1, indentation)
      + self.value(value, from: start, indentation + 2, step: 0)
  }

  /// `(a, b) = value` whose names do not fit: one on a row; nil where they do.
  func tuple(
    _ range: Range<Int>, from start: Int, equals: Int, _ indentation: Int
  ) -> [Row]? {
    guard text.isCode(start, "("), text.isCode(equals - 1, ")"),
      !fits(range.lowerBound..<equals + 2, indentation)
    else { return nil }
    let names = text.items(of: start + 1..<equals - 1)
    let rest = equals - 1..<range.upperBound
    return whole(range.lowerBound..<start + 1, indentation)
      + names.flatMap { whole($0, indentation + 2) }
      + (fits(rest, indentation)
        ? whole(rest, indentation) : assignment(rest, valueAt: equals + 3, indentation))
  }

  /// `label: value` in a list.
  func argument(_ range: Range<Int>, colon: Int?, _ indentation: Int) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    guard let colon else { return value(range, from: range.lowerBound, indentation) }
    return collection(range, from: colon + 2, indentation)
      ?? assignment(range, valueAt: colon + 2, indentation)
  }

  /// A value that starts at `start` of a row, broken at its call or else at its dots.
  ///
  /// `step` is how much further the rows after a dot are indented: nothing where the value stands on
  /// a row that is indented already.
  func value(
    _ range: Range<Int>, from start: Int, _ indentation: Int, step: Int = 2
  ) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    if let rows = collection(range, from: start, indentation) { return rows }
    if let rows = call(range, from: start, indentation) { return rows }
    let callee = afterEffects(start, in: range)
    if let place = text.first("?? ", in: callee..<range.upperBound), place > start {
      let left = range.lowerBound..<place - 1
      let rows = operand(left, from: start, indentation)
      return (rows.count > 1 ? rows : value(left, from: start, indentation, step: step))
        + whole(place..<range.upperBound, indentation + step)
    }
    if let rows = choice(range, indentation, step: step) { return rows }
    if let rows = sum(range, from: start, indentation, step: step) { return rows }
    guard text.first(" ", in: callee..<range.upperBound) == nil else {
      return whole(range, indentation)
    }
    if let rows = chain(range, from: start, indentation) { return rows }
    let dots = text.dots(in: callee..<range.upperBound)
    let list = text.lists(in: callee..<range.upperBound).last
    if step == 0, let list, let dot = dots.last(where: { $0 < list.lowerBound }),
      !fits(dot..<range.upperBound, indentation),
      let rows = chain(dot..<range.upperBound, from: dot, indentation)
    {
      return filled(
        range.lowerBound..<dot, at: dots.filter { $0 < dot }, indentation, step: step,
        isSpaced: false) + rows
    }
    return filled(range, at: dots, indentation, step: step, isSpaced: false)
  }

  /// `condition ? value : value`, broken before the `?` and, where that is too little, before the `:`.
  private func choice(_ range: Range<Int>, _ indentation: Int, step: Int) -> [Row]? {
    guard let question = text.first(" ? ", in: range),
      let colon = text.first(" : ", in: question..<range.upperBound)
    else { return nil }
    let margin = indentation + step
    let condition = whole(range.lowerBound..<question, indentation)
    let values = question + 1..<range.upperBound
    guard !fits(values, margin) else { return condition + whole(values, margin) }
    return condition + branch(question + 1..<colon, margin)
      + branch(colon + 1..<range.upperBound, margin)
  }

  /// `? value` or `: value`.
  private func branch(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    guard !fits(range, indentation), range.count > 2 else { return whole(range, indentation) }
    let start = range.lowerBound + 2
    return collection(range, from: start, indentation)
      ?? chain(range, from: start, indentation) ?? whole(range, indentation)
  }

  /// A call with one argument per row, nil where the value is none or its head does not fit.
  func call(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row]? {
    let callee = afterEffects(start, in: range)
    guard text.first(" ", in: callee..<range.upperBound) == nil,
      let list = dictionary(at: callee, in: range) ?? onlyList(in: callee..<range.upperBound)
    else { return nil }
    return arguments(list, in: range, indentation)
  }

  /// A call that others follow, or members such as `?.value`: broken at the last list whose head fits.
  func chain(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row]? {
    let callee = afterEffects(start, in: range)
    guard text.first(" ", in: callee..<range.upperBound) == nil else { return nil }
    let list = text.lists(in: callee..<range.upperBound).last { list in
      list.count > 2 && fits(range.lowerBound..<list.lowerBound + 1, indentation)
        && isTail(text.chainEnd(in: list.upperBound + 1..<range.upperBound)..<range.upperBound)
    }
    return list.flatMap { arguments($0, in: range, indentation) }
  }

  private func arguments(
    _ list: ClosedRange<Int>, in range: Range<Int>, _ indentation: Int
  ) -> [Row]? {
    self.list(range, list, indentation) { item in
      self.argument(item, colon: self.label(of: item), indentation + 2)
    }
  }

  /// A call beside an operator or a brace: its arguments on rows of their own, its end behind them.
  func operand(_ range: Range<Int>, from start: Int, _ indentation: Int) -> [Row] {
    let callee = afterEffects(start, in: range)
    guard !fits(range, indentation), text.first(" ", in: callee..<range.upperBound) == nil,
      let list = text.lists(in: callee..<range.upperBound).first, list.count > 2,
      list.upperBound + 1 == range.upperBound
    else { return whole(range, indentation) }
    var items = text.items(of: list.lowerBound + 1..<list.upperBound)
    items[items.count - 1] = items[items.count - 1].lowerBound..<range.upperBound
    return whole(range.lowerBound..<list.lowerBound + 1, indentation)
      + items.flatMap { whole($0, indentation + 2) }
  }

  /// The parentheses of a value that has one pair of them, with arguments, at its end.
  private func onlyList(in range: Range<Int>) -> ClosedRange<Int>? {
    let lists = text.lists(in: range)
    guard lists.count == 1, let list = lists.first, list.count > 2,
      isTail(list.upperBound + 1..<range.upperBound)
    else { return nil }
    return list
  }

  /// The brackets of `[Key: Value]` or `[Key: Value].self`.
  private func dictionary(at start: Int, in range: Range<Int>) -> ClosedRange<Int>? {
    guard text.isCode(start, "["), let end = text.last("]", anywhereIn: start..<range.upperBound),
      text.isBalanced(start + 1..<end),
      text.items(of: start + 1..<end).count == 1,
      text.first(": ", in: start + 1..<end) != nil
    else { return nil }
    let tail = end + 1..<range.upperBound
    let name = text.hasCode(".self", at: end + 1) ? tail.dropFirst(5) : tail
    return isTail(name) ? start...end : nil
  }

  /// Rows for a list with one item per row and its ends on rows of their own.
  func list(
    _ range: Range<Int>, _ list: ClosedRange<Int>, _ indentation: Int,
    item rows: (Range<Int>) -> [Row]
  ) -> [Row]? {
    let head = range.lowerBound..<list.lowerBound + 1
    guard fits(head, indentation) else { return nil }
    let items = text.items(of: list.lowerBound + 1..<list.upperBound)
    return whole(head, indentation) + items.flatMap(rows)
      + whole(list.upperBound..<range.upperBound, indentation)
  }

  /// Rows that are broken at as few of the given places as fit.
  func filled(
    _ range: Range<Int>, at places: [Int], _ indentation: Int, step: Int = 2, isSpaced: Bool
  ) -> [Row] {
    var rows: [Row] = []
    var start = range.lowerBound
    var end = range.lowerBound
    for next in places + [range.upperBound + (isSpaced ? 1 : 0)] {
      let stop = isSpaced ? next - 1 : next
      let margin = rows.isEmpty ? indentation : indentation + step
      if end > start, !fits(start..<stop, margin) {
        rows.append(Row(indentation: margin, range: start..<end))
        start = isSpaced ? end + 1 : end
      }
      end = stop
    }
    let margin = rows.isEmpty ? indentation : indentation + step
    return rows + whole(start..<range.upperBound, margin)
  }

  /// The colon of a label at the start of a range.
  func label(of range: Range<Int>) -> Int? {
    guard let space = text.first(" ", in: range), text.isCode(space - 1, ":") else { return nil }
    return space - 1
  }

  /// Where a value goes on after `try` and `await`.
  private func afterEffects(_ start: Int, in range: Range<Int>) -> Int {
    var start = start
    for word: StaticString in ["try ", "try? ", "await "] where text.hasCode(word, at: start) {
      start = min(start + word.utf8CodeUnitCount, range.upperBound)
    }
    return start
  }

  /// Whether nothing but punctuation stands after a list.
  private func isTail(_ range: Range<Int>) -> Bool {
    range.isEmpty
      || (range.count == 1 && (text.ends(range, with: ",") || text.ends(range, with: ":")))
  }
}
