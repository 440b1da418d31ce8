/// A source line as a terminal can show it, with the run of columns that a span covers.
struct Excerpt: Equatable {
  /// The line, printable, with tabs expanded, cut around the marked run where it is too long.
  private(set) var text: String

  /// The display columns before the marked run.
  private(set) var indent: Int

  /// The display columns of the marked run, at least one.
  private(set) var length: Int

  private static let widest = 120
  /// How many scalars are looked at before and behind the start of a run.
  private static let reach = 1000
  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// Shows the first line of a span.
  init(of span: SourceSpan, in line: SourceLine) {
    let start = min(max(span.start.column - 1, 0), line.count)
    let end =
      span.end.line > span.start.line
      ? line.count : min(max(span.end.column - 1, start), line.count)
    // Of a line without end only the neighbourhood is laid out: the rest would be cut anyway.
    let near = max(start - Self.reach, 0)..<min(start + Self.reach, line.count)
    let (first, last) = (start - near.lowerBound, min(end, near.upperBound) - near.lowerBound)
    let cells = Self.cells(of: line[near])
    var starts = [0]
    for cell in cells { starts.append((starts.last ?? 0) + cell.width) }
    indent = starts[first]
    length = max(starts[last] - starts[first], 1)
    text = cells.map(\.text).joined()
    if (starts.last ?? 0) > Self.widest || near.count < line.count {
      cut(cells, starts, isCut: (near.lowerBound > 0, near.upperBound < line.count))
    }
    while text.hasSuffix(" ") { text.removeLast() }
  }

  private struct Cell {
    var text: String
    var width: Int
  }

  private static func cells(of scalars: [Unicode.Scalar]) -> [Cell] {
    var column = 0
    return scalars.map { scalar in
      var cell = Cell(text: String(scalar), width: 0)
      if scalar == "\t" {
        cell.width = tabWidth - column % tabWidth
        cell.text = String(repeating: " ", count: cell.width)
      } else if let sign = PrintableText.sign(for: scalar) {
        cell = Cell(text: String(sign), width: 1)
      } else {
        cell.width = DisplayWidth.columns(of: scalar)
      }
      column += cell.width
      return cell
    }
  }

  /// Keeps the part of the line around the marked run: a third of the room before it.
  private mutating func cut(
    _ cells: [Cell], _ starts: [Int], isCut: (before: Bool, behind: Bool)
  ) {
    let total = starts.last ?? 0
    let room = Self.widest - 2
    var from = max(indent - max((room - length) / 2, room / 3), 0)
    if total - from < room { from = max(total - room, 0) }
    let kept = cells.indices.filter { starts[$0] >= from && starts[$0 + 1] <= from + room }
    let head = kept.first.map { starts[$0] } ?? from
    let tail = kept.last.map { starts[$0 + 1] } ?? from
    length = max(min(length, tail - indent), 1)
    indent -= head
    text = kept.map { cells[$0].text }.joined()
    if head > 0 || isCut.before {
      text = Self.ellipsis + text
      indent += 1
    }
    if tail < total || isCut.behind { text += Self.ellipsis }
  }
}
