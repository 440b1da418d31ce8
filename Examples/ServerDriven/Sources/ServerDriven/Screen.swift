/// A page as it stands on the screen of a phone: every line of it, with its place.
struct Screen {
  static let width = 316
  private static let padding = 12
  private static let rowHeight = 38
  private static let lineHeight = 26

  /// One line of the screen.
  enum Line {
    case row(Card, id: RowID, marks: [Mark])
    case end(String, marks: [Mark])
  }

  private(set) var lines: [(line: Line, frame: Frame)] = []
  let frame: Frame

  /// Lays out a page, from the top.
  init(_ marked: MarkedPage, x: Int, y: Int) {
    var bottom = y + Self.padding
    var lines: [(line: Line, frame: Frame)] = []
    func add(_ line: Line, height: Int) {
      let width = Self.width - 2 * Self.padding
      lines.append((line, Frame(x: x + Self.padding, y: bottom, width: width, height: height)))
      bottom += height
    }
    func add(_ end: RegattaRow.End?, marks: [Mark]) {
      switch end {
      case .space(let points)?: bottom += Int(points)
      case .title(let text)?, .leg(let text)?:
        add(.end(text, marks: marks), height: Self.lineHeight)
      case nil: break
      }
    }
    for section in marked.page.sections {
      add(section.header, marks: marked.marks(ofHeaderOf: section.id))
      for row in section.rows {
        let card = row.part.visit(RowCard())
        add(.row(card, id: row.id, marks: marked.marks(of: row.id)), height: Self.rowHeight)
        bottom += 4
      }
      add(section.footer, marks: marked.marks(ofFooterOf: section.id))
      bottom += Self.padding
    }
    self.lines = lines
    frame = Frame(x: x, y: y, width: Self.width, height: bottom - y)
  }

  /// Where the rows are.
  var rows: [RowID: Frame] {
    Dictionary(
      uniqueKeysWithValues: lines.compactMap { line, frame in
        if case .row(_, let id, _) = line { (id, frame) } else { nil }
      })
  }
}
