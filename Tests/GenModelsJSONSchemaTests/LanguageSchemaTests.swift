import Foundation
import Testing

@testable import GenModelsJSONSchema
@testable import GenModelsSchema

/// The JSON Schema is the committed one, and says something of every key.
struct LanguageSchemaTests {
  @Test func theCommittedFileIsWhatTheTablesGive() throws {
    let file = Sample.root.appendingPathComponent("Schemas/gen-models.schema.json")
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(committed == LanguageSchema.text, "run 'make generate'")
  }

  @Test func theReferencesLeadToDefinitions() throws {
    let text = LanguageSchema.text
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: Any])
    let references = text.components(separatedBy: "#/definitions/").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(references) == Set(definitions.keys))
    // Two tables of one name would be one definition.
    #expect(Set(KeyTable.all.map(\.name)).count == KeyTable.all.count)
  }

  /// What cannot be written is not proposed.
  @Test func keysThatThisVersionRefusesAreLeftOut() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(LanguageSchema.text.utf8)) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: Any])
    for table in KeyTable.all where table.name != KeyTable.file.name {
      let definition = try #require(definitions[table.name] as? [String: Any], "\(table.name)")
      let properties = try #require(definition["properties"] as? [String: Any])
      #expect(Set(properties.keys) == Set(table.rules.filter(\.mayBeWritten).map(\.name)))
    }
  }

  @Test(arguments: KeyTable.all.map(\.name))
  func everyKeyHasASentence(_ name: String) throws {
    let table = try #require(KeyTable.all.first { $0.name == name })
    for rule in table.rules {
      let sentence = "\(table.name).\(rule.name): \(rule.summary)"
      #expect(rule.summary.hasSuffix("."), "\(sentence)")
      #expect(rule.summary.count <= 120, "\(sentence)")
      #expect(!rule.summary.contains("\n"), "\(sentence)")
      #expect(rule.summary.filter { $0 == "`" }.count.isMultiple(of: 2), "\(sentence)")
    }
  }

  @Test func textIsIndentedAndKeepsItsOrder() {
    let long = Array(repeating: "a text of some length", count: 5)
    let document = JSONDocument.members([
      "b": .array([]), "a": .members(["x": .null, "q\"\\": .bool(false)]),
      "c": .array([.integer(1), .string("ä\n")]), "d": .strings(long), "e": .object([]),
      "f": .array([.members(["g": .array([.array([])])])]),
    ])
    let lines = long.map { "    \"\($0)\"" }.joined(separator: ",\n")
    #expect(
      document.text == """
        {
          "b": [],
          "a": {
            "x": null,
            "q\\"\\\\": false
          },
          "c": [1, "ä\\n"],
          "d": [
        \(lines)
          ],
          "e": {},
          "f": [
            {
              "g": [
                []
              ]
            }
          ]
        }

        """)
  }
}

extension KeyTable {
  /// Every table of the language.
  static let all: [KeyTable] = [
    .file, .defaults, .external, .swift, .structure, .field, .extraKeys, .rawEnum, .union,
    .discriminator, .discriminatorComponent, .unknown, .unionCase, .payload, .page, .section,
    .sectionEnd, .pageGroup, .part, .rows, .condition,
  ]
}

extension KeyTable.Rule {
  var mayBeWritten: Bool {
    switch support {
    case .supported: true
    case .never: false
    }
  }
}
