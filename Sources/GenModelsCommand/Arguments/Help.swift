/// What `--help` and `--version` print.
enum Help {
  static let version = "gen-models 0.1.0\n"

  /// The help of a subcommand: one screen, 80 columns.
  static func text(of subcommand: Subcommand) -> String {
    let rule = SubcommandRule[subcommand]
    let options = OptionRule.all(of: subcommand).flatMap { option in
      let names = (option.short.map { "\($0), " } ?? "    ") + option.name
      return rows(names + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
    }
    let paragraphs = [
      head(of: rule), rule.about, lines(["options:"] + options), rule.foot,
    ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The usage of everything on the first page, of itself on every other.
  private static func head(of rule: SubcommandRule) -> String {
    guard rule.subcommand == .generate else {
      return "usage: \(usage(of: rule))\n\n\(rule.summary)\n"
    }
    let usages = Subcommand.allCases.flatMap { subcommand in
      let rule = SubcommandRule[subcommand]
      return rows(usage(of: rule), [rule.summary])
    }
    return lines(
      ["gen-models writes the Swift types of JSON from YAML schemas.", "", "usage:"] + usages)
  }

  private static func usage(of rule: SubcommandRule) -> String {
    rule.subcommand.invocation + (rule.synopsis.isEmpty ? "" : " \(rule.synopsis)")
  }

  /// A term with its explanation beside it, or below where the term is too wide.
  private static func rows(_ term: String, _ explanation: [String]) -> [String] {
    let head = "  " + term
    let margin = String(repeating: " ", count: 33)
    guard head.count < margin.count else { return [head] + explanation.map { margin + $0 } }
    return explanation.enumerated().map { offset, line in
      (offset == 0 ? head + margin.dropFirst(head.count) : margin) + line
    }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
