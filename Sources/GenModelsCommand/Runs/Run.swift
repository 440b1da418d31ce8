internal import GenModelsDiagnostics
internal import GenModelsPipeline
internal import GenModelsSchema

/// The text of a schema, and what is to become of it.
struct Source {
  /// The path that messages name it by.
  var path: String
  var bytes: [UInt8]
  /// The folder of its output.
  var folder: String
  /// What it says of `swift:` where it does not say it itself.
  var swift: SwiftDefaults?
}

/// One run over schemas: read, generate, gather, settle, report.
struct Run {
  let options: Options
  let assignment: Assignment
  let arguments: [String]
  let report: Report
  /// Makes the files by something simpler than the pipeline, in tests.
  let generate: Command.Generate?

  private var environment: Environment { report.environment }
  private var diagnostics: DiagnosticCollector { report.diagnostics }

  /// A byte more than a schema may have, so that its reader can tell what is too long.
  static let readLimit = (64 << 20) + 1

  func finish() -> ExitCode {
    let pipeline = Pipeline(
      templates: assignment.templates.map {
        OwnTemplates(
          folder: $0.folder, namedAt: $0.place, on: environment.fileSystem,
          diagnostics: diagnostics)
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
    let stale = options.isCheck || options.isPrune ? staleFiles(besides: files) : []
    if diagnostics.hasErrors { return report.fail() }
    return options.isCheck ? check(comparisons, stale) : write(comparisons, removing: stale)
  }

  private func gather(_ outputs: [SchemaOutput], by pipeline: Pipeline) -> FileSet {
    let files = FileSet.gather(outputs, diagnostics: diagnostics)
    guard let name = assignment.helperFile else { return files }
    return HelperFile(name, of: pipeline).gathering(files, diagnostics: diagnostics)
  }

  /// The schemas of all groups.
  private func sources() -> [Source] {
    assignment.groups.flatMap { group in
      group.schemas.compactMap { path in
        do throws(FileSystemError) {
          let isInput = path == Options.standardInput
          let bytes =
            try isInput
            ? report.streams.readInput(Self.readLimit).get()
            : environment.fileSystem.read(path, upTo: Self.readLimit)
          return Source(
            path: isInput ? "<stdin>" : path, bytes: bytes,
            folder: group.folder(of: path), swift: group.swift)
        } catch {
          diagnostics.record(.unreadable(error))
          return nil
        }
      }
    }
  }

  private func generateAll(_ sources: [Source], by pipeline: Pipeline) -> [SchemaOutput] {
    let library = SchemaLibrary(on: environment.fileSystem, naming: sources)
    return sources.map { source in
      SchemaOutput(
        schema: source.path, folder: source.folder,
        files: generate?(source.bytes, source.path, diagnostics)
          ?? pipeline.generate(
            source.bytes, path: source.path, swift: source.swift, diagnostics: diagnostics,
            importing: library))
    }
  }

  private func dump(_ sources: [Source], by pipeline: Pipeline) -> ExitCode {
    let library = SchemaLibrary(on: environment.fileSystem, naming: sources)
    let texts = sources.compactMap { source in
      pipeline.dump(
        source.bytes, path: source.path, swift: source.swift, diagnostics: diagnostics,
        importing: library)
    }
    if diagnostics.hasErrors { return report.fail() }
    if let failure = report.answer(Array(texts.joined().utf8)) { return failure }
    report.showDiagnostics()
    return .done
  }

  private func write(_ comparisons: [Comparison], removing stale: [StaleFile]) -> ExitCode {
    let result = Settlement.write(
      comparisons, on: environment.fileSystem, diagnostics: diagnostics)
    if diagnostics.hasErrors {
      return report.fail(
        result.written == 0
          ? nil : "only \(Report.count(result.written, "file was", "files were")) written")
    }
    let removed = Settlement.remove(
      stale, on: environment.fileSystem, diagnostics: diagnostics)
    if !options.isQuiet {
      for path in removed { report.say("removed", of: path) }
    }
    if diagnostics.hasErrors { return report.fail("all files were written") }
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

  /// The files of ours in the folders of the run that it does not make.
  private func staleFiles(besides files: FileSet) -> [StaleFile] {
    assignment.outputs.flatMap {
      environment.fileSystem.staleFiles(in: $0, besides: files, diagnostics: diagnostics)
    }
  }

  private func check(_ comparisons: [Comparison], _ stale: [StaleFile]) -> ExitCode {
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
