package import GenModelsDiagnostics

/// The last step of a run, and the only one that touches the disk: write, check or print.
package enum Settlement {
  /// What writing did.
  package struct Written: Equatable, Sendable {
    package var written = 0
    package var unchanged = 0
  }

  /// Writes the files that are missing or differ; the others keep their time of change.
  ///
  /// All texts are on the disk before the first file is replaced, so a full disk or a folder that
  /// cannot be written to leaves every old file in its place.
  package static func write(
    _ comparisons: [Comparison], on fileSystem: FileSystem, diagnostics: DiagnosticCollector
  ) -> Written {
    let changed = comparisons.filter { $0.state != .same }
    var written = Written(written: 0, unchanged: comparisons.count - changed.count)
    var replacements: [Replacement] = []
    do throws(FileSystemError) {
      for comparison in changed {
        try fileSystem.makeFolder(FilePath.folder(of: comparison.file.path))
        replacements.append(
          try Replacement(
            of: comparison.file.path, with: Array(comparison.file.text.utf8),
            permissions: comparison.permissions, serial: replacements.count, on: fileSystem))
      }
      for replacement in replacements {
        try replacement.commit()
        written.written += 1
      }
    } catch {
      for replacement in replacements.dropFirst(written.written) { replacement.discard() }
      diagnostics.record(.unwritable(error, help: "choose another folder with '--output'"))
    }
    return written
  }

  /// Removes files that no schema gives any more.
  ///
  /// - Returns: The paths of those that are gone.
  package static func remove(
    _ stale: [StaleFile], on fileSystem: FileSystem, diagnostics: DiagnosticCollector
  ) -> [String] {
    stale.compactMap { file in
      do throws(FileSystemError) {
        try fileSystem.remove(file.path)
        return file.path
      } catch {
        diagnostics.record(.unwritable(error))
        return nil
      }
    }
  }

  /// Compares without writing: the verdicts and the patch, in the order of the paths.
  package static func check(
    _ comparisons: [Comparison], stale: [StaleFile], workingDirectory: String
  ) -> Drift {
    let compared = comparisons.compactMap { comparison -> Drift.File? in
      let new = Array(comparison.file.text.utf8)
      return switch comparison.state {
      case .same: nil
      case .missing: Drift.File(.missing, comparison.file.path, from: nil, to: new)
      case .differs(let old, _): Drift.File(.differs, comparison.file.path, from: old, to: new)
      }
    }
    let files = compared + stale.map { Drift.File(.stale, $0.path, from: $0.bytes, to: nil) }
    return Drift(
      files: files.sorted { FilePath.precedes($0.path, $1.path) },
      workingDirectory: workingDirectory)
  }

  /// The texts to print: the schemas' own files, then each helper once, a blank line between two.
  package static func print(_ outputs: [SchemaOutput]) -> String {
    let sorted = outputs.sorted { FilePath.precedes($0.schema, $1.schema) }
    var files = sorted.compactMap(\.files.first)
    var helpers = sorted.flatMap { $0.files.dropFirst() }
    helpers.sort { FilePath.precedes($0.name, $1.name) }
    for helper in helpers where files.last != helper { files.append(helper) }
    return files.map(\.text).joined(separator: "\n")
  }
}

extension Comparison {
  fileprivate var permissions: UInt32? {
    guard case .differs(_, let permissions) = state else { return nil }
    return permissions
  }
}

extension Diagnostic {
  /// A file, a folder or a stream that the system does not let us write to.
  package static func unwritable(_ error: FileSystemError, help: String? = nil) -> Diagnostic {
    Diagnostic(
      .error, .unwritableFile, "this cannot be written: \(error.text)", at: .file(error.path),
      help: help)
  }
}
