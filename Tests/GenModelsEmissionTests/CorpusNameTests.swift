import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The tags of real payloads as the names of cases: each one is fine, or refused with a fix.
@Suite struct CorpusNameTests {
  private static let folder = ProcessInfo.processInfo.environment["GEN_MODELS_CORPORA"]

  /// What is known of the tags of one key in a family.
  private struct Statistics: Decodable {
    struct Tag: Decodable { var values: [String: Int] }
    var tags: [Tag] = []

    private struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      for key in container.allKeys where key.stringValue.hasPrefix("tag ") {
        tags.append(try container.decode(Tag.self, forKey: key))
      }
    }
  }

  /// The keys of a type, and what each of the values is in it.
  private static let shapes: [(head: String, line: String)] = [
    ("discriminator: zz; cases:", "{ fields: { a: Int } }"),
    ("discriminator: { key: zz, content: yy, expose: true }; cases:", "Int"),
    ("tagging: external; units: string; cases:", ""), ("tagging: presence; cases:", "Int"),
    ("page: %Row; parts:", "[Int]"), ("fields:", "'Int?'"), ("values:", "%"),
  ]

  private static func schema(_ values: [String], named name: String, as shape: Int) -> String {
    let (head, line) = shapes[shape]
    let keys = head.split(separator: "; ").map { "    \($0.replacing("%", with: name))\n" }.joined()
    let lines = values.map { value in
      let text = "'\(value.replacing("'", with: "''"))'"
      return "      \(text): \(line.replacing("%", with: text))\n"
    }
    return "types:\n  \(name):\n" + keys + lines.joined()
  }

  @Test(
    .enabled(if: folder != nil, "GEN_MODELS_CORPORA names no folder of payloads"), .needsCompiler)
  func everyTagIsANameOrRefused() throws {
    let root = URL(fileURLWithPath: try #require(Self.folder))
    let emitted = try EmittedFolder()
    var count = 0
    for family in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
      let file = root.appendingPathComponent(family).appendingPathComponent("STATS.json")
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      for (index, tag) in try JSONDecoder().decode(Statistics.self, from: data).tags.enumerated() {
        for shape in Self.shapes.indices {
          let words = family.split(separator: "-").map(\.capitalized).joined()
          let name = "\(words)\(index)Of\(shape)"
          let values = Self.named(tag.values.keys.sorted(), like: name, as: shape)
          count += values.count
          let (files, _) = Emission.generate(Self.schema(values, named: name, as: shape))
          try emitted.add(
            try #require(files.first, "\(name): \(values)").text, as: "\(name).swift")
        }
      }
    }
    #expect(count > 3000)
    try emitted.addSupport()
    try emitted.expectCompiles()
  }

  /// The values that are no errors: the others are told of at their lines, with what to do.
  private static func named(_ values: [String], like name: String, as shape: Int) -> [String] {
    let schema = schema(values, named: name, as: shape)
    let head = schema.split(separator: "\n").count - values.count
    var refused: Set<Int> = []
    for diagnostic in Emission.generate(schema).diagnostics where diagnostic.severity == .error {
      guard case .span(let span) = diagnostic.place, diagnostic.help != nil,
        [.nameCollision, .unusableName, .emptyText].contains(diagnostic.code)
      else {
        Issue.record("\(name): \(diagnostic)")
        continue
      }
      refused.insert(span.start.line - head - 1)
    }
    return values.indices.filter { !refused.contains($0) }.map { values[$0] }
  }
}
