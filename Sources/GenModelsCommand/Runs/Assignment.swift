internal import GenModelsDiagnostics
internal import GenModelsPipeline
internal import GenModelsSchema

/// What a run is to do: as the arguments say, or the configuration file where they name no schema.
struct Assignment {
  /// Schemas that are generated alike.
  struct Group {
    /// Their paths, ordered, each once.
    var schemas: [String]
    /// The folder of their outputs; nil for that of each schema.
    var output: String?
    /// What they say of `swift:` where they do not say it themselves.
    var swift: SwiftDefaults?
  }

  var groups: [Group] = []
  var templates: String?
  var helperFile: String?

  /// The folders that belong to the run.
  var outputs: [String] {
    var seen: Set<String> = []
    return groups.compactMap(\.output).filter { seen.insert(FilePath.normalized($0)).inserted }
  }

  /// Finds out what is to be done; options win over the file.
  ///
  /// - Throws: `UsageError` where neither says anything.
  init(_ options: Options, _ report: Report) throws(UsageError) {
    let search = SchemaSearch(
      fileSystem: report.environment.fileSystem, diagnostics: report.diagnostics)
    if options.schemas.isEmpty {
      guard let file = try ConfigurationFile(options.configuration, report) else { return }
      groups = file.groups(by: search)
      templates = file.path(file.syntax.templates)
      helperFile = file.syntax.helperFile?.value
    } else {
      groups = [Group(schemas: search.paths(for: options.schemas))]
    }
    if let output = options.output {
      for index in groups.indices { groups[index].output = output }
    }
    templates = options.templates ?? templates
    helperFile = options.helperFile ?? helperFile
  }
}
