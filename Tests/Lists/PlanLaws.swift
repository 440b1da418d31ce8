package import GenModelsSupport

/// What is true of every plan.
package enum PlanLaws {
  /// Tries the laws on changes from page to page; gives what is broken, at most some of it.
  package static func faults(seed: UInt64, changes: Int, upTo limit: Int = 5) -> [String] {
    var faults: [String] = []
    var old = SamplePage()
    for (number, new) in RandomPages(seed: seed).prefix(changes).enumerated() {
      faults += self.faults(from: old, to: new).map { "change \(number) of \(seed): \($0)" }
      if faults.count >= limit { break }
      old = new
    }
    return faults
  }

  /// The laws that the plan from one page to another breaks.
  package static func faults<Part: ListPart>(
    from old: ListPage<Part>, to new: ListPage<Part>
  ) -> [String] {
    let plan = new.plan(from: old)
    var screen = ListScreen(old)
    screen.play(plan)
    var faults = screen.faults
    func expect(_ isRight: Bool, _ fault: String) {
      if !isRight { faults.append(fault) }
    }
    expect(new.plan(from: new).isEmpty, "a page differs from itself")
    expect(plan.page == new, "the last page is another one")
    for page in [new] + plan.stages.map(\.page) {
      let rows = page.sections.flatMap { $0.rows.map(\.id) }
      expect(Set(rows).count == rows.count, "two rows have one id")
      let sections = page.sections.map(\.id)
      expect(Set(sections).count == sections.count, "two sections have one id")
    }
    expect(plan.stages.allSatisfy { !$0.batch.isEmpty }, "a batch changes nothing")
    let hasSameSections = old.sections.map(\.id) == new.sections.map(\.id)
    expect(plan.stages.count <= (hasSameSections ? 1 : 3), "\(plan.stages.count) batches")
    if let last = plan.stages.last { expect(last.page == new, "the last stage has another page") }
    let fewest = Fewest(from: old, to: new)
    func count(_ changes: (ListBatch) -> Int) -> Int {
      plan.stages.reduce(0) { $0 + changes($1.batch) }
    }
    expect(count(\.movedRows.count) == fewest.movedRows, "rows move that need not")
    expect(count(\.movedSections.count) == fewest.movedSections, "sections move that need not")
    expect(count(\.deletedRows.count) == fewest.deletedRows, "rows go that need not")
    expect(count(\.insertedRows.count) == fewest.insertedRows, "rows come that need not")
    expect(count(\.deletedSections.count) == fewest.deletedSections, "sections go that need not")
    expect(
      count(\.insertedSections.count) == fewest.insertedSections, "sections come that need not")
    return faults
  }
}

/// The fewest changes from one page to another, found the slow way.
package struct Fewest {
  package var movedRows = 0
  package var movedSections = 0
  package var deletedRows = 0
  package var insertedRows = 0
  package var deletedSections: Int
  package var insertedSections: Int

  package init<Part: ListPart>(from old: ListPage<Part>, to new: ListPage<Part>) {
    let oldIDs = old.sections.map(\.id)
    let newIDs = new.sections.map(\.id)
    deletedSections = oldIDs.count { !newIDs.contains($0) }
    insertedSections = newIDs.count { !oldIDs.contains($0) }
    movedSections = Self.moves(in: newIDs.compactMap(oldIDs.firstIndex))
    let staying = Set(oldIDs).intersection(newIDs)
    let oldRows = Set(
      old.sections.filter { staying.contains($0.id) }.flatMap { $0.rows.map(\.id) })
    var kept = 0
    for section in new.sections where staying.contains(section.id) {
      let before = old.sections.first { $0.id == section.id }?.rows.map(\.id) ?? []
      let places = Dictionary(
        before.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let rows = section.rows.map(\.id).filter(oldRows.contains)
      let order = rows.compactMap { places[$0] }
      kept += rows.count
      insertedRows += section.rows.count - rows.count
      movedRows += rows.count - order.count + Self.moves(in: order)
    }
    deletedRows = oldRows.count - kept
  }

  /// How many of some numbers are outside of a longest growing run.
  package static func moves(in order: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in order.enumerated() {
      let best = (0..<index).filter { order[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(best + 1)
    }
    return order.count - (lengths.max() ?? 0)
  }
}
