import Testing

@testable import GenModelsFixtures

/// Rows 1 to 8 of the table of capabilities: what a row is, and what tells it from others.
@Suite("Parts and their rows")
struct PartCapabilityTests {
  /// What each row shows, in words.
  private struct Words: AccountRowVisitor {
    func banner(_ value: AccountNote) -> String { "banner \(value.text)" }
    func news(_ value: AccountNews) -> String {
      switch value {
      case .name(let note): "news \(note.text)"
      case .age(let years): "news \(years)"
      case .unknown: "news ?"
      }
    }
    func step(_ value: Int) -> String { "step \(value)" }
    func person(_ value: AccountPerson) -> String { "person \(value.name)" }
    func formerPerson(_ value: AccountPerson) -> String { "former \(value.name)" }
    func first(id: String, state: AccountState) -> String { "first \(id) \(state)" }
    func second(id: String, state: AccountState, size: Int?) -> String { "second \(id) \(state)" }
    func unknown(_ value: JSONValue) -> String { "unknown" }
    func caption(_ value: AccountNote) -> String { "caption \(value.text)" }
    func chart(_ value: AccountNews) -> String { "chart" }
    func tags(_ value: [String]) -> String { "tags \(value.joined(separator: ","))" }
    func entry(_ value: AccountEntry) -> String { "entry \(value.name)" }
    func note(_ value: AccountNote?) -> String { "note \(value?.text ?? "none")" }
    func offer(_ value: AccountNote) -> String { "offer \(value.text)" }
    func help() -> String { "help" }
    func admin() -> String { "admin" }
  }

  @Test("Flix 1: a part is a case, and a requirement of the visitor")
  func providers() throws {
    #expect(
      try Account.sample().page.parts.map { $0.visit(Words()) } == [
        "banner hello", "news 3", "step 10", "step 20", "person ann", "person bob", "person cy",
        "former ann", "first x on", #"second y unknown("new")"#, "unknown", "caption below",
        "chart",
        "tags a", "entry street", "entry city", "entry street", "note n", "offer o", "help",
        "admin",
      ])
  }

  @Test("Flix 2: a part that is a union has a nested case, or its cases stand among the rows")
  func severalNodes() throws {
    let page = try Account.sample().page
    #expect(page.parts(.top).contains(.news(.age(years: 3))))
    #expect(
      page.parts(.people).suffix(3).dropLast() == [
        .first(id: "x", state: .on), .second(id: "y", state: .unknown("new"), size: nil),
      ])
    #expect(page.ids(.people).suffix(3).map(\.kind) == [.first, .second, .unknown])
  }

  @Test("Flix 3: a part makes none to many rows, by a function of the response alone")
  func values() throws {
    let account = try Account.sample()
    #expect(account.page == account.page)
    #expect(account.page.ids(.top).count { $0.kind == .step } == 2)
    for steps in [nil, [Int]()] {
      #expect(try !Account.sample { $0.steps = steps }.page.ids(.top).contains { $0.kind == .step })
    }
  }

  @Test(
    "Flix 4: a row of its own has the key 'only', and is there without JSON where it is always there"
  )
  func uniqueRows() throws {
    let page = Account(mode: "blocked", isAdmin: false).page
    #expect(page.parts == [.note(nil), .help])
    #expect(page.ids(.end) == [ListID(.note), ListID(.help)])
    #expect(try Account.sample().page.ids(.end).allSatisfy { $0.key == .only })
  }

  @Test("Flix 5: each kind has a name for reuse, different from all others")
  func reuseIdentifiers() {
    let names = AccountRow.Kind.allCases.map(\.rawValue)
    #expect(names.count == 16 && Set(names).count == 16)
    #expect(names.contains("formerPerson"))
    #expect(AccountRow.formerPerson(.ann).kind.rawValue == "formerPerson")
  }

  @Test("Flix 6: a row holds its value as the type that it has")
  func nodes() throws {
    let page = try Account.sample().page
    let row = page[try #require(page.spot(of: ListID(.person, key: .text("bob"))))]
    guard case .person(let person) = row.part else { throw Unexpected() }
    let age: Int = person.age
    #expect(age == 2)
  }

  private struct Unexpected: Error {}

  @Test("Flix 7: identity is kind, key and occurrence, and equality is that of the values")
  func identifiableNodes() throws {
    let (old, new) = (try Account.sample(), try Account.sample { $0.people?[1].age = 40 })
    #expect(old.page.ids(.people) == new.page.ids(.people))
    #expect(old.page != new.page)
    #expect(
      old.page.ids(.people).prefix(4) == [
        ListID(.person, key: .text("ann")), ListID(.person, key: .text("bob")),
        ListID(.person, key: .text("cy")), ListID(.formerPerson, key: .text("ann")),
      ])
  }

  @Test(
    "Flix 8: elements are told apart by a field or by position, and two parts of one type by their case"
  )
  func identityTypes() throws {
    let page = try Account.sample { $0.people?.reverse() }.page
    #expect(page.ids(.people).prefix(3).map(\.key) == ["cy", "bob", "ann"].map(ListKey.text))
    #expect(
      page.ids(.top).suffix(2) == [
        ListID(.step, key: .position(0)), ListID(.step, key: .position(1)),
      ])
    // One type, one name, two parts.
    #expect(page.spot(of: ListID(.person, key: .text("ann"))) != nil)
    #expect(page.spot(of: ListID(.formerPerson, key: .text("ann"))) != nil)
  }
}
