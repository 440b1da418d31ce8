/// What the command line asks for.
enum Invocation: Equatable {
  case generate(Options)
  case explain(code: String?)
  case initialize(name: String)
  case completions(Shell)
  case help(Subcommand)
  case version
}

/// What the options of all subcommands say.
struct Options: Equatable {
  enum ColorChoice: String, CaseIterable {
    case auto
    case always
    case never
  }

  enum DiagnosticFormat: String, CaseIterable {
    case text
    case json
  }

  /// Files, folders, and `-` for standard input.
  var schemas: [String] = []
  var output: String?
  /// The name of the one file for all helper types; nil where each has its own.
  var helperFile: String?
  var isCheck = false
  var isPrint = false
  var isQuiet = false
  var color = ColorChoice.auto
  var diagnostics = DiagnosticFormat.text

  /// What makes the run print instead of write; nil where it writes.
  var printReason: String? {
    if isPrint { return "--stdout" }
    return schemas.contains(Options.standardInput) ? Options.standardInput : nil
  }

  static let standardInput = "-"
}
