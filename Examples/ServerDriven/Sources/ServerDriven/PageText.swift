/// A page as lines of text, with the marks of its rows at the left.
struct PageText {
  var title: String
  var page: MarkedPage

  var lines: [String] {
    [title] + page.page.sections.flatMap(lines(of:))
  }

  private func lines(of section: ListSection<RegattaRow>) -> [String] {
    let header = section.header?.text.map { line(page.marks(ofHeaderOf: section.id), "  \($0)") }
    let rows = section.rows.map { line(page.marks(of: $0.id), "    \($0.part.visit(RowText()))") }
    let footer = section.footer?.text.map { line(page.marks(ofFooterOf: section.id), "  \($0)") }
    return [""] + [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
  }

  private func line(_ marks: [Mark], _ text: String) -> String {
    let symbols = marks.map(\.symbol).joined()
    return symbols + String(repeating: " ", count: 2 - symbols.count) + text
  }
}

extension RegattaRow.End {
  /// What is read, nil for an empty space.
  var text: String? {
    switch self {
    case .title(let text), .leg(let text): text
    case .space: nil
    }
  }
}
