internal import GenModelsPipeline

/// The schema that `init` writes to start from.
enum Starter {
  static let text = PackageResources.starter_yml

  /// Whether a path ends in the name of a file, and not in a folder.
  static func isName(_ path: String) -> Bool {
    !path.hasSuffix("/") && ![".", ".."].contains(FilePath.name(of: path))
  }

  /// The path of a schema that is named with or without its ending.
  static func path(for name: String) -> String {
    OutputNaming.isSchema(FilePath.name(of: name)) ? name : name + ".yml"
  }
}
