internal import GenModelsDiagnostics
internal import GenModelsModel
internal import GenModelsPayload
internal import GenModelsPipeline
internal import GenModelsSchema

/// A run over payloads: reads them by a schema, and says what does not fit and what would be lost.
struct Validation {
  let options: Options
  let report: Report

  private var diagnostics: DiagnosticCollector { report.diagnostics }

  /// The verdicts of a run so far, and the lines that were asked for.
  private struct Verdicts {
    var lines = ""
    var fitting = 0
    var refused = 0

    /// What errors led to.
    var consequence: String {
      guard refused > 0 else { return "not every payload was read" }
      let count = Report.count(fitting + refused, "value", "values")
      return "\(refused) of \(count) \(refused == 1 ? "does" : "do") not fit"
    }
  }

  /// Reads all payloads.
  ///
  /// - Throws: `UsageError` where the schema has no such type.
  func finish() throws(UsageError) -> ExitCode {
    guard let model = model() else { return report.fail("no payload was read") }
    guard let type = try type(in: model) else {
      diagnostics.record(
        Diagnostic(
          .error, .unknownType, "the schema has no type to read payloads as",
          at: .file(model.file.path)))
      return report.fail("no payload was read")
    }
    var reader = PayloadReader(model)
    var verdicts = Verdicts()
    for path in options.payloads { validate(path, as: type, by: &reader, &verdicts) }
    if let failure = report.answer(Array(verdicts.lines.utf8)) { return failure }
    guard !diagnostics.hasErrors else { return report.fail(verdicts.consequence) }
    report.showDiagnostics()
    report.celebrate("\(Report.count(verdicts.fitting, "value fits", "values fit"))")
    return .done
  }

  /// The model of the schema, nil where it has errors; its warnings are no matter of payloads.
  private func model() -> Model? {
    let fileSystem = report.environment.fileSystem
    let path = options.schemas[0]
    let collector = DiagnosticCollector()
    var model: Model?
    do throws(FileSystemError) {
      let source = Source(
        path: path, bytes: try fileSystem.read(path, upTo: Run.readLimit),
        folder: FilePath.folder(of: path))
      model = Pipeline.model(
        source.bytes, path: path, diagnostics: collector,
        importing: SchemaLibrary(on: fileSystem, naming: [source]))
    } catch {
      collector.record(.unreadable(error))
    }
    guard collector.hasErrors else { return model }
    for diagnostic in collector.diagnostics { diagnostics.record(diagnostic) }
    return nil
  }

  /// The type that payloads are read as: the one that is named, or the first one of the schema.
  private func type(in model: Model) throws(UsageError) -> TypeReference? {
    guard let name = options.type else {
      return model.types.isEmpty ? nil : .declared(0)
    }
    guard let type = model.type(spelled: name) else {
      throw UsageError.unknownType(
        name, among: model.types.filter { $0.home == 0 && $0.owner == nil }.map(\.name.value))
    }
    return type
  }

  private func validate(
    _ path: String, as type: TypeReference, by reader: inout PayloadReader,
    _ verdicts: inout Verdicts
  ) {
    let values: [Result<JSONNode, JSONError>]
    let name = path == Options.standardInput ? "<stdin>" : path
    do throws(FileSystemError) {
      let bytes =
        path == Options.standardInput
        ? try report.streams.readInput(Run.readLimit).get()
        : try report.environment.fileSystem.read(path, upTo: Run.readLimit)
      guard bytes.count < Run.readLimit else {
        diagnostics.record(
          Diagnostic(
            .error, .limitExceeded, "the text is larger than 64 MiB", at: .file(name),
            help: "split it into several payloads"))
        return
      }
      values = read(bytes, named: name)
    } catch {
      diagnostics.record(.unreadable(error))
      return
    }
    var losses: [PayloadLoss] = []
    var refused = 0
    for value in values {
      switch value {
      case .failure(let error):
        diagnostics.record(error.diagnostic)
        refused += 1
      case .success(let node):
        let result = reader.report(on: node, as: type)
        if let failure = result.failure {
          diagnostics.record(failure.diagnostic)
          refused += 1
        }
        losses += result.losses
        if options.listsCases { verdicts.lines += lines(of: result.cases) }
      }
    }
    record(losses)
    verdicts.refused += refused
    verdicts.fitting += values.count - refused
    if refused > 0 || !options.isQuiet {
      let verdict = refused == 0 ? "fits" : "does not fit"
      verdicts.lines += "\(PrintableText.printable(name)): \(verdict)\n"
    }
  }

  /// The values of a text: of one whose name says so, each line is one.
  private func read(_ bytes: [UInt8], named name: String) -> [Result<JSONNode, JSONError>] {
    let values: [Result<JSONNode, JSONError>]
    let warnings: [Diagnostic]
    if [".jsonl", ".ndjson"].contains(where: name.lowercased().hasSuffix) {
      (values, warnings) = JSONReader.readLines(bytes, path: name)
    } else {
      do throws(JSONError) {
        let (value, found) = try JSONReader.read(bytes, path: name)
        (values, warnings) = ([.success(value)], found)
      } catch {
        (values, warnings) = ([.failure(error)], [])
      }
    }
    for warning in warnings { diagnostics.record(warning) }
    return values
  }

  /// Records each kind of loss once, at its first place.
  private func record(_ losses: [PayloadLoss]) {
    var counts: [String: Int] = [:]
    for loss in losses { counts[loss.text, default: 0] += 1 }
    for loss in losses {
      guard let count = counts.removeValue(forKey: loss.text) else { continue }
      let others =
        count == 1
        ? "" : ", here and in \(Report.count(count - 1, "other place", "other places"))"
      diagnostics.record(.warning(.payloadLoss, loss.text + others, at: loss.span))
    }
  }

  /// The cases in the order of the text: where each is, and what it is.
  private func lines(of cases: [CaseTaken]) -> String {
    let sorted = cases.enumerated().sorted { one, other in
      let (left, right) = (one.element.span.start, other.element.span.start)
      return left == right ? one.offset < other.offset : left < right
    }
    return sorted.map { _, taken in
      let start = taken.span.start
      let path = taken.path.text.isEmpty ? "" : " \(taken.path.text)"
      return PrintableText.printable(
        "\(taken.span.file.path):\(start.line):\(start.column): \(taken.union).\(taken.name)\(path)"
      ) + "\n"
    }.joined()
  }
}
