internal import GenModelsDiagnostics
internal import GenModelsPipeline

/// The text of a schema, and the path that messages name it by.
struct Source {
  var path: String
  var bytes: [UInt8]
}

/// One run over schemas: find, generate, gather, settle, report.
struct Run {
  let options: Options
  let arguments: [String]
  let report: Report
  /// Makes the files by something simpler than the pipeline, in tests.
  let generate: Command.Generate?

  private var environment: Environment { report.environment }
  private var diagnostics: DiagnosticCollector { report.diagnostics }

  /// A byte more than a schema may have, so that its reader can tell what is too long.
  private static let readLimit = (64 << 20) + 1

  func finish() -> ExitCode {
    let pipeline = Pipeline(
      templates: options.templates.map {
        OwnTemplates(folder: $0, on: environment.fileSystem, diagnostics: diagnostics)
      })
    pipeline.checkTemplates(diagnostics)
    let sources = sources()
    if options.isContextDump { return dump(sources, by: pipeline) }
    let outputs = generateAll(sources, by: pipeline)
    if diagnostics.hasErrors { return report.fail() }
    if options.printReason != nil { return printAll(outputs) }
    let files = gather(outputs, by: pipeline)
    let comparisons = environment.fileSystem.compare(files, diagnostics: diagnostics)
    if diagnostics.hasErrors { return report.fail() }
    return options.isCheck ? check(comparisons, of: files) : write(comparisons)
  }

  private func gather(_ outputs: [SchemaOutput], by pipeline: Pipeline) -> FileSet {
    let files = FileSet.gather(outputs, diagnostics: diagnostics)
    guard let name = options.helperFile else { return files }
    return HelperFile(name, of: pipeline).gathering(files, diagnostics: diagnostics)
  }

  /// The schemas that are named, in the order of their paths.
  private func sources() -> [Source] {
    let search = SchemaSearch(fileSystem: environment.fileSystem, diagnostics: diagnostics)
    return search.paths(for: options.schemas).compactMap { path in
      do throws(FileSystemError) {
        guard path != Options.standardInput else {
          return Source(path: "<stdin>", bytes: try report.streams.readInput(Self.readLimit).get())
        }
        let bytes = try environment.fileSystem.read(path, upTo: Self.readLimit)
        return Source(path: path, bytes: bytes)
      } catch {
        diagnostics.record(.unreadable(error))
        return nil
      }
    }
  }

  private func generateAll(_ sources: [Source], by pipeline: Pipeline) -> [SchemaOutput] {
    let library = library(naming: sources.map(\.path))
    return sources.map { source in
      SchemaOutput(
        schema: source.path, folder: options.output ?? FilePath.folder(of: source.path),
        files: generate?(source.bytes, source.path, diagnostics)
          ?? pipeline.generate(
            source.bytes, path: source.path, diagnostics: diagnostics, importing: library))
    }
  }

  private func dump(_ sources: [Source], by pipeline: Pipeline) -> ExitCode {
    let library = library(naming: sources.map(\.path))
    let texts = sources.compactMap { source in
      pipeline.dump(
        source.bytes, path: source.path, diagnostics: diagnostics, importing: library)
    }
    if diagnostics.hasErrors { return report.fail() }
    if let failure = report.answer(Array(texts.joined().utf8)) { return failure }
    report.showDiagnostics()
    return .done
  }

  /// What schemas import, by the paths that the user gave.
  private func library(naming paths: [String]) -> SchemaLibrary {
    let fileSystem = environment.fileSystem
    return SchemaLibrary { place in
      let path = paths.first { FilePath.normalized($0) == place } ?? place
      do throws(FileSystemError) {
        guard let entry = try fileSystem.entry(at: path) else {
          return .failure("there is no such file")
        }
        if entry.kind == .folder { return .folder }
        guard entry.kind == .file else { return .failure("it is no file") }
        return .file(
          try fileSystem.read(path, upTo: Self.readLimit), path: path,
          identity: "\(entry.identity.device) \(entry.identity.number)")
      } catch {
        return .failure(error.text)
      }
    }
  }

  private func write(_ comparisons: [Comparison]) -> ExitCode {
    let result = Settlement.write(
      comparisons, on: environment.fileSystem, diagnostics: diagnostics)
    if diagnostics.hasErrors {
      return report.fail(
        result.written == 0
          ? nil : "only \(Report.count(result.written, "file was", "files were")) written")
    }
    report.showDiagnostics()
    let unchanged = result.unchanged > 0 ? ", \(result.unchanged) unchanged" : ""
    report.celebrate(
      result.written == 0 && result.unchanged > 0
        ? "\(Report.count(result.unchanged, "file", "files")) unchanged"
        : "\(Report.count(result.written, "file", "files")) written\(unchanged)")
    return .done
  }

  private func printAll(_ outputs: [SchemaOutput]) -> ExitCode {
    if let failure = report.answer(Array(Settlement.print(outputs).utf8)) { return failure }
    report.showDiagnostics()
    return .done
  }

  private func check(_ comparisons: [Comparison], of files: FileSet) -> ExitCode {
    let stale =
      options.output.map {
        environment.fileSystem.staleFiles(in: $0, besides: files, diagnostics: diagnostics)
      } ?? []
    if diagnostics.hasErrors { return report.fail() }
    let drift = Settlement.check(
      comparisons, stale: stale, workingDirectory: environment.fileSystem.workingDirectory)
    if drift.files.isEmpty {
      report.showDiagnostics()
      report.celebrate("\(Report.count(comparisons.count, "file is", "files are")) up to date")
      return .done
    }
    return Check(drift: drift, arguments: arguments, report: report).finish()
  }
}
