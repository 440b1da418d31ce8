/// What the command line asks for.
enum Invocation: Equatable {
  case generate(Options)
  case validate(Options)
  case explain(code: String?)
  case exportTemplates(folder: String)
  case initialize(name: String)
  case completions(Shell)
  case jsonSchema
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
    case github
  }

  /// Files, folders, and `-` for standard input.
  var schemas: [String] = []
  var output: String?
  /// The name of the one file for all helper types; nil where each has its own.
  var helperFile: String?
  /// The configuration file, where it is not the one of the working directory.
  var configuration: String?
  var isCheck = false
  var isPrune = false
  var isPrint = false
  /// The folder of templates that replace built-in ones.
  var templates: String?
  /// The folder that the built-in templates go to, in the place of a run.
  var exportedTemplates: String?
  var isContextDump = false
  var isQuiet = false
  /// The payloads to read by the one schema.
  var payloads: [String] = []
  /// The type that payloads are read as; nil for the first one of the schema.
  var type: String?
  /// Whether the cases that unions are read as are printed.
  var listsCases = false
  var color = ColorChoice.auto
  var diagnostics = DiagnosticFormat.text

  /// What makes the run print instead of write; nil where it writes.
  var printReason: String? {
    if isPrint { return "--stdout" }
    if isContextDump { return "--dump-context" }
    return schemas.contains(Options.standardInput) ? Options.standardInput : nil
  }

  /// The first option that says something of a run over schemas, in the order of the help.
  var runOption: String? {
    let given = [
      ("--output", output != nil), ("--helper-file", helperFile != nil),
      ("--config", configuration != nil), ("--prune", isPrune), ("--check", isCheck),
      ("--stdout", isPrint), ("--templates", templates != nil), ("--dump-context", isContextDump),
    ]
    return given.first { $0.1 }?.0
  }

  static let standardInput = "-"
}
