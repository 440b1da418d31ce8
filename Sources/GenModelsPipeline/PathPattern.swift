/// A path in which `*` and `?` stand for characters of a name, and `**` for any folders.
package struct PathPattern {
  private let parts: [String]
  private let isAbsolute: Bool

  /// Whether a path has a character that stands for others.
  package static func isPattern(_ path: String) -> Bool {
    path.utf8.contains { [UInt8(ascii: "*"), UInt8(ascii: "?")].contains($0) }
  }

  /// Makes a pattern of its text.
  package init(_ text: String) {
    parts = text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
    isAbsolute = text.hasPrefix("/")
  }

  /// Finds the files that fit, hidden ones left out.
  ///
  /// - Parameter fileSystem: The disk.
  /// - Returns: The paths, each once.
  /// - Throws: `FileSystemError` where a folder cannot be read.
  package func files(on fileSystem: FileSystem) throws(FileSystemError) -> [String] {
    var found: [String] = []
    try search(parts[...], in: isAbsolute ? "/" : "", on: fileSystem, into: &found)
    return found
  }

  private func search(
    _ parts: ArraySlice<String>, in folder: String, on fileSystem: FileSystem,
    into found: inout [String]
  ) throws(FileSystemError) {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    if part == "**" {
      // Two in a row mean no more than one, and a pattern that ends here means all files.
      let next = rest.drop { $0 == "**" }
      try search(next.isEmpty ? ["*"] : next, in: folder, on: fileSystem, into: &found)
      for name in try fileSystem.names(in: folder) {
        let path = FilePath.join(folder, name)
        // A link may lead back to where it stands.
        if try fileSystem.entry(at: path, followingLinks: false)?.kind == .folder {
          try search(parts, in: path, on: fileSystem, into: &found)
        }
      }
      return
    }
    guard Self.isPattern(part) else {
      try take(FilePath.join(folder, part), rest, on: fileSystem, into: &found)
      return
    }
    for name in try fileSystem.names(in: folder) where Self.fits(name, part) {
      try take(FilePath.join(folder, name), rest, on: fileSystem, into: &found)
    }
  }

  /// Takes a file that the last part fits, and goes on in a folder that another one does.
  private func take(
    _ path: String, _ rest: ArraySlice<String>, on fileSystem: FileSystem,
    into found: inout [String]
  ) throws(FileSystemError) {
    switch try fileSystem.entry(at: path)?.kind {
    case .file where rest.isEmpty: found.append(path)
    case .folder where !rest.isEmpty: try search(rest, in: path, on: fileSystem, into: &found)
    case .file, .folder, .symbolicLink, .other, nil: break
    }
  }

  /// Whether a name fits: every `*` first takes nothing, and one more character each time that the
  /// rest does not fit.
  static func fits(_ name: String, _ pattern: String) -> Bool {
    let name = Array(name.unicodeScalars)
    let pattern = Array(pattern.unicodeScalars)
    var (at, next) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, at)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[at] {
        at += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (at, next) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
