import Testing

@testable import GenModelsFixtures

/// What users of other list libraries reported about rows, restated for an emitted page.
///
/// Other numbers have to do with batches on a screen, or with decoding.
@Suite("Public bugs: rows and their changes")
struct PublicBugTests {
  private func plan(
    _ old: (inout Account) -> Void, _ new: (inout Account) -> Void
  ) throws -> ListPlan<AccountRow> {
    try Account.sample(new).page.plan(from: Account.sample(old).page)
  }

  private func batches(
    _ old: (inout Account) -> Void, _ new: (inout Account) -> Void
  ) throws -> [ListBatch] {
    try plan(old, new).stages.map(\.batch)
  }

  @Test(
    "Public bug 1 (RxDataSources#81): equal rows in one section leave the changes of another one alone"
  )
  func equalStaticRows() throws {
    let batches = try batches(
      { $0.people = [.ann, .ann, .ann] },
      {
        $0.people = [.ann, .ann, .ann]
        $0.steps = [10, 20, 30, 40]
      })
    #expect(batches.map(\.insertedRows) == [[3, 4].map { ListSpot(section: 0, row: $0 + 1) }])
    #expect(batches.map(\.changeCount) == [2])
  }

  @Test(
    "Public bug 2 (RxDataSources#251): a page that is loaded twice is two rows more, and listed")
  func loadedTwice() throws {
    let plan = try plan({ $0.people = [.ann, .bob] }, { $0.people = [.ann, .bob, .ann, .bob] })
    #expect(plan.stages.map(\.batch.insertedRows.count) == [2] && plan.changeCount == 2)
    #expect(
      plan.page.duplicates.prefix(2) == [
        ListID(.person, key: .text("ann"), occurrence: 1),
        ListID(.person, key: .text("bob"), occurrence: 1),
      ])
  }

  @Test("Public bug 3 (RxDataSources#372): of two equal rows on the old page, one goes")
  func equalRowsBefore() throws {
    let batches = try batches({ $0.people = [.ann, .ann] }, { $0.people = [.ann] })
    #expect(batches.map(\.deletedRows) == [[ListSpot(section: 1, row: 1)]])
    #expect(batches.map(\.changeCount) == [1])
  }

  @Test("Public bug 4 (RxDataSources#252): a section that stays shows its new title")
  func staleTitles() throws {
    let plan = try plan({ _ in }, { $0.forms?[0].title = "Work" })
    #expect(plan.reconfiguredEnds == [4] && plan.changeCount == 1 && plan.stages.isEmpty)
  }

  @Test("Public bug 7 (DifferenceKit#96): a row that goes and one that comes are one batch")
  func oneBatch() throws {
    let dan = AccountPerson(name: "dan", age: 4)
    let batches = try batches({ $0.people = [.ann, .bob] }, { $0.people = [.ann, dan, dan] })
    #expect(batches.map(\.deletedRows.count) == [1] && batches.map(\.insertedRows.count) == [2])
  }

  @Test("Public bug 9 (IGListKit#1147): the same id twice is two rows")
  func sameIDTwice() throws {
    let json = #"{"mode":"","isAdmin":false,"people":[{"name":"1","age":1},{"name":"1","age":1}]}"#
    let page = try decode(Account.self, json).page
    #expect(page.ids(.people).map(\.occurrence) == [0, 1])
    #expect(page.duplicates.count == 1)
  }

  @Test("Public bug 10 (epoxy#196): of two of one product, the one that is meant goes")
  func twoOfOneProduct() throws {
    let other = AccountPerson(name: "ann", age: 50)
    let account = try Account.sample { $0.people = [.ann, .bob, other] }
    let ids = account.page.ids(.people)
    #expect(AccountRow.removing(ids[2], from: account)?.people == [.ann, .bob])
    let rest = try #require(AccountRow.removing(ids[0], from: account))
    #expect(rest.people == [.bob, other])
    // The limit: the numbers are given anew, so the second one is shown in the row of the first one.
    #expect(rest.page.ids(.people).prefix(2) == [ids[1], ids[0]])
  }

  @Test(
    "Public bug 11 (IGListKit#690): a row that moves and changes is drawn again behind the batch, where it is at last"
  )
  func movedAndChanged() throws {
    let plan = try plan(
      { _ in },
      {
        $0.people = [.bob, .cy, AccountPerson(name: "ann", age: 7)]
      })
    #expect(plan.stages.map(\.batch.movedRows.count) == [1])
    #expect(plan.stages.map(\.batch.changeCount) == [1])
    #expect(plan.reconfiguredRows == [ListSpot(section: 1, row: 2)])
  }

  @Test("Public bug 12 (DiffableDataSources#1): one id and another name is another content")
  func changedContents() throws {
    let plan = try plan({ _ in }, { $0.people?[1].age = 3 })
    #expect(plan.reconfiguredRows == [ListSpot(section: 1, row: 1)] && plan.stages.isEmpty)
  }

  @Test("Public bug 13 (onebusaway-ios#1089): contents are no identity, and headers are compared")
  func contentsAreNoIdentity() throws {
    let plan = try plan(
      { _ in },
      {
        for index in 0..<3 { $0.people?[index].age += 10 }
        $0.heading = "Others"
      })
    #expect(plan.stages.isEmpty && plan.reconfiguredRows.count == 3 && plan.reconfiguredEnds == [1])
  }

  @Test(
    "Public bug 14 (mobile-ios#407): a part that becomes null is one row less, and that comes back one more"
  )
  func optionalTile() throws {
    #expect(try batches({ _ in }, { $0.offer = nil }).map(\.changeCount) == [1])
    #expect(
      try batches({ $0.offer = nil }, { _ in }).map(\.insertedRows)
        == [[ListSpot(section: 6, row: 1)]])
    // The only rows of a section take it with them, in one batch.
    let gone = try batches({ _ in }, { $0.caption = nil })
    #expect(gone.map(\.deletedSections) == [[2]] && gone.map(\.changeCount) == [1])
    #expect(try batches({ $0.caption = nil }, { _ in }).map(\.insertedSections) == [[2]])
  }

  @Test(
    "Public bug 15 (Eureka#1179): the first page is a plan from nothing, and what was never shown is not deleted"
  )
  func firstPage() throws {
    let page = try Account.sample { $0.isAdmin = false }.page
    let plan = page.plan(from: ListPage())
    #expect(plan.stages.map(\.batch.insertedSections) == [Array(0..<7)])
    #expect(plan.changeCount == 7 && plan.reconfiguredRows.isEmpty)
    let hidden = page.hiding(kinds: [.help]).plan(from: ListPage())
    #expect(hidden.stages.map(\.batch.changeCount) == [7])
  }

  @Test(
    "Public bug 22 (Listable#90, IGListKit#1369): a header changes without a row of its section")
  func headersAlone() throws {
    let old = try Account.sample { $0.heading = nil }.page
    for heading in ["a", "b"] {
      let plan = try Account.sample { $0.heading = heading }.page.plan(from: old)
      #expect(plan.reconfiguredEnds == [1] && plan.reconfiguredRows.isEmpty && plan.stages.isEmpty)
    }
  }

  @Test(
    "Public bug 24 (RxDataSources#31, #79, #133): several models in one list, and one for later, need no enum by hand"
  )
  func severalModels() throws {
    let page = try Account.sample().page
    #expect(Set(page.parts.map(\.kind)) == Set(AccountRow.Kind.allCases))
    #expect(page.parts(.people).last?.kind == .unknown)
  }

  @Test("Public bug 25 (swift#71812): moves of equal rows are not guessed")
  func movesOfEqualRows() throws {
    let batches = try batches(
      { $0.people = [.ann, .ann, .bob] }, { $0.people = [.bob, .ann, .ann] })
    #expect(
      batches.map(\.movedRows) == [
        [.init(from: ListSpot(section: 1, row: 2), to: ListSpot(section: 1, row: 0))]
      ])
    #expect(batches.map(\.changeCount) == [1])
  }
}
