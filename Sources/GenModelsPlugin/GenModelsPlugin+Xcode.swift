#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenModelsPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let files = TargetFiles(
        target: target.displayName, files: target.inputFiles.map(\.url))
      return try commands(
        for: files, tool: context.tool(named: "gen-models").url,
        output: context.pluginWorkDirectoryURL)
    }
  }
#endif
