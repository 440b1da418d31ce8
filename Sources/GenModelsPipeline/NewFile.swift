package import GenModelsDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Settlement {
  /// Writes a file that is the user's from then on: only where nothing is yet, not even a link.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - path: The path as the user gave it; folders that are missing are made.
  ///   - fileSystem: The disk.
  ///   - diagnostics: Takes what the system refuses, GM503 where something is there already.
  package static func create(
    _ bytes: [UInt8], at path: String, on fileSystem: FileSystem, diagnostics: DiagnosticCollector
  ) {
    do throws(FileSystemError) {
      try fileSystem.makeFolder(FilePath.folder(of: path))
      try fileSystem.create(path, bytes)
    } catch {
      diagnostics.record(error.isOccupied ? .occupied(path) : .unwritable(error))
    }
  }
}

extension Settlement {
  /// Writes files that are the user's from then on: all of them, or none where one is in the way.
  ///
  /// A file that says the same already is in nobody's way.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - folder: The folder as the user gave it; made where it is missing.
  ///   - fileSystem: The disk.
  ///   - diagnostics: Takes the first refusal of the system, after which nothing stays written;
  ///     GM503 for all that is there already.
  package static func create(
    _ files: [OutputFile], in folder: String, on fileSystem: FileSystem,
    diagnostics: DiagnosticCollector
  ) {
    do throws(FileSystemError) {
      if let found = try fileSystem.entry(at: folder), found.kind != .folder {
        diagnostics.record(.occupied(folder))
        return
      }
      var missing: [OutputFile] = []
      for file in files {
        let path = FilePath.join(folder, file.name)
        guard try fileSystem.entry(at: path, followingLinks: false) != nil else {
          missing.append(file)
          continue
        }
        let isFile = try fileSystem.entry(at: path)?.kind == .file
        let bytes = isFile ? try fileSystem.read(path) : nil
        if bytes != Array(file.text.utf8) { diagnostics.record(.occupied(path)) }
      }
      if !diagnostics.hasErrors { try fileSystem.createAll(missing, in: folder) }
    } catch {
      diagnostics.record(error.isOccupied ? .occupied(error.path) : .unwritable(error))
    }
  }
}

extension FileSystem {
  fileprivate func createAll(_ files: [OutputFile], in folder: String) throws(FileSystemError) {
    try makeFolder(folder)
    var created: [String] = []
    do throws(FileSystemError) {
      for file in files {
        let path = FilePath.join(folder, file.name)
        try create(path, Array(file.text.utf8))
        created.append(path)
      }
    } catch {
      // The error that counts is the one that is known already.
      for path in created { try? remove(path) }
      throw error
    }
  }

  fileprivate func create(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
    let descriptor = open(resolve(path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileSystemError(path: path) }
    defer { close(descriptor) }
    do throws(FileSystemError) {
      try Descriptor(descriptor, path: path).writeAll(bytes)
    } catch {
      unlink(resolve(path))
      throw error
    }
  }
}

extension FileSystemError {
  /// Whether something exists at the path.
  fileprivate var isOccupied: Bool { number == EEXIST }
}

extension Diagnostic {
  fileprivate static func occupied(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, .foreignFile, "something stands here already, and is not replaced", at: .file(path),
      help: "choose another name, or move it away")
  }
}
