package import GenModelsDiagnostics
internal import GenModelsJSONSchema
internal import GenModelsMustache
package import GenModelsPipeline

/// The command `gen-models`: arguments in, files and messages out, an exit code.
package struct Command {
  /// Makes the files of one schema from its text; `Pipeline` is the one that counts.
  package typealias Generate = (
    _ bytes: [UInt8], _ path: String, _ diagnostics: DiagnosticCollector
  ) -> [OutputFile]

  private let generate: Generate?

  /// Makes a command that generates by the pipeline, or by something simpler in tests.
  ///
  /// - Parameter generate: Makes the files; nil for the pipeline.
  package init(generate: Generate? = nil) {
    self.generate = generate
  }

  /// Does what the arguments, without the program's name, ask for.
  package func run(
    _ arguments: [String], environment: Environment, streams: Streams
  ) -> ExitCode {
    do throws(UsageError) {
      switch try ArgumentParser.parse(arguments) {
      case .help(let subcommand): return answer(Help.text(of: subcommand), streams)
      case .version: return answer(Help.version, streams)
      case .explain(nil): return answer(Explanation.list, streams)
      case .explain(let code?): return answer(try Explanation.page(of: code), streams)
      case .exportTemplates(let folder):
        return settle(environment, streams) {
          Settlement.create(
            TemplateFile.all, in: folder, on: environment.fileSystem, diagnostics: $0)
        }
      case .initialize(let name):
        return initialize(name, environment, streams)
      case .completions(let shell): return complete(shell, streams)
      case .jsonSchema: return answer(LanguageSchema.text, streams)
      case .generate(let options):
        let report = Report(
          options: options, environment: environment, streams: streams,
          diagnostics: DiagnosticCollector())
        let assignment = try Assignment(options, report)
        let run = Run(
          options: options, assignment: assignment, arguments: arguments, report: report,
          generate: generate)
        return run.finish()
      case .validate(let options):
        let report = Report(
          options: options, environment: environment, streams: streams,
          diagnostics: DiagnosticCollector())
        return try Validation(options: options, report: report).finish()
      }
    } catch {
      streams.writeError(error.text)
      return .wrongUse
    }
  }

  private func initialize(
    _ name: String, _ environment: Environment, _ streams: Streams
  ) -> ExitCode {
    let path = Starter.path(for: name)
    let code = settle(environment, streams) {
      Settlement.create(Starter.text, at: path, on: environment.fileSystem, diagnostics: $0)
    }
    if code == .done, streams.isErrorTerminal {
      let command = ShellCommand.text(["gen-models", path.hasPrefix("-") ? "./\(path)" : path])
      streams.writeError(PrintableText.printable("\(path) written; next: \(command)") + "\n")
    }
    return code
  }

  /// Writes files that are the user's from then on, and shows what kept them from being written.
  private func settle(
    _ environment: Environment, _ streams: Streams, _ write: (DiagnosticCollector) -> Void
  ) -> ExitCode {
    let diagnostics = DiagnosticCollector()
    write(diagnostics)
    let problems = diagnostics.diagnostics
    if !problems.isEmpty {
      streams.writeError(DiagnosticStyle.text(color: false).render(problems))
    }
    return ExitCode(problems)
  }

  private func complete(_ shell: Shell, _ streams: Streams) -> ExitCode {
    do throws(TemplateError) {
      return answer(try shell.completions(), streams)
    } catch {
      streams.writeError(DiagnosticStyle.text(color: false).render([error.diagnostic]))
      return .errors
    }
  }

  private func answer(_ text: String, _ streams: Streams) -> ExitCode {
    guard let error = streams.answer(Array(text.utf8)) else { return .done }
    streams.writeError(DiagnosticStyle.text(color: false).render([.unwritable(error)]))
    return .fileSystem
  }
}
