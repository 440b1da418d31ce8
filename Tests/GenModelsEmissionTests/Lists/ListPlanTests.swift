import GenModelsLists
import GenModelsSupport
import Testing

@Suite("Plans from page to page")
struct ListPlanTests {
  private func page(_ numbers: Int..., header: SamplePart.End? = nil) -> SamplePage {
    var page = SamplePage.Builder()
    page.begin(.top, header: header)
    for number in numbers { page.append(.offer(0), key: .number(number)) }
    return page.page()
  }

  @Test("The laws hold on random pages", arguments: UInt64(1)...10)
  func laws(seed: UInt64) {
    #expect(PlanLaws.faults(seed: seed, changes: 400) == [])
  }

  @Test("Random pages have everything in them that the laws are about")
  func coverage() {
    var batches = [0, 0, 0, 0]
    var changes = ListBatch()
    var reconfigured = (rows: 0, ends: 0)
    var duplicates = 0
    var old = SamplePage()
    for new in RandomPages(seed: 1).prefix(2000) {
      let plan = new.plan(from: old)
      batches[plan.stages.count] += 1
      for batch in plan.stages.map(\.batch) {
        changes.movedRows += batch.movedRows
        changes.movedSections += batch.movedSections
      }
      reconfigured.rows += plan.reconfiguredRows.count
      reconfigured.ends += plan.reconfiguredEnds.count
      duplicates += new.duplicates.count
      old = new
    }
    #expect(batches.allSatisfy { $0 > 100 })
    #expect(changes.movedRows.count { $0.from.section != $0.to.section } > 500)
    #expect(changes.movedRows.count { $0.from.section == $0.to.section } > 500)
    #expect(changes.movedSections.count > 100)
    #expect(reconfigured.rows > 100 && reconfigured.ends > 100 && duplicates > 100)
  }

  // pia-foss/mobile-ios#407: a tile that is null.
  @Test("A part that is gone is one row less")
  func onePartGone() {
    let plan = page(1, 3).plan(from: page(1, 2, 3))
    var batch = ListBatch()
    batch.deletedRows = [ListSpot(section: 0, row: 1)]
    #expect(plan.stages.map(\.batch) == [batch])
    #expect(plan.changeCount == 1)
  }

  // Eureka#1179: rows that were never there are not deleted.
  @Test("The first page is a plan from nothing, with one batch")
  func firstPage() {
    let plan = page(1, 2).plan(from: SamplePage())
    var batch = ListBatch()
    batch.insertedSections = [0]
    #expect(plan.stages.map(\.batch) == [batch])
    #expect(plan.stages.map(\.page) == [page(1, 2)])
    #expect(SamplePage().plan(from: page(1)).stages.map(\.batch.deletedSections) == [[0]])
    #expect(SamplePage().plan(from: SamplePage()).isEmpty)
  }

  // RxDataSources#251 and #372, IGListKit#1147: a page that is loaded twice.
  @Test("Rows that come twice are rows")
  func duplicates() {
    let plan = page(1, 2, 1, 2).plan(from: page(1, 2))
    #expect(plan.stages.map(\.batch.insertedRows.count) == [2])
    #expect(plan.page.duplicates.count == 2)
    #expect(page(1).plan(from: page(1, 1)).stages.map(\.batch.deletedRows.count) == [1])
  }

  @Test("The first row goes to the end, and no other one moves")
  func firstToEnd() {
    let plan = page(2, 3, 4, 1).plan(from: page(1, 2, 3, 4))
    #expect(
      plan.stages.flatMap(\.batch.movedRows)
        == [.init(from: ListSpot(section: 0, row: 0), to: ListSpot(section: 0, row: 3))])
  }

  // RxDataSources#252, square/Listable#90, IGListKit#1369.
  @Test("A header that changes is drawn again, and nothing else")
  func header() {
    let plan = page(1, header: .title("b")).plan(from: page(1, header: .title("a")))
    #expect(plan.stages.isEmpty && plan.reconfiguredRows.isEmpty)
    #expect(plan.reconfiguredEnds == [0])
    #expect(plan.changeCount == 1)
  }

  // DiffableDataSources#1, onebusaway-ios#1089, IGListKit#690: never within a batch.
  @Test("A row that moves and changes is drawn again where it is at last")
  func contents() {
    func page(_ offers: (key: Int, value: Int)...) -> SamplePage {
      var page = SamplePage.Builder()
      for offer in offers { page.append(.offer(offer.value), key: .number(offer.key)) }
      return page.page()
    }
    let plan = page((2, 0), (3, 0), (1, 9)).plan(from: page((1, 0), (2, 0), (3, 0)))
    #expect(plan.stages.map(\.batch.changeCount) == [1])
    #expect(plan.reconfiguredRows == [ListSpot(section: 0, row: 2)])
  }

  // DifferenceKit#106: a row goes to another section.
  @Test("A row that goes to another section of both pages moves, and to a new one it does not")
  func otherSection() {
    func page(_ section: SamplePart.Section) -> SamplePage {
      var page = SamplePage.Builder()
      page.begin(.top)
      page.append(.help)
      if section == .top { page.append(.banner(1)) }
      page.begin(.end, keepsEmpty: section != .actions)
      if section == .end { page.append(.banner(1)) }
      page.begin(.actions)
      if section == .actions { page.append(.banner(1)) }
      return page.page()
    }
    let move = page(.end).plan(from: page(.top)).stages.map(\.batch)
    #expect(move.map(\.movedRows.count) == [1] && move.map(\.changeCount) == [1])
    let other = page(.actions).plan(from: page(.top)).stages.map(\.batch)
    #expect(other.map(\.movedRows.count) == [0, 0])
    #expect(other.map(\.deletedRows.count) == [1, 0])
    #expect(other.map(\.insertedSections) == [[], [1]])
  }
}
