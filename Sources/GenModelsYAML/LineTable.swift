/// Where the lines of a text start, in bytes and in Unicode scalars.
///
/// A line ends at LF, CR LF or CR, as editors count. libyaml's own line numbers are of no use: it
/// also ends a line at NEL, U+2028 and U+2029.
struct LineTable: Sendable {
  struct Line: Sendable {
    var byte: UInt32
    var scalar: UInt32
  }

  private(set) var lines = [Line(byte: 0, scalar: 0)]

  mutating func startLine(byte: Int, scalar: Int) {
    lines.append(Line(byte: UInt32(clamping: byte), scalar: UInt32(clamping: scalar)))
  }

  /// The line that a scalar offset lies in, from 0.
  ///
  /// Offsets near the last one found are found fast.
  func line(at offset: Int, near hint: Int = 0) -> Int {
    var low = hint
    if low >= lines.count || lines[low].scalar > offset { low = 0 }
    for _ in 0..<8 {
      guard low + 1 < lines.count, lines[low + 1].scalar <= offset else { return low }
      low += 1
    }
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].scalar <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func position(of offset: Int, onLine line: Int) -> YAMLPlace.Position {
    YAMLPlace.Position(
      line: UInt32(truncatingIfNeeded: line + 1),
      column: UInt32(truncatingIfNeeded: offset - Int(lines[line].scalar) + 1))
  }
}
