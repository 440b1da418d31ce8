internal import GenModelsDiagnostics
internal import GenModelsPipeline

/// A command line that says nothing that can be done.
struct UsageError: Error, Equatable {
  var message: String
  var help: String?

  /// The command that tells more; nil for the help of the subcommand.
  var seeAlso: String?

  /// The lines to show: never a page of usage.
  var text: String {
    let see = "see \(seeAlso ?? Subcommand.generate.helpInvocation)"
    let lines = ["gen-models: error: \(message)", help, see].compactMap(\.self)
    return lines.map { PrintableText.printable($0) + "\n" }.joined()
  }

  /// The error with the help of a subcommand as what tells more, where nothing better is known.
  func from(_ subcommand: Subcommand) -> UsageError {
    var error = self
    error.seeAlso = seeAlso ?? subcommand.helpInvocation
    return error
  }
}

extension UsageError {
  static func unknownOption(_ name: String, of subcommand: Subcommand) -> UsageError {
    // Without the dashes, which would make every short name near to every other.
    let bare = Suggestion.nearest(
      to: String(name.drop { $0 == "-" }),
      among: OptionRule.all(of: subcommand).map { String($0.name.dropFirst(2)) })
    return UsageError(
      message: "unknown option '\(name)'",
      help: Suggestion.help(for: name, among: bare.map { "--\($0)" }))
  }

  static func foreignOption(_ rule: OptionRule, of subcommand: Subcommand) -> UsageError {
    UsageError(message: "'\(subcommand.invocation)' has no option '\(rule.name)'")
  }

  static func unknownSubcommand(_ word: String) -> UsageError {
    UsageError(
      message: "no subcommand is named '\(word)'",
      help: Suggestion.help(for: word, among: Subcommand.words), seeAlso: "gen-models --help")
  }

  static func unknownShell(_ name: String?) -> UsageError {
    let message = name.map { "no completions exist for '\($0)'" } ?? "no shell is named"
    return UsageError(
      message: message,
      help: Suggestion.help(for: name ?? "", among: Shell.allCases.map(\.rawValue)))
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

  static let noSchema = UsageError(
    message: "no schema is named, and there is no 'gen-models.yml' here")
  static let pruningNothing = UsageError(
    message: "'--prune' needs '--output'", help: "only files of a folder of our own are removed")
  static let noSchemaOfPayloads = UsageError(message: "no schema is named")
  static let noPayload = UsageError(message: "no payload is named")
  static let schemaFromInput = UsageError(
    message: "a schema that payloads are read by is a file",
    help: "name the file of the schema, and '-' for a payload")
  static let inputTwice = UsageError(
    message: "'-' is named twice", help: "standard input can be read only once")

  static func unknownType(_ name: String, among types: [String]) -> UsageError {
    UsageError(
      message: "the schema has no type '\(name)'",
      help: Suggestion.help(for: name, among: types), seeAlso: "gen-models validate --help")
  }

  static let helperFileName = UsageError(
    message: "'--helper-file' takes a name without folders that ends in '.swift'",
    help: "the file stands beside the outputs of the schemas")

  static func noNewName(_ path: String) -> UsageError {
    UsageError(
      message: "'\(path)' is no name of a schema",
      help: "write '\(FilePath.join(path, "models"))' for a schema in that folder")
  }

  static let configurationName = UsageError(
    message: "'\(ConfigurationFile.name)' is the name of the configuration file",
    help: "give the schema another name")
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

  static func needless(_ operand: String, of subcommand: Subcommand) -> UsageError {
    UsageError(message: "'\(subcommand.rawValue)' takes nothing, and here is '\(operand)'")
  }

  static func tooMany(_ other: String, of subcommand: Subcommand, takes what: String)
    -> UsageError
  {
    UsageError(message: "'\(subcommand.rawValue)' takes \(what), and '\(other)' is another")
  }
}

extension Subcommand {
  fileprivate var helpInvocation: String { "\(invocation) --help" }
}
