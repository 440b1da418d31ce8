internal import GenModelsDiagnostics
internal import GenModelsPipeline

/// The end of a run with `--check`: what differs, as verdicts, a patch and the command that repairs.
struct Check {
  let drift: Drift
  let arguments: [String]
  let report: Report

  func finish() -> ExitCode {
    report.showDiagnostics()
    for file in drift.files {
      report.say(file.verdict.rawValue, of: file.path, help: "run \(repair([file]))")
    }
    if let failure = report.answer(drift.patch) { return failure }
    if drift.leadsOutside {
      report.say("git takes the patch only in a folder that holds all of these files")
    }
    report.say("to repair: \(repair(drift.files))")
    return .drift
  }

  /// The command that repairs files: the same without `--check`, and stale ones deleted.
  private func repair(_ files: [Drift.File]) -> String {
    let stale = files.filter { $0.verdict == .stale }.map(\.path)
    var commands: [[String]] = []
    let isPruned = arguments.contains("--prune")
    if stale.count < files.count || isPruned { commands.append(["gen-models"] + repairing) }
    if !stale.isEmpty, !isPruned {
      commands.append(["rm"] + stale.map { $0.hasPrefix("-") ? "./\($0)" : $0 })
    }
    return commands.map(ShellCommand.text).joined(separator: " && ")
  }

  /// The arguments without those that only matter to a check.
  private var repairing: [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var kept: [String] = []
    var rest = arguments[..<end]
    while let argument = rest.popFirst() {
      if argument == "--diagnostics" {
        _ = rest.popFirst()
      } else if argument != "--check", !argument.hasPrefix("--diagnostics=") {
        kept.append(argument)
      }
    }
    return kept + arguments[end...]
  }
}
