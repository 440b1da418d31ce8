internal import GenModelsDiagnostics
internal import GenModelsPipeline

/// One run over schemas: find, generate, gather, settle, report.
struct Run {
  let options: Options
  let arguments: [String]
  let environment: Environment
  let streams: Streams
  /// Makes the files by something simpler than the pipeline, in tests.
  let generate: Command.Generate?
  let diagnostics = DiagnosticCollector()

  /// A byte more than a schema may have, so that its reader can tell what is too long.
  private static let readLimit = (64 << 20) + 1

  func finish() -> ExitCode {
    let outputs = generateAll()
    if diagnostics.hasErrors { return fail() }
    if options.printReason != nil { return printAll(outputs) }
    let files = gather(outputs)
    let comparisons = environment.fileSystem.compare(files, diagnostics: diagnostics)
    if diagnostics.hasErrors { return fail() }
    return options.isCheck ? check(comparisons, of: files) : write(comparisons)
  }

  private func gather(_ outputs: [SchemaOutput]) -> FileSet {
    let files = FileSet.gather(outputs, diagnostics: diagnostics)
    guard let name = options.helperFile else { return files }
    return HelperFile(name, of: Pipeline()).gathering(files, diagnostics: diagnostics)
  }

  private func generateAll() -> [SchemaOutput] {
    let search = SchemaSearch(fileSystem: environment.fileSystem, diagnostics: diagnostics)
    let paths = search.paths(for: options.schemas)
    let pipeline = Pipeline()
    let library = library(naming: paths)
    return paths.compactMap { path in
      do throws(FileSystemError) {
        let isInput = path == Options.standardInput
        let bytes =
          try isInput
          ? streams.readInput(Self.readLimit).get()
          : environment.fileSystem.read(path, upTo: Self.readLimit)
        let name = isInput ? "<stdin>" : path
        return SchemaOutput(
          schema: name, folder: options.output ?? FilePath.folder(of: path),
          files: generate?(bytes, name, diagnostics)
            ?? pipeline.generate(
              bytes, path: name, diagnostics: diagnostics, importing: library))
      } catch {
        diagnostics.record(.unreadable(error))
        return nil
      }
    }
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
      return fail(
        result.written == 0
          ? nil : "only \(count(result.written, "file was", "files were")) written")
    }
    showDiagnostics()
    let unchanged = result.unchanged > 0 ? ", \(result.unchanged) unchanged" : ""
    celebrate(
      result.written == 0 && result.unchanged > 0
        ? "\(count(result.unchanged, "file", "files")) unchanged"
        : "\(count(result.written, "file", "files")) written\(unchanged)")
    return .done
  }

  private func printAll(_ outputs: [SchemaOutput]) -> ExitCode {
    if let failure = answer(Array(Settlement.print(outputs).utf8)) { return failure }
    showDiagnostics()
    return .done
  }

  private func check(_ comparisons: [Comparison], of files: FileSet) -> ExitCode {
    let stale =
      options.output.map {
        environment.fileSystem.staleFiles(in: $0, besides: files, diagnostics: diagnostics)
      } ?? []
    if diagnostics.hasErrors { return fail() }
    let drift = Settlement.check(
      comparisons, stale: stale, workingDirectory: environment.fileSystem.workingDirectory)
    showDiagnostics()
    if drift.files.isEmpty {
      celebrate("\(count(comparisons.count, "file is", "files are")) up to date")
      return .done
    }
    for file in drift.files {
      streams.writeError("\(file.verdict.rawValue): \(PrintableText.printable(file.path))\n")
    }
    if let failure = answer(drift.patch) { return failure }
    if drift.leadsOutside {
      streams.writeError("git takes the patch only in a folder that holds all of these files\n")
    }
    streams.writeError("to repair: \(PrintableText.printable(repair(drift)))\n")
    return .drift
  }

  /// The command that repairs a drift: the same without `--check`, and stale files deleted.
  private func repair(_ drift: Drift) -> String {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let kept = arguments[..<end].filter { $0 != "--check" } + arguments[end...]
    let stale = drift.files.filter { $0.verdict == .stale }.map(\.path)
    var commands: [[String]] = []
    if stale.count < drift.files.count { commands.append(["gen-models"] + kept) }
    if !stale.isEmpty {
      commands.append(["rm"] + stale.map { $0.hasPrefix("-") ? "./\($0)" : $0 })
    }
    return commands.map(ShellCommand.text).joined(separator: " && ")
  }

  /// Writes to standard output; gives the exit code where that fails.
  private func answer(_ bytes: [UInt8]) -> ExitCode? {
    guard let error = streams.answer(bytes) else { return nil }
    diagnostics.record(.unwritable(error))
    return fail()
  }

  private func fail(_ consequence: String? = nil) -> ExitCode {
    showDiagnostics()
    let verb = options.isCheck ? "checked" : options.printReason == nil ? "written" : "printed"
    let summary = style.summary(
      of: diagnostics.diagnostics, consequence: consequence ?? "nothing was \(verb)")
    if let summary { streams.writeError("\n" + summary) }
    return ExitCode(diagnostics.diagnostics)
  }

  private func showDiagnostics() {
    let diagnostics = diagnostics.diagnostics
    if !diagnostics.isEmpty { streams.writeError(style.render(diagnostics)) }
  }

  private var style: DiagnosticStyle {
    switch options.diagnostics {
    case .json: .json
    case .text:
      .text(
        color: environment.usesColor(options.color, onTerminal: streams.isErrorTerminal))
    }
  }

  private func celebrate(_ text: @autoclosure () -> String) {
    if streams.isErrorTerminal, !options.isQuiet { streams.writeError(text() + ".\n") }
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
