internal import GenModelsDiagnostics
internal import GenModelsPipeline
internal import GenModelsSchema

/// Finds the schemas that arguments name: files, and the schemas directly in folders.
struct SchemaSearch {
  let fileSystem: FileSystem
  let diagnostics: DiagnosticCollector

  /// The paths in the order of their bytes, so that the order of arguments changes nothing, each
  /// schema once even where two paths lead to it.
  func paths(for arguments: [String]) -> [String] {
    ordered(arguments.flatMap { $0 == Options.standardInput ? [$0] : expand($0, at: .file($0)) })
  }

  /// The same for the inputs of a configuration file, which may be patterns.
  ///
  /// - Parameters:
  ///   - inputs: The paths and patterns, with their places.
  ///   - configuration: The file itself, which no pattern means.
  /// - Returns: The paths.
  func paths(for inputs: [Placed<String>], besides configuration: String) -> [String] {
    let own = FilePath.normalized(configuration)
    let found = inputs.flatMap {
      PathPattern.isPattern($0.value)
        ? expand(pattern: $0) : expand($0.value, at: .span($0.span))
    }
    return ordered(found.filter { FilePath.normalized($0) != own })
  }

  private func ordered(_ found: [String]) -> [String] {
    guard found.count > 1 else { return found }
    // Bytes, since Swift takes two spellings of an accent for one name, and disks need not.
    var seen: Set<[UInt8]> = []
    return found.sorted(by: FilePath.precedes).filter { path in
      let isInput = path == Options.standardInput
      let folder = isInput ? nil : try? fileSystem.entry(at: FilePath.folder(of: path))
      // Where the folder tells nothing of itself, only the same path is the same schema.
      let key =
        folder.map { "\($0.identity.device) \($0.identity.number) \(FilePath.name(of: path))" }
        ?? path
      return seen.insert(Array(key.utf8)).inserted
    }
  }

  private func expand(_ path: String, at place: Diagnostic.Place) -> [String] {
    do throws(FileSystemError) {
      guard let entry = try fileSystem.entry(at: path) else {
        diagnostics.record(missing(path, at: place))
        return []
      }
      guard entry.kind == .folder else { return [path] }
      var schemas: [String] = []
      for name in try fileSystem.names(in: path)
      where OutputNaming.isSchema(name) && name != ConfigurationFile.name {
        let schema = FilePath.join(path, name)
        let kind = try fileSystem.entry(at: schema)?.kind
        // A link that leads nowhere is read, and reported; a pipe would never end.
        if kind == .file || kind == nil { schemas.append(schema) }
      }
      if schemas.isEmpty { diagnostics.record(Self.noSchemas(at: place)) }
      return schemas
    } catch {
      diagnostics.record(.unreadable(error))
      return []
    }
  }

  private func expand(pattern: Placed<String>) -> [String] {
    do throws(FileSystemError) {
      let files = try PathPattern(pattern.value).files(on: fileSystem)
      let schemas = files.filter {
        let name = FilePath.name(of: $0)
        return OutputNaming.isSchema(name) && name != ConfigurationFile.name
      }
      if schemas.isEmpty {
        diagnostics.record(
          .error(
            .noSchemas, "no schema fits '\(pattern.value)'", at: pattern.span,
            help: "'*' and '?' stand for characters of a name, '**' for any folders"))
      }
      return schemas
    } catch {
      diagnostics.record(.unreadable(error))
      return []
    }
  }

  private func missing(_ path: String, at place: Diagnostic.Place) -> Diagnostic {
    let folder = FilePath.folder(of: path)
    // Behind fifty errors nobody reads on, and looking for near names takes its time.
    let names = diagnostics.count < 50 ? (try? fileSystem.names(in: folder)) ?? [] : []
    let name = FilePath.name(of: path)
    let near = Suggestion.nearest(to: name, among: names.filter { $0 != name })
      .map { FilePath.join(folder, $0) }
    let words = Suggestion.nearest(to: path, among: Subcommand.words).map { "gen-models \($0)" }
    let help =
      if !near.isEmpty { Suggestion.help(for: path, among: near) } else {
        words.first.map { "did you mean '\($0)'?" }
          ?? "name a schema, or a folder that holds schemas"
      }
    return Diagnostic(
      .error, .unreadableFile, "there is no such file or folder", at: place, help: help)
  }

  private static func noSchemas(at place: Diagnostic.Place) -> Diagnostic {
    Diagnostic(
      .error, .noSchemas, "the folder holds no schema", at: place,
      help: "name a folder that directly holds '.yml' or '.yaml' files")
  }
}
