import Foundation
import GenModelsTestSupport

/// The names of all public types of the standard library and of Foundation, as far as the toolchain
/// lists them: no list by hand would be whole.
enum ToolchainTypes {
  static let names: [String] = (try? list()) ?? []

  private static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation",
  ]

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
    var target: Target
    var paths: Paths
  }

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { var identifier: String }
      var kind: Kind
      var pathComponents: [String]
    }
    var symbols: [Symbol]
  }

  private static let kinds: Set = [
    "swift.class", "swift.enum", "swift.protocol", "swift.struct", "swift.typealias",
  ]

  private static func list() throws -> [String] {
    guard let swiftc = Tool.swiftc, let extract = Tool.symbolGraphExtract else { return [] }
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path)
    let info = try JSONDecoder().decode(
      TargetInfo.self,
      from: Data(try swiftc.run(["-print-target-info"], in: url).text.utf8))
    for module in modules {
      _ = try extract.run(
        ["-module-name", module, "-target", info.target.triple, "-output-dir", "."]
          + ["-minimum-access-level", "public", "-skip-synthesized-members"]
          + info.paths.runtimeLibraryImportPaths.flatMap { ["-I", $0] },
        in: url)
    }
    var names: Set<String> = []
    for name in try folder.names() where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: url.appendingPathComponent(name))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      for symbol in graph.symbols where kinds.contains(symbol.kind.identifier) {
        guard symbol.pathComponents.count == 1, let name = symbol.pathComponents.first,
          name.first?.isUppercase == true
        else { continue }
        names.insert(name)
      }
    }
    return names.sorted()
  }
}
