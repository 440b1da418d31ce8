/// Two screens side by side, the rows coloured by what becomes of them.
struct Picture {
  var titles: (before: String, after: String)
  var change: PageChange

  private static let margin = 16
  private static let gap = 96
  private static let titleHeight = 44
  private static let legendHeight = 44

  var svg: String {
    let top = Self.titleHeight
    let before = Screen(change.before, x: Self.margin, y: top)
    let after = Screen(change.after, x: before.frame.right + Self.gap, y: top)
    let bottom = top + max(before.frame.height, after.frame.height)
    let paper = Frame(
      x: 0, y: 0, width: after.frame.right + Self.margin, height: bottom + Self.legendHeight)
    var svg = SVG(
      size: paper, title: "\(titles.before), and \(titles.after)", style: Style.css)
    svg.rectangle(paper, radius: 12, classes: "paper")
    for (title, screen) in [(titles.before, before), (titles.after, after)] {
      svg.text(title, x: screen.frame.x + 4, y: top - 14, classes: "title")
      draw(screen, into: &svg)
    }
    drawArrows(from: before.rows, to: after.rows, into: &svg)
    drawLegend(y: bottom + 28, into: &svg)
    return svg.text
  }

  private func draw(_ screen: Screen, into svg: inout SVG) {
    svg.rectangle(screen.frame, radius: 22, classes: "screen")
    for (line, frame) in screen.lines {
      let base = frame.middle + 5
      switch line {
      case .end(let text, let marks):
        svg.text(text.shortened(to: 34), x: frame.x + 4, y: base, classes: "end")
        drawBadges(marks, right: frame.right, middle: frame.middle, into: &svg)
      case .row(let card, _, let marks):
        svg.rectangle(frame, radius: 8, classes: "row \(marks.first?.rawValue ?? "")")
        let title = card.title.shortened(to: 32 - card.detail.count)
        svg.text(title, x: frame.x + 12, y: base, classes: card.isBold ? "bold" : "plain")
        drawBadges(marks, right: frame.right - 4, middle: frame.middle, into: &svg)
        svg.text(card.detail, x: frame.right - 48, y: base, classes: "detail")
      }
    }
  }

  private func drawBadges(_ marks: [Mark], right: Int, middle: Int, into svg: inout SVG) {
    for (index, mark) in marks.reversed().enumerated() {
      let frame = Frame(x: right - 20 - index * 20, y: middle - 8, width: 16, height: 16)
      drawBadge(mark, frame: frame, into: &svg)
    }
  }

  private func drawBadge(_ mark: Mark, frame: Frame, into svg: inout SVG) {
    svg.rectangle(frame, radius: 8, classes: "badge \(mark.rawValue)")
    svg.text(mark.symbol, x: frame.x + frame.width / 2, y: frame.middle + 4, classes: "symbol")
  }

  private func drawArrows(
    from before: [RowID: Frame], to after: [RowID: Frame], into svg: inout SVG
  ) {
    let moved = change.after.page.sections.flatMap(\.rows).map(\.id)
      .filter { change.after.marks(of: $0).contains(.moved) }
    for id in moved {
      guard let start = before[id], let end = after[id] else { continue }
      let (x, tip) = (start.right + 2, end.x - 3)
      let bend = (x + tip) / 2
      svg.path(
        """
        M\(x) \(start.middle)C\(bend) \(start.middle) \(bend) \(end.middle) \(tip) \(end.middle)\
        m-8 -5l8 5l-8 5
        """, classes: "arrow")
    }
  }

  private func drawLegend(y: Int, into svg: inout SVG) {
    for (index, mark) in Mark.allCases.enumerated() {
      let x = Self.margin + 4 + index * 110
      drawBadge(mark, frame: Frame(x: x, y: y - 12, width: 16, height: 16), into: &svg)
      svg.text(mark.rawValue, x: x + 24, y: y, classes: "legend")
    }
  }
}

extension String {
  /// The text, or its beginning where it has more than `count` characters.
  fileprivate func shortened(to count: Int) -> String {
    self.count <= count ? self : prefix(max(count - 1, 0)) + "…"
  }
}
