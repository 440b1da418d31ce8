internal import GenModelsDiagnostics
internal import GenModelsPipeline
internal import GenModelsSchema

/// The configuration file of a package, whose paths start from its folder.
struct ConfigurationFile {
  /// The name that a run looks for in the working directory.
  static let name = "gen-models.yml"

  let path: String
  let syntax: ConfigurationSyntax

  /// Reads the file; nil where it has an error that leaves nothing to do.
  ///
  /// - Parameters:
  ///   - path: The file, nil for that of the working directory.
  ///   - report: Has the disk, and takes what is wrong.
  /// - Throws: `UsageError` where no file is named and none is there.
  init?(_ path: String?, _ report: Report) throws(UsageError) {
    let fileSystem = report.environment.fileSystem
    self.path = path ?? Self.name
    do throws(FileSystemError) {
      let bytes = try fileSystem.read(self.path, upTo: Run.readLimit)
      let syntax = Pipeline.readConfiguration(
        bytes, path: self.path, diagnostics: report.diagnostics)
      guard let syntax else { return nil }
      self.syntax = syntax
    } catch {
      if path == nil, error.isMissing { throw .noSchema }
      report.diagnostics.record(.unreadable(error))
      return nil
    }
  }

  /// The groups with the schemas that they mean.
  func groups(by search: SchemaSearch) -> [Assignment.Group] {
    syntax.groups.map { group in
      let inputs = group.inputs.map { Placed(resolved($0.value), at: $0.span) }
      return Assignment.Group(
        schemas: search.paths(for: inputs, besides: path),
        output: group.output.map { resolved($0.value) }, swift: group.swift, place: group.place)
    }
  }

  /// The folder of templates, and where it is named.
  var templates: (folder: String, place: Diagnostic.Place)? {
    syntax.templates.map { (resolved($0.value), .span($0.span)) }
  }

  /// The name of the file for helper types, which stands beside the outputs.
  func helperFile(_ diagnostics: DiagnosticCollector) -> String? {
    guard let name = syntax.helperFile else { return nil }
    if !OutputNaming.isOutput(name.value) { diagnostics.record(.helperFileName(name)) }
    return name.value
  }

  /// Reports outputs that are files, where they are named.
  func checkOutputs(_ report: Report) {
    for output in syntax.groups.compactMap(\.output) {
      // What the system does not tell now, it does not tell later either.
      let entry = try? report.environment.fileSystem.entry(at: resolved(output.value))
      if let entry, entry.kind != .folder {
        report.diagnostics.record(
          .error(
            .unwritableFile, "the output folder is a file", at: output.span, help: "name a folder"))
      }
    }
  }

  private func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.join(FilePath.folder(of: self.path), path)
  }
}

extension Diagnostic {
  fileprivate static func helperFileName(_ name: Placed<String>) -> Diagnostic {
    .error(
      .unknownValue, "'helperFile' cannot be '\(name.value)'", at: name.span,
      help: "write a name without folders that ends in '.swift'")
  }
}
