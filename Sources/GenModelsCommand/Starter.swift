internal import GenModelsDiagnostics
internal import GenModelsPipeline

/// The schema that `init` writes to start from.
enum Starter {
  static let text = PackageResources.starter_yml

  /// The path of a schema that is named with or without its ending.
  static func path(for name: String) -> String {
    OutputNaming.isSchema(FilePath.name(of: name)) ? name : name + ".yml"
  }

  /// Writes the starter; gives what kept it from being written.
  static func write(to name: String, on fileSystem: FileSystem) -> [Diagnostic] {
    let diagnostics = DiagnosticCollector()
    Settlement.create(text, at: path(for: name), on: fileSystem, diagnostics: diagnostics)
    return diagnostics.diagnostics
  }
}
