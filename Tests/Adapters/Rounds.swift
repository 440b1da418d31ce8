import GenModelsSupport
import UIKit

/// Many changes, one after the other, on a table and a collection.
@MainActor struct Rounds {
  /// What happened in all: changes that never happen would prove nothing.
  struct Counts: CustomStringConvertible {
    var stages = [0, 0, 0, 0]
    var movedRows = 0
    var crossings = 0
    var movedSections = 0
    var drags = 0
    var duplicates = 0

    var description: String {
      let numbers = stages + [movedRows, crossings, movedSections, drags, duplicates]
      return "counts: " + numbers.map(String.init).joined(separator: " ")
    }
  }

  /// Shows random pages, with drags and lost windows between them.
  ///
  /// - Parameters:
  ///   - pages: The pages.
  ///   - seed: Decides what happens between them.
  ///   - counts: What happened.
  /// - Returns: The first faults.
  static func faults<Part: ListPart>(
    showing pages: some Sequence<ListPage<Part>>, seed: UInt64, counts: inout Counts
  ) -> [String] {
    var random = SplitMix64(state: seed)
    let screens = Screens<Part>(flows: seed % 2 == 0, updatesEnds: seed % 4 < 2)
    screens.table.adapter.canMove = { _ in true }
    screens.collection.adapter.canMove = { _ in true }
    for (number, page) in pages.enumerated() {
      if Int.random(in: 0..<20, using: &random) == 0 {
        drag(screens, using: &random)
        counts.drags += 1
      }
      let isInWindow = Int.random(in: 0..<40, using: &random) > 0
      if !isInWindow {
        screens.table.table.removeFromSuperview()
        screens.collection.collection.removeFromSuperview()
      }
      note(page.plan(from: screens.driver.page), in: &counts)
      counts.duplicates += page.duplicates.isEmpty ? 0 : 1
      // The driver knows of no drag, and draws nothing where its page stays.
      if page == screens.driver.page {
        screens.table.adapter.show(page)
        screens.collection.adapter.show(page)
      }
      screens.show(page)
      if !isInWindow {
        screens.table.window.addSubview(screens.table.table)
        screens.collection.window.addSubview(screens.collection.collection)
      }
      if !screens.faults.isEmpty {
        return screens.faults.prefix(5).map { "change \(number) of \(seed): \($0)" }
      }
    }
    return []
  }

  private static func note<Part>(_ plan: ListPlan<Part>, in counts: inout Counts) {
    counts.stages[plan.stages.count] += 1
    for batch in plan.stages.map(\.batch) {
      counts.movedRows += batch.movedRows.count
      counts.crossings += batch.movedRows.count { $0.from.section != $0.to.section }
      counts.movedSections += batch.movedSections.count
    }
  }

  /// Drags the same row in both, from anywhere to anywhere.
  private static func drag<Part: ListPart>(
    _ screens: Screens<Part>, using random: inout SplitMix64
  ) {
    let page = screens.table.adapter.page
    let spots = page.sections.enumerated().flatMap { section, rows in
      rows.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    guard let source = spots.randomElement(using: &random),
      let target = spots.randomElement(using: &random)
    else { return }
    let end = screens.table.table.userDrags(source, to: target)
    let other = screens.collection.collection.userDrags(source, over: source, to: target)
    screens.expect(end == other && end?.section == source.section, "a drag leaves its section")
    screens.check(screens.table.adapter.page)
  }
}
