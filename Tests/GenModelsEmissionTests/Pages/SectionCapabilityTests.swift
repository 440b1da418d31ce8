import Testing

@testable import GenModelsFixtures

/// Rows 9 to 12 and 18 to 21 of the table of capabilities, and Android's.
@Suite("Sections and what is hidden")
struct SectionCapabilityTests {
  @Test("Flix 9: the span of a part limits a drag")
  func span() throws {
    let page = try Account.sample().page
    // Three people, one former person, three blocks of three kinds.
    let spans = (0..<7).map { page.span(around: ListSpot(section: 1, row: $0)) }
    #expect(spans == [0...2, 0...2, 0...2, 3...3, 4...6, 4...6, 4...6])
    func end(_ row: Int, _ target: Int, section: Int = 1) -> Int {
      page.clamping(
        moveFrom: ListSpot(section: 1, row: row), to: ListSpot(section: section, row: target)
      ).row
    }
    #expect([end(0, 6), end(2, 0), end(1, 1), end(5, 0), end(4, 99)] == [2, 0, 1, 4, 6])
    #expect([end(1, 0, section: 0), end(1, 0, section: 3)] == [0, 2])
  }

  @Test("Flix 10: sections stand in the order of the schema")
  func sections() throws {
    let names = try Account.sample().page.sections.map(\.id.kind)
    #expect(names == [.top, .people, .charts, .tags, .forms, .forms, .end])
    #expect(AccountRow.Section.allCases == [.top, .people, .charts, .tags, .forms, .end])
  }

  @Test("Flix 11: a section has a header and a footer, and nil is none")
  func ends() throws {
    let page = try Account.sample().page
    #expect(page.section(.top)?.header == .title("Account"))
    #expect(page.section(.people)?.header == .heading("Family"))
    #expect(page.section(.tags)?.footer == .title("No more tags"))
    #expect(page.section(.end)?.header == nil && page.section(.end)?.footer == nil)
    let other = try Account.sample { $0.heading = nil }.page
    #expect(other.section(.people)?.header == nil)
    #expect(other.section(.people)?.footer == page.section(.people)?.footer)
  }

  @Test("Flix 12: a footer may be a space of so many points")
  func spacing() throws {
    #expect(try Account.sample().page.section(.people)?.footer == .space(12))
  }

  @Test("Flix 18: rows are hidden by null, by a condition, and while the app runs")
  func hiding() throws {
    #expect(try Account.sample { $0.banner = nil }.page.spot(of: ListID(.banner)) == nil)
    for mode in ["trial", "blocked"] {
      #expect(try !Account.sample { $0.mode = mode }.page.ids(.end).contains(ListID(.offer)))
    }
    #expect(try Account.sample { $0.isAdmin = false }.page.parts(.end).last == .help)
    let page = try Account.sample().page
    let hidden = page.hiding(
      kinds: [.banner], sections: [.people], headers: [.charts], footers: [.tags])
    #expect(hidden.ids(.top) == Array(page.ids(.top).dropFirst()))
    #expect(hidden.section(.people) == nil)
    #expect(hidden.section(.charts)?.header == nil && page.section(.charts)?.header != nil)
    #expect(hidden.section(.tags)?.footer == nil)
    #expect(page.plan(from: hidden).stages.map(\.batch.insertedSections) == [[1], []])
    #expect(hidden.plan(from: page).stages.flatMap(\.batch.deletedSections) == [1])
  }

  @Test("Flix 19: a section without rows goes, unless the schema keeps it, whatever its header")
  func emptySections() throws {
    let page = try Account.sample {
      $0.tags = []
      $0.chart = nil
      $0.forms?[0].entries = []
    }.page
    #expect(page.sections.map(\.id.kind) == [.top, .people, .tags, .forms, .end])
    #expect(page.section(.tags)?.rows.isEmpty == true)
    #expect(page.section(.forms)?.id == ListID(.forms, key: .number(2)))
  }

  @Test(
    "Flix 20: parts of a group are hidden together",
    arguments: [
      nil, AccountNews.unknown(.object(["kind": .string("graph")])),
    ])
  func groups(chart: AccountNews?) throws {
    #expect(try Account.sample().page.ids(.charts).map(\.kind) == [.caption, .chart])
    #expect(try Account.sample { $0.chart = chart }.page.section(.charts) == nil)
    #expect(try Account.sample { $0.caption = nil }.page.section(.charts) == nil)
    #expect(AccountRow.Kind.figure == [.caption, .chart])
    let page = try Account.sample().page.hiding(kinds: AccountRow.Kind.figure)
    #expect(page.section(.charts) == nil)
  }

  @Test("Flix 21: a nested form is a section for each element, with its rows")
  func nestedForms() throws {
    let page = try Account.sample().page
    let forms = page.sections.filter { $0.id.kind == .forms }
    #expect(forms.map(\.id) == [1, 2].map { ListID(.forms, key: .number($0)) })
    #expect(forms.map(\.header) == [.title("Home"), nil])
    #expect(
      page.ids(.forms) == [
        ListID(.entry, key: .text("street")), ListID(.entry, key: .text("city")),
      ])
    #expect(page.ids(.forms, 1) == [ListID(.entry, key: .text("street"), occurrence: 1)])
  }

  @Test(
    "Android: a part that is gone makes no row, and one that is invisible keeps its row without a value"
  )
  func goneAndInvisible() throws {
    let page = try Account.sample {
      $0.banner = nil
      $0.note = nil
    }.page
    #expect(page.spot(of: ListID(.banner)) == nil)
    #expect(page.parts(.end).first == .note(nil))
    #expect(try page.plan(from: Account.sample().page).reconfiguredRows.count == 1)
  }

  @Test("Seed: fields of the page are beside the rows, and never rows")
  func fields() throws {
    let account = try Account.sample()
    #expect(account.mode == "full" && account.isAdmin && account.heading == "Family")
    #expect(!AccountRow.Kind.allCases.map(\.rawValue).contains("mode"))
  }
}
