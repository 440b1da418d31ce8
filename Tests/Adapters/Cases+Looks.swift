import GenModelsSupport
import UIKit

extension Case {
  /// Cells, heights and sizes.
  static let looks = [
    Case("reuse identifiers") { screens in
      screens.show(parts(.help, .alert("a"), .banner(1)))
      let names = ["help", "alert", "banner"]
      screens.expect(screens.table.cells[0].map(\.reuseIdentifier) == names, "of the table")
      screens.expect(screens.collection.cells[0].map(\.reuseIdentifier) == names, "of the items")
      let first = screens.table.cells[0][0]
      screens.show(parts(.alert("a")))
      screens.show(parts(.alert("a"), .help))
      screens.expect(screens.table.cells[0][1] === first, "a cell is not used again")
    },
    Case("class, nib and storyboard") { screens in
      let (table, adapter) = (screens.table.table, screens.table.adapter)
      let nib = UINib { TableCell<SamplePart>(style: .value1, reuseIdentifier: "from a nib") }
      adapter.register(.nib(nib), for: .banner)
      // What a storyboard does, of which the table knows by itself.
      table.register(TableCell<SamplePart>.self, forCellReuseIdentifier: "photo")
      adapter.register(.storyboard, for: .photo)
      let collection = screens.collection.adapter
      collection.register(
        .nib(UINib { CollectionCell<SamplePart>(frame: .zero) }), for: .banner)
      collection.register(.storyboard, for: .photo)
      collection.register(
        .nib(UINib { CollectionEndView<SamplePart>(frame: .zero) }), for: .header,
        identifier: "end")
      collection.register(.storyboard, for: .footer, identifier: "end")
      screens.show(parts(.help, .banner(1), .photo(1)))
      screens.expect(
        screens.table.cells[0].map(\.reuseIdentifier) == ["help", "from a nib", "photo"], "cells")
      screens.show(page(1, header: .title("a"), footer: .title("b")))
    },
    Case("a cell that is made once and updated each time") { screens in
      // Flix's unique provider: the only row of its part keeps its cell.
      screens.show(parts(.alert("a"), .help))
      let cell = screens.table.cells[0][0]
      screens.show(parts(.banner(1), .alert("b"), .help))
      screens.show(parts(.help, .alert("c"), .banner(1)))
      screens.expect(screens.table.cells[0][1] === cell, "another cell")
      screens.expect(cell.fillings == 3 && cell.part == .alert("c"), "not updated each time")
    },
    Case("heights") { screens in
      let (table, adapter) = (screens.table.table, screens.table.adapter)
      table.rowHeight = 44
      table.estimatedRowHeight = 40
      screens.show(parts(.help, .alert("a")))
      @MainActor func heights() -> [CGFloat] {
        (0..<2).flatMap {
          [
            adapter.tableView(table, heightForRowAt: at($0)),
            adapter.tableView(table, estimatedHeightForRowAt: at($0)),
          ]
        }
      }
      screens.expect(heights() == [44, 40, 44, 40], "\(heights())")
      adapter.height = { $0.part == .help ? 100 : nil }
      adapter.estimatedHeight = { $0.part == .help ? nil : 60 }
      screens.expect(heights() == [100, 40, 44, 60], "\(heights())")
      table.estimatedRowHeight = 0
      screens.expect(heights() == [100, 100, 44, 60], "\(heights())")
    },
    Case("sizes") { screens in
      let collection = screens.collection.collection
      screens.show(parts(.help, .alert("a")))
      let own = CGSize(width: 50, height: 50)
      screens.expect(collection.size(ofItemAt: at(0)) == own, "not the layout's own")
      screens.collection.adapter.size = { $0.part == .help ? CGSize(width: 1, height: 2) : nil }
      screens.expect(collection.size(ofItemAt: at(0)) == CGSize(width: 1, height: 2), "the size")
      screens.expect(collection.size(ofItemAt: at(1)) == own, "not the layout's own")
    },
    Case("where a row is") { screens in
      screens.show(parts(.help, .alert("a")))
      let adapter = screens.table.adapter
      screens.expect(adapter.indexPath(of: ListID(.alert)) == at(1), "not there")
      screens.expect(adapter.indexPath(of: ListID(.photo)) == nil, "somewhere")
      screens.expect(adapter.row(at: at(1))?.part == .alert("a"), "another row")
    },
  ]

  static let snapshots = [
    Case("snapshot") { screens in
      func page(_ title: String, _ offers: (key: Int, value: Int)...) -> SamplePage {
        var page = SamplePage.Builder()
        page.begin(.top, header: .title(title))
        for offer in offers { page.append(.offer(offer.value), key: .number(offer.key)) }
        page.begin(.end)
        page.append(.help)
        return page.page()
      }
      let old = page("a", (1, 0), (2, 0))
      let new = page("b", (2, 9), (1, 0), (1, 0))
      let first = new.snapshot()
      screens.expect(first.sectionIdentifiers == new.sections.map(\.id), "other sections")
      screens.expect(
        first.itemIdentifiers(inSection: ListID(.top)) == new.sections[0].rows.map(\.id), "items")
      screens.expect(first.reconfiguredItemIdentifiers.isEmpty, "items are drawn twice")
      let next = new.snapshot(from: old)
      screens.expect(
        next.reconfiguredItemIdentifiers == [ListID(.offer, key: .number(2))], "other items")
      screens.expect(next.reloadedSectionIdentifiers == [ListID(.top)], "other sections")
      screens.expect(next.reloadedItemIdentifiers.isEmpty, "items are loaded anew")
      screens.expect((first.faults + next.faults).isEmpty, "\(first.faults + next.faults)")
    },
    Case("snapshots of random pages") { screens in
      var old = SamplePage()
      for page in RandomPages(seed: 3).prefix(500) {
        let snapshot = page.snapshot(from: old)
        screens.expect(snapshot.faults.isEmpty, "\(snapshot.faults)")
        screens.expect(
          snapshot.itemIdentifiers == page.sections.flatMap { $0.rows.map(\.id) }, "other items")
        old = page
      }
    },
  ]
}
