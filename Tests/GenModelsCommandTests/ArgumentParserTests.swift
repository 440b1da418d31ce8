import Testing

@testable import GenModelsCommand

/// The command line, read by the table of options.
struct ArgumentParserTests {
  private static func options(_ change: (inout Options) -> Void) -> Invocation {
    var options = Options()
    change(&options)
    return .generate(options)
  }

  private static let readings: [([String], Invocation)] = [
    (["a.yml"], options { $0.schemas = ["a.yml"] }),
    (
      ["--check", "a.yml", "-o", "out", "b", "--quiet"],
      options {
        $0.schemas = ["a.yml", "b"]
        $0.output = "out"
        $0.isCheck = true
        $0.isQuiet = true
      }
    ),
    (
      ["a", "--output=out", "--color=never"],
      options {
        $0.schemas = ["a"]
        $0.output = "out"
        $0.color = .never
      }
    ),
    (
      ["a", "-oout", "--diagnostics", "json"],
      options {
        $0.schemas = ["a"]
        $0.output = "out"
        $0.diagnostics = .json
      }
    ),
    (
      ["--output=--check", "a"],
      options {
        $0.schemas = ["a"]
        $0.output = "--check"
      }
    ),
    (["--", "--check", "explain"], options { $0.schemas = ["--check", "explain"] }),
    (["-"], options { $0.schemas = ["-"] }), ([], options { _ in }),
    (
      ["--config", "c.yml", "--prune"],
      options {
        $0.configuration = "c.yml"
        $0.isPrune = true
      }
    ),
    (
      ["--stdout", "a", "explain"],
      options {
        $0.schemas = ["a", "explain"]
        $0.isPrint = true
      }
    ),
    (["explain"], .explain(code: nil)),
    (["explain", "gm203"], .explain(code: "gm203")),
    (["--help"], .help(.generate)), (["a.yml", "-h", "--nonsense"], .help(.generate)),
    (["explain", "--help"], .help(.explain)), (["help", "explain"], .help(.explain)),
    (["help"], .help(.generate)), (["help", "help"], .help(.help)),
    (["a.yml", "help"], options { $0.schemas = ["a.yml", "help"] }),
    (["completions", "zsh"], .completions(.zsh)), (["init"], .initialize(name: "models")),
    (["init", "init"], .initialize(name: "init")), (["json-schema"], .jsonSchema),
    (["./help"], options { $0.schemas = ["./help"] }), (["--version"], .version),
  ]

  @Test(arguments: readings)
  func argumentsAreRead(arguments: [String], invocation: Invocation) throws {
    #expect(try ArgumentParser.parse(arguments) == invocation)
  }

