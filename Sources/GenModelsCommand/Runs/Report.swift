internal import GenModelsDiagnostics
internal import GenModelsPipeline

/// Says what a run found and did, in the form that was asked for.
struct Report {
  let options: Options
  let environment: Environment
  let streams: Streams
  let diagnostics: DiagnosticCollector

  /// Ends a run that has errors.
  ///
  /// - Parameter consequence: What they led to; nil where nothing was done.
  /// - Returns: The code that fits the errors.
  func fail(_ consequence: String? = nil) -> ExitCode {
    showDiagnostics()
    let verb = options.isCheck ? "checked" : options.printReason == nil ? "written" : "printed"
    let summary = style.summary(
      of: diagnostics.diagnostics, consequence: consequence ?? "nothing was \(verb)")
    if let summary { streams.writeError("\n" + summary) }
    return ExitCode(diagnostics.diagnostics)
  }

  /// Shows everything that was recorded.
  func showDiagnostics() {
    let diagnostics = diagnostics.diagnostics
    if !diagnostics.isEmpty { streams.writeError(style.render(diagnostics)) }
  }

  /// Says one line about the work, to people.
  func say(_ line: String) {
    if !style.isForTools { streams.writeError(line + "\n") }
  }

  /// Says what is to be said of a file as a whole.
  func say(_ verdict: String, of path: String, help: String? = nil) {
    streams.writeError(style.render(verdict: verdict, of: path, help: help))
  }

  /// Says that all went well, to a person who wants to know.
  func celebrate(_ text: @autoclosure () -> String) {
    if streams.isErrorTerminal, !options.isQuiet { say(text() + ".") }
  }

  /// Writes to standard output; gives the exit code where that fails.
  func answer(_ bytes: [UInt8]) -> ExitCode? {
    guard let error = streams.answer(bytes) else { return nil }
    diagnostics.record(.unwritable(error))
    return fail()
  }

  /// How diagnostics look.
  var style: DiagnosticStyle {
    switch options.diagnostics {
    case .json: .json
    case .github: .github(path: environment.pathInRepository)
    case .text:
      .text(
        color: environment.usesColor(options.color, onTerminal: streams.isErrorTerminal))
    }
  }

  /// A number with its noun.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
