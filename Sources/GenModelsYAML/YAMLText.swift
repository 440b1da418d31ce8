internal import GenModelsDiagnostics

/// A text that is UTF-8 throughout, with the table of its lines.
///
/// libyaml tells places as offsets in Unicode scalars; this is where they become lines, columns
/// and bytes.
final class YAMLText {
  let file: SourceFile

  /// The text's bytes, without a byte order mark.
  let bytes: [UInt8]
  private let lines: LineTable
  private let isASCII: Bool

  /// The text as libyaml has to see it, where that is not as it is.
  let foreignBreaks: YAMLForeignBreaks?

  /// Decodes the bytes; nil where they are too many or not a text, which is recorded.
  init?(_ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector) {
    guard bytes.count <= YAMLLimits.mebibytes << 20 else {
      diagnostics.record(
        Diagnostic(
          .error, .limitExceeded, "the text is larger than \(YAMLLimits.mebibytes) MiB",
          at: .file(path)))
      return nil
    }
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let scan = self.bytes.withUnsafeBufferPointer { YAMLEncodingScan($0) }
    lines = scan.lines
    isASCII = scan.isASCII
    file = SourceFile(path: path, text: String(decoding: self.bytes, as: UTF8.self))
    foreignBreaks = scan.hasForeignBreaks ? YAMLForeignBreaks(file.text) : nil
    if let fault = scan.fault {
      let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      let span = span(scan.scalars, scan.scalars + 1)
      diagnostics.record(isUTF16 ? .utf16(at: span) : .encoding(fault, at: span))
      return nil
    }
  }

  /// The place of a range of scalar offsets.
  func span(_ start: Int, _ end: Int) -> SourceSpan {
    var hint = 0
    return place(start, end, near: &hint).span
  }

  /// The place of a range of scalar offsets; `hint` is the line to look at first.
  func place(_ start: Int, _ end: Int, near hint: inout Int) -> YAMLPlace {
    hint = lines.line(at: start, near: hint)
    let last = end == start ? hint : lines.line(at: end, near: hint)
    return YAMLPlace(
      file: file, start: lines.position(of: start, onLine: hint),
      end: lines.position(of: end, onLine: last))
  }

  /// The byte that a scalar offset stands at.
  func byteOffset(_ offset: Int) -> Int {
    guard !isASCII else { return offset }
    let line = lines.lines[lines.line(at: offset)]
    var byte = Int(line.byte)
    var scalar = Int(line.scalar)
    while scalar < offset, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      scalar += 1
    }
    return byte
  }

  /// The end of the last line before an offset that holds more than blanks, but not before `start`.
  ///
  /// libyaml ends a block scalar where the next token's line begins.
  func trimmingBlanks(before offset: Int, from start: Int) -> Int {
    var end = offset
    var byte = byteOffset(offset)
    while end > start, byte > 0, YAMLCharacter.isBlankOrBreak(bytes[byte - 1]) {
      end -= 1
      byte -= 1
    }
    return end
  }

  /// The offset behind the given number of anchors and tags, and the blanks and comments around
  /// them, but not behind `limit`.
  func skippingProperties(_ count: Int, from start: Int, to limit: Int) -> Int {
    var offset = start
    var byte = byteOffset(start)
    func skip(while condition: (UInt8) -> Bool) {
      while offset < limit, byte < bytes.count, condition(bytes[byte]) {
        if bytes[byte] & 0xC0 != 0x80 { offset += 1 }
        byte += 1
        while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      }
    }
    for _ in 0..<count {
      skip { !YAMLCharacter.isBlankOrBreak($0) }
      guard offset < limit else { break }
      skip(while: YAMLCharacter.isBlankOrBreak)
      while offset < limit, byte < bytes.count, bytes[byte] == UInt8(ascii: "#") {
        skip { !YAMLCharacter.isBreak($0) }
        skip(while: YAMLCharacter.isBlankOrBreak)
      }
    }
    return offset
  }
}

extension YAMLText {
  /// Whether a colon stands right before an offset.
  func hasColon(before offset: Int) -> Bool {
    let byte = byteOffset(offset)
    return byte > 0 && bytes[byte - 1] == UInt8(ascii: ":")
  }
}

/// The classes of YAML's ASCII characters.
enum YAMLCharacter {
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isBlankOrBreak(_ byte: UInt8) -> Bool { isBlank(byte) || isBreak(byte) }
}

extension Diagnostic {
  fileprivate static func utf16(at span: SourceSpan) -> Diagnostic {
    .error(.encoding, "the text is UTF-16, not UTF-8", at: span, help: "save the file as UTF-8")
  }

  fileprivate static func encoding(_ fault: YAMLEncodingFault, at span: SourceSpan) -> Diagnostic {
    switch fault {
    case .notUTF8(let byte):
      .error(
        .encoding, "the byte 0x\(hexadecimal(UInt32(byte), 2)) is not UTF-8 here", at: span,
        help: "save the file as UTF-8")
    case .forbidden(let scalar):
      .error(
        .encoding, "YAML does not allow the character U+\(hexadecimal(scalar.value, 4))", at: span,
        help: "remove it, or write it as '\\u\(hexadecimal(scalar.value, 4))' in double quotes")
    }
  }

  private static func hexadecimal(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
