import Foundation
import Testing

@testable import GenModelsFixtures

/// Rows with identities, in their sections.
@Suite struct PageSectionTests {
  private typealias Kind = ShopRow.Kind
  private typealias Section = ShopRow.Section

  private func page(_ parts: String, serviceAble: String = "1") throws -> ShopRow.Page {
    let json = #"{"serviceAble":"\#(serviceAble)","rank":3"# + parts + "}"
    let shop = try decode(Shop.self, json)
    #expect(ShopRow.process(model: shop) == ShopRow.page(model: shop).parts)
    #expect(try decode(Shop.self, try encode(shop)) == shop)
    return ShopRow.page(model: shop)
  }

  private func section(_ section: Section, _ page: ShopRow.Page) throws -> ListSection<ShopRow> {
    try #require(page.sections.first { $0.id.kind == section })
  }

  @Test func emptySectionsAreDroppedUnlessTheyAreKept() throws {
    let page = try page("")
    #expect(page.sections.map(\.id) == [ListID(.actions), ListID(.end)])
    #expect(page.sections.first?.rows == [])
    #expect(page.parts == [.help])
  }

  @Test func headersAndFootersAreTextsSpacesAndFields() throws {
    let bare = try section(.end, try page(""))
    #expect(bare.header == nil)
    #expect(bare.footer == .rank(3))
    let page = try page(#","aPart":{"id":"a"},"heading":"h""#)
    #expect(try section(.top, page).header == .title("Account"))
    #expect(try section(.top, page).footer == nil)
    #expect(try section(.actions, page).footer == .space(12))
    #expect(try section(.end, page).header == .heading("h"))
  }

  @Test func rowsAreKnownByTheirPlaceOrByAField() throws {
    let page = try page(
      #","bPart":[{"id":"x"},{"id":"x"}],"cPart":[{"functionType":"f","title":"t"}],"#
        + #""numbers":[{"number":7,"title":"t","items":[]}],"#
        + #""kinds":[{"kind":"large","level":2,"key":"00000000-0000-0000-0000-000000000001"}],"#
        + #""levels":[{"kind":"large","level":2,"key":"00000000-0000-0000-0000-000000000001"}],"#
        + #""keys":[{"kind":"large","level":2,"key":"00000000-0000-0000-0000-000000000001"}]"#)
    #expect(
      page.sections.flatMap { $0.rows.map(\.id) } == [
        ListID(.b, key: .position(0)), ListID(.b, key: .position(1)),
        ListID(.c, key: .text("f")), ListID(.help), ListID(.number, key: .number(7)),
        ListID(.kind, key: .text("large")), ListID(.level, key: .number(2)),
        ListID(.key, key: .text("00000000-0000-0000-0000-000000000001")),
      ])
  }

  @Test func aConditionHidesItsRows() throws {
    let parts = #","cPart":[{"functionType":"f","title":"t"}]"#
    #expect(try page(parts, serviceAble: "2").parts == [.help])
  }

  @Test func twoOfOneKeyAreNumbered() throws {
    let action = #"{"functionType":"f","title":"t"}"#
    let page = try page(#","cPart":[\#(action),\#(action),\#(action)]"#)
    #expect(
      page.duplicates == [1, 2].map { ListID(.c, key: .text("f"), occurrence: $0) })
    #expect(Set(page.sections.flatMap { $0.rows.map(\.id) }).count == 4)
  }

  @Test func eachElementHasASection() throws {
    let page = try page(#","lonely":[{"id":"a"},{"id":"b"}]"#)
    let sections = page.sections.filter { $0.id.kind == .lonely }
    #expect(sections.map(\.id.key) == [.position(0), .position(1)])
    #expect(sections.map { $0.rows.map(\.id.key) } == [[.position(0)], [.position(1)]])
    #expect(
      sections.map { $0.rows.map(\.part) }
        == [[.lonely(ShopItem(id: "a"))], [.lonely(ShopItem(id: "b"))]])
  }

  private static let cards =
    #","cards":[{"number":1,"title":"t","items":[{"id":"a"},{"id":"b"}]},"#
    + #"{"number":1,"title":"u","items":[{"id":"a"}]},{"number":2,"title":"v","items":[]}]"#
  private static let stacks =
    #","stacks":[{"number":5,"title":"t","note":"n","items":[],"more":[{"id":"a"}]},"#
    + #"{"number":6,"title":"t","items":[],"more":[{"id":"a"}]},"#
    + #"{"number":7,"title":"t","items":[{"id":"a"}]}]"#

  @Test func sectionsAndTheirRowsHaveKeysOfTheirOwn() throws {
    let page = try page(Self.cards + Self.stacks)
    let cards = page.sections.filter { $0.id.kind == .cards }
    #expect(
      cards.map(\.id)
        == [ListID(.cards, key: .number(1)), ListID(.cards, key: .number(1), occurrence: 1)])
    #expect(cards.map(\.header) == [.title("t"), .title("u")])
    #expect(cards.map(\.footer) == [.space(0.5), .space(0.5)])
    #expect(
      cards.map { $0.rows.map(\.id) } == [
        [ListID(.card, key: .text("a")), ListID(.card, key: .text("b"))],
        [ListID(.card, key: .text("a"), occurrence: 1)],
      ])
    #expect(page.duplicateSections == [ListID(.cards, key: .number(1), occurrence: 1)])
    let stacks = page.sections.filter { $0.id.kind == .stacks }
    #expect(stacks.map(\.header) == [.title("A \"stack\""), .title("A \"stack\"")])
    #expect(stacks.map(\.footer) == [.note("n"), nil])
    #expect(
      stacks.map { $0.rows.map(\.id.key) } == [
        [.element(.position(0), of: .number(5))], [.element(.position(0), of: .number(6))],
      ])
  }

  @Test func placesInsideOfPlacesAreTwo() throws {
    let page = try page(
      #","piles":[{"number":1,"title":"t","items":[{"id":"a"},{"id":"b"}]},"#
        + #"{"number":1,"title":"t","items":[{"id":"a"}]}]"#)
    let piles = page.sections.filter { $0.id.kind == .piles }
    #expect(piles.map(\.id.key) == [.position(0), .position(1)])
    #expect(
      piles.flatMap { $0.rows.map(\.id.key) } == [
        .element(.position(0), of: .position(0)), .element(.position(1), of: .position(0)),
        .element(.position(0), of: .position(1)),
      ])
    #expect(page.duplicates == [])
  }

  @Test func groupsHideSections() throws {
    let empty = #","stacks":[{"number":5,"title":"t","items":[],"more":[]}]"#
    for parts in [Self.cards, Self.stacks, Self.cards + empty] {
      #expect(try page(parts).parts == [.help])
    }
    let alone = try page(#","dPart":{"id":"d"}"#)
    #expect(alone.parts == [.help])
    #expect(
      try page(#","aPart":{"id":"a"}"#).parts == [.a(ShopItem(id: "a")), .d(nil), .help])
  }

  @Test func groupsAreKinds() {
    #expect(Kind.contact == [.a, .d])
    #expect(Kind.deck == [.card, .stack])
    #expect(Kind.allCases.map(\.rawValue).prefix(4) == ["a", "b", "c", "d"])
    #expect(Section.allCases.map(\.rawValue).prefix(3) == ["top", "actions", "end"])
  }

  @Test func unknownElementsTakeNoKeyButKeepTheirPlace() throws {
    let json =
      #"{"hits":[{"id":"a"},{"id":"a"}],"graphs":[{"type":"bar","id":"g","height":1},"#
      + #"{"type":"new","id":"h"}],"more":1}"#
    let page = ShopHit.page(model: try decode(ShopSearch.self, json))
    #expect(page.sections.map(\.id) == [ListID(.rows)])
    #expect(
      page.sections.flatMap { $0.rows.map(\.id) } == [
        ListID(.hit, key: .text("a")), ListID(.hit, key: .text("a"), occurrence: 1),
        ListID(.graph, key: .text("g")), ListID(.graph, key: .position(1)), ListID(.more),
      ])
    let graphs =
      #"{"serviceAble":"","rank":0,"#
      + #""graphs":[{"type":"new"},{"type":"pie","id":"p","share":0.5}]}"#
    let shop = try decode(Shop.self, graphs)
    #expect(ShopRow.process(model: shop) == [.help, .graph(.pie(id: "p", share: 0.5))])
  }

  @Test func aResponseWithoutPartsHasAnEmptyPage() throws {
    #expect(ShopHit.page(model: try decode(ShopSearch.self, "{}")) == ShopHit.Page())
  }
}
