import GenModelsLists
import GenModelsSupport
import Testing

@testable import GenModelsSupportFixtures

extension LawPlainRow: EditableRow {
  var remainder: LawPlainRow? {
    if case .kept = self { .kept(nil) } else { nil }
  }
}

extension LawShopRow: MovableRow {
  var remainder: LawShopRow? {
    if case .note = self { .note(nil) } else { nil }
  }
}

extension LawFeedRow: MovableRow {}

extension LawShelfRow: LawfulRow {}

extension LawGroupRow: LawfulRow {}

/// Emitted pages of all shapes, with random responses.
@Suite("The laws of pages")
struct PageLawTests {
  private static let seeds = UInt64(1)...4

  @Test("One list of parts that may be missing", arguments: seeds)
  func plain(seed: UInt64) throws {
    let faults = try PageLaws<LawPlainRow>.faults(seed: seed, count: 200) {
      PageLaws<LawPlainRow>.faultsOfRemoving($0, $1)
    }
    #expect(faults == [])
  }

  @Test("Sections, and rows that conditions hide", arguments: seeds)
  func sections(seed: UInt64) throws {
    let faults = try PageLaws<LawShopRow>.faults(seed: seed, count: 200) {
      PageLaws<LawShopRow>.faultsOfRemoving($0, $1) + PageLaws<LawShopRow>.faultsOfMoving($0, $1)
    }
    #expect(faults == [])
  }

  @Test("The cases of unions among the rows", arguments: seeds)
  func inlined(seed: UInt64) throws {
    let faults = try PageLaws<LawFeedRow>.faults(seed: seed, count: 200) {
      PageLaws<LawFeedRow>.faultsOfRemoving($0, $1) + PageLaws<LawFeedRow>.faultsOfMoving($0, $1)
    }
    #expect(faults == [])
  }

  @Test("A section for each element", arguments: seeds)
  func sectionsOfElements(seed: UInt64) throws {
    #expect(try PageLaws<LawShelfRow>.faults(seed: seed, count: 200) == [])
  }

  @Test("Parts that are hidden together", arguments: seeds)
  func groups(seed: UInt64) throws {
    let faults = try PageLaws<LawGroupRow>.faults(seed: seed, count: 200) { response, page in
      let known = (response.second ?? []).filter { if case .unknown = $0 { false } else { true } }
      let contact = (response.phones ?? []).isEmpty ? nil : response.caption
      let blocks = response.isOpen ? known : []
      let first = (response.first ?? []).isEmpty ? nil : response.first
      var rows = contact.map { [LawGroupRow.caption($0)] } ?? []
      if contact != nil { rows += (response.phones ?? []).map(LawGroupRow.phone) }
      rows += (first.map { [.first($0)] } ?? []) + blocks.map(LawGroupRow.block)
      if first != nil || !blocks.isEmpty { rows.append(.list) }
      return page.parts == rows ? [] : ["other rows: \(page.parts)"]
    }
    #expect(faults == [])
  }

  @Test("Random responses have everything in them that the laws are about")
  func coverage() {
    var (batches, ends, duplicates, movable, removed) = ([0, 0, 0, 0], 0, 0, 0, 0)
    var old = ListPage<LawShopRow>()
    for response in RandomResponses<LawShop>(seed: 1).prefix(400) {
      let page = LawShopRow.page(model: response)
      let plan = page.plan(from: old)
      batches[plan.stages.count] += 1
      ends += plan.reconfiguredEnds.count
      duplicates += page.duplicates.count
      movable += page.spots.count { page.span(around: $0).count > 1 && page[$0].part.allows(.move) }
      removed += page.spots.count { page[$0].part.allows(.delete) }
      old = page
    }
    #expect(batches.allSatisfy { $0 > 5 }, "\(batches)")
    #expect(ends > 20 && duplicates > 100 && movable > 200 && removed > 400)
    let keys = RandomResponses<LawShelf>(seed: 1).prefix(400).map {
      LawShelfRow.page(model: $0).duplicateSections.count
    }
    #expect(keys.count { $0 > 0 } > 40)
  }
}
