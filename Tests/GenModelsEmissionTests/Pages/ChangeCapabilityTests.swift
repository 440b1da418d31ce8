import Testing

@testable import GenModelsFixtures

/// Rows 13 to 17 of the table of capabilities: from one page to the next.
@Suite("Changes of a page")
@MainActor struct ChangeCapabilityTests {
  /// What a driver drew.
  @MainActor private final class Canvas {
    var plans: [ListPlan<AccountRow>] = []
    private(set) lazy var driver = ListDriver<AccountRow> { [unowned self] in plans.append($0) }
  }

  private let canvas = Canvas()

  @Test("Flix 13: what is built anew replaces what is shown, in the order of the schema")
  func building() throws {
    let account = try Account.sample()
    canvas.driver.show(account.page)
    canvas.driver.show(try Account.sample { $0.steps = nil }.page)
    canvas.driver.show(account.page)
    #expect(canvas.plans.map(\.page.parts.count) == [21, 19, 21])
    #expect(canvas.driver.page == account.page)
    #expect(canvas.plans.map(\.stages.count) == [1, 1, 1])
  }

  @Test(
    "Flix 14: rows and sections are inserted, deleted and moved, and changed contents drawn again")
  func differences() throws {
    let old = try Account.sample().page
    let new = try Account.sample {
      $0.banner = nil
      $0.steps?.append(30)
      $0.people?.swapAt(0, 2)
      $0.people?[1].age = 20
      $0.tags = ["a", "b"]
      $0.heading = "Team"
    }.page
    let plan = new.plan(from: old)
    let batches = plan.stages.map(\.batch)
    #expect(batches.flatMap(\.deletedRows) == [ListSpot(section: 0, row: 0)])
    #expect(batches.flatMap(\.insertedRows) == [ListSpot(section: 0, row: 3)])
    #expect(batches.flatMap(\.movedRows).count == 2)
    #expect(batches.flatMap(\.movedSections) == [])
    #expect(
      plan.reconfiguredRows.map { new[$0].part }
        == [.person(AccountPerson(name: "bob", age: 20)), .tags(["a", "b"])])
    #expect(plan.reconfiguredEnds == [1])
    #expect(plan.page == new)

    let forms = try Account.sample { $0.forms?.reverse() }.page.plan(from: old)
    #expect(forms.stages.flatMap(\.batch.movedSections).count == 1)
    let gone = try Account.sample { $0.forms = nil }.page.plan(from: old)
    #expect(gone.stages.map(\.batch.deletedSections) == [[4, 5]])
    #expect(old.plan(from: gone.page).stages.map(\.batch.insertedSections) == [[4, 5]])
  }

  @Test("Flix 15: a plan is a value that tells how many changes it has")
  func transitions() throws {
    let old = try Account.sample().page
    let new = try Account.sample {
      $0.banner = nil
      $0.tags = ["b"]
      $0.heading = nil
    }.page
    #expect(new.plan(from: old).changeCount == 3)
    #expect(new.plan(from: new).changeCount == 0)
    #expect(new.plan(from: new).isEmpty && !new.plan(from: old).isEmpty)
  }

  @Test("Flix 17: of the pages of a group, the last one is drawn, once")
  func groups() throws {
    canvas.driver.show(try Account.sample().page)
    try canvas.driver.group {
      canvas.driver.show(try Account.sample { $0.steps = nil }.page)
      try canvas.driver.group { canvas.driver.show(try Account.sample { $0.tags = nil }.page) }
      canvas.driver.show(try Account.sample { $0.steps = [10] }.page)
      #expect(canvas.plans.count == 1)
    }
    #expect(canvas.plans.count == 2)
    #expect(canvas.plans.last?.changeCount == 1)
  }

  @Test("Flix 3: values that come over time drive the list")
  func reactiveSource() async throws {
    let pages = [
      try Account.sample().page, try Account.sample { $0.steps = nil }.page, ListPage(),
    ]
    let stream = AsyncStream { continuation in
      for page in pages { continuation.yield(page) }
      continuation.finish()
    }
    await canvas.driver.show(each: stream)
    #expect(canvas.plans.map(\.page) == pages)
  }
}
