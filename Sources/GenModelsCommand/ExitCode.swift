internal import GenModelsDiagnostics

/// How a run ended, for the shell.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// A schema or a template has an error.
  case errors = 1
  /// `--check` found files that are not what the schemas give.
  case drift = 2
  /// The command line says nothing that can be done (`EX_USAGE`).
  case wrongUse = 64
  /// A file cannot be read or written (`EX_IOERR`).
  case fileSystem = 74

  /// The code of a run with these diagnostics.
  ///
  /// A failure of the file system outweighs an error in a schema: what was not read was not checked.
  init(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.contains(where: { $0.code.isFileSystemFailure }) {
      self = .fileSystem
    } else {
      self = errors.isEmpty ? .done : .errors
    }
  }
}

extension DiagnosticCode {
  fileprivate var isFileSystemFailure: Bool {
    switch self {
    case .unreadableFile, .unwritableFile, .foreignFile, .noSchemas: true
    default: false
    }
  }
}
