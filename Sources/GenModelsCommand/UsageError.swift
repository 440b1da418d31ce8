internal import GenModelsDiagnostics

/// A command line that says nothing that can be done.
struct UsageError: Error, Equatable {
  var message: String
  var help: String?

  /// The command that tells more.
  var seeAlso = "gen-models --help"

  /// The lines to show: never a page of usage.
  var text: String {
    let lines = ["gen-models: error: \(message)", help, "see \(seeAlso)"].compactMap(\.self)
    return lines.map { PrintableText.printable($0) + "\n" }.joined()
  }
}

extension UsageError {
  static func unknownOption(_ name: String) -> UsageError {
    // Without the dashes, which would make every short name near to every other.
    let bare = Suggestion.nearest(
      to: String(name.drop { $0 == "-" }),
      among: OptionRule.all.map { String($0.name.dropFirst(2)) })
    return UsageError(
      message: "unknown option '\(name)'",
      help: Suggestion.help(for: name, among: bare.map { "--\($0)" }))
  }

  static func missingValue(_ rule: OptionRule) -> UsageError {
    UsageError(
      message: "'\(rule.name)' needs a value",
      help: "write '\(rule.name) \(rule.placeholder ?? "")'")
  }

  static func needlessValue(_ rule: OptionRule) -> UsageError {
    UsageError(message: "'\(rule.name)' takes no value")
  }

  static func unknownValue(_ value: String, of rule: OptionRule, among allowed: [String])
    -> UsageError
  {
    UsageError(
      message: "unknown value '\(value)' of '\(rule.name)'",
      help: Suggestion.help(for: value, among: allowed))
  }

  static func repeated(_ rule: OptionRule) -> UsageError {
    UsageError(message: "'\(rule.name)' is given twice")
  }

  static func excluding(_ one: String, _ other: String) -> UsageError {
    UsageError(message: "'\(one)' and '\(other)' exclude each other")
  }

  static let noSchema = UsageError(message: "no schema is named")
  static let emptyPath = UsageError(message: "the path of a schema is empty")

  static func unknownCode(_ code: String) -> UsageError {
    // Of the same family, the first digit, since the codes of others are as near in letters.
    let family = code.uppercased().prefix(3)
    let known = DiagnosticCode.allCases.map(\.rawValue).filter {
      !family.hasPrefix("GM") || $0.hasPrefix(family)
    }
    let near = Suggestion.nearest(to: code, among: known)
    return UsageError(
      message: "no error has the code '\(code)'", help: Suggestion.help(for: code, among: near),
      seeAlso: "gen-models explain")
  }

  static func tooManyCodes(_ code: String) -> UsageError {
    UsageError(message: "'explain' takes one code, and '\(code)' is another")
  }
}
