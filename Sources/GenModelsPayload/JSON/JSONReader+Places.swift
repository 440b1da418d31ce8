import GenModelsDiagnostics

extension JSONReader {
  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  func span(from start: SourcePosition) -> SourceSpan {
    var end = position
    if end == start { end.column += 1 }
    return SourceSpan(file: file, start: start, end: end)
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"): startLine(behind: 1)
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        startLine(behind: isPair ? 2 : 1)
      default: return
      }
    }
  }

  mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != 0x0D {
      index += 1
    }
  }

  private mutating func startLine(behind count: Int) {
    index += count
    line += 1
    lineStart = index
  }
}

extension JSONReader {
  func ended(_ expected: String) -> JSONError {
    JSONError("the text ends where \(expected) belongs", at: span(from: position))
  }

  func unexpected(_ place: String, help: String? = nil) -> JSONError {
    guard index < bytes.count else {
      return JSONError("the text ends \(place)", at: span(from: position))
    }
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    let found = rest.unicodeScalars.first.map(String.init) ?? ""
    return JSONError("found '\(found)' \(place)", at: span(from: position), help: help)
  }
}
