import GenModelsDiagnostics
import Testing

@testable import GenModelsSchema

/// The reference names every key that the reader knows, and every error of a schema.
struct ReferenceTests {
  /// The chapter of each kind of mapping.
  static let chapters: [(table: KeyTable, chapter: String)] = [
    (.file, "A schema file"), (.defaults, "A schema file"), (.swift, "The Swift of a schema"),
    (.external, "Types that exist already"), (.structure, "Structs"), (.field, "Fields"),
    (.extraKeys, "Extra keys"), (.union, "Tagged unions"), (.discriminator, "Discriminators"),
    (.discriminatorComponent, "Discriminators"), (.unknown, "Unknown tags"),
    (.payload, "Cases"), (.unionCase, "Cases"), (.rawEnum, "Raw enums"), (.page, "Pages"),
    (.part, "Pages"),
  ]

  @Test(arguments: chapters)
  func everyKeyHasASection(_ table: KeyTable, _ chapter: String) throws {
    let page = try DocumentPage("docs/schema-reference.md")
    let start = try #require(page.headings.firstIndex { $0.level == 2 && $0.title == chapter })
    let sections = page.headings[(start + 1)...].prefix { $0.level > 2 }
    for rule in table.rules {
      let section = sections.first { $0.title.contains("`\(rule.name)`") }
      let line = try #require(section?.line, "\(chapter): \(rule.name)")
      // What editors show of a key is the sentence that its section begins with.
      let sentence = page.lines[(line + 1)...].prefix { !$0.isEmpty }.joined(separator: " ")
      #expect(sentence.hasSuffix("."), "\(chapter): \(rule.name): \(sentence)")
      #expect(sentence.count <= 120, "\(chapter): \(rule.name): \(sentence)")
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
