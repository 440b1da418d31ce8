/// Rules of POSIX paths that need no disk.
package enum FilePath {
  /// Joins a folder, as the user wrote it, and a name; an empty folder is the working directory.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path as written, empty where the path is a lone name.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    names(of: path).last.map(String.init) ?? ""
  }

  /// Removes `.`, empty names, and `..` where a name stands before it.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in names(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    var result = path.hasPrefix("/") ? "/" : ""
    for part in parts {
      if !result.isEmpty, result != "/" { result += "/" }
      result += String(part)
    }
    return result
  }

  /// Says where a path is, seen from an absolute folder; a relative path is seen from there already.
  package static func relative(_ path: String, to folder: String) -> String {
    let path = normalized(path)
    guard path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
    let target = names(of: path)
    let base = names(of: normalized(folder))
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  /// The names between the slashes.
  ///
  /// Bytes are split, since a slash before a combining character is a slash all the same.
  private static func names(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// Whether a path comes before another in the order of their bytes, which no locale changes.
  package static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
