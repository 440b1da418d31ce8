import Testing

@testable import GenModelsFixtures

/// Ten faults that were found in Flix, each of which a page must not have.
@Suite("Faults of Flix")
struct FlixFaultTests {
  @Test(
    "Flix fault 1: ids hold nothing of the process, so that tests, logs and saved states name them")
  func idsAreTheSameInEachRun() throws {
    let page = try Account.sample().page
    // What an app has saved of a row: two texts and a number.
    let kind = try #require(AccountRow.Kind(rawValue: "person"))
    let saved = ListID(kind, key: .text("bob"), occurrence: 0)
    #expect(page.spot(of: saved) == ListSpot(section: 1, row: 1))
    #expect(page.id(of: .person(.bob)) == saved)
    #expect(!String(reflecting: saved).contains("0x"))
    #expect(try Account.sample().page.sections.map(\.id) == page.sections.map(\.id))
  }

  @Test("Flix fault 2: no two ids become one, whatever texts they are made of")
  func idsAreNotJoined() throws {
    let page = try Account.sample {
      $0.people = [AccountPerson(name: "a1", age: 1), AccountPerson(name: "a", age: 2)]
      $0.former = [AccountPerson(name: "1", age: 3), AccountPerson(name: "", age: 4)]
      $0.forms = [
        AccountForm(number: 1, entries: [AccountEntry(name: "12")]),
        AccountForm(number: 11, entries: [AccountEntry(name: "2")]),
      ]
    }.page
    let ids = page.sections.flatMap { $0.rows.map(\.id) }
    #expect(Set(ids).count == ids.count)
    #expect(page.duplicates == [] && page.duplicateSections == [])
    #expect(ListID(AccountRow.Kind.person, key: .text("1")) != ListID(.person, key: .number(1)))
  }

  @Test("Flix fault 3: what is on a page twice traps nothing")
  func duplicatesAreRows() throws {
    let page = try Account.sample {
      $0.people = [.ann, .ann, .ann]
      $0.forms = [AccountForm(number: 1, entries: []), AccountForm(number: 1, entries: [])]
        .map { AccountForm(number: $0.number, entries: [AccountEntry(name: "e")]) }
    }.page
    #expect(page.parts(.people).prefix(3) == [.person(.ann), .person(.ann), .person(.ann)])
    #expect(page.duplicates.map(\.occurrence) == [1, 2, 1])
    #expect(page.duplicateSections == [ListID(.forms, key: .number(1), occurrence: 1)])
  }

  @Test("Flix fault 4: a row of its own that changes is drawn again")
  func uniqueRowsAreRefreshed() throws {
    let old = try Account.sample().page
    let new = try Account.sample { $0.banner = AccountNote(text: "bye") }.page
    let plan = new.plan(from: old)
    #expect(plan.reconfiguredRows == [ListSpot(section: 0, row: 0)])
    #expect(plan.stages.isEmpty)
    #expect(try Account.sample().page.plan(from: old).isEmpty)
  }

  @Test("Flix fault 5: a page that no list shows has spans all the same")
  func spansNeedNoList() throws {
    // Nothing ever drew this page or made a plan to it.
    let page = try Account.sample().page
    let end = page.clamping(
      moveFrom: ListSpot(section: 1, row: 2), to: ListSpot(section: 0, row: 0))
    #expect(end == ListSpot(section: 1, row: 0))
    #expect(end != ListSpot(section: 0, row: 0))
  }

  @Test(
    "Flix fault 6: a drag in a group stays among the rows of its part, with positions of the part")
  func groupsAreNoSpans() throws {
    let page = try Account.sample().page
    // The group has both rows of the section, each of another part.
    #expect(page.ids(.charts).map(\.kind) == [.caption, .chart])
    #expect(page.span(around: ListSpot(section: 2, row: 0)) == 0...0)
    #expect(page.span(around: ListSpot(section: 2, row: 1)) == 1...1)
    let account = try Account.sample()
    let block = ListID(AccountRow.Kind.first, key: .text("x"))
    #expect(page.position(of: block) == 0)
    #expect(AccountRow.moving(block, to: 1, in: account)?.blocks?.first != account.blocks?.first)
  }

  @Test("Flix fault 7: one rule says which sections without rows go")
  func oneRuleForEmptySections() throws {
    let page = try Account.sample {
      $0.tags = nil
      $0.caption = nil
    }.page
    let kept = page.sections.filter(\.rows.isEmpty)
    #expect(kept.map(\.id.kind) == [.tags] && kept.map(\.keepsEmpty) == [true])
    // Hiding while the app runs goes by the same rule.
    let hidden = page.hiding(kinds: Set(AccountRow.Kind.allCases))
    #expect(hidden.sections.map(\.id.kind) == [.tags])
  }

  @Test("Flix fault 8: a header or a footer that changes alone is a change")
  func headersAreCompared() throws {
    let old = try Account.sample().page
    let plan = try Account.sample { $0.heading = "Friends" }.page.plan(from: old)
    #expect(plan.reconfiguredEnds == [1])
    #expect(plan.stages.isEmpty && plan.reconfiguredRows.isEmpty && plan.changeCount == 1)
    let gone = try Account.sample { $0.heading = nil }.page.plan(from: old)
    #expect(gone.reconfiguredEnds == [1])
  }

  @Test(
    "Flix fault 9: a row that nobody draws does not compile, instead of being blank", .needsCompiler
  )
  func everyRowIsDrawn() throws {
    let probe = try DrawingProbe(fixture: "pages-account", protocol: "AccountRowVisitor")
    #expect(probe.functions.count == AccountRow.Kind.allCases.count)
    #expect(try probe.message() == nil)
    let last = probe.functions.count - 1
    let message = try #require(try probe.message(without: [last]))
    #expect(message.contains("type 'Drawing' does not conform to protocol 'AccountRowVisitor'"))
    #expect(message.contains("'admin()'"))
  }

  @Test("Flix fault 10: order, difference, movement and hiding have tests, each named in the table")
  func capabilitiesHaveTests() {
    let names = CapabilityTable.testNames
    for number in [9, 10, 14, 18, 25] {
      #expect(names.contains { $0.hasPrefix("Flix \(number): ") })
    }
  }
}
