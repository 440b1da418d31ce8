import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The names of `Templates/README.md` are those that templates may name.
struct TemplateContextTests {
  private static let root = Fixture.tests.deletingLastPathComponent()

  /// The names of every record that any of our schemas gives.
  private static func namesInContexts() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Schemas", "Tests/Corpora", "Tests/Fixtures/Emission"] {
      let url = root.appendingPathComponent(folder)
      let files = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      for file in files.sorted() where file.hasSuffix(".yml") {
        let path = url.appendingPathComponent(file)
        let library = SchemaLibrary { place in
          (try? Data(contentsOf: URL(fileURLWithPath: place)))
            .map { .file(Array($0), path: place, identity: place) } ?? .failure("missing")
        }
        let dump = Pipeline().dump(
          Array(try Data(contentsOf: path)), path: path.path, diagnostics: DiagnosticCollector(),
          importing: library)
        let json = try JSONSerialization.jsonObject(with: Data(try #require(dump).utf8))
        let files = try #require((json as? [String: Any])?["files"] as? [[String: Any]])
        for file in files { collect(file["context"], into: &names) }
      }
    }
    return names
  }

  private static func collect(_ value: Any?, into names: inout Set<String>) {
    if let record = value as? [String: Any] {
      names.formUnion(record.keys)
      for member in record.values { collect(member, into: &names) }
    } else if let list = value as? [Any] {
      for element in list { collect(element, into: &names) }
    }
  }

  /// The names in the first column of the tables of the section.
  private static func documentedNames() throws -> Set<String> {
    let text = try String(
      contentsOf: root.appendingPathComponent("Templates/README.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Names\n").last)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(
      rows.flatMap { row in
        let cell = row.components(separatedBy: " | ")[0]
        return cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
          .map(\.element)
      })
  }

  @Test func everyNameIsDocumentedAndEveryDocumentedNameExists() throws {
    // What joins helper files is no part of a schema's context.
    let names = try Self.namesInContexts().union(["bodies", "lines"])
    let documented = try Self.documentedNames()
    #expect(names.count > 300)
    #expect(names.subtracting(documented).sorted() == [])
    #expect(documented.subtracting(names).sorted() == [])
  }
}
