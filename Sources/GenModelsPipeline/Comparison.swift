package import GenModelsDiagnostics

/// A file of a run beside what stands at its path now.
package struct Comparison: Equatable, Sendable {
  /// How the disk and the run agree.
  package enum State: Equatable, Sendable {
    case missing
    case same
    case differs(old: [UInt8], permissions: UInt32)
  }

  package var file: FileSet.File
  package var state: State
}

/// A file of an earlier run that this one does not make again.
package struct StaleFile: Equatable, Sendable {
  package var path: String
  package var bytes: [UInt8]
}

extension FileSystem {
  /// Compares a run with the disk, and refuses every path that the run must not write to.
  ///
  /// A file is ours if its first line is our header. Another file, a link or a folder is never
  /// replaced: GM503.
  package func compare(
    _ files: FileSet, diagnostics: DiagnosticCollector
  ) -> [Comparison] {
    var refusedFolders: Set<String> = []
    return files.files.compactMap { file in
      let folder = FilePath.folder(of: file.path)
      do throws(FileSystemError) {
        if let found = try entry(at: folder), found.kind != .folder {
          if refusedFolders.insert(folder).inserted { diagnostics.record(.noFolder(folder)) }
          return nil
        }
        guard let state = try state(of: file, diagnostics) else { return nil }
        return Comparison(file: file, state: state)
      } catch {
        diagnostics.record(.unreadable(error))
        return nil
      }
    }
  }

  private func state(
    of file: FileSet.File, _ diagnostics: DiagnosticCollector
  ) throws(FileSystemError) -> Comparison.State? {
    guard let found = try entry(at: file.path, followingLinks: false) else { return .missing }
    guard found.kind == .file else {
      diagnostics.record(.foreign(found.kind, at: file.path))
      return nil
    }
    let old = try read(file.path)
    guard GeneratedHeader.opens(old) else {
      diagnostics.record(.foreign(.file, at: file.path))
      return nil
    }
    return old == Array(file.text.utf8)
      ? .same : .differs(old: old, permissions: found.permissions)
  }

  /// Whether a file is ours; one that cannot be read cannot be known to be.
  private func isGenerated(_ path: String) -> Bool {
    guard let start = try? read(path, upTo: GeneratedHeader.length) else { return false }
    return GeneratedHeader.opens(start)
  }

  /// Finds the Swift files directly in a folder that bear our header and that the run does not make.
  package func staleFiles(
    in folder: String, besides files: FileSet, diagnostics: DiagnosticCollector
  ) -> [StaleFile] {
    do throws(FileSystemError) {
      guard try entry(at: folder) != nil else { return [] }
      // By identity, since the file system may fold case where names do not.
      var made: Set<Identity> = []
      for file in files.files {
        if let identity = try entry(at: file.path)?.identity { made.insert(identity) }
      }
      var stale: [StaleFile] = []
      for name in try names(in: folder) where OutputNaming.isOutput(name) {
        let path = FilePath.join(folder, name)
        guard let found = try entry(at: path, followingLinks: false), found.kind == .file,
          !made.contains(found.identity), isGenerated(path)
        else { continue }
        stale.append(StaleFile(path: path, bytes: try read(path)))
      }
      return stale
    } catch {
      diagnostics.record(.unreadable(error))
      return []
    }
  }
}

extension Diagnostic {
  /// A file or a folder that the system does not let us read.
  package static func unreadable(_ error: FileSystemError) -> Diagnostic {
    Diagnostic(
      .error, .unreadableFile, "this cannot be read: \(error.text)", at: .file(error.path))
  }

  fileprivate static func noFolder(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, .unwritableFile, "the output folder is a file", at: .file(path),
      help: "choose another folder with '--output'")
  }

  fileprivate static func foreign(_ kind: FileSystem.Entry.Kind, at path: String) -> Diagnostic {
    let what =
      switch kind {
      case .file: "a file that gen-models did not write"
      case .folder: "a folder"
      case .symbolicLink: "a symbolic link"
      case .other: "something that is no file"
      }
    return Diagnostic(
      .error, .foreignFile, "\(what) stands where a generated file belongs", at: .file(path),
      help: "move it away, or choose another folder with '--output'")
  }
}
