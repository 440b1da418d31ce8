import GenModelsDiagnostics
import Testing

@testable import GenModelsCommand

/// What the command says of itself.
struct HelpTests {
  @Test(arguments: Subcommand.allCases)
  func theHelpOfASubcommandFitsOneScreen(subcommand: Subcommand) {
    let text = Help.text(of: subcommand)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 50)
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
    for rule in OptionRule.all {
      let isHere = rule.subcommands.contains(subcommand)
      let term = rule.name + (rule.placeholder.map { " " + $0 } ?? "")
      let line = lines.first { $0.dropFirst(6).hasPrefix(rule.name + " ") }
      #expect((line != nil) == isHere)
      guard let line else { continue }
      #expect(line.dropFirst(6) == term || line.dropFirst(6).hasPrefix(term + " "))
    }
  }

  @Test func everySubcommandIsOnTheFirstPageAndHasItsOwn() throws {
    let session = try Session()
    for word in Subcommand.words {
      #expect(Help.text(of: .generate).contains("\n  gen-models \(word) "))
      #expect(session.run("help", word) == .done)
      #expect(session.output.hasPrefix("usage: gen-models \(word)"))
      let page = session.output
      #expect(session.run(word, "--help") == .done)
      #expect(session.output == page)
    }
  }

  @Test func theVersionIsAllThatIsPrinted() throws {
    let session = try Session()
    #expect(session.run("--version") == .done)
    #expect(session.output == "gen-models 0.1.0\n")
    #expect(session.run("-h") == .done)
    #expect(session.output == Help.text(of: .generate))
    #expect(session.error == "")
  }

  @Test func everyCodeHasAPageAndEveryPageACode() {
    #expect(Explanation.pages().map(\.code) == DiagnosticCode.allCases.map(\.rawValue))
  }

  @Test func everyPageHasARuleAWrongExampleAndARightOne() {
    for page in Explanation.pages() {
      let lines = page.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(page.lines.count { $0.hasPrefix("```") } == 4, "\(page.code)")
      #expect(lines.count { $0 == "Wrong:" } == 1, "\(page.code)")
      #expect(lines.count { $0 == "Right:" } == 1, "\(page.code)")
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(page.code)")
      #expect(lines.count > 2 && lines[1] == "" && lines[2] != "Wrong:", "\(page.code)")
    }
  }

  @Test func aPageIsPlainText() throws {
    let session = try Session()
    #expect(session.run("explain", "505") == .done)
    let page = session.output
    #expect(session.run("explain", "gm505") == .done)
    #expect(session.output == page)
    #expect(
      session.output == """
        GM505: a folder holds no schema

        A folder as argument means all '.yml' and '.yaml' files directly in it, hidden
        ones and 'gen-models.yml' left out. It is not searched for folders below. In a
        configuration file 'Schemas/**' means those below, and fits one at least.

        Wrong:

            gen-models .

        Right:

            gen-models Schemas

        """)
  }

  @Test func explainAloneListsTheCodes() throws {
    let session = try Session()
    #expect(session.run("explain") == .done)
    #expect(session.output.hasPrefix("GM101  the text is not YAML\nGM102  "))
    #expect(session.output.split(separator: "\n").count == DiagnosticCode.allCases.count)
    #expect(session.run("explain", "GM1011") == .wrongUse)
    #expect(session.output == "")
    #expect(session.error.contains("did you mean 'GM101'"))
  }
}
