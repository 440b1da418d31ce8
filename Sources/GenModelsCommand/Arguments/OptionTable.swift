extension OptionRule {
  /// Every option; a name means the same for all subcommands that have it.
  static let all: [OptionRule] = [
    OptionRule(
      name: "--output", short: "-o", subcommands: [.generate],
      effect: .value(.folder) { $0.output = $1 }, summary: ["put all files into DIR"]),
    OptionRule(
      name: "--helper-file", subcommands: [.generate],
      effect: .value(.name) { $0.helperFile = $1 },
      summary: ["put helper types into one file, always written"]),
    OptionRule(
      name: "--config", subcommands: [.generate],
      effect: .value(.file) { $0.configuration = $1 },
      summary: ["read FILE in the place of gen-models.yml"]),
    OptionRule(
      name: "--prune", subcommands: [.generate], effect: .flag { $0.isPrune = true },
      summary: ["remove stale files, and say which"]),
    OptionRule(
      name: "--check", subcommands: [.generate], effect: .flag { $0.isCheck = true },
      summary: ["write nothing; print what differs as a patch"]),
    OptionRule(
      name: "--stdout", subcommands: [.generate], effect: .flag { $0.isPrint = true },
      summary: ["print; helper types last, a blank line between"]),
    OptionRule(
      name: "--templates", subcommands: [.generate],
      effect: .value(.folder) { $0.templates = $1 },
      summary: ["replace the templates of which DIR has files"]),
    OptionRule(
      name: "--export-templates", subcommands: [.generate],
      effect: .value(.folder) { $0.exportedTemplates = $1 },
      summary: ["write the built-in templates into DIR"]),
    OptionRule(
      name: "--dump-context", subcommands: [.generate], effect: .flag { $0.isContextDump = true },
      summary: ["print what templates may name, as JSON"]),
    OptionRule(
      name: "--type", subcommands: [.validate], effect: .value(.name) { $0.type = $1 },
      summary: ["read payloads as NAME, or as '[NAME]'", "(else as the first type of the schema)"]),
    OptionRule(
      name: "--cases", subcommands: [.validate], effect: .flag { $0.listsCases = true },
      summary: ["print the cases that unions are read as"]),
    OptionRule(
      name: "--color", subcommands: [.generate, .validate],
      effect: .choice(Options.ColorChoice.allCases.map(\.rawValue)) {
        $0.color = Options.ColorChoice(rawValue: $1) ?? .auto
      },
      summary: ["color of messages (auto: on a terminal)"]),
    OptionRule(
      name: "--diagnostics", subcommands: [.generate, .validate],
      effect: .choice(Options.DiagnosticFormat.allCases.map(\.rawValue)) {
        $0.diagnostics = Options.DiagnosticFormat(rawValue: $1) ?? .text
      },
      summary: ["form of messages (github: annotations)"]),
    OptionRule(
      name: "--quiet", subcommands: [.generate, .validate], effect: .flag { $0.isQuiet = true },
      summary: ["say nothing of success"]),
    OptionRule(
      name: "--help", short: "-h", subcommands: Set(Subcommand.allCases),
      effect: .stop { .help($0) }, summary: ["print this"]),
    OptionRule(
      name: "--version", subcommands: [.generate], effect: .stop { _ in .version },
      summary: ["print the version"]),
  ]
}
