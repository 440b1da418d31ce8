#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The disk, as far as a run needs it.
package struct FileSystem: Sendable {
  /// What exists at a path.
  package struct Entry: Equatable, Sendable {
    /// The kinds of entries that a run tells apart.
    package enum Kind: Sendable {
      case file
      case folder
      case symbolicLink
      case other
    }

    package var kind: Kind
    package var permissions: UInt32

    /// The same for all paths that lead to one entry.
    package var identity: Identity
  }

  /// What tells one entry of the disk from every other.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64
  }

  /// The absolute path that relative ones start from.
  package let workingDirectory: String

  /// Makes a file system that resolves relative paths from a folder.
  package init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// The working directory of the process.
  package static func current() -> FileSystem {
    guard let path = getcwd(nil, 0) else { return FileSystem(workingDirectory: ".") }
    defer { free(path) }
    return FileSystem(workingDirectory: String(cString: path))
  }

  func resolve(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.join(workingDirectory, path)
  }

  /// Looks up what exists at a path; nil where nothing does.
  ///
  /// - Throws: `FileSystemError` where the system does not tell.
  package func entry(
    at path: String, followingLinks: Bool = true
  ) throws(FileSystemError) -> Entry? {
    var status = stat()
    let resolved = path.isEmpty ? workingDirectory : resolve(path)
    guard (followingLinks ? stat(resolved, &status) : lstat(resolved, &status)) == 0 else {
      let error = FileSystemError(path: path)
      if error.isMissing { return nil }
      throw error
    }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    return Entry(
      kind: kind, permissions: UInt32(status.st_mode & 0o7777),
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino)))
  }

  /// Lists the names in a folder in the order of their bytes, hidden ones left out.
  ///
  /// - Throws: `FileSystemError` where the folder cannot be read.
  package func names(in folder: String) throws(FileSystemError) -> [String] {
    guard let stream = opendir(folder.isEmpty ? workingDirectory : resolve(folder)) else {
      throw FileSystemError(path: folder)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted(by: FilePath.precedes)
  }

  /// Reads a file, or its beginning.
  ///
  /// - Throws: `FileSystemError` where it cannot be read.
  package func read(_ path: String, upTo limit: Int = .max) throws(FileSystemError) -> [UInt8] {
    let descriptor = open(resolve(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystemError(path: path) }
    defer { close(descriptor) }
    return try Descriptor(descriptor, path: path).readAll(upTo: limit)
  }
}
