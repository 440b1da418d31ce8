import GenModelsDiagnostics
import Testing

@testable import GenModelsSchema

/// The reference names every key that the reader knows, and every error of a schema.
struct ReferenceTests {
  /// The chapter of each kind of mapping, and the section in it whose subsections are the keys.
  static let chapters: [(table: KeyTable, chapter: String, section: String?)] = [
    (.file, "A schema file", nil), (.defaults, "A schema file", "`defaults`"),
    (.swift, "The Swift of a schema", nil), (.external, "Types that exist already", nil),
    (.structure, "Structs", nil), (.field, "Fields", nil), (.extraKeys, "Extra keys", nil),
    (.union, "Tagged unions", nil), (.discriminator, "Discriminators", nil),
    (.discriminatorComponent, "Discriminators", nil), (.unknown, "Unknown tags", nil),
    (.fallback, "Unknown tags", "`fallback`"),
    (.payload, "Cases", "`payload`"), (.unionCase, "Cases", nil), (.rawEnum, "Raw enums", nil),
    (.page, "Pages", nil), (.part, "Pages", "The keys of a part"),
    (.section, "Pages", "`sections`"), (.sectionEnd, "Pages", "`sections`"),
    (.pageGroup, "Pages", "`groups`"), (.rows, "Pages", "Rows inside of elements"),
    (.condition, "Pages", "Conditions"),
  ]

  /// What editors show of a key is the sentence that its section begins with.
  @Test(arguments: chapters)
  func everyKeyHasASection(_ table: KeyTable, _ chapter: String, _ section: String?) throws {
    let page = try DocumentPage("docs/schema-reference.md")
    let start = try #require(page.headings.firstIndex { $0.level == 2 && $0.title == chapter })
    var sections = page.headings[(start + 1)...].prefix { $0.level > 2 }
    if let section {
      let start = try #require(sections.firstIndex { $0.level == 3 && $0.title == section })
      sections = sections[(start + 1)...].prefix { $0.level > 3 }
    } else {
      sections = ArraySlice(sections.filter { $0.level == 3 })
    }
    for rule in table.rules {
      let section = sections.first { $0.title == "`\(rule.name)`" }
      let line = try #require(section?.line, "\(chapter): \(rule.name)")
      let sentence = page.lines[(line + 1)...].prefix { !$0.isEmpty }.joined(separator: " ")
      #expect(sentence == rule.summary, "\(chapter): \(rule.name)")
    }
  }

  @Test func everyErrorOfASchemaIsShown() throws {
    let page = try DocumentPage("docs/schema-reference.md")
    let text = page.lines.joined(separator: "\n")
    for code in DiagnosticCode.allCases where ["GM2", "GM3"].contains(code.rawValue.prefix(3)) {
      #expect(text.contains("[\(code.rawValue)]"), "\(code.rawValue)")
    }
  }
}

extension KeyTable: CustomTestStringConvertible {
  package var testDescription: String { subject }
}
