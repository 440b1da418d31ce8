import GenModelsMustache
import Testing

/// What the product relies on beyond the published cases.
struct TemplateRendererTests {
  @Test(arguments: [
    ("{{{type}}} {{type}} {{&type}}", "[A<\"b\">] [A<\"b\">] [A<\"b\">]"),
    ("{{#doc}}\n///{{#text}} {{text}}{{/text}}\n{{/doc}}\n", "/// One.\n///\n/// Two.\n"),
    ("{{access}}var", "var"),
    ("{ {{name}} }", "{ x }"),
    ("{{#isOn}}on{{/isOn}}{{^isOn}}off{{/isOn}}", "on"),
    ("{{#names}}{{.}}, {{/names}}", "a, b, "),
    ("  {{> inner}}\n", "  one {\n    two\n  }\n"),
    ("{{#names}}\n  {{> inner}}\n{{/names}}", "  one {\n    two\n  }\n  one {\n    two\n  }\n"),
    ("a {{> inner}}", "a one {\n  two\n}\n"),
    ("\t{{> outer}}", "\ta\n\t  one {\n\t    two\n\t  }\n\tb\n"),
  ])
  func renders(_ template: String, _ expected: String) throws {
    let library = TemplateLibrary([
      "main": template, "inner": "one {\n  {{word}}\n}\n", "outer": "a\n  {{> inner}}\nb\n",
    ])
    let record: TemplateRecord = [
      "type": .text("[A<\"b\">]"), "access": .null, "name": .text("x"), "isOn": .bool(true),
      "word": .text("two"), "names": .list([.text("a"), .text("b")]),
      "doc": .list([
        .record(["text": .text("One.")]), .record(["text": .null]),
        .record(["text": .text("Two.")]),
      ]),
    ]
    #expect(try TemplateRenderer(library).render("main", with: record) == expected)
  }

  @Test func doesNotIndentTextThatIsPlaced() throws {
    let library = TemplateLibrary(["main": "  {{> inner}}", "inner": "{{text}}\n"])
    let output = try TemplateRenderer(library).render("main", with: ["text": .text("a\nb")])
    #expect(output == "  a\nb\n")
  }

  @Test func rendersATreeAsDeepAsTheLimit() throws {
    let library = TemplateLibrary(["node": "{{name}}\n{{#next}}\n {{> node}}\n{{/next}}\n"])
    var tree: TemplateRecord = ["name": .text("leaf"), "next": .null]
    for _ in 1..<TemplateRenderer.partialLimit {
      tree = ["name": .text("node"), "next": .record(tree)]
    }
    let lines = try TemplateRenderer(library).render("node", with: tree)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 65)
    #expect(lines[62] == Substring(repeating: " ", count: 62) + "node")
    #expect(lines[63] == Substring(repeating: " ", count: 63) + "leaf")
  }

  @Test func rendersEmptyWhereAskedTo() throws {
    let library = TemplateLibrary([
      "main": "[{{a}}{{#b}}c{{/b}}{{^d}}e{{/d}}{{> f}}{{#g}}{{g}}{{/g}}]"
    ])
    let renderer = TemplateRenderer(library, missingNames: .renderEmpty)
    #expect(try renderer.render("main", with: ["g": .bool(true)]) == "[e]")
  }

  @Test func escapesWhatIsNotMarkedAsPlain() throws {
    let renderer = TemplateRenderer(
      TemplateLibrary(["main": "{{a}}{{{a}}}{{&a}}"]), escape: { "<\($0)>" })
    #expect(try renderer.render("main", with: ["a": .text("x")]) == "<x>xx")
  }

  @Test func namesItsTemplates() {
    #expect(TemplateLibrary(["b": "", "a": "{{"]).names == ["a", "b"])
  }
}
