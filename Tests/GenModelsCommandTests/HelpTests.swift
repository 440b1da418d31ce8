import GenModelsDiagnostics
import Testing

@testable import GenModelsCommand

/// What the command says of itself.
struct HelpTests {
  @Test func theHelpFitsOneScreen() {
    let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
    for rule in OptionRule.all { #expect(Help.text.contains(rule.name + " ")) }
  }

  @Test func theVersionIsAllThatIsPrinted() throws {
    let session = try Session()
    #expect(session.run("--version") == .done)
    #expect(session.output == "gen-models 0.1.0\n")
    #expect(session.run("-h") == .done)
    #expect(session.output == Help.text)
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
        ones left out. It is not searched for folders below.

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
