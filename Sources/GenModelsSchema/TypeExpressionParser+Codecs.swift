import GenModelsDiagnostics

extension TypeExpressionParser {
  /// Reads what stands in parentheses behind the name of a type.
  ///
  /// - Parameters:
  ///   - type: The name.
  ///   - start: Where the name starts.
  /// - Returns: The codec.
  /// - Throws: What is wrong with it.
  mutating func codec(of type: String, from start: Int) throws(Problem) -> Codec {
    let opening = position
    let content = try parenthesized(of: type, from: opening)
    let choices = Codec.named(of: type)
    guard !choices.isEmpty else {
      // The whole of it goes, so the whole of it is shown.
      throw problem(
        "'\(type)' has one form only, and no codec in parentheses", from: start,
        help: Self.typesWithCodecs(like: type))
    }
    if let quote = content.first, quote == "\"" || quote == "'" {
      return .pattern(try pattern(in: content, of: type, from: opening))
    }
    let words = content.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let choice = choices.first(where: { $0.spelling == words }) { return choice.codec }
    throw problem(
      words.isEmpty ? "the codec of '\(type)' is missing" : "'\(type)' has no codec '\(words)'",
      code: .unknownValue, from: opening + 1, closedBy: 1,
      help: Self.help(for: words, of: type, among: choices.map(\.spelling)))
  }

  /// The text between parentheses; what stands between quotes may have parentheses of its own.
  private mutating func parenthesized(of type: String, from opening: Int) throws(Problem) -> String
  {
    position = opening + 1
    var isQuoted = false
    while position < scalars.count, isQuoted || scalars[position] != ")" {
      if scalars[position] == "\"" { isQuoted.toggle() }
      position += 1
    }
    guard position < scalars.count else {
      throw problem(
        isQuoted ? "a '\"' is never closed" : "a '(' is never closed", from: opening,
        help: isQuoted
          ? #"where YAML ends the text early, quote the whole type: 'Date("yyyy, MM")'"#
          : "write ')' behind the codec")
    }
    position += 1
    return text(opening + 1..<position - 1)
  }

  private static func help(
    for words: String, of type: String, among spellings: [String]
  ) -> String {
    let longer = spellings.filter { !words.isEmpty && $0.hasPrefix(words) }
    let near = longer.isEmpty ? Suggestion.nearest(to: words, among: spellings) : longer
    if !near.isEmpty { return "did you mean \(choice(near.map { "\(type)(\($0))" }))?" }
    let all = spellings.map { "\(type)(\($0))" }
    return "write \(choice(type == "Date" ? all + [#"Date("yyyy-MM-dd")"#] : all))"
  }

  private static func choice(_ types: [String]) -> String {
    let quoted = types.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func typesWithCodecs(like type: String) -> String {
    let types = ["Date", "Data", "Bool", "Int", "UInt64", "Double", "Float", "Decimal"]
    if let near = Suggestion.nearest(to: type, among: types).first {
      return "did you mean '\(near)'?"
    }
    return "leave the parentheses out; 'Date', 'Data', 'Bool' and numbers have codecs"
  }
}

extension TypeExpressionParser {
  /// The pattern of a date, checked as far as a text can be.
  private func pattern(
    in content: String, of type: String, from opening: Int
  ) throws(Problem) -> String {
    guard type == "Date" else {
      throw problem(
        "only a 'Date' has a pattern", from: opening + 1, closedBy: 1,
        help: "leave the quotes out")
    }
    let text = content.reversed().drop(while: \.isWhitespace).reversed().map { $0 }
    guard text.count > 1, text.first == "\"", text.last == "\"",
      !text.dropFirst().dropLast().contains("\"")
    else {
      throw problem(
        "the pattern of a date stands between two '\"'", from: opening + 1, closedBy: 1,
        help: #"write 'Date("yyyy-MM-dd")'"#)
    }
    let pattern = String(text.dropFirst().dropLast())
    if let flaw = DatePattern(pattern).flaw {
      throw problem(flaw.message, from: opening + 1, closedBy: 1, help: flaw.help)
    }
    return pattern
  }

  /// A problem of what stands between parentheses, without those.
  private func problem(
    _ message: String, code: DiagnosticCode = .typeExpression, from start: Int,
    closedBy count: Int, help: String?
  ) -> Problem {
    var problem = problem(message, code: code, from: start, help: help)
    problem.range = start..<max(position - count, start)
    return problem
  }
}
