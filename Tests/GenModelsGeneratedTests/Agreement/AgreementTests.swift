import Foundation
import GenModelsAgreement
import GenModelsPayload
import Testing

/// Real payloads, and ones in which one thing is wrong: what reads them by the schema says what the
/// compiled decoder says, the same verdict, the same cases, the same path of the first error.
@Suite(
  .enabled(
    if: Corpora.found != nil,
    "GEN_MODELS_CORPORA is not set: the corpus tests are skipped"
  )
)
struct AgreementTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The types of all schemas that real payloads are read by.
  static let types: SchemaTypes = {
    let folders = ["Schemas", "Tests/Corpora"].map { root.appending(path: $0) }
    let files = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
        .filter { $0.hasSuffix(".yml") }.map { folder.appending(path: $0) }
    }
    return SchemaTypes(files: files)
  }()

  @Test("every payload is read as the compiled decoder reads it", arguments: CorpusTests.payloads)
  func agreesOnPayloads(_ payload: CorpusTests.Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    let verdicts = try #require(Self.types.verdicts(on: Array(text.utf8), as: payload.type))
    #expect(verdicts.compiled == verdicts.read)
    #expect((verdicts.read.path != nil) == payload.isRefused)
  }

  @Test("so is every payload with one thing changed", arguments: CorpusTests.payloads)
  func agreesOnMutations(_ payload: CorpusTests.Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    let (root, _) = try JSONReader.read(Array(text.utf8), path: payload.file)
    var mutants: Set<String> = []
    let count = max(5, min(60, 400_000 / max(text.utf8.count, 1)))
    for seed in 0..<count {
      var mutation = Mutation(seed: UInt64(seed))
      let mutant = mutation.text(of: root)
      let verdicts = try #require(Self.types.verdicts(on: Array(mutant.utf8), as: payload.type))
      #expect(verdicts.compiled == verdicts.read, "seed \(seed): \(mutant.prefix(2000))")
      mutants.insert(mutant)
    }
    // A source of changes that changes nothing would prove nothing.
    #expect(mutants.count > 1)
  }
}
