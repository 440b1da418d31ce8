import Testing

@testable import GenModelsDiagnostics

/// The source line under a diagnostic, and the run that marks the place in it.
struct ExcerptTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var text: String
    var columns: (Int, Int)
    var shown: String
    var run: (indent: Int, length: Int)

    init(
      _ name: String, _ text: String, _ columns: (Int, Int), _ shown: String, _ run: (Int, Int)
    ) {
      self.name = name
      self.text = text
      self.columns = columns
      self.shown = shown
      self.run = run
    }

    var testDescription: String { name }
  }

  private static let samples = [
    Sample("plain", "a: bcd", (4, 7), "a: bcd", (3, 3)),
    Sample("empty span", "a: bcd", (4, 4), "a: bcd", (3, 1)),
    Sample("after the end", "a:", (3, 3), "a:", (2, 1)),
    Sample("far behind the end", "a:", (90, 99), "a:", (2, 1)),
    Sample("an empty line", "", (1, 1), "", (0, 1)),
    Sample("a tab", "a:\tbcd", (4, 7), "a:  bcd", (4, 3)),
    Sample("a tab under the mark", "\tb", (1, 2), "    b", (0, 4)),
    Sample("wide ideographs", "日本: x", (5, 6), "日本: x", (6, 1)),
    Sample("wide ideographs under the mark", "a: 日本", (4, 6), "a: 日本", (3, 4)),
    Sample("an emoji", "🎉: x", (4, 5), "🎉: x", (4, 1)),
    Sample("a combining accent", "e\u{301}: x", (5, 6), "e\u{301}: x", (3, 1)),
    Sample("an escape sequence", "\u{1B}[31mx", (6, 7), "␛[31mx", (5, 1)),
    Sample("delete and C1", "\u{7F}\u{9B}x", (3, 4), "␡\u{FFFD}x", (2, 1)),
    Sample("a bidirectional override", "a\u{202E}b", (3, 4), "a\u{FFFD}b", (2, 1)),
    Sample("blanks at the end", "a:  ", (1, 2), "a:", (0, 1)),
  ]

  @Test(arguments: samples)
  func isPlacedByDisplayWidth(_ sample: Sample) {
    let span = SourceFile(path: "a.yml", text: sample.text).span(
      1, sample.columns.0, sample.columns.1)
    let excerpt = Excerpt(of: span, in: SourceLine(sample.text[...]))
    #expect(excerpt.text == sample.shown)
    #expect(excerpt.indent == sample.run.indent)
    #expect(excerpt.length == sample.run.length)
  }

  @Test func severalLinesAreMarkedToTheEndOfTheFirst() {
    let text = "a: |\n  b\n"
    var span = SourceFile(path: "a.yml", text: text).span(1, 4, 4)
    span.end = SourcePosition(line: 3, column: 1)
    let excerpt = Excerpt(of: span, in: SourceLine("a: |"))
    #expect(excerpt.indent == 3)
    #expect(excerpt.length == 1)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc"])
  func everyLineEndCounts(text: String) {
    var table = LineTable(text)
    let lines = [1, 2, 3, 4, 2].map { number in
      let line = table.line(number)
      return line[0..<line.count].map { String($0) }.joined()
    }
    #expect(lines == ["a", "b", "c", "", "b"])
  }

  @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 2999])
  func aColumnOfALongLineIsFound(column: Int) {
    let scalars = (0..<3000).compactMap { Unicode.Scalar(0x4E00 + UInt32($0)) }
    let line = SourceLine(String(String.UnicodeScalarView(scalars))[...])
    #expect(line.count == 3000)
    let columns = column..<column + 300
    #expect(line[columns] == Array(scalars[columns.clamped(to: 0..<3000)]))
    #expect(line[3000..<3001] == [])
  }

  @Test(arguments: [0, 60, 500, 995])
  func aLongLineIsCutAroundTheMark(offset: Int) {
    let text =
      String(repeating: "x", count: offset) + "MARKED"
      + String(repeating: "y", count: 1000 - offset)
    let span = SourceFile(path: "a.yml", text: text).span(1, offset + 1, offset + 7)
    let excerpt = Excerpt(of: span, in: SourceLine(text[...]))
    #expect(excerpt.text.dropFirst(excerpt.indent).prefix(excerpt.length) == "MARKED")
    #expect(excerpt.text.hasPrefix("…") == (excerpt.indent < offset))
    #expect(DisplayWidth.columns(of: excerpt.text) <= 120)
  }

  @Test func aMarkLongerThanTheRoomIsCutToo() {
    let text = String(repeating: "日", count: 500)
    let span = SourceFile(path: "a.yml", text: text).span(1, 101, 401)
    let excerpt = Excerpt(of: span, in: SourceLine(text[...]))
    #expect(excerpt.text.hasPrefix("…日"))
    #expect(excerpt.text.hasSuffix("日…"))
    #expect(DisplayWidth.columns(of: excerpt.text) <= 120)
    #expect(excerpt.indent + excerpt.length + 1 == DisplayWidth.columns(of: excerpt.text))
  }
}
