import GenModelsDiagnostics
import Testing

/// The look of diagnostics for people.
struct TextStyleTests {
  private static let page = SourceFile(
    path: "Schemas/page.yml",
    text: """
      types:
        Page:
          fields:
            id: String
        #
        #
        #
      Answer:
        tag: status
        #
        Other:
          #
          fields:
            type: Banr
            # 15
            # 16
            # 17
            # 18
            # 19
          #
          status: String
      """)

  @Test func theSampleOfTheDesignIsMatched() {
    let unknown = Diagnostic.error(
      .unknownType, "no type is named 'Banr'", at: Self.page.span(14, 13, 17),
      help: "did you mean 'Banner'?")
    let collision = Diagnostic.error(
      .tagCollision, "the field 'status' collides with the tag of 'Answer'",
      at: Self.page.span(21, 5, 11),
      labels: [.init(span: Self.page.span(9, 8, 14), text: "the tag is named here")],
      help: "rename the field, or give the tag another key")
    let style = DiagnosticStyle.text(color: false)
    #expect(
      style.render([unknown, collision]) == """
        Schemas/page.yml:14:13: error: no type is named 'Banr' [GM203]
        14 |       type: Banr
           |             ^~~~
           = help: did you mean 'Banner'?

        Schemas/page.yml:21:5: error: the field 'status' collides with the tag of 'Answer' [GM306]
        21 |     status: String
           |     ^~~~~~
         9 |   tag: status
           |        ------ the tag is named here
           = help: rename the field, or give the tag another key

        """)
    #expect(
      style.summary(of: [unknown, collision], consequence: "nothing was written")
        == "2 errors; nothing was written.\n")
  }

  @Test func aLabelInAnotherFileSaysWhere() {
    let other = SourceFile(path: "other.yml", text: "a\nb\nkey: value\n")
    let diagnostic = Diagnostic.warning(
      .misleadingName, "'id' hides 'id'", at: Self.page.span(4, 7, 9),
      labels: [.init(span: other.span(3, 1, 4), text: "the other is here")])
    #expect(
      DiagnosticStyle.text(color: false).render([diagnostic]) == """
        Schemas/page.yml:4:7: warning: 'id' hides 'id' [GM308]
        4 |       id: String
          |       ^~
        other.yml:3:1: note: the other is here
        3 | key: value
          | ---

        """)
  }

  @Test func aFileAsPlaceHasNoExcerpt() {
    let diagnostic = Diagnostic(
      .error, .noSchemas, "the folder holds no schema", at: .file("Sche\u{1B}mas"), help: "do so")
    #expect(
      DiagnosticStyle.text(color: false).render([diagnostic]) == """
        Sche␛mas: error: the folder holds no schema [GM505]
         = help: do so

        """)
  }

  @Test func whatNobodyReadsIsCut() {
    let name = String(repeating: "a", count: 300) + String(repeating: "b", count: 300)
    let text = DiagnosticStyle.text(color: false).render([
      Diagnostic(.error, .unknownType, "no type is named '\(name)'", at: .file("a.yml"))
    ])
    let head = "no type is named '" + String(repeating: "a", count: 182)
    let tail = String(repeating: "b", count: 199) + "'"
    #expect(text == "a.yml: error: \(head) … \(tail) [GM203]\n")
  }

  @Test func colorsMarkSeverityCaretAndHelp() {
    let diagnostic = Diagnostic.error(
      .unknownType, "no type is named 'Page'", at: Self.page.span(2, 3, 7),
      labels: [.init(span: Self.page.span(1, 1, 6), text: "here")], help: "add it")
    #expect(
      DiagnosticStyle.text(color: true).render([diagnostic]) == """
        Schemas/page.yml:2:3: \u{1B}[1;31merror:\u{1B}[0m no type is named 'Page' [GM203]
        2 |   Page:
          |   \u{1B}[1;31m^~~~\u{1B}[0m
        1 | types:
          | \u{1B}[1;36m----- here\u{1B}[0m
          = \u{1B}[1;36mhelp:\u{1B}[0m add it

        """)
    let warning = Diagnostic.warning(.misleadingName, "a", at: Self.page.span(2, 3, 4))
    #expect(
      DiagnosticStyle.text(color: true).render([warning]).contains(
        "\u{1B}[1;33mwarning:\u{1B}[0m"))
  }

  @Test(arguments: [(1, "and in 1 other place"), (39, "and in 39 other places")])
  func aCascadeIsShownOnce(others: Int, note: String) {
    let one = Diagnostic.error(.unknownType, "no type is named 'X'", at: Self.page.span(2, 3, 4))
    let elsewhere = Diagnostic.error(
      .unknownType, "no type is named 'X'",
      at: SourceFile(path: "b.yml", text: "X").span(1, 1, 2))
    let all = Array(repeating: one, count: others + 1) + [elsewhere]
    #expect(
      DiagnosticStyle.text(color: false).render(all) == """
        Schemas/page.yml:2:3: error: no type is named 'X' [GM203]
        2 |   Page:
          |   ^
          = \(note)

        b.yml:1:1: error: no type is named 'X' [GM203]
        1 | X
          | ^

        """)
    #expect(
      DiagnosticStyle.text(color: false).summary(of: all, consequence: "nothing was written")
        == "2 errors; nothing was written.\n")
  }

  @Test func theSummaryCountsWarnings() {
    let span = Self.page.span(2, 3, 4)
    let found: [Diagnostic] = [
      .error(.wrongKind, "a", at: span), .warning(.misleadingName, "b", at: span),
    ]
    #expect(
      DiagnosticStyle.text(color: false).summary(of: found, consequence: "nothing was checked")
        == "1 error, 1 warning; nothing was checked.\n")
    #expect(DiagnosticStyle.json.summary(of: found, consequence: "nothing was checked") == nil)
  }
}

extension SourceFile {
  /// A span on one line.
  func span(_ line: Int, _ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      file: self, start: SourcePosition(line: line, column: start),
      end: SourcePosition(line: line, column: end))
  }
}
