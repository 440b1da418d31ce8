import GenModelsLists
import GenModelsSupport
import Testing

@testable import GenModelsSupportFixtures

/// What users reported about batches, played on a screen that goes by the rules of UIKit.
@Suite("Public bugs: batches")
struct PublicBugPlayTests {
  private func shelf(_ cards: (number: Int, ids: [String])...) -> ListPage<LawShelfRow> {
    LawShelfRow.page(
      model: LawShelf(
        title: "",
        cards: cards.map { number, ids in
          LawCard(number: number, items: ids.map { LawItem(id: $0, rank: 0) })
        }))
  }

  private func feed(_ texts: String...) -> ListPage<LawFeedRow> {
    LawFeedRow.page(model: LawFeed(blocks: texts.map { .heading(id: $0, text: "") }))
  }

  @Test(
    "Public bug 6 (DifferenceKit#106): a row goes to another section, and both sections are still the same"
  )
  func otherSection() {
    let (old, new) = (shelf((1, ["a", "b"]), (2, ["c"])), shelf((1, ["a"]), (2, ["c", "b"])))
    #expect(PlanLaws.faults(from: old, to: new) == [])
    let batches = new.plan(from: old).stages.map(\.batch)
    #expect(
      batches.map(\.movedRows) == [
        [.init(from: ListSpot(section: 0, row: 1), to: ListSpot(section: 1, row: 1))]
      ])
    #expect(batches.map(\.changeCount) == [1])
  }

  @Test(
    "Public bug 8 (DifferenceKit#17, Lists#54, DeepDiff#27): the page of each batch is what the batch makes"
  )
  func pagesOfBatches() {
    let pages = [
      shelf((1, ["a", "b"]), (2, ["c"])), shelf((2, ["c", "d"]), (3, ["b"])),
      shelf((3, []), (2, ["a"]), (1, ["d", "c"])), shelf(), shelf((1, ["a", "b"]), (2, ["c"])),
    ]
    for (old, new) in zip(pages, pages.dropFirst()) {
      #expect(PlanLaws.faults(from: old, to: new) == [])
    }
    #expect(pages[2].plan(from: pages[1]).stages.count == 3)
  }

  @Test("Public bug 25 (swift#71812): many equal rows in another order, with the fewest moves")
  func equalRows() {
    let pages = [
      feed("a", "a", "b", "a"), feed("b", "a", "a", "a"), feed("a", "b", "b", "a", "a"),
      feed("a", "a"), feed("b", "a", "a", "b"),
    ]
    for old in pages {
      for new in pages { #expect(PlanLaws.faults(from: old, to: new) == []) }
    }
  }
}
