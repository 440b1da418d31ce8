/// What the command line asks for.
enum Invocation: Equatable {
  case generate(Options)
  case explain(code: String?)
  case help
  case version
}

/// How files are to be generated.
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

/// One option: its names, what follows it, what it does.
///
/// Parser and help read the same table.
struct OptionRule: Sendable {
  enum Effect: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    case value(String, @Sendable (inout Options, String) -> Void)
    case choice([String], @Sendable (inout Options, String) -> Void)
    case stop(Invocation)
  }

  var name: String
  var short: String?
  var effect: Effect

  /// What the help says, one element per line.
  var summary: [String]

  /// What follows the name, as the help and errors show it.
  var placeholder: String? {
    switch effect {
    case .flag, .stop: nil
    case .value(let placeholder, _): placeholder
    case .choice(let values, _): values.joined(separator: "|")
    }
  }

  static let all: [OptionRule] = [
    OptionRule(
      name: "--output", short: "-o", effect: .value("DIR") { $0.output = $1 },
      summary: ["put all files into DIR"]),
    OptionRule(
      name: "--check", effect: .flag { $0.isCheck = true },
      summary: ["write nothing; print what differs as a patch"]),
    OptionRule(
      name: "--stdout", effect: .flag { $0.isPrint = true },
      summary: ["print; helper types last, a blank line between"]),
    OptionRule(
      name: "--color",
      effect: .choice(Options.ColorChoice.allCases.map(\.rawValue)) {
        $0.color = Options.ColorChoice(rawValue: $1) ?? .auto
      },
      summary: ["color of messages (auto: on a terminal)"]),
    OptionRule(
      name: "--diagnostics",
      effect: .choice(Options.DiagnosticFormat.allCases.map(\.rawValue)) {
        $0.diagnostics = Options.DiagnosticFormat(rawValue: $1) ?? .text
      },
      summary: ["form of messages (json: one object per line)"]),
    OptionRule(
      name: "--quiet", effect: .flag { $0.isQuiet = true }, summary: ["say nothing of success"]),
    OptionRule(name: "--help", short: "-h", effect: .stop(.help), summary: ["print this"]),
    OptionRule(name: "--version", effect: .stop(.version), summary: ["print the version"]),
  ]
}
