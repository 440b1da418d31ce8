/// Where the lines of a text start and end, so that each is found without a walk over the text.
struct LineTable {
  private let text: String
  private var ranges: [Range<String.Index>] = []
  /// The lines that were asked for, since one long line may have thousands of diagnostics.
  private var known: [Int: SourceLine] = [:]

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
        ranges.append(start..<index)
        if byte == UInt8(ascii: "\r"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "\n") {
          next = bytes.index(after: next)
        }
        start = next
      }
      index = next
    }
    ranges.append(start..<bytes.endIndex)
  }

  /// A line, counted from 1, without its end; empty past the last line.
  mutating func line(_ number: Int) -> SourceLine {
    if let line = known[number] { return line }
    guard ranges.indices.contains(number - 1) else { return SourceLine("") }
    let line = SourceLine(text[ranges[number - 1]])
    known[number] = line
    return line
  }
}
