import GenModelsDiagnostics
import GenModelsMustache
import Testing

/// Errors are compared as `line:column-line:column code message | help`.
struct TemplateErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var template: String
    var error: String

    init(_ template: String, _ error: String) {
      self.template = template
      self.error = error
    }

    var testDescription: String { template.debugDescription }
  }

  @Test(arguments: [
    Case("a\n  {{#b}}\nc", "2:3-2:9 GM401 the section 'b' is not closed | close it: {{/b}}"),
    Case("{{^b}}", "1:1-1:7 GM401 the section 'b' is not closed | close it: {{/b}}"),
    Case(
      "{{#a}}\n{{#b}}\n{{/a}}\n{{/b}}",
      "3:1-3:7 GM401 'a' closes the section 'b' | close it first: {{/b}}"),
    Case(
      "x {{/a}}",
      "1:3-1:9 GM401 'a' closes no section | remove the tag, or open the section before it"),
    Case("ä👩‍💻 {{a", "1:6-1:8 GM401 a tag is not closed | end the tag with '}}'"),
    Case("a\r\nb\r{{{a}}", "3:1-3:4 GM401 a tag is not closed | end the tag with '}}}'"),
    Case("{{=<% %>=}}\n<%a", "2:1-2:3 GM401 a tag is not closed | end the tag with '%>'"),
    Case("{{a\nb}}", "1:1-2:4 GM401 a tag holds more than one name | end the tag with '}}'"),
    Case(
      "{{#a b}}{{/a b}}", "1:1-1:9 GM401 a tag holds more than one name | end the tag with '}}'"),
    Case("{{ }}", "1:1-1:6 GM401 a tag has no name | -"),
    Case("{{>}}", "1:1-1:6 GM401 a tag has no name | -"),
    Case("{{a..b}}", "1:3-1:7 GM401 'a..b' has a dot without a name beside it | -"),
    Case(
      "{{=<%=}}",
      "1:1-1:9 GM401 a delimiter tag does not hold two delimiters "
        + "| write both with a space between: {{=<% %>=}}"),
    Case(
      "{{== ==}}",
      "1:1-1:10 GM401 a delimiter tag does not hold two delimiters "
        + "| write both with a space between: {{=<% %>=}}"),
    Case("{{=<% %>}}", "1:1-1:4 GM401 a tag is not closed | end the tag with '=}}'"),
    Case("\n {{> itme}}", "2:6-2:10 GM402 there is no template 'itme' | did you mean 'item'?"),
    Case(
      "{{#row}}{{> Row}}{{/row}}",
      "1:13-1:16 GM402 there is no template 'Row' | allowed here: 'item' or 'main'"),
  ])
  func isFoundWithoutContext(_ test: Case) throws {
    let library = TemplateLibrary(["main": test.template, "item": ""])
    #expect(library.problems.map(describe) == [test.error])
  }

  @Test func nestingIsLimited() {
    let deep = { count in
      String(repeating: "{{#a}}", count: count) + String(repeating: "{{/a}}", count: count)
    }
    let problems = TemplateLibrary(["a": deep(65), "b": deep(64)]).problems.map(describe)
    #expect(problems == ["1:385-1:391 GM401 sections are nested deeper than 64 | -"])
  }

  @Test(arguments: [
    Case("a {{nmae}}", "1:5-1:9 GM402 'nmae' is not a name here | did you mean 'name'?"),
    Case("{{#nmae}}{{/nmae}}", "1:4-1:8 GM402 'nmae' is not a name here | did you mean 'name'?"),
    Case(
      "{{#user}}\n {{{ emali }}}{{/user}}",
      "2:6-2:11 GM402 'emali' is not a name here | did you mean 'email'?"),
    Case(
      "{{#user}}{{usre}}{{/user}}",
      "1:12-1:16 GM402 'usre' is not a name here | did you mean 'user'?"),
    Case(
      "{{user.phone}}", "1:3-1:13 GM402 'phone' is not a name here | only 'email' is allowed here"),
    Case("{{name.first}}", "1:3-1:13 GM402 'first' is not a name here | -"),
    Case("{{nothing.first}}", "1:3-1:16 GM402 'first' is not a name here | -"),
    Case("{{user}}", "1:3-1:7 GM402 'user' is not a text | use it as a section: {{#user}}"),
    Case("{{isOld}}", "1:3-1:8 GM402 'isOld' is not a text | use it as a section: {{#isOld}}"),
    Case("{{.}}", "1:3-1:4 GM402 '.' is not a text | use it as a section: {{#.}}"),
    Case(
      "{{#tree}}{{> main}}{{/tree}}",
      "1:14-1:18 GM401 templates include each other deeper than 64 "
        + "| put 'main' into a section that ends"),
  ])
  func isFoundWithContext(_ test: Case) throws {
    let library = TemplateLibrary(["main": test.template])
    #expect(library.problems.isEmpty)
    let error = try #require(throws: TemplateError.self) {
      try TemplateRenderer(library).render(
        "main",
        with: [
          "name": .text("Ada"), "isOld": .bool(true), "nothing": .null, "tree": .bool(true),
          "user": .record(["email": .text("ada@example.org")]),
        ])
    }
    #expect(describe(error) == test.error)
    #expect(error.template == "main")
  }

  @Test func isInThePartialThatHoldsIt() throws {
    let library = TemplateLibrary(
      ["main": "\n  {{> item}}", "item": "a\n{{b}}"], paths: ["item": "mine/item.mustache"])
    let error = try #require(throws: TemplateError.self) {
      try TemplateRenderer(library).render("main", with: [:])
    }
    #expect(describe(error) == "2:3-2:4 GM402 'b' is not a name here | -")
    #expect((error.line, error.column) == (2, 3))
    #expect(error.template == "item")
    guard case .span(let span) = error.diagnostic.place else { throw error }
    #expect(span.file == SourceFile(path: "mine/item.mustache", text: "a\n{{b}}"))
  }

  @Test func pointsAtTheSectionThatIsStillOpen() throws {
    let error = try #require(TemplateLibrary(["a": "{{#a}}\n{{#b}}{{/a}}"]).problems.first)
    let label = try #require(error.diagnostic.labels.first)
    #expect(label.text == "the section starts here")
    #expect(label.span.start == SourcePosition(line: 2, column: 1))
  }

  @Test func namesATemplateThatIsMissing() throws {
    let renderer = TemplateRenderer(TemplateLibrary(["swift-file": ""]))
    let error = try #require(throws: TemplateError.self) {
      try renderer.render("swift-fiel", with: [:])
    }
    #expect(
      error.diagnostic
        == Diagnostic(
          .error, .templateName, "there is no template 'swift-fiel'",
          at: .file("swift-fiel.mustache"), help: "did you mean 'swift-file'?"))
    #expect(error.line == nil)
  }

  private func describe(_ error: TemplateError) -> String {
    guard case .span(let span) = error.diagnostic.place else { return error.message }
    return "\(span.start.line):\(span.start.column)-\(span.end.line):\(span.end.column) "
      + "\(error.code.rawValue) \(error.message) | \(error.help ?? "-")"
  }
}
