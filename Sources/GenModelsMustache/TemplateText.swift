package import GenModelsDiagnostics

/// The text of a template's file as it is parsed: UTF-8 without a byte order mark, lines that end
/// at LF.
///
/// Both are what an editor adds on its own, and neither may get into the Swift.
package struct TemplateText: Sendable {
  package let bytes: [UInt8]

  /// Reads the bytes of a file; nil where they are not a text, which is recorded as GM404.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The name of the template.
  ///   - path: The path that messages name it by.
  ///   - diagnostics: Takes the first byte or character that is wrong.
  package init?(
    _ bytes: [UInt8], of name: String, path: String, diagnostics: DiagnosticCollector
  ) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
    guard let fault = Self.fault(in: text) else {
      self.bytes = Self.withPlainLineEnds(text)
      return
    }
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let source = TemplateSource(name: name, path: path, bytes: text)
    let error = source.error(
      .templateEncoding, isUTF16 ? "the text is UTF-16, not UTF-8" : fault.message,
      at: fault.offset..<fault.offset + 1, help: fault.help)
    diagnostics.record(error.diagnostic)
    return nil
  }

  private struct Fault {
    var offset: Int
    var message: String
    var help: String
  }

  /// The first place that is not UTF-8, or holds a control character other than tab and line ends.
  private static func fault(in bytes: [UInt8]) -> Fault? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error:
        return Fault(
          offset: offset, message: "the byte 0x\(hexadecimal(bytes[offset], 2)) is not UTF-8 here",
          help: "save the file as UTF-8")
      case .scalarValue(let scalar):
        switch scalar {
        case "\t", "\n", "\r": break
        case "\0"..<" ", "\u{7F}":
          return Fault(
            offset: offset,
            message: "a template cannot hold the character U+\(hexadecimal(bytes[offset], 4))",
            help: "remove it")
        default: break
        }
        offset += UTF8.width(scalar)
      }
    }
  }

  private static func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(.carriageReturn) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == .carriageReturn {
        result.append(.lineFeed)
      } else if byte != .lineFeed || index == 0 || bytes[index - 1] != .carriageReturn {
        result.append(byte)
      }
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8, _ width: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
