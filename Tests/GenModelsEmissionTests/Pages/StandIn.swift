import Foundation
import GenModelsTestSupport
import Testing

/// Modules that stand in for those of Apple where these are missing, compiled once.
enum StandIn {
  private static let modules = Result { try TemporaryFolder() }.map { folder in
    (folder: folder, problems: ["SwiftUI", "UIKit"].compactMap { problem(of: $0, in: folder) })
  }

  /// The folder of a module, for `-I`; where there is the true one, that one is found first.
  static func folder(_ name: String) throws -> String {
    let (folder, problems) = try modules.get()
    try #require(problems == [])
    return folder.path
  }

  private static func problem(of name: String, in folder: TemporaryFolder) -> String? {
    let sources = Emission.root.appendingPathComponent("Tests/Stubs/\(name)").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    let arguments =
      ["-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6"]
      + ["-o", "\(name).swiftmodule"] + files.sorted().map { "\(sources)/\($0)" }
    do {
      guard let swiftc = Tool.swiftc else { return "no compiler" }
      let (code, text) = try swiftc.run(arguments, in: URL(fileURLWithPath: folder.path))
      return code == 0 ? nil : text
    } catch {
      return "\(error)"
    }
  }
}
