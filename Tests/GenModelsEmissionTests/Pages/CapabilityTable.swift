import Foundation

/// The names of tests, and the page of the documentation that has them in a table.
enum CapabilityTable {
  /// The display names of all tests of this target.
  static let testNames: [String] = {
    let folder = Emission.root.appendingPathComponent("Tests/GenModelsEmissionTests")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path -> [String] in
      let text = Emission.text("Tests/GenModelsEmissionTests/\(path)") ?? ""
      return text.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.output.1) }
    }
  }()
}