  private static let refusals: [([String], String)] = [
    (["--config", "c.yml", "a"], "'--config' and 'a' exclude each other\n"),
    (
      ["--prune", "a"],
      "'--prune' needs '--output'\nonly files of a folder of our own are removed\n"
    ),
    (["--export-templates", "T", "a"], "'--export-templates' and 'a' exclude each other\n"),
    (
      ["--check", "--export-templates", "T"],
      "'--export-templates' and '--check' exclude each other\n"
    ),
    (["--stdout", "--dump-context"], "'--stdout' and '--dump-context' exclude each other\n"),
    (["--prune", "--stdout"], "'--prune' and '--stdout' exclude each other\n"),
    (["a", ""], "the path of a schema is empty\n"),
    (["--chekc", "a"], "unknown option '--chekc'\ndid you mean '--check'?\n"),
    (["--outputs=x", "a"], "unknown option '--outputs'\ndid you mean '--output'?\n"),
    (["--xyzzyplugh"], "unknown option '--xyzzyplugh'\n"),
    (["-x"], "unknown option '-x'\n"),
    (["--\u{1B}"], "unknown option '--␛'\n"),
    (["a", "--output"], "'--output' needs a value\nwrite '--output DIR'\n"),
    (["a", "--output="], "'--output' needs a value\nwrite '--output DIR'\n"),
    (["a", "-o", "--check"], "'--output' needs a value\nwrite '--output DIR'\n"),
    (["--color"], "'--color' needs a value\nwrite '--color auto|always|never'\n"),
    (
      ["--color", "blue"],
      "unknown value 'blue' of '--color'\nallowed here: 'auto', 'always' or 'never'\n"
    ),
    (["--color=neverr"], "unknown value 'neverr' of '--color'\ndid you mean 'never'?\n"),
    (["--check=yes"], "'--check' takes no value\n"),
    (["--help=me"], "'--help' takes no value\n"),
    (["-o", "a", "--output", "b", "c"], "'--output' is given twice\n"),
    (["--check", "--stdout", "a"], "'--check' and '--stdout' exclude each other\n"),
    (["--check", "-"], "'--check' and '-' exclude each other\n"),
    (["--output", "d", "--stdout", "a"], "'--output' and '--stdout' exclude each other\n"),
    (["-", "-o", "d"], "'--output' and '-' exclude each other\n"),
    (
      ["a", "--stdout", "--helper-file", "H"], "'--helper-file' and '--stdout' exclude each other\n"
    ),
    (
      ["a", "--helper-file=d/H"],
      "'--helper-file' takes a name without folders that ends in '.swift'\n"
        + "the file stands beside the outputs of the schemas\n"
    ),
  ]

  private static let subcommandRefusals: [([String], String)] = [
    (
      ["explain", "--check"],
      "'gen-models explain' has no option '--check'\nsee gen-models explain --help\n"
    ),
    (
      ["-o", "explain", "explain"],
      "'gen-models explain' has no option '--output'\nsee gen-models explain --help\n"
    ),
    (
      ["explain", "--hepl"],
      "unknown option '--hepl'\ndid you mean '--help'?\nsee gen-models explain --help\n"
    ),
    (
      ["explain", "GM101", "GM102"],
      "'explain' takes one code, and 'GM102' is another\nsee gen-models explain --help\n"
    ),
    (
      ["completions"],
      """
      no shell is named
      allowed here: 'bash', 'zsh' or 'fish'
      see gen-models completions --help

      """
    ),
    (
      ["completions", "zhs"],
      """
      no completions exist for 'zhs'
      did you mean 'zsh'?
      see gen-models completions --help

      """
    ),
    (["init", ""], "the path of a schema is empty\nsee gen-models init --help\n"),
    (
      ["init", "a", "b"], "'init' takes one name, and 'b' is another\nsee gen-models init --help\n"
    ),
    (
      ["json-schema", "a.yml"],
      "'json-schema' takes nothing, and here is 'a.yml'\nsee gen-models json-schema --help\n"
    ),
    (
      ["help", "explian"],
      "no subcommand is named 'explian'\ndid you mean 'explain'?\nsee gen-models --help\n"
    ),
    (
      ["help", "explain", "help"],
      "'help' takes one subcommand, and 'help' is another\nsee gen-models help --help\n"
    ),
  ]

  @Test(arguments: subcommandRefusals)
  func wrongUseOfASubcommandLeadsToItsHelp(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
    #expect(error?.text == "gen-models: error: \(message)")
  }

  @Test(arguments: refusals)
  func wrongUseIsSaidInAFewLines(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
    #expect(error?.text == "gen-models: error: \(message)see gen-models --help\n")
  }

  @Test(arguments: [
    ("GM999", ""), ("nonsense", ""), ("GM40", "did you mean 'GM401', 'GM402' or 'GM403'?\n"),
  ])
  func anUnknownCodeHasItsOwnList(code: String, help: String) {
    let error = #expect(throws: UsageError.self) { try Explanation.page(of: code) }
    #expect(
      error?.text
        == "gen-models: error: no error has the code '\(code)'\n\(help)see gen-models explain\n")
  }
}
