import GenModelsSupport
import UIKit

extension Case {
  /// Headers and footers.
  static let ends = [
    Case("RxDataSources#252") { screens in
      screens.show(page(1, 2, header: .title("a")))
      screens.forgetCalls()
      screens.show(page(1, 2, header: .title("b")))
      screens.expectCalls(UICallCounts(reloadedSections: 1))
    },
    Case("RxDataSources#252 in its own view", updatesEnds: true) { screens in
      screens.show(page(1, 2, header: .title("a"), footer: .title("c")))
      let view = screens.table.table.headerView(forSection: 0)
      let cells = screens.table.cells[0]
      screens.forgetCalls()
      screens.show(page(1, 2, header: .title("b"), footer: .title("c")))
      screens.expect(screens.table.table.headerView(forSection: 0) === view, "another header")
      screens.expect(cells.allSatisfy { $0.fillings == 1 }, "rows are filled again")
      // The table makes room for it; the collection's layout does.
      screens.expect(screens.table.table.calls == UICallCounts(batches: 1), "not one empty batch")
      screens.expect(
        screens.collection.collection.collectionViewLayout.invalidations == 1, "not laid out")
    },
    Case("Listable#90", updatesEnds: true) { screens in
      // A header that comes or goes without a row of its section.
      screens.show(page(1))
      screens.show(page(1, header: .title("a")))
      screens.show(page(1, header: .title("a"), footer: .title("b")))
      screens.show(page(1, footer: .title("b")))
      screens.show(page(1))
      screens.expectCalls(UICallCounts(batches: 1, reloadedSections: 4))
    },
    Case("header and contents at once") { screens in
      func page(_ title: String, _ value: Int) -> SamplePage {
        var page = SamplePage.Builder()
        page.begin(.top, header: .title(title))
        page.append(.offer(value))
        page.begin(.end)
        page.append(.banner(value))
        return page.page()
      }
      screens.show(page("a", 1))
      screens.forgetCalls()
      screens.show(page("b", 2))
      screens.expectCalls(UICallCounts(reconfiguredRows: 1, reloadedSections: 1))
    },
    Case("titles and spaces") { screens in
      let table = screens.table.table
      screens.table.adapter.end = { _, _, end in
        switch end {
        case .title(let title): .title(title)
        case .space(let height): .space(height)
        }
      }
      @MainActor func show(_ page: SamplePage) { screens.table.adapter.show(page) }
      table.sectionHeaderHeight = 28
      table.sectionFooterHeight = 18
      show(page(1, header: .title("a"), footer: .space(12)))
      screens.expect(table.header(ofSection: 0)?.title == "a", "no title")
      screens.expect(table.header(ofSection: 0)?.height == 28, "not the table's height")
      screens.expect(table.footer(ofSection: 0)?.title == nil, "a title for a space")
      screens.expect(table.footer(ofSection: 0)?.height == 12, "another space")
      show(page(1, header: .space(0), footer: .title("b")))
      let height = table.header(ofSection: 0)?.height ?? 1
      screens.expect(height > 0 && height < 0.001, "a grouped table takes 0 for its own height")
      screens.expect(table.header(ofSection: 0)?.title == nil, "the old title")
      screens.expect(table.footer(ofSection: 0)?.title == "b", "the footer is not drawn again")
      show(page(1))
      screens.expect(table.footer(ofSection: 0)?.title == nil, "the footer stays")
      screens.expect(table.footer(ofSection: 0)?.height == 18, "no room between groups")
      screens.expect(table.faults.isEmpty, "\(table.faults)")
    },
    Case("a plain table without headers") { screens in
      let table = UITableView(frame: .zero, style: .plain)
      table.sectionHeaderHeight = 28
      let adapter = ListTable<SamplePart>(table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      adapter.show(page(1))
      screens.expect((table.header(ofSection: 0)?.height ?? 1) < 0.001, "room for nothing")
    },
    Case("sizes of headers") { screens in
      let collection = screens.collection.collection
      let layout = collection.collectionViewLayout
      let adapter = screens.collection.adapter
      adapter.endSize = { side, end in
        guard case .space(let height) = end else { return nil }
        return CGSize(width: side == .header ? 1 : 2, height: height)
      }
      (layout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 3, height: 4)
      @MainActor func sizes() -> [CGSize] {
        [
          adapter.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: 0),
          adapter.collectionView(collection, layout: layout, referenceSizeForFooterInSection: 0),
        ]
      }
      adapter.show(page(1, header: .title("a"), footer: .space(5)))
      screens.expect(
        sizes() == [CGSize(width: 3, height: 4), CGSize(width: 2, height: 5)], "\(sizes())")
      adapter.show(page(1))
      screens.expect(sizes() == [.zero, .zero], "\(sizes())")
    },
    Case("views that the page does not have") { screens in
      // A layout of boundary items asks for headers and for other kinds, whether there are any.
      let other = CollectionScreen<SamplePart>(flows: false, updatesEnds: false)
      other.adapter.show(page(1))
      let view = other.adapter.collectionView(
        other.collection, viewForSupplementaryElementOfKind: "badge", at: at(0))
      screens.expect(view.reuseIdentifier == "ListCollection.empty", "not an empty view")
      other.adapter.ornament = { _, _, kind in
        let view = CollectionEndView<SamplePart>(frame: .zero)
        view.end = .title(kind)
        return view
      }
      let badge = other.adapter.collectionView(
        other.collection, viewForSupplementaryElementOfKind: "badge", at: at(0))
      screens.expect(
        (badge as? CollectionEndView<SamplePart>)?.end == .title("badge"), "not the app's view")
      screens.expect(other.collection.faults.isEmpty, "\(other.collection.faults)")
      screens.expect(other.seen == page(1).seen, "not the page")
    },
  ]
}
