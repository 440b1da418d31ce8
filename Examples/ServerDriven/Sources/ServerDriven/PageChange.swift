typealias Page = RegattaRow.Page
typealias RowID = ListID<RegattaRow.Kind>
typealias SectionID = ListID<RegattaRow.Section>

/// What becomes of a row, or of a header and a footer.
enum Mark: String, CaseIterable {
  case deleted
  case inserted
  case moved
  case changed

  var symbol: String {
    switch self {
    case .deleted: "-"
    case .inserted: "+"
    case .moved: ">"
    case .changed: "~"
    }
  }
}

/// One of the two pages, and what becomes of its rows.
struct MarkedPage {
  let page: Page
  fileprivate var rows: [RowID: Set<Mark>] = [:]
  fileprivate var headers: Set<SectionID> = []
  fileprivate var footers: Set<SectionID> = []

  fileprivate init(page: Page) {
    self.page = page
  }

  /// The marks of a row, in the order in which they are declared.
  func marks(of row: RowID) -> [Mark] {
    Mark.allCases.filter { rows[row]?.contains($0) == true }
  }

  func marks(ofHeaderOf section: SectionID) -> [Mark] {
    headers.contains(section) ? [.changed] : []
  }

  func marks(ofFooterOf section: SectionID) -> [Mark] {
    footers.contains(section) ? [.changed] : []
  }
}

/// Two pages and the plan between them.
struct PageChange {
  private(set) var before: MarkedPage
  private(set) var after: MarkedPage
  let plan: ListPlan<RegattaRow>

  init(from old: Page, to new: Page) {
    before = MarkedPage(page: old)
    after = MarkedPage(page: new)
    plan = new.plan(from: old)
    var page = old
    for stage in plan.stages {
      read(stage, from: page)
      page = stage.page
    }
    for spot in plan.reconfiguredRows {
      let row = new[spot].id
      before.rows[row, default: []].insert(.changed)
      after.rows[row, default: []].insert(.changed)
    }
    for index in plan.reconfiguredEnds {
      readEnds(of: new.sections[index], from: old)
    }
  }

  /// Takes the marks from one batch: what it deletes stands in the page before it, what it inserts
  /// and where it moves to in the page after it.
  private mutating func read(_ stage: ListPlan<RegattaRow>.Stage, from page: Page) {
    let batch = stage.batch
    let gone =
      batch.deletedRows.map { page[$0] } + batch.deletedSections.flatMap { page.sections[$0].rows }
    for row in gone {
      before.rows[row.id, default: []].insert(.deleted)
    }
    let new =
      batch.insertedRows.map { stage.page[$0] }
      + batch.insertedSections.flatMap { stage.page.sections[$0].rows }
    for row in new {
      after.rows[row.id, default: []].insert(.inserted)
    }
    let moved =
      batch.movedRows.map { stage.page[$0.to] }
      + batch.movedSections.flatMap { stage.page.sections[$0.to].rows }
    for row in moved {
      before.rows[row.id, default: []].insert(.moved)
      after.rows[row.id, default: []].insert(.moved)
    }
  }

  /// Takes the marks of a header and a footer of which the plan says that one of them has changed.
  private mutating func readEnds(of section: ListSection<RegattaRow>, from old: Page) {
    guard let before = old.sections.first(where: { $0.id == section.id }) else { return }
    if before.header != section.header {
      self.before.headers.insert(section.id)
      after.headers.insert(section.id)
    }
    if before.footer != section.footer {
      self.before.footers.insert(section.id)
      after.footers.insert(section.id)
    }
  }
}
