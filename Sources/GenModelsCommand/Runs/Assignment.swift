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
    /// Where a configuration file names them.
    var place: SourceSpan?

    /// The folder of the output of a schema.
    func folder(of schema: String) -> String { output ?? FilePath.folder(of: schema) }
  }

  var groups: [Group] = []
  /// The folder of templates that replace built-in ones, and where it is named.
  var templates: (folder: String, place: Diagnostic.Place)?
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
      templates = file.templates
      helperFile = file.helperFile(report.diagnostics)
      if options.output == nil, options.printReason == nil { file.checkOutputs(report) }
    } else {
      groups = [Group(schemas: search.paths(for: options.schemas))]
    }
    if let output = options.output {
      for index in groups.indices { groups[index].output = output }
    }
    leaveOutRepeatedSchemas(report.diagnostics)
    templates = options.templates.map { ($0, .file($0)) } ?? templates
    helperFile = options.helperFile ?? helperFile
  }

  /// A schema has one output in a folder, so only one group can say how it looks.
  private mutating func leaveOutRepeatedSchemas(_ diagnostics: DiagnosticCollector) {
    var places: [String: SourceSpan] = [:]
    for index in groups.indices {
      guard let place = groups[index].place else { continue }
      let group = groups[index]
      var repeated: [(schema: String, first: SourceSpan)] = []
      groups[index].schemas.removeAll { schema in
        let key = [group.folder(of: schema), schema].map(FilePath.normalized)
          .joined(separator: "\0")
        guard let first = places[key] else {
          places[key] = place
          return false
        }
        repeated.append((schema, first))
        return true
      }
      // One mistake, however many schemas the two have in common.
      if let (schema, first) = repeated.first {
        diagnostics.record(.repeatedSchema(schema, at: place, after: first))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedSchema(
    _ schema: String, at place: SourceSpan, after first: SourceSpan
  ) -> Diagnostic {
    .error(
      .outputCollision, "'\(schema)' is in another group with the same output already", at: place,
      labels: [.init(span: first, text: "it is among these")],
      help: "leave it out of one of the groups, or give the groups different outputs")
  }
}
