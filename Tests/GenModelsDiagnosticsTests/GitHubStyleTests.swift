import GenModelsDiagnostics
import Testing

/// Diagnostics as annotations of GitHub Actions.
struct GitHubStyleTests {
  private static let file = SourceFile(path: "a,b:c.yml", text: "types:\n  A: B\n")

  private static func span(_ line: Int, _ columns: ClosedRange<Int>, to end: Int? = nil)
    -> SourceSpan
  {
    SourceSpan(
      file: file, start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: end ?? line, column: columns.upperBound))
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    DiagnosticStyle.github(path: { "sub/\($0)" }).render([diagnostic])
  }

  @Test func aPlaceIsOneOfTheRepositoryWithTheLastColumn() {
    #expect(
      render(.error(.unknownType, "no type is named 'B'", at: Self.span(2, 6...9)))
        == "::error file=sub/a%2Cb%3Ac.yml,line=2,col=6,endColumn=8,title=gen-models GM203::"
        + "no type is named 'B'\n")
    // Nothing is marked: a column of its own.
    #expect(
      render(.warning(.misleadingName, "x", at: Self.span(2, 6...6)))
        == "::warning file=sub/a%2Cb%3Ac.yml,line=2,col=6,endColumn=6,title=gen-models GM308::x\n")
  }

  @Test func columnsAreForOneLineOnly() {
    #expect(
      render(.error(.wrongKind, "x", at: Self.span(1, 2...3, to: 2)))
        == "::error file=sub/a%2Cb%3Ac.yml,line=1,endLine=2,title=gen-models GM202::x\n")
    #expect(
      render(Diagnostic(.error, .noSchemas, "x", at: .file("s")))
        == "::error file=sub/s,title=gen-models GM505::x\n")
  }

  @Test func aTextCannotEndItsCommandOrStartAnother() {
    let diagnostic = Diagnostic.error(
      .unknownType, "100% of 'a\r\n::error::b'", at: Self.span(1, 1...2),
      labels: [.init(span: Self.span(2, 3...4), text: "here")], help: "a: b, c")
    #expect(
      render(diagnostic)
        == "::error file=sub/a%2Cb%3Ac.yml,line=1,col=1,endColumn=1,title=gen-models GM203::"
        + "100%25 of 'a␍␊::error::b'%0Aa,b:c.yml:2:3: here%0Ahelp: a: b, c\n")
    #expect(
      DiagnosticStyle.github(path: { $0 }).render(verdict: "stale", of: "a\n%.swift", help: "rm")
        == "::error file=a%0A%25.swift,title=gen-models --check::stale: a␊%25.swift%0Ahelp: rm\n")
  }
}
