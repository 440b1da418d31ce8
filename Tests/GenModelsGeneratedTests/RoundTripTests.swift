import Foundation
import Testing

@testable import GenModelsGenerated

extension Sample {
  /// A sample at least of everything that the schemas in Schemas/ emit.
  static let all: [Sample] =
    seeds + geoJSON + pandocBlocks + pandocInlines + pandocParts + manifests + manifestCases
    + buildSettings
}

/// What holds for every emitted type: JSON in, the same JSON out, the same value back.
struct RoundTripTests {
  @Test(arguments: Sample.all)
  func readsAndWrites(_ sample: Sample) throws {
    try sample.expectRead(sample.json)
    try sample.expectWritten()
  }

  @Test("the order of keys does not matter", arguments: Sample.all.filter { $0.json.contains(":") })
  func readsKeysInAnyOrder(_ sample: Sample) throws {
    let json = try JSON(sample.json)
    try sample.expectRead(json.text { $0 })
    try sample.expectRead(json.text { $0.reversed() })
    try sample.expectRead(json.text { Array($0.dropFirst() + $0.prefix(1)) })
  }

  @Test("other keys are ignored", arguments: Sample.all.filter(\.ignoresOtherKeys))
  func ignoresOtherKeys(_ sample: Sample) throws {
    guard case .object(var members) = try JSON(sample.json) else {
      Issue.record("\(sample.json) is no object")
      return
    }
    members["another key"] = .object(["t": .string("nothing")])
    try sample.expectRead(JSON.object(members).text())
  }

  @Test("every type and case that is emitted has a sample")
  func samplesAreComplete() throws {
    let emitted = try Self.emittedNames()
    #expect(emitted.count > 150)
    #expect(emitted.subtracting(Sample.all.map(\.name)).sorted() == [])
    #expect(Set(Sample.all.map(\.name)).subtracting(emitted).sorted() == [])
  }

  @Test("every type that is emitted has a row in a table of errors")
  func errorTablesAreComplete() throws {
    let types = Set(Sample.all.map { $0.name.prefix { $0 != "." } }.map(String.init))
    let structs = StructErrorTests.Object.all.map { "\($0.type)" }
    let tuples = TupleErrorTests.Tuple.structs.map { "\($0.type)" }
    let unions =
      TaggedUnionErrorTests.unions.map { "\($0.type)" }
      + ExternalUnionErrorTests.all.map { "\($0.type)" }
    let others = ["JSONValue", "LibraryKind", "TargetKind"]
    let rows = structs + tuples + unions + others
    #expect(types.symmetricDifference(rows).sorted() == [])
    #expect(Set(rows).count == rows.count)
  }

  /// `Struct` and `Enum.case` for all types in Generated/ that are read and written, found by their
  /// declarations, which stand at the margin.
  private static func emittedNames() throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Generated")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var union: String?
      for line in text.split(separator: "\n") {
        var line = line
        for modifier in ["nonisolated ", "public "] where line.hasPrefix(modifier) {
          line = line.dropFirst(modifier.count)
        }
        if line.hasPrefix("struct ") {
          names.insert(Self.word(of: line.dropFirst("struct ".count)))
        } else if line.hasPrefix("enum ") {
          union = Self.word(of: line.dropFirst("enum ".count))
        } else if line == "}" {
          union = nil
        } else if let union, line.hasPrefix("  case ") {
          names.insert("\(union).\(Self.word(of: line.dropFirst("  case ".count)))")
        }
      }
    }
    // A list of rows is made from a response, and neither read nor written.
    return names.filter { !$0.hasPrefix("BusinessPart.") }
  }

  private static func word(of text: Substring) -> String {
    String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
