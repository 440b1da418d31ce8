package import GenModelsPipeline

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a run may know of the world around it.
package struct Environment {
  /// Looks up an environment variable.
  package var variable: (_ name: String) -> String?
  package var fileSystem: FileSystem

  /// Makes an environment.
  package init(variable: @escaping (_ name: String) -> String?, fileSystem: FileSystem) {
    self.variable = variable
    self.fileSystem = fileSystem
  }

  /// The environment of the process.
  package static func current() -> Environment {
    Environment(
      variable: { name in getenv(name).map { String(cString: $0) } },
      fileSystem: FileSystem.current())
  }

  /// Whether messages are coloured: as asked, else on a terminal that knows colours and whose user
  /// has not set `NO_COLOR` (no-color.org).
  func usesColor(_ choice: Options.ColorChoice, onTerminal isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
    }
  }

  /// Gives the path of a file from the root of the repository that GitHub Actions work in, for one
  /// that is relative to the working directory.
  var pathInRepository: @Sendable (String) -> String {
    let folder = fileSystem.workingDirectory
    let root = variable("GITHUB_WORKSPACE") ?? folder
    return { path in
      FilePath.relative(path.hasPrefix("/") ? path : FilePath.join(folder, path), to: root)
    }
  }
}
