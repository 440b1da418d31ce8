import GenModelsDiagnostics

extension JSONReader {
  /// Reads a text, from its first quote to behind its last one.
  mutating func string() throws(JSONError) -> String {
    let start = position
    index += 1
    var text: [UInt8] = []
    var chunk = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        defer { index += 1 }
        if text.isEmpty { return String(decoding: bytes[chunk..<index], as: UTF8.self) }
        text += bytes[chunk..<index]
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[chunk..<index]
        text += String(try escape()).utf8
        chunk = index
      case 0x20..<0x80: index += 1
      case 0..<0x20:
        throw JSONError(
          "a text holds a control character", at: span(from: position),
          help: bytes[index] == 0x0A || bytes[index] == 0x0D
            ? "close the text in its line, or write '\\n'" : "write it as '\\u' and four digits")
      default: try skipScalar()
      }
    }
    throw JSONError("the text is never closed", at: openQuote(at: start), help: "add a '\"'")
  }

  private func openQuote(at start: SourcePosition) -> SourceSpan {
    let end = SourcePosition(line: start.line, column: start.column + 1)
    return SourceSpan(file: file, start: start, end: end)
  }

  /// Passes over a scalar of several bytes, which must be UTF-8 as RFC 3629 has it.
  private mutating func skipScalar() throws(JSONError) {
    let length: Int
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: length = 0
    }
    let end = index + length
    guard length > 0, end <= bytes.count,
      bytes[index + 1..<end].allSatisfy({ $0 & 0xC0 == 0x80 }), isScalar(index..<end)
    else {
      throw JSONError(
        "the text is not UTF-8", at: span(from: position), help: "save the file as UTF-8")
    }
    index = end
    lineStart += length - 1
  }

  /// Whether bytes that look like a scalar are one: none of a longer form, no surrogate.
  private func isScalar(_ range: Range<Int>) -> Bool {
    let second = bytes[range.lowerBound + 1]
    switch bytes[range.lowerBound] {
    case 0xE0: return second >= 0xA0
    case 0xED: return second < 0xA0
    case 0xF0: return second >= 0x90
    case 0xF4: return second < 0x90
    default: return true
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    index += 1
    guard index < bytes.count else { throw ended("the rest of an escape") }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default:
      index -= 1
      throw JSONError(
        "'\\' stands before what it escapes in no text", at: span(from: start),
        help: "write '\\\\' for a '\\'")
    }
  }

  /// Reads the digits behind `\u`, those of a second half included.
  private mutating func scalar(from start: SourcePosition) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), take("\\"), take("u") {
      let other = try hexDigits(from: start)
      if UTF16.isTrailSurrogate(other) {
        return UTF16.decode(UTF16.EncodedScalar([unit, other]))
      }
    }
    throw JSONError(
      "an escape is half a character", at: span(from: start),
      help: "write both halves of the pair")
  }

  private mutating func hexDigits(from start: SourcePosition) throws(JSONError) -> UInt16 {
    let end = min(index + 4, bytes.count)
    let digits = String(decoding: bytes[index..<end], as: UTF8.self)
    guard end == index + 4, digits.utf8.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else {
      throw JSONError("'\\u' needs four hexadecimal digits", at: span(from: start))
    }
    index = end
    return unit
  }
}

extension UInt8 {
  private static let upper = UInt8(ascii: "A")...UInt8(ascii: "F")
  private static let lower = UInt8(ascii: "a")...UInt8(ascii: "f")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isHexDigit: Bool {
    isDigit || Self.upper.contains(self) || Self.lower.contains(self)
  }
}
