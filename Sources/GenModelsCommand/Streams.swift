package import GenModelsPipeline

/// Where a run reads and writes.
package struct Streams {
  /// Takes what was asked for; gives the refusal of the system, if there is one.
  package var writeOutput: (_ bytes: [UInt8]) -> FileSystemError?

  /// Takes everything that is said about the work.
  package var writeError: (_ text: String) -> Void

  /// Gives standard input, to its end or to a number of bytes.
  package var readInput: (_ limit: Int) -> Result<[UInt8], FileSystemError>

  /// Whether a person reads what is said.
  package var isErrorTerminal: Bool

  /// Makes streams.
  package init(
    writeOutput: @escaping (_ bytes: [UInt8]) -> FileSystemError?,
    writeError: @escaping (_ text: String) -> Void,
    readInput: @escaping (_ limit: Int) -> Result<[UInt8], FileSystemError>,
    isErrorTerminal: Bool
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readInput = readInput
    self.isErrorTerminal = isErrorTerminal
  }

  /// The streams of the process.
  package static func standard() -> Streams {
    Streams(
      writeOutput: { bytes in
        do throws(FileSystemError) {
          try Descriptor.standardOutput.writeAll(bytes)
          return nil
        } catch {
          return error
        }
      },
      // Nobody is left to tell that standard error is closed.
      writeError: { text in try? Descriptor.standardError.writeAll(Array(text.utf8)) },
      readInput: { limit in
        Result { () throws(FileSystemError) in
          try Descriptor.standardInput.readAll(upTo: limit)
        }
      },
      isErrorTerminal: Descriptor.standardError.isTerminal)
  }

  /// Writes what was asked for; a reader that has seen enough and gone is no failure.
  func answer(_ bytes: [UInt8]) -> FileSystemError? {
    guard let error = writeOutput(bytes), !error.isBrokenPipe else { return nil }
    return error
  }
}
