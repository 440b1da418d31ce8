#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new text for a file, written beside it and not yet in its place.
///
/// Readers see the old file or the new one, never a half: the last step is a `rename`. It is not
/// synchronised to the disk first; what a crash loses can be generated again.
package struct Replacement: Sendable {
  private let target: String
  private let temporary: String
  private let fileSystem: FileSystem

  /// Writes the text to a hidden temporary file in the folder of the target.
  ///
  /// - Parameters:
  ///   - path: The file to replace, or to make.
  ///   - bytes: The new text.
  ///   - permissions: What the file may be used for; nil for what the process gives new files.
  ///   - serial: A number that no other replacement of this process has.
  ///   - fileSystem: The disk.
  /// - Throws: `FileSystemError`, with nothing left behind.
  package init(
    of path: String, with bytes: [UInt8], permissions: UInt32?, serial: Int,
    on fileSystem: FileSystem
  ) throws(FileSystemError) {
    target = path
    self.fileSystem = fileSystem
    let name = ".gen-models-\(getpid())-\(serial).tmp"
    temporary = FilePath.join(FilePath.folder(of: path), name)
    let resolved = fileSystem.resolve(temporary)
    // What a killed process of the same number left behind must not stop this one.
    unlink(resolved)
    let descriptor = open(resolved, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileSystemError(path: path) }
    defer { close(descriptor) }
    do throws(FileSystemError) {
      try Descriptor(descriptor, path: path).writeAll(bytes)
      if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 {
        throw FileSystemError(path: path)
      }
    } catch {
      discard()
      throw error
    }
  }

  /// Puts the new text in the place of the old one.
  ///
  /// - Throws: `FileSystemError`, with the old file untouched.
  package func commit() throws(FileSystemError) {
    guard rename(fileSystem.resolve(temporary), fileSystem.resolve(target)) == 0 else {
      let error = FileSystemError(path: target)
      discard()
      throw error
    }
  }

  /// Removes the temporary file.
  package func discard() {
    unlink(fileSystem.resolve(temporary))
  }
}

extension FileSystem {
  /// Removes a file, or a link.
  ///
  /// - Throws: `FileSystemError` where the system refuses.
  func remove(_ path: String) throws(FileSystemError) {
    guard unlink(resolve(path)) == 0 else { throw FileSystemError(path: path) }
  }

  /// Makes a folder and those above it, where they are missing.
  ///
  /// - Throws: `FileSystemError` where the system refuses.
  package func makeFolder(_ path: String) throws(FileSystemError) {
    if path.isEmpty || mkdir(resolve(path), 0o777) == 0 || errno == EEXIST { return }
    let above = FilePath.folder(of: path)
    guard errno == ENOENT, !above.isEmpty, above != path else {
      throw FileSystemError(path: path)
    }
    try makeFolder(above)
    guard mkdir(resolve(path), 0o777) == 0 || errno == EEXIST else {
      throw FileSystemError(path: path)
    }
  }
}
