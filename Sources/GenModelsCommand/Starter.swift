internal import GenModelsPipeline

/// The schema that `init` writes to start from.
enum Starter {
  static let text = PackageResources.starter_yml

  /// The path of a schema that is named with or without its ending.
  static func path(for name: String) -> String {
    OutputNaming.isSchema(FilePath.name(of: name)) ? name : name + ".yml"
  }
}
