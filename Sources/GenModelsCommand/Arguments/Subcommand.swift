/// What a command line is for: the word that it starts with, or to generate where it has none.
enum Subcommand: String, CaseIterable {
  case generate
  case validate
  case explain
  case initialize = "init"
  case completions
  case jsonSchema = "json-schema"
  case help

  /// The subcommand of a word; generating has none, since it is what schemas alone mean.
  init?(word: String) {
    guard let subcommand = Subcommand(rawValue: word), subcommand != .generate else { return nil }
    self = subcommand
  }

  /// The words that a command line may start with.
  static let words = allCases.filter { $0 != .generate }.map(\.rawValue)

  /// What is typed to get there.
  var invocation: String {
    self == .generate ? "gen-models" : "gen-models \(rawValue)"
  }
}

/// A row of the table of subcommands, which the parser, the help and the completions read.
///
/// The options of a subcommand are the rows of `OptionRule.all` that name it.
struct SubcommandRule: Sendable {
  /// What may stand behind the word, for completions.
  struct Operand: Sendable {
    /// Words with their meanings, of which one may stand first.
    var words: @Sendable () -> [(word: String, meaning: String)]

    /// How the names of files end that may stand here.
    var endings: [String] = []
  }

  var subcommand: Subcommand
  var operand: Operand

  /// What is typed behind the word, as the help shows it.
  var synopsis: String

  /// What it does, in half a line.
  var summary: String

  /// What its help says above the options, in lines of 80 columns.
  var about: String

  /// What its help says below the options.
  var foot = ""

  /// Checks what was read against itself.
  var invocation:
    @Sendable (_ operands: [String], _ options: Options) throws(UsageError) -> Invocation

  /// The row of a subcommand.
  static subscript(subcommand: Subcommand) -> SubcommandRule {
    switch subcommand {
    case .generate: .generate
    case .validate: .validate
    case .explain: .explain
    case .initialize: .initialize
    case .completions: .completions
    case .jsonSchema: .jsonSchema
    case .help: .help
    }
  }
}

extension SubcommandRule.Operand {
  /// The words that a command line may start with.
  static let subcommand = Self(words: {
    Subcommand.words.compactMap { Subcommand(word: $0) }.map {
      ($0.rawValue, SubcommandRule[$0].summary)
    }
  })

  /// Schemas, or a subcommand.
  static let schema = Self(words: subcommand.words, endings: [".yml", ".yaml"])

  /// A schema, then payloads.
  static let payload = Self(
    words: { [] }, endings: [".yml", ".yaml", ".json", ".jsonl", ".ndjson"])

  /// The code of an error.
  static let code = Self(words: { Explanation.pages().map { ($0.code, $0.title) } })

  /// A name that nothing has yet.
  static let newName = Self(words: { [] })

  /// Nothing.
  static let nothing = Self(words: { [] })

  /// The name of a shell.
  static let shell = Self(words: {
    Shell.allCases.map { ($0.rawValue, "completions for \($0.rawValue)") }
  })
}
