package import GenModelsSupport

/// What a list view has on screen: it plays batches by UIKit's rules and tells of each that is broken.
///
/// It looks at the page of a batch only for what is inserted, as a view asks its data source.
package struct ListScreen<Part: ListPart> {
  package private(set) var sections: [ListSection<Part>.OnScreen]
  package private(set) var faults: [String] = []

  package init(_ page: ListPage<Part>) {
    sections = page.sections.map { ListSection.OnScreen($0) }
  }

  /// Plays a whole plan, and compares what is on screen with the last page.
  package mutating func play(_ plan: ListPlan<Part>) {
    for stage in plan.stages {
      play(stage.batch, stage.page)
      guard faults.isEmpty else { return }
    }
    guard sections.map(\.id) == plan.page.sections.map(\.id) else {
      return faults.append("not all sections of the last page are on screen")
    }
    for spot in plan.reconfiguredRows { draw(spot, of: plan.page) }
    for section in plan.reconfiguredEnds { drawEnds(section, of: plan.page) }
    if sections != plan.page.sections.map({ ListSection.OnScreen($0) }) {
      faults.append("what is on screen is not the last page")
    }
  }

  private mutating func play(_ batch: ListBatch, _ page: ListPage<Part>) {
    check(batch)
    guard faults.isEmpty else { return }
    let survivors = survivors(of: batch)
    let movedRows = batch.movedRows.map { ($0.to, sections[$0.from.section].rows[$0.from.row]) }
    let movedSections = batch.movedSections.map { ($0.to, survivors[$0.from]) }
    let stay = survivors.indices.filter { index in
      !batch.deletedSections.contains(index) && !batch.movedSections.contains { $0.from == index }
    }
    var rest = stay.map { survivors[$0] }[...]
    let count = sections.count - batch.deletedSections.count + batch.insertedSections.count
    guard count == page.sections.count else {
      return faults.append("\(count) sections, and \(page.sections.count) in the data source")
    }
    sections = []
    for index in 0..<count {
      if batch.insertedSections.contains(index) {
        sections.append(ListSection.OnScreen(page.sections[index]))
      } else if let moved = movedSections.first(where: { $0.0 == index }) {
        sections.append(moved.1)
      } else if let next = rest.popFirst() {
        sections.append(next)
      } else {
        return faults.append("a section goes behind the last one")
      }
    }
    for index in sections.indices where !batch.insertedSections.contains(index) {
      fill(index, batch, movedRows, page)
    }
    if faults.isEmpty, sections.map(\.rowIDs) != page.sections.map({ $0.rows.map(\.id) }) {
      faults.append("the rows on screen are not those of the data source")
    }
  }

  /// The sections without the rows that go, from where they are or altogether.
  private func survivors(of batch: ListBatch) -> [ListSection<Part>.OnScreen] {
    let gone = Set(batch.deletedRows + batch.movedRows.map(\.from))
    return sections.enumerated().map { index, section in
      var section = section
      section.rows = section.rows.indices
        .filter { !gone.contains(ListSpot(section: index, row: $0)) }.map { section.rows[$0] }
      return section
    }
  }

  /// Puts the rows that come into a section.
  private mutating func fill(
    _ index: Int, _ batch: ListBatch, _ movedRows: [(ListSpot, ListRow<Part>)],
    _ page: ListPage<Part>
  ) {
    let inserted = batch.insertedRows.filter { $0.section == index }.map(\.row)
    let moved = movedRows.filter { $0.0.section == index }
    var rest = sections[index].rows[...]
    let count = rest.count + inserted.count + moved.count
    let expected = page.sections[index].rows.count
    guard count == expected else {
      return faults.append("section \(index): \(count) rows, and \(expected) in the data source")
    }
    sections[index].rows = []
    for row in 0..<count {
      if inserted.contains(row) {
        sections[index].rows.append(page.sections[index].rows[row])
      } else if let move = moved.first(where: { $0.0.row == row }) {
        sections[index].rows.append(move.1)
      } else if let next = rest.popFirst() {
        sections[index].rows.append(next)
      } else {
        return faults.append("section \(index): a row goes behind the last one")
      }
    }
  }

  // MARK: - Rules

  private mutating func check(_ batch: ListBatch) {
    let sources = batch.movedRows.map(\.from)
    let targets = batch.movedRows.map(\.to)
    let goneSections = batch.deletedSections + batch.movedSections.map(\.from)
    let newSections = batch.insertedSections + batch.movedSections.map(\.to)
    expect(Set(goneSections).count == goneSections.count, "a section goes twice")
    expect(Set(newSections).count == newSections.count, "a section comes twice")
    expect(goneSections.allSatisfy(sections.indices.contains), "a section goes that is not there")
    let goneRows = batch.deletedRows + sources
    let newRows = batch.insertedRows + targets
    expect(Set(goneRows).count == goneRows.count, "a row goes twice")
    expect(Set(newRows).count == newRows.count, "a row comes twice")
    expect(goneRows.allSatisfy(isOnScreen), "a row goes that is not there")
    expect(
      goneRows.allSatisfy { !goneSections.contains($0.section) }, "a row of a section that goes")
    let changesSections = !newSections.isEmpty
    expect(
      !changesSections || goneRows.isEmpty && newRows.isEmpty,
      "sections are inserted or moved together with rows")
    expect(
      goneSections.isEmpty || newRows.isEmpty, "sections go together with rows that come or move")
  }

  private func isOnScreen(_ spot: ListSpot) -> Bool {
    sections.indices.contains(spot.section)
      && sections[spot.section].rows.indices.contains(spot.row)
  }

  // MARK: - Reconfiguring

  private mutating func draw(_ spot: ListSpot, of page: ListPage<Part>) {
    guard isOnScreen(spot), page.contains(spot) else {
      return faults.append("a row is drawn that is not there")
    }
    let row = sections[spot.section].rows[spot.row]
    expect(row.part != page[spot].part, "a row is drawn again that shows the same")
    sections[spot.section].rows[spot.row] = page[spot]
    expect(row.id == page[spot].id, "a row becomes another one")
  }

  private mutating func drawEnds(_ index: Int, of page: ListPage<Part>) {
    guard sections.indices.contains(index) else {
      return faults.append("a header is drawn that is not there")
    }
    let section = page.sections[index]
    expect(
      sections[index].header != section.header || sections[index].footer != section.footer,
      "a header and a footer are drawn again that show the same")
    sections[index].header = section.header
    sections[index].footer = section.footer
  }

  private mutating func expect(_ isRight: Bool, _ fault: String) {
    if !isRight { faults.append(fault) }
  }
}

extension ListSection {
  /// What is seen of a section.
  package struct OnScreen: Equatable {
    package var id: ListID<Part.Section>
    package var header: Part.End?
    package var footer: Part.End?
    package var rows: [ListRow<Part>]

    package init(_ section: ListSection<Part>) {
      id = section.id
      header = section.header
      footer = section.footer
      rows = section.rows
    }

    package var rowIDs: [ListID<Part.Kind>] { rows.map(\.id) }
  }
}
