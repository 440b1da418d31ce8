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
    let folder = context.package.directoryURL
    let process = Process()
    process.executableURL = try context.tool(named: "gen-models").url
    process.currentDirectoryURL = folder
    process.arguments = extractor.remainingArguments
    // Without a schema, the tool does what the configuration file of the package says.
    let configuration = folder.appending(component: "gen-models.yml").path(percentEncoded: false)
    if !names.isEmpty || !FileManager.default.fileExists(atPath: configuration) {
      let targets =
        try names.isEmpty ? context.package.targets : context.package.targets(named: names)
      let schemas = schemas(of: targets, seenFrom: folder)
      if schemas.isEmpty {
        Diagnostics.error("no target that has a Swift file holds a '*.models.yml'")
        return
      }
      process.arguments? += ["--"] + schemas
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == Self.drift {
      Diagnostics.error(
        "repair it with: swift package --allow-writing-to-package-directory generate-models")
    }
    exit(process.terminationStatus)
  }

  /// The paths of all schemas in targets, also of those that a target excludes, as it should where
  /// nothing builds them.
  private func schemas(of targets: [any Target], seenFrom folder: URL) -> [String] {
    var paths: Set<String> = []
    for target in targets.compactMap(\.sourceModule) {
      // A target has its folder as a URL from tools version 6.1 on.
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: String(describing: target.directory)),
        includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      while let file = files?.nextObject() as? URL {
        if SchemaName.isSchema(file.lastPathComponent) { paths.insert(file.path(seenFrom: folder)) }
      }
    }
    return paths.sorted()
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
