import GenModelsDiagnostics
import Testing

/// Diagnostics for tools.
struct JSONStyleTests {
  @Test func everyKeyIsThere() {
    let file = SourceFile(path: "a.yml", text: "key: \"va\\lue\"")
    let diagnostic = Diagnostic.error(
      .wrongKind, "'a \"b\"\\c' is\ttext\u{1B}é", at: file.span(1, 6, 14),
      labels: [.init(span: file.span(1, 1, 4), text: "of this key")], help: "quote it")
    #expect(
      DiagnosticStyle.json.render([diagnostic])
        == #"{"path":"a.yml","line":1,"column":6,"endLine":1,"endColumn":14,"#
        + #""severity":"error","code":"GM202","message":"'a \"b\"\\c' is\ttext\u001bé","#
        + #""labels":[{"path":"a.yml","line":1,"column":1,"endLine":1,"endColumn":4,"#
        + #""message":"of this key"}],"help":"quote it"}"# + "\n")
  }

  @Test func aFileHasNoLines() {
    let diagnostic = Diagnostic(.warning, .noSchemas, "a\nb", at: .file("x"))
    #expect(
      DiagnosticStyle.json.render([diagnostic, diagnostic])
        == String(
          repeating: #"{"path":"x","line":null,"column":null,"endLine":null,"endColumn":null,"#
            + #""severity":"warning","code":"GM505","message":"a\nb","labels":[],"help":null}"#
            + "\n", count: 2))
  }

  @Test func everyPlaceOfACascadeIsTold() {
    let file = SourceFile(path: "a.yml", text: "X")
    let unknown = Diagnostic.error(.unknownType, "no type is named 'X'", at: file.span(1, 1, 2))
    let lines = DiagnosticStyle.json.render(Array(repeating: unknown, count: 40))
    #expect(lines.split(separator: "\n").count == 40)
  }
}
