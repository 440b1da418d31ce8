import Foundation
import GenModelsPipeline
import Testing

@testable import GenModelsFixtures

/// The law of the round trip is held for every fixture: some test reads and writes a type of it.
@Suite struct RoundTripListTests {
  /// The words of the tests that write values and compare.
  private static let words: Set<Substring> = {
    var words: Set<Substring> = []
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    for file in files where file.hasSuffix(".swift") {
      let text =
        FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard ["expectRoundTrip", "ReportProbe(", "encode("].contains(where: text.contains) else {
        continue
      }
      words.formUnion(SwiftTokens(text).words.map(\.text))
    }
    return words
  }()

  @Test(arguments: Emission.cases)
  func someTestWritesATypeOf(name: String) throws {
    let path = "Tests/Fixtures/Emission/\(name)/\(name).yml"
    let (files, _) = Emission.generate(try #require(Emission.text(path)), path: path)
    // A type of a namespace is known by its own name.
    let types = try #require(files.first?.types.compactMap { $0.name.split(separator: ".").last })
    #expect(types.contains { Self.words.contains($0) }, "none of \(types)")
  }

  @Test func documentedTypes() throws {
    try expectRoundTrip(
      #"{"address":"b","plain":1,"text":"*/","title":"a"}"#,
      Article(title: "a", text: "*/", address: "b", plain: 1))
  }
}
