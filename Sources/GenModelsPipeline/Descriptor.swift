#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file of the process, with the name that errors give it.
package struct Descriptor: Sendable {
  private let number: Int32
  private let path: String

  /// Names an open descriptor; closing it stays with the caller.
  package init(_ number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// The standard streams.
  package static let standardInput = Descriptor(0, path: "standard input")
  package static let standardOutput = Descriptor(1, path: "standard output")
  package static let standardError = Descriptor(2, path: "standard error")

  /// Whether a person sits at the other end.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads to the end, or to a limit of bytes.
  ///
  /// - Throws: `FileSystemError` where the system refuses.
  package func readAll(upTo limit: Int = .max) throws(FileSystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Most files are small: pages that nobody fills are not touched.
    var size = 8 * 1024
    while bytes.count < limit {
      var count = 0
      let wanted = min(size, limit - bytes.count)
      bytes += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        count = read(number, buffer.baseAddress, wanted)
        initialized = max(count, 0)
      }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw FileSystemError(path: path) }
      size = min(size * 2, 1 << 20)
    }
    return bytes
  }

  /// Writes all bytes.
  ///
  /// - Throws: `FileSystemError` where the system refuses.
  package func writeAll(_ bytes: [UInt8]) throws(FileSystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw FileSystemError(path: path)
      }
    }
  }
}
