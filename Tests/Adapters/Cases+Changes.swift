import GenModelsSupport
import UIKit

extension Case {
  /// Changes from page to page, among them those that made lists of others fail.
  static let changes = [
    Case("RxDataSources#81") { screens in
      func page(_ count: Int) -> SamplePage {
        var page = SamplePage.Builder()
        page.begin(.top)
        for _ in 0..<3 { page.append(.help) }
        page.begin(.end)
        for number in 0..<count { page.append(.banner(number), key: .position(number)) }
        return page.page()
      }
      screens.show(page(1))
      let table = screens.table.cells[0]
      let collection = screens.collection.cells[0]
      screens.forgetCalls()
      screens.show(page(3))
      screens.expectCalls(UICallCounts(batches: 1))
      screens.expect(screens.table.cells[0].elementsEqual(table, by: ===), "equal rows come anew")
      screens.expect(
        screens.collection.cells[0].elementsEqual(collection, by: ===), "equal items come anew")
      screens.expect(table.allSatisfy { $0.fillings == 1 }, "equal rows are filled again")
    },
    Case("RxDataSources#251") { screens in
      screens.show(page(1, 2))
      let cells = screens.table.cells[0]
      screens.forgetCalls()
      screens.show(page(1, 2, 1, 2))
      screens.expectCalls(UICallCounts(batches: 1))
      screens.expect(screens.table.cells[0].prefix(2).elementsEqual(cells, by: ===), "not appended")
      screens.expect(screens.driver.page.duplicates.count == 2, "duplicates are not listed")
    },
    Case("RxDataSources#372") { screens in
      screens.show(page(1, 1))
      screens.forgetCalls()
      screens.show(page(1))
      screens.expectCalls(UICallCounts(batches: 1))
    },
    Case("DifferenceKit#106") { screens in
      screens.show(page((.top, [(1, 0), (2, 0)]), (.end, [(3, 0)])))
      let cell = screens.table.cells[0][1]
      screens.forgetCalls()
      screens.show(page((.top, [(1, 0)]), (.end, [(3, 0), (2, 0)])))
      screens.expectCalls(UICallCounts(batches: 1))
      screens.expect(screens.table.cells[1][1] === cell, "the row does not move")
    },
    Case("DifferenceKit#96") { screens in
      screens.show(page(1, 2, 3))
      screens.forgetCalls()
      screens.show(page(1, 4, 5, 3))
      screens.expectCalls(UICallCounts(batches: 1))
    },
    Case("DifferenceKit#17") { screens in
      // The screens note it where the data source has the new page before the batch begins.
      screens.show(page(1, 2, 3))
      screens.show(page(1))
      screens.show(page((.actions, [(1, 0), (7, 0)]), (.end, [(8, 0)])))
      screens.show(page((.end, [(8, 0), (7, 0)]), (.top, [(1, 0)])))
      screens.expectCalls(UICallCounts(batches: 7))
    },
    Case("IGListKit#690") { screens in
      screens.show(page((.top, [(1, 0), (2, 0), (3, 0)])))
      screens.forgetCalls()
      screens.show(page((.top, [(3, 1), (1, 1), (2, 0)])))
      screens.expectCalls(UICallCounts(batches: 1, reconfiguredRows: 2))
    },
    Case("mobile-ios#407") { screens in
      screens.show(page(1, 2, 3))
      screens.forgetCalls()
      screens.show(page(1, 3))
      screens.expectCalls(UICallCounts(batches: 1))
      screens.show(page(1, 2, 3))
      screens.expectCalls(UICallCounts(batches: 1))
      // The only tile of a section.
      screens.show(page(keepsEmpty: true))
      screens.show(page(1, keepsEmpty: true))
      screens.show(page())
      screens.expectCalls(UICallCounts(batches: 3))
    },
    Case("Eureka#1179") { screens in
      // Neither was asked for anything yet.
      screens.show(page(1, 2).hiding(kinds: [.offer]))
      screens.expectCalls(UICallCounts())
      screens.show(page(1, 2))
      screens.expectCalls(UICallCounts(batches: 1))
    },
    Case("a table that was asked before the first page") { screens in
      screens.table.table.reloadData()
      screens.collection.collection.reloadData()
      screens.show(page(1, 2))
      screens.expectCalls(UICallCounts(batches: 1, reloads: 1))
    },
    Case("a table that had another data source") { screens in
      let table = screens.table.table
      let other = ListTable<SamplePart>(table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      other.show(page(1))
      screens.expect(table.cells.map(\.count) == [1], "not the second adapter's")
      let third = ListTable<SamplePart>(table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      third.show(page(1, 2))
      screens.expect(table.cells.map(\.count) == [2], "not the third adapter's")
      screens.expect(table.faults.isEmpty, "\(table.faults)")
    },
    Case("no window") { screens in
      screens.table.table.removeFromSuperview()
      screens.collection.collection.removeFromSuperview()
      screens.show(page(1, 2))
      screens.show(page(2, 3))
      screens.expectCalls(UICallCounts(reloads: 2))
      screens.table.window.addSubview(screens.table.table)
      screens.collection.window.addSubview(screens.collection.collection)
      screens.show(page(3))
      screens.expectCalls(UICallCounts(batches: 1))
    },
    Case("a view that comes later") { screens in
      screens.show(page(1, 2, 3))
      let late = TableScreen<SamplePart>(updatesEnds: false)
      late.adapter.show(page(2, 3).plan(from: screens.driver.page))
      screens.expect(late.seen == page(2, 3).seen, "not the page")
      screens.expect(late.table.faults.isEmpty, "\(late.table.faults)")
    },
    Case("group") { screens in
      screens.show(page(1))
      screens.forgetCalls()
      screens.driver.group {
        screens.driver.show(page(1, 2))
        screens.driver.group { screens.driver.show(page()) }
        screens.driver.show(page(1, 2, 3))
      }
      screens.check(page(1, 2, 3))
      screens.expectCalls(UICallCounts(batches: 1))
    },
    Case("transition") { screens in
      screens.table.adapter.transition = .upTo(changes: 2)
      screens.collection.adapter.transition = .upTo(changes: 2)
      screens.show(page(1))
      screens.show(page(1, 2, 3))
      screens.expectCalls(UICallCounts(batches: 2))
      screens.show(page(4, 5, 6))
      screens.expectCalls(UICallCounts(reloads: 1))
      @MainActor func decide(_ plan: ListPlan<SamplePart>) -> Bool { plan.page.parts.count < 3 }
      screens.table.adapter.transition = .decided(decide)
      screens.collection.adapter.transition = .decided(decide)
      screens.show(page(4, 5))
      screens.expectCalls(UICallCounts(batches: 1))
      screens.show(page(4, 5, 6, 7))
      screens.expectCalls(UICallCounts(reloads: 1))
    },
    Case("animation") { screens in
      screens.table.adapter.animation = .fade
      screens.show(page(1, 2))
      screens.show(page(2, 3))
      screens.expect(screens.table.table.animations.allSatisfy { $0 == .fade }, "not faded")
      screens.expect(!screens.table.table.animations.isEmpty, "nothing was animated")
    },
    Case("changed contents") { screens in
      screens.show(page((.top, [(1, 0), (2, 0)])))
      let (row, item) = (screens.table.cells[0][1], screens.collection.cells[0][1])
      screens.forgetCalls()
      screens.show(page((.top, [(1, 0), (2, 5)])))
      screens.expectCalls(UICallCounts(reconfiguredRows: 1))
      screens.expect(screens.table.cells[0][1] === row && row.fillings == 2, "another cell")
      screens.expect(screens.collection.cells[0][1] === item && item.fillings == 2, "another cell")
    },
    Case("changed contents in a new cell") { screens in
      @MainActor func isOdd(_ row: ListRow<SamplePart>) -> Bool { row.id.key == .number(1) }
      screens.table.adapter.needsNewCell = isOdd
      screens.collection.adapter.needsNewCell = isOdd
      screens.show(page((.top, [(1, 0), (2, 0)])))
      screens.forgetCalls()
      screens.show(page((.top, [(1, 5), (2, 5)])))
      screens.expectCalls(UICallCounts(reloadedRows: 1, reconfiguredRows: 1))
    },
    Case("empty sections") { screens in
      screens.show(page(keepsEmpty: true))
      screens.expect(screens.table.cells.count == 1, "a section that stays is gone")
      screens.show(page())
      screens.expect(screens.table.cells.isEmpty, "a section without rows stays")
    },
  ]
}
