/// Where the lines of a text start and end, so that each is found without a walk over the text.
struct LineTable {
  private let text: String
  private var lines: [Range<String.Index>] = []

  /// Finds the lines of a text; a line ends at LF, CR LF or CR, as in `SourcePosition`.
  init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      var next = bytes.index(after: index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(start..<index)
        if byte == UInt8(ascii: "\r"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "\n") {
          next = bytes.index(after: next)
        }
        start = next
      }
      index = next
    }
    lines.append(start..<bytes.endIndex)
  }

  /// The scalars of a line, counted from 1, without its end; empty past the last line.
  func scalars(ofLine number: Int) -> [Unicode.Scalar] {
    guard lines.indices.contains(number - 1) else { return [] }
    return Array(text.unicodeScalars[lines[number - 1]])
  }
}
