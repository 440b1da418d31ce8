import Testing

@testable import GenModelsFixtures

/// Rows 22 to 26 of the table of capabilities: what users do with rows.
@Suite("Selection and edits of rows")
struct EditCapabilityTests {
  /// What a tap opens; rows without an answer open nothing.
  private struct Opened: AccountRowVisitor {
    func banner(_ value: AccountNote) -> String? { value.text }
    func news(_ value: AccountNews) -> String? { nil }
    func step(_ value: Int) -> String? { nil }
    func person(_ value: AccountPerson) -> String? { "person \(value.age)" }
    func formerPerson(_ value: AccountPerson) -> String? { nil }
    func first(id: String, state: AccountState) -> String? { nil }
    func second(id: String, state: AccountState, size: Int?) -> String? { nil }
    func unknown(_ value: JSONValue) -> String? { nil }
    func caption(_ value: AccountNote) -> String? { nil }
    func chart(_ value: AccountNews) -> String? { nil }
    func tags(_ value: [String]) -> String? { nil }
    func entry(_ value: AccountEntry) -> String? { nil }
    func note(_ value: AccountNote?) -> String? { nil }
    func offer(_ value: AccountNote) -> String? { nil }
    func help() -> String? { "help" }
    func admin() -> String? { nil }
  }

  @Test("Flix 22: a selected row hands over its value, typed")
  func selection() throws {
    let parts = try Account.sample().page.parts
    let opened = parts.filter { $0.allows(.select) }.map { $0.visit(Opened()) }
    #expect(opened == ["hello", "person 1", "person 2", "person 3", "help"])
    #expect(!AccountRow.admin.allows(.select) && !AccountRow.step(1).allows(.select))
  }

  @Test(
    "Flix 23: a deleted row leaves the response, and the page of the rest is the page without it")
  func deletion() throws {
    let account = try Account.sample()
    let bob = ListID(AccountRow.Kind.person, key: .text("bob"))
    let rest = try #require(AccountRow.removing(bob, from: account))
    #expect(rest.people == [.ann, .cy])
    #expect(rest.page.parts == account.page.parts.filter { $0 != .person(.bob) })
    let plan = rest.page.plan(from: account.page)
    #expect(plan.stages.map(\.batch.deletedRows) == [[ListSpot(section: 1, row: 1)]])
    #expect(plan.changeCount == 1)
    #expect(AccountRow.removing(bob, from: rest) == nil)
    #expect(AccountRow.removing(ListID(.help), from: account) == nil)
  }

  @Test("Flix 24: an inserted row comes into the response, where it is dropped")
  func insertion() throws {
    let account = try Account.sample()
    let dan = AccountPerson(name: "dan", age: 4)
    let more = try #require(AccountRow.inserting(.person(dan), at: 1, in: account))
    #expect(more.people == [.ann, dan, .bob, .cy])
    #expect(more.page.plan(from: account.page).stages.map(\.batch.insertedRows.count) == [1])
    #expect(AccountRow.inserting(.help, at: 0, in: account) == nil)
    #expect(AccountRow.inserting(.caption(AccountNote(text: "t")), at: 0, in: account) == nil)
  }

  @Test("Flix 25: a moved row moves in the response, no further than its part goes")
  func movement() throws {
    let account = try Account.sample()
    let ann = try #require(account.page.id(of: .person(.ann)))
    for (target, people) in [
      (1, [AccountPerson.bob, .ann, .cy]), (99, [.bob, .cy, .ann]), (-9, [.ann, .bob, .cy]),
    ] {
      #expect(AccountRow.moving(ann, to: target, in: account)?.people == people)
    }
    // What the block is does not matter, all are of one part.
    let last = ListID(AccountRow.Kind.unknown, key: .position(2))
    let moved = try #require(AccountRow.moving(last, to: 0, in: account))
    #expect(moved.page.ids(.people).suffix(3).map(\.kind) == [.unknown, .first, .second])
    #expect(AccountRow.moving(ListID(.help), to: 0, in: account) == nil)
  }

  @Test("Flix 26: a row says what can be done with it")
  func flags() throws {
    func actions(_ row: AccountRow) -> [ListAction] { ListAction.allCases.filter(row.allows) }
    #expect(actions(.person(.ann)) == [.select, .delete, .insert, .move])
    #expect(actions(.first(id: "x", state: .on)) == [.delete, .insert, .move])
    #expect(actions(.caption(AccountNote(text: ""))) == [.delete, .insert])
    #expect(actions(.help) == [.select] && actions(.note(nil)) == [])
  }
}
