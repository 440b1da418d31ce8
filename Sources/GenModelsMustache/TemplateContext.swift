/// The values that a template can name at one place, the innermost last.
struct TemplateContext {
  enum Finding {
    case found(TemplateValue)

    /// The part of the name that nothing has, with the names that were there.
    case missing(part: String, known: [String])
  }

  private var stack: [TemplateValue]

  init(_ value: TemplateValue) {
    stack = [value]
  }

  mutating func push(_ value: TemplateValue) { stack.append(value) }
  mutating func pop() { stack.removeLast() }

  /// Finds a name: its first part from the innermost record outwards, the others in what was found.
  func find(_ path: TemplatePath) -> Finding {
    guard let first = path.first else { return .found(stack.last ?? .null) }
    guard var value = find(first) else { return .missing(part: first, known: names) }
    for part in path.rest {
      guard case .record(let record) = value else { return .missing(part: part, known: []) }
      guard let next = record[part] else { return .missing(part: part, known: record.names) }
      value = next
    }
    return .found(value)
  }

  private func find(_ name: String) -> TemplateValue? {
    var index = stack.count
    while index > 0 {
      index -= 1
      if case .record(let record) = stack[index], let value = record[name] { return value }
    }
    return nil
  }

  /// All names that are visible, the nearest first.
  private var names: [String] {
    var seen: Set<String> = []
    return stack.reversed().flatMap { value -> [String] in
      guard case .record(let record) = value else { return [] }
      return record.names.filter { seen.insert($0).inserted }
    }
  }
}
