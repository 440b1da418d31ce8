#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A refusal of the operating system, with what it was asked for.
package struct FileSystemError: Error, Equatable {
  /// The path as the user gave it.
  package var path: String

  /// The value of `errno`.
  package var number: Int32

  /// Makes an error from the current `errno`, or from a given one.
  package init(path: String, number: Int32 = errno) {
    self.path = path
    self.number = number
  }

  /// What the system says, in lower case.
  package var text: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether nothing exists at the path.
  package var isMissing: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether the reader at the other end of a pipe has gone.
  package var isBrokenPipe: Bool { number == EPIPE }
}
