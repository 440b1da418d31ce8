/// How declarations are broken.
extension LineBreaker {
  /// `case name(…)`, `case name = "raw"` and the patterns of a switch.
  func caseLine(_ range: Range<Int>, name: Int, _ indentation: Int) -> [Row] {
    if let colon = text.first(": ", in: range), !text.isCode(range.upperBound - 1, ":") {
      return statement(range.lowerBound..<colon + 1, indentation)
        + statement(colon + 2..<range.upperBound, indentation + 2)
    }
    let isPattern = text.isCode(range.upperBound - 1, ":")
    let items = text.items(of: name..<range.upperBound)
    if items.count > 1 {
      guard isPattern else { return whole(range, indentation) }
      return filled(
        range, at: items.dropFirst().map(\.lowerBound), indentation, isSpaced: true)
    }
    if isPattern { return value(range, from: name, indentation) }
    if let equals = text.first(" = ", in: range) {
      return assignment(range, valueAt: equals + 3, indentation)
    }
    guard let list = text.lists(in: name..<range.upperBound).first,
      list.upperBound == range.upperBound - 1,
      let rows = self.list(
        range, list, indentation, item: { self.parameter($0, indentation + 2) })
    else { return whole(range, indentation) }
    return rows
  }

  /// `let` and `var`, with a type, a value or both.
  func property(_ range: Range<Int>, name: Int, _ indentation: Int) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    let equals = text.first(" = ", in: name..<range.upperBound)
    guard let colon = text.first(": ", in: name..<(equals ?? range.upperBound)) else {
      guard let equals else { return whole(range, indentation) }
      if let rows = tuple(range, from: name, equals: equals, indentation) { return rows }
      let value = equals + 3..<range.upperBound
      if !operators(in: value).isEmpty || text.first(" == ", in: value) != nil {
        return whole(range.lowerBound..<equals + 2, indentation)
          + test(value, from: value.lowerBound, indentation + 2, step: 0)
      }
      return assignment(range, valueAt: equals + 3, indentation)
    }
    if let equals, let rows = collection(range, from: equals + 3, indentation) { return rows }
    if let equals, fits(range.lowerBound..<equals + 2, indentation) {
      return whole(range.lowerBound..<equals + 2, indentation)
        + value(equals + 3..<range.upperBound, from: equals + 3, indentation + 2, step: 0)
    }
    return whole(range.lowerBound..<colon + 1, indentation)
      + type(colon + 2..<range.upperBound, indentation + 2, step: 2)
  }

  /// `name: Type`, `Type` or `name: Type = value` in a list.
  func parameter(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    let colon = text.first(": ", in: range)
    if let equals = text.first(" = ", in: range),
      let rows = collection(range, from: equals + 3, indentation)
    {
      return rows
    }
    if let equals = text.first(" = ", in: range), fits(range.lowerBound..<equals + 2, indentation) {
      return whole(range.lowerBound..<equals + 2, indentation)
        + whole(equals + 3..<range.upperBound, indentation + 2)
    }
    if let rows = dictionary(range, after: colon.map { $0 + 2 } ?? range.lowerBound, indentation) {
      return rows
    }
    guard let colon else { return whole(range, indentation) }
    return whole(range.lowerBound..<colon + 1, indentation)
      + type(colon + 2..<range.upperBound, indentation + 2)
  }

  /// `@available(*, deprecated, message: "…")`: its message on a row of its own, the rest on one.
  func attribute(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    guard let list = text.lists(in: range).first, list.upperBound == range.upperBound - 1 else {
      return whole(range, indentation)
    }
    let values = list.lowerBound + 1..<list.upperBound
    guard let last = text.items(of: values).last, values.lowerBound < last.lowerBound else {
      return whole(range, indentation)
    }
    var rows = whole(range.lowerBound..<values.lowerBound, indentation)
    rows += whole(values.lowerBound..<last.lowerBound - 1, indentation + 2)
    rows += argument(last, colon: text.first(": ", in: last), indentation + 2)
    return rows + whole(list.upperBound..<range.upperBound, indentation)
  }

  /// `typealias Name = Type`.
  func alias(_ range: Range<Int>, _ indentation: Int) -> [Row] {
    guard let equals = text.first(" = ", in: range) else { return whole(range, indentation) }
    if let rows = dictionary(range, after: equals + 3, indentation) { return rows }
    return whole(range.lowerBound..<equals + 2, indentation)
      + type(equals + 3..<range.upperBound, indentation + 2)
  }

  /// A function or an initialiser: its parameters first, then what it returns.
  func signature(
    _ range: Range<Int>, name: Int, hasBody: Bool, _ indentation: Int
  ) -> [Row] {
    guard let list = text.lists(in: name..<range.upperBound).first else {
      return whole(range, indentation)
    }
    var start = range.lowerBound
    var rows: [Row] = []
    if list.count > 2 {
      guard
        let listed = self.list(
          range, list, indentation, item: { self.parameter($0, indentation + 2) })
      else { return whole(range, indentation) }
      rows = listed.dropLast()
      start = list.upperBound
    }
    let tail = start..<range.upperBound
    let body = start..<range.upperBound - (hasBody ? 2 : 0)
    guard !fits(tail, indentation), let arrow = text.first(" -> ", in: body) else {
      return rows + whole(tail, indentation)
    }
    let brace = hasBody ? whole(range.upperBound - 1..<range.upperBound, indentation) : []
    if !rows.isEmpty, fits(body, indentation) { return rows + whole(body, indentation) + brace }
    if let broken = dictionary(body, after: arrow + 4, indentation) { return rows + broken + brace }
    return rows + whole(start..<arrow, indentation)
      + filled(
        arrow + 1..<body.upperBound, at: text.dots(in: arrow + 4..<body.upperBound),
        indentation + 2, step: 0, isSpaced: false) + brace
  }

  /// The head of a type up to its brace: its conformances on as few rows as fit.
  func typeHead(_ range: Range<Int>, _ name: Int, _ indentation: Int) -> [Row] {
    guard let colon = text.first(": ", in: name..<range.upperBound),
      text.first(" where ", in: range) == nil
    else { return whole(range, indentation) }
    let items = text.items(of: colon + 2..<range.upperBound).map(\.lowerBound)
    if fits(range.lowerBound..<colon + 1, indentation) {
      return filled(range, at: items, indentation, isSpaced: true)
    }
    return whole(range.lowerBound..<name - 1, indentation)
      + filled(name..<range.upperBound, at: items, indentation + 2, isSpaced: true)
  }

  /// A type on a row of its own, with the default value that may follow it.
  private func type(_ range: Range<Int>, _ indentation: Int, step: Int = 0) -> [Row] {
    guard !fits(range, indentation) else { return whole(range, indentation) }
    if let rows = dictionary(range, after: range.lowerBound, indentation) { return rows }
    guard let equals = text.first(" = ", in: range) else {
      return filled(
        range, at: text.dots(in: range), indentation, step: step, isSpaced: false)
    }
    return whole(range.lowerBound..<equals + 2, indentation)
      + value(equals + 3..<range.upperBound, from: equals + 3, indentation + step, step: 0)
  }

  /// A row with a dictionary type, broken before the innermost value type; nil where there is none.
  private func dictionary(
    _ range: Range<Int>, after start: Int, _ indentation: Int
  ) -> [Row]? {
    let end = text.first(" = ", in: start..<range.upperBound) ?? range.upperBound
    guard text.isCode(start, "["), let colon = text.last(": ", anywhereIn: start..<end),
      fits(range.lowerBound..<colon + 1, indentation)
    else { return nil }
    return whole(range.lowerBound..<colon + 1, indentation)
      + whole(colon + 2..<range.upperBound, indentation + 2)
  }
}
