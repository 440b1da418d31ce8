import Testing

@testable import GenModelsCorpora
@testable import GenModelsGenerated

/// Real payloads: each file is read, its cases are the ones that another reader found, and what
/// is written means the same as the file.
@Suite(
  .enabled(
    if: Corpora.found != nil,
    "GEN_MODELS_CORPORA is not set: the corpus tests are skipped"
  )
)
struct CorpusTests {
  /// A family, the type of its documents, and how much of it there is at least.
  struct Family: Sendable, CustomTestStringConvertible {
    let name: String
    let type: any TagWalk.Type
    let leastFiles: Int

    var testDescription: String { name }
  }

  static let families = [
    Family(name: "contentful-richtext", type: RichTextDocument.self, leastFiles: 15),
    Family(name: "estree", type: ScriptProgram.self, leastFiles: 27),
    Family(name: "geojson", type: GeoJSON.self, leastFiles: 26),
    Family(name: "kubernetes", type: [KubernetesResource].self, leastFiles: 15),
    Family(name: "lsp-metamodel", type: MetaModel.self, leastFiles: 2),
    Family(name: "pandoc-ast", type: PandocDocument.self, leastFiles: 8),
    Family(name: "swift-dump-package", type: PackageManifest.self, leastFiles: 19),
  ]

  /// One payload of a family.
  struct Payload: Sendable, CustomTestStringConvertible {
    let family: Family
    let file: String

    var testDescription: String { "\(family.name)/\(file)" }
  }

  /// All payloads; a family that cannot be listed has none here, and fails in `familiesAreWhole`.
  static let payloads: [Payload] = families.flatMap { family in
    let files = (try? Corpora.found?.payloads(of: family.name)) ?? []
    return files.map { Payload(family: family, file: $0) }
  }

  @Test("every family is there, and its files are those of the oracle", arguments: families)
  func familiesAreWhole(_ family: Family) throws {
    let corpora = try #require(Corpora.found)
    let files = try corpora.payloads(of: family.name)
    print("corpus \(family.name): \(files.count) files")
    #expect(files.count >= family.leastFiles)
    #expect(files == Self.payloads.filter { $0.family.name == family.name }.map(\.file))
    let oracle = try corpora.oracle(of: family.name)
    #expect(files == oracle.keys.sorted())
    #expect(oracle.values.contains { $0.isEmpty } == false)
  }

  @Test("the sequence of cases is that of the oracle", arguments: payloads)
  func hasTheTagsOfTheOracle(_ payload: Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    let document = try read(payload.family.type, text)
    let expected = try #require(corpora.oracle(of: payload.family.name)[payload.file])
    #expect(document.tags == expected)
  }

  @Test("what is written means the same, and reads the same", arguments: payloads)
  func writesTheSameValue(_ payload: Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    try expectSameValue(payload.family.type, text)
  }

  private func expectSameValue<Document: TagWalk>(_ type: Document.Type, _ text: String) throws {
    let document = try read(type, text)
    let output = try written(document)
    #expect(try JSON(output) == JSON(text))
    #expect(try read(type, output) == document)
  }
}
