import Foundation
import PackagePlugin

/// `swift package generate-models`: writes the Swift of the schemas in a package's targets where it
/// is committed, or checks it with `--check`.
@main
struct GenerateModelsPlugin: CommandPlugin {
  /// The exit code of `--check` where the disk differs from the schemas.
  private static let drift: Int32 = 2

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let folder = context.package.directoryURL
    // A target has its folder as a URL from tools version 6.1 on.
    let found = targets.compactMap(\.sourceModule).flatMap {
      schemaFiles(below: String(describing: $0.directory))
    }
    let schemas = Set(found.map { $0.path(seenFrom: folder) })
    if schemas.isEmpty {
      Diagnostics.error("no target that has a Swift file holds a '*.models.yml'")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "gen-models").url
    process.currentDirectoryURL = folder
    process.arguments =
      extractor.remainingArguments + ["--"] + schemas.sorted()
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == Self.drift {
      Diagnostics.error(
        "repair it with: swift package --allow-writing-to-package-directory generate-models")
    }
    exit(process.terminationStatus)
  }

  /// All schemas of a target, also those that it excludes, as it should where nothing builds them.
  private func schemaFiles(below folder: String) -> [URL] {
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { SchemaName.isSchema($0.lastPathComponent) }
  }
}

extension URL {
  /// The path within a folder, which is how a user would name the file there.
  fileprivate func path(seenFrom folder: URL) -> String {
    let own = standardizedFileURL.pathComponents
    let prefix = folder.standardizedFileURL.pathComponents
    guard own.starts(with: prefix) else { return path(percentEncoded: false) }
    return own.dropFirst(prefix.count).joined(separator: "/")
  }
}
