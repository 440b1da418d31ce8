import GenModelsSupport

@testable import GenModelsSupportFixtures

extension LawItem {
  static func random(_ dice: inout Dice) -> LawItem {
    LawItem(id: dice.text(), rank: dice.below(4))
  }
}

extension LawCard {
  static func random(_ dice: inout Dice) -> LawCard {
    LawCard(
      number: dice.below(4), title: dice.maybe { $0.text() },
      items: dice.some(LawItem.random) ?? [], more: dice.some(LawItem.random))
  }
}

extension LawBlock {
  static func random(_ dice: inout Dice) -> LawBlock {
    switch dice.below(5) {
    case 0: .heading(id: dice.text(), text: dice.text())
    case 1: .quote(id: dice.text(), by: dice.maybe { $0.text() })
    case 2: .rule(id: dice.text())
    case 3: .unknown(.object(["kind": .string("graph"), "id": .string(dice.text())]))
    default: .unknown(.object(["kind": .string("graph"), "size": .int(Int64(dice.below(3)))]))
    }
  }
}

extension LawPlain: RandomResponse {
  static var start: Self { Self(title: "") }

  static var changes: [(inout LawPlain, inout Dice) -> Void] {
    [
      { $0.title = $1.text() },
      { $0.top = $1.maybe(LawItem.random) },
      { $0.items = $1.some(LawItem.random) },
      { $0.tags = $1.some { $0.text() } },
      { $0.kept = $1.maybe(LawItem.random) },
      { $0.fixed = $1.maybe { $0.below(3) } },
    ]
  }
}

extension LawShop: RandomResponse {
  static var start: Self { Self(mode: "", isOpen: false) }

  static var changes: [(inout LawShop, inout Dice) -> Void] {
    [
      { $0.mode = $1.one(of: ["quiet", "off", "loud", ""]) },
      { $0.heading = $1.maybe { $0.text() } },
      { $0.isOpen = $1.isOne(of: 2) },
      { $0.banner = $1.maybe(LawItem.random) },
      { $0.steps = $1.some { $0.below(3) } },
      { $0.people = $1.some(LawItem.random) },
      { $0.people?.shuffle(using: &$1.random) },
      { $0.offers = $1.some(LawItem.random) },
      { $0.note = $1.maybe(LawItem.random) },
    ]
  }
}

extension LawFeed: RandomResponse {
  static var start: Self { Self(lead: nil) }

  static var changes: [(inout LawFeed, inout Dice) -> Void] {
    [
      { $0.lead = $1.maybe { $0.isOne(of: 2) ? .quiet : .image(.random(&$0)) } },
      { $0.blocks = $1.some(LawBlock.random) },
      { $0.blocks?.shuffle(using: &$1.random) },
      { $0.charts = $1.some(LawBlock.random) },
      { $0.charts?.shuffle(using: &$1.random) },
    ]
  }
}

extension LawShelf: RandomResponse {
  static var start: Self { Self(title: "") }

  static var changes: [(inout LawShelf, inout Dice) -> Void] {
    [
      { $0.title = $1.text() },
      { $0.cards = $1.some(LawCard.random) },
      { $0.cards?.shuffle(using: &$1.random) },
      { $0.decks = $1.some(LawCard.random) },
      { $0.quotes = $1.some(LawItem.random) },
      { $0.quotes?.shuffle(using: &$1.random) },
    ]
  }
}

extension LawGroups: RandomResponse {
  static var start: Self { Self(isOpen: false) }

  static var changes: [(inout LawGroups, inout Dice) -> Void] {
    [
      { $0.isOpen = $1.isOne(of: 2) },
      { $0.caption = $1.maybe(LawItem.random) },
      { $0.phones = $1.some(LawItem.random) },
      { $0.first = $1.some(LawItem.random) },
      { $0.second = $1.some(LawBlock.random) },
    ]
  }
}
