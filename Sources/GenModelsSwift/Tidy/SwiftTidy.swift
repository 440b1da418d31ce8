/// Gives rendered Swift its final whitespace.
///
/// Templates write everything on one line; here a line that is too long is broken the way
/// `swift format` (Swift 6.3, default configuration) leaves alone. String literals and comments
/// keep every byte, apart from blanks at the end of a `//` comment. What is not understood stays as
/// it is.
package struct SwiftTidy: Sendable {
  /// The blanks of a level, and the column that a line ends at, at the latest.
  package var layout: SwiftLayout

  /// Makes a pass, with 100 columns and two blanks where nothing is said.
  package init(layout: SwiftLayout = SwiftLayout()) {
    self.layout = layout
  }

  /// Tidies a file.
  ///
  /// - Parameter text: Swift, as rendered.
  /// - Returns: The same tokens with other whitespace between them, and a comma behind the last
  ///   element of an array that is broken.
  package func tidy(_ text: String) -> String {
    var text = text
    let output = text.withUTF8 { bytes in
      let kinds = SwiftByteKinds.kinds(of: bytes)
      return kinds.withUnsafeBufferPointer { kinds in
        var pass = TidyPass(bytes: bytes, kinds: kinds, layout: layout)
        pass.run()
        return pass.output
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// One run over a file, line by line.
private struct TidyPass {
  typealias Kind = SwiftByteKinds.Kind

  /// How many arrays, which take a column more than they show, a line has at most.
  private static let arraysOfLine = 8

  let bytes: UnsafeBufferPointer<UInt8>
  let kinds: UnsafeBufferPointer<Kind>
  let layout: SwiftLayout
  /// The blanks that the lines of a literal have in common.
  private var margin = 0
  var output: [UInt8] = []

  /// A blank line that was met but not yet written: what follows decides.
  private var owesBlankLine = false

  /// Whether the line before ends in an opening brace.
  private var endsInBrace = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, kinds: UnsafeBufferPointer<Kind>, layout: SwiftLayout
  ) {
    self.bytes = bytes
    self.kinds = kinds
    self.layout = layout
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  mutating func run() {
    var start = 0
    var isContinued = false
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let goesOn = end < bytes.count && kinds[end] != .code
      if goesOn, !isContinued, layout.indent != 2 { margin = marginOfLiteral(from: end) }
      add(start..<end, isContinued: isContinued, goesOn: goesOn)
      isContinued = goesOn
      start = end + 1
    }
  }

  /// - Parameters:
  ///   - line: The line without its end.
  ///   - isContinued: Whether it starts within a literal or a comment.
  ///   - goesOn: Whether it ends within one.
  private mutating func add(_ line: Range<Int>, isContinued: Bool, goesOn: Bool) {
    let kept = goesOn ? line : trimmed(line)
    if kept.isEmpty, !isContinued, !goesOn {
      owesBlankLine = !output.isEmpty
      return
    }
    writeBlankLine(before: kept, isContinued: isContinued)
    let room = layout.lineLength - Self.arraysOfLine
    let blanks = kept.prefix { isBlank($0) }.count
    let columns =
      isContinued
      ? layout.columns(before: min(blanks, margin)) + max(blanks - margin, 0)
      : layout.columns(before: blanks)
    if layout.indent == 2, isContinued || goesOn || kept.count <= room {
      output.append(contentsOf: bytes[kept])
    } else if isContinued || goesOn || kept.count - blanks + columns <= room {
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
      output.append(contentsOf: bytes[kept.dropFirst(blanks)])
    } else {
      writeBroken(kept)
    }
    output.append(UInt8(ascii: "\n"))
    endsInBrace = !goesOn && kept.last.map { isCode($0, "{") } ?? false
  }

  private mutating func writeBlankLine(before line: Range<Int>, isContinued: Bool) {
    guard owesBlankLine else { return }
    owesBlankLine = false
    let first = isContinued ? nil : line.first { !isBlank($0) }
    let closes = first.map { isCode($0, "}") } ?? false
    if !endsInBrace, !closes { output.append(UInt8(ascii: "\n")) }
  }

  private mutating func writeBroken(_ line: Range<Int>) {
    let breaker = LineBreaker(
      bytes: Array(bytes[line]), kinds: Array(kinds[line]), layout: layout)
    guard let rows = breaker.rows() else {
      let blanks = line.prefix { isBlank($0) }.count
      output.append(
        contentsOf: repeatElement(UInt8(ascii: " "), count: layout.columns(before: blanks)))
      output.append(contentsOf: bytes[line.dropFirst(blanks)])
      return
    }
    for (offset, row) in rows.enumerated() {
      if offset > 0 { output.append(UInt8(ascii: "\n")) }
      output.append(
        contentsOf: repeatElement(UInt8(ascii: " "), count: layout.columns(before: row.indentation))
      )
      output.append(contentsOf: breaker.bytes[row.range])
      if row.endsArray { output.append(UInt8(ascii: ",")) }
    }
  }

  /// The blanks before the end of the literal that starts before a place.
  private func marginOfLiteral(from place: Int) -> Int {
    var end = place
    while end < bytes.count, kinds[end] != .code { end += 1 }
    var start = end
    while start > place, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return (start..<end).prefix { isBlank($0) }.count
  }

  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, isBlank(end - 1), kinds[end - 1] != .literal { end -= 1 }
    return line.lowerBound..<end
  }

  private func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
      || bytes[offset] == UInt8(ascii: "\r")
  }

  private func isCode(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
    bytes[offset] == UInt8(ascii: character) && kinds[offset] == .code
  }
}
