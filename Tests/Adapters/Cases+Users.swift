import GenModelsSupport
import UIKit

extension Case {
  /// What users do with rows.
  static let users = [
    Case("selection") { screens in
      var told: [String] = []
      @MainActor func prepare(_ adapter: ListDisplay<SamplePart>, _ name: String) {
        adapter.shouldSelect = { $0.part != .help }
        adapter.onSelect = { told.append("\(name) + \($0.part)") }
        adapter.onDeselect = { told.append("\(name) - \($0.part)") }
      }
      prepare(screens.table.adapter, "table")
      prepare(screens.collection.adapter, "collection")
      screens.show(parts(.help, .alert("a")))
      for row in 0..<2 {
        screens.table.table.userSelects(at(row))
        screens.collection.collection.userSelects(at(row))
      }
      screens.table.table.userDeselects(at(1))
      screens.collection.collection.userDeselects(at(1))
      screens.expect(
        told == [
          #"table + alert("a")"#, #"collection + alert("a")"#, #"table - alert("a")"#,
          #"collection - alert("a")"#,
        ], "\(told)")
      screens.table.adapter.shouldSelect = nil
      screens.table.table.userSelects(at(0))
      screens.expect(told.last == "table + help", "not every row can be selected")
    },
    Case("deletion and insertion") { screens in
      let (table, adapter) = (screens.table.table, screens.table.adapter)
      var told: [String] = []
      screens.show(parts(.help, .alert("a"), .banner(1)))
      screens.expect(table.userEdits(at(0), .delete) == nil, "a row can be deleted by itself")
      adapter.editing = { row in
        switch row.part {
        case .alert: .delete
        case .banner: .insert
        default: .none
        }
      }
      adapter.onDelete = { told.append("- \($0.part)") }
      adapter.onInsert = { told.append("+ \($0.part)") }
      screens.expect(table.userEdits(at(0), .delete) == nil, "help can be deleted")
      screens.expect(table.userEdits(at(1), .delete) == "Delete", "not the system's text")
      adapter.deleteTitle = { "Remove \($0.part)" }
      screens.expect(table.userEdits(at(1), .delete) == #"Remove alert("a")"#, "not the title")
      screens.expect(table.userEdits(at(1), .insert) == nil, "inserted at a row to delete")
      screens.expect(table.userEdits(at(2), .insert) == "+", "not inserted")
      screens.expect(
        told == [#"- alert("a")"#, #"- alert("a")"#, "+ banner(1)"], "\(told)")
      let indents = (0..<3).map { adapter.tableView(table, shouldIndentWhileEditingRowAt: at($0)) }
      screens.expect(indents == [false, true, true], "\(indents)")
      // The row goes with the next page, in one batch.
      screens.forgetCalls()
      screens.show(parts(.help, .banner(1)))
      screens.expectCalls(UICallCounts(batches: 1))
    },
    Case("swipe actions") { screens in
      let (table, adapter) = (screens.table.table, screens.table.adapter)
      screens.show(parts(.help, .alert("a")))
      screens.expect(table.userSwipes(at(1), leading: true) == nil, "actions of nobody")
      adapter.leadingActions = { $0.part == .help ? nil : UISwipeActionsConfiguration(name: "l") }
      adapter.trailingActions = { UISwipeActionsConfiguration(name: "t \($0.part)") }
      screens.expect(table.userSwipes(at(0), leading: true) == nil, "actions of another row")
      screens.expect(table.userSwipes(at(1), leading: true)?.name == "l", "no leading actions")
      screens.expect(
        table.userSwipes(at(1), leading: false)?.name == #"t alert("a")"#, "no trailing actions")
    },
    Case("moves are clamped") { screens in
      var told: [String] = []
      @MainActor func prepare(_ adapter: ListDisplay<SamplePart>) {
        adapter.canMove = { $0.id.kind == .offer || $0.id.kind == .photo }
        adapter.onMove = { told.append("\($0.part) to \($1)") }
      }
      prepare(screens.table.adapter)
      prepare(screens.collection.adapter)
      func page(_ rows: [SamplePart]) -> SamplePage {
        var page = SamplePage.Builder()
        page.append(.help)
        for row in rows { page.append(row, key: .text("\(row)")) }
        page.append(.alert("a"))
        page.begin(.end)
        page.append(.banner(1))
        return page.page()
      }
      @MainActor func drag(
        _ source: IndexPath, to target: IndexPath, _ end: IndexPath?, line: Int = #line
      ) {
        let collection = screens.collection.collection
        screens.expect(
          collection.userDragsAsBefore(source, to: target) == end ?? source, "before iOS 15",
          line: line)
        let ends = [
          screens.table.table.userDrags(source, to: target),
          collection.userDrags(source, over: source, to: target),
        ]
        screens.expect(ends == [end, end], "\(ends)", line: line)
      }
      screens.show(page([.offer(1), .photo(2), .offer(3)]))
      drag(at(0), to: at(2), nil)
      drag(at(0, 1), to: at(2), nil)
      // Offers and photos come from one part.
      drag(at(1), to: at(0), at(1))
      drag(at(1), to: at(4), at(3))
      drag(at(3), to: at(0, 1), at(3))
      drag(at(3), to: at(2), at(2))
      screens.check(page([.photo(2), .offer(1), .offer(3)]))
      screens.expect(
        told == ["offer(1) to 2", "offer(1) to 2", "offer(1) to 1", "offer(1) to 1"], "\(told)")
      // The page that the app makes of it changes nothing any more.
      screens.forgetCalls()
      screens.show(page([.photo(2), .offer(1), .offer(3)]))
      screens.expectCalls(UICallCounts())
    },
    Case("a move that the app does not want") { screens in
      screens.table.adapter.canMove = { _ in true }
      screens.table.adapter.onMove = { _, _ in screens.table.adapter.show(screens.driver.page) }
      screens.show(page(1, 2, 3))
      _ = screens.table.table.userDrags(at(0), to: at(2))
      screens.check(page(1, 2, 3))
    },
    Case("rows that are not there") { screens in
      // UIKit may ask late: nothing traps, and nobody is told.
      let (table, adapter) = (screens.table.table, screens.table.adapter)
      let (collection, other) = (screens.collection.collection, screens.collection.adapter)
      adapter.onSelect = { _ in screens.expect(false, "told") }
      adapter.onMove = { _, _ in screens.expect(false, "told") }
      for place in [at(0), at(7, 7)] {
        screens.expect(adapter.row(at: place) == nil, "a row")
        screens.expect(adapter.tableView(table, cellForRowAt: place).reuseIdentifier == nil, "cell")
        screens.expect(
          other.collectionView(collection, cellForItemAt: place).reuseIdentifier
            == "ListCollection.empty", "not an empty cell")
        screens.expect(!adapter.tableView(table, canEditRowAt: place), "can be edited")
        screens.expect(adapter.tableView(table, willSelectRowAt: place) == nil, "selectable")
        screens.expect(adapter.tableView(table, numberOfRowsInSection: 7) == 0, "rows")
        screens.expect(other.collectionView(collection, numberOfItemsInSection: 7) == 0, "items")
        adapter.tableView(table, didSelectRowAt: place)
        adapter.tableView(table, commit: .delete, forRowAt: place)
        adapter.tableView(table, moveRowAt: place, to: at(0))
        screens.expect(
          adapter.tableView(
            table, targetIndexPathForMoveFromRowAt: place, toProposedIndexPath: at(0)) == place,
          "moved")
      }
      screens.expect(collection.faults.isEmpty, "\(collection.faults)")
    },
  ]
}
