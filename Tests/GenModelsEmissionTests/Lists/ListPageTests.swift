import GenModelsLists
import GenModelsSupport
import Testing

@Suite("Pages of a list")
struct ListPageTests {
  private typealias RowID = ListID<SamplePart.Kind>

  private func spots(_ page: SamplePage) -> [ListSpot] {
    let edges = [Int.min, -1, Int.max]
    return (Array(-1...page.sections.count) + edges).flatMap { section in
      (Array(-1...9) + edges).map { ListSpot(section: section, row: $0) }
    }
  }

  private static let union: SamplePage = {
    var page = SamplePage.Builder()
    page.append(.help)
    for number in 0..<3 {
      page.append(.offer(number), key: .position(number))
      page.append(.photo(number), key: .position(number))
    }
    page.append(.alert("a"))
    page.begin(.end)
    page.append(.banner(1))
    return page.page()
  }()

  @Test("Ids are different on every page, and repeated ones are listed")
  func ids() {
    var page = SamplePage.Builder()
    page.begin(.top)
    page.append(.offer(1), key: .text("a"))
    page.append(.photo(1), key: .text("a"))
    page.begin(.end)
    page.append(.offer(2), key: .text("a"))
    page.append(.offer(2), key: .text("a"))
    let expected = [
      RowID(.offer, key: .text("a")), RowID(.photo, key: .text("a")),
      RowID(.offer, key: .text("a"), occurrence: 1), RowID(.offer, key: .text("a"), occurrence: 2),
    ]
    let made = page.page()
    #expect(made.sections.flatMap(\.rows).map(\.id) == expected)
    #expect(made.duplicates == Array(expected[2...]))
    #expect(made.parts == [.offer(1), .photo(1), .offer(2), .offer(2)])
    for id in expected { #expect(made.spot(of: id).map { made[$0].id } == id) }
    #expect(made.spot(of: RowID(.help)) == nil)
  }

  @Test("A section without a key goes on, and one with a key comes again")
  func sections() {
    var page = SamplePage.Builder()
    page.begin(.top, header: .title("a"))
    page.append(.help)
    page.begin(.cards, key: .number(7), header: .title("b"))
    page.append(.banner(1))
    page.begin(.cards, key: .number(7), header: .title("c"))
    page.append(.banner(2))
    page.begin(.top, footer: .space(2))
    page.append(.help)
    let made = page.page()
    #expect(
      made.sections.map(\.id) == [
        ListID(.top), ListID(.cards, key: .number(7)),
        ListID(.cards, key: .number(7), occurrence: 1),
      ])
    #expect(made.duplicateSections == [ListID(.cards, key: .number(7), occurrence: 1)])
    #expect(made.sections.map(\.header) == [.title("a"), .title("b"), .title("c")])
    #expect(made.sections.map(\.footer) == [.space(2), nil, nil])
    #expect(made.sections.map(\.rows.count) == [2, 1, 1])
  }

  @Test("Rows before any section belong to the first one")
  func rowsBeforeSections() {
    var page = SamplePage.Builder()
    page.append(.help)
    page.begin(.end)
    page.append(.banner(1))
    page.begin(.top, header: .title("a"))
    let made = page.page()
    #expect(made.sections.map(\.id.kind) == [.top, .end])
    #expect(made.sections.map(\.header) == [.title("a"), nil])
  }

  @Test("A section without rows stays only where it shall")
  func emptySections() {
    var page = SamplePage.Builder()
    #expect(page.page().isEmpty)
    #expect(page.page() == SamplePage())
    page.begin(.top, header: .title("a"))
    #expect(page.page().isEmpty)
    page.begin(.end, keepsEmpty: true)
    #expect(page.page().sections.map(\.id.kind) == [.end])
    #expect(page.page().parts == [])
  }

  @Test("What is hidden takes its section along, and changes no id")
  func hiding() throws {
    var page = SamplePage.Builder()
    page.begin(.top, header: .title("a"), footer: .space(1))
    page.append(.help)
    page.append(.banner(1))
    page.begin(.actions, keepsEmpty: true)
    page.append(.help)
    page.begin(.end)
    page.append(.help)
    let made = page.page()
    let hidden = made.hiding(kinds: [.help])
    #expect(hidden.sections.map(\.id.kind) == [.top, .actions])
    #expect(hidden.parts == [.banner(1)])
    let end = made.hiding(sections: [.top, .actions], headers: [.end])
    #expect(end.sections.map(\.rows) == [[try #require(made.sections.last?.rows.last)]])
    #expect(end.duplicates == [RowID(.help, occurrence: 2)])
    let ends = made.hiding(headers: [.top], footers: [.end])
    #expect(ends.sections.map(\.header) == [nil, nil, nil])
    #expect(ends.sections.map(\.footer) == [.space(1), nil, nil])
    #expect(made.hiding(footers: [.top]).sections.first?.footer == nil)
    #expect(made.hiding() == made)
  }

  @Test("A drag stays among the rows of its part", arguments: 0..<8)
  func span(row: Int) {
    let expected = [0...0, 1...6, 1...6, 1...6, 1...6, 1...6, 1...6, 7...7][row]
    let spot = ListSpot(section: 0, row: row)
    #expect(Self.union.span(around: spot) == expected)
    for target in spots(Self.union) {
      let end = Self.union.clamping(moveFrom: spot, to: target)
      #expect(end.section == 0 && expected.contains(end.row))
      if target.section == 0, expected.contains(target.row) { #expect(end == target) }
      if target.section < 0 { #expect(end.row == expected.lowerBound) }
      if target.section > 0 { #expect(end.row == expected.upperBound) }
    }
  }

  @Test("Spots that are not on the page end nothing")
  func foreignSpots() {
    for spot in spots(Self.union) where !Self.union.contains(spot) {
      #expect(Self.union.span(around: spot) == spot.row...spot.row)
      #expect(Self.union.clamping(moveFrom: spot, to: ListSpot(section: 0, row: 0)) == spot)
    }
    #expect(spots(Self.union).filter(Self.union.contains).count == Self.union.parts.count)
  }
}
