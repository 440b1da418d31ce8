@testable import GenModelsFixtures

/// A response that has something of every part, as a server sends it.
let accountJSON = #"""
  {"mode": "full", "isAdmin": true, "heading": "Family",
   "banner": {"text": "hello"}, "news": {"kind": "age", "years": 3}, "steps": [10, 20],
   "people": [{"name": "ann", "age": 1}, {"name": "bob", "age": 2}, {"name": "cy", "age": 3}],
   "former": [{"name": "ann", "age": 90}],
   "blocks": [{"kind": "first", "id": "x", "state": "on"}, {"kind": "second", "id": "y", "state": "new"},
              {"kind": "graph", "id": "z"}],
   "caption": {"text": "below"}, "chart": {"kind": "name", "text": "pie"}, "tags": ["a"],
   "forms": [{"number": 1, "title": "Home", "entries": [{"name": "street"}, {"name": "city", "value": "c"}]},
             {"number": 2, "entries": [{"name": "street"}]}],
   "note": {"text": "n"}, "offer": {"text": "o"}}
  """#

extension Account {
  static func sample(_ change: (inout Account) -> Void = { _ in }) throws -> Account {
    var account = try decode(Account.self, accountJSON)
    change(&account)
    return account
  }

  var page: ListPage<AccountRow> { AccountRow.page(model: self) }
}

extension ListPage<AccountRow> {
  /// The rows of a section, by its position.
  func ids(_ section: AccountRow.Section, _ position: Int = 0) -> [ListID<AccountRow.Kind>] {
    let sections = sections.filter { $0.id.kind == section }
    return sections.indices.contains(position) ? sections[position].rows.map(\.id) : []
  }

  func parts(_ section: AccountRow.Section) -> [AccountRow] {
    sections.filter { $0.id.kind == section }.flatMap { $0.rows.map(\.part) }
  }

  func section(_ section: AccountRow.Section) -> ListSection<AccountRow>? {
    sections.first { $0.id.kind == section }
  }

  func id(of part: AccountRow) -> ListID<AccountRow.Kind>? {
    sections.flatMap(\.rows).first { $0.part == part }?.id
  }
}

extension AccountPerson {
  static let ann = AccountPerson(name: "ann", age: 1)
  static let bob = AccountPerson(name: "bob", age: 2)
  static let cy = AccountPerson(name: "cy", age: 3)
}
