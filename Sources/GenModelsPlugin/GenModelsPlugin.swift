import Foundation
import PackagePlugin

/// Generates the Swift of every `*.models.yml` and `*.models.yaml` of a target before it is compiled.
@main
struct GenModelsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = TargetFiles(target: target.name, files: target.sourceFiles.map(\.url))
    return try commands(
      for: files, tool: context.tool(named: "gen-models").url,
      output: context.pluginWorkDirectoryURL)
  }

  /// One command for all schemas, since they may import each other and share helper types.
  func commands(for files: TargetFiles, tool: URL, output: URL) -> [Command] {
    if files.schemas.isEmpty {
      Diagnostics.warning(
        "the target '\(files.target)' has no '*.models.yml' for GenModelsPlugin to generate from")
      return []
    }
    guard files.isFreeOfClashes() else { return [] }
    let arguments = [
      "--output", output.path(percentEncoded: false), "--helper-file", SchemaName.helperFile,
      "--quiet", "--",
    ]
    return [
      .buildCommand(
        displayName: "Generating the models of \(files.target)",
        executable: tool,
        arguments: arguments + files.schemas.map { $0.path(percentEncoded: false) },
        inputFiles: files.schemas,
        outputFiles: files.outputs.map { output.appending(component: $0) })
    ]
  }
}
