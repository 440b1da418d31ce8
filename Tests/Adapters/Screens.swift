import GenModelsSupport
import UIKit

/// A cell that shows a part as it is.
final class TableCell<Part: ListPart>: UITableViewCell {
  var part: Part?
  /// How often it was filled, with its first time.
  var fillings = 0
}

final class CollectionCell<Part: ListPart>: UICollectionViewCell {
  var part: Part?
  var fillings = 0
}

final class TableEndView<Part: ListPart>: UITableViewHeaderFooterView {
  var end: Part.End?
}

final class CollectionEndView<Part: ListPart>: UICollectionReusableView {
  var end: Part.End?
}

/// What is seen of a section.
struct Seen<Part: ListPart>: Equatable {
  var parts: [Part]
  var header: Part.End?
  var footer: Part.End?

  init(_ section: ListSection<Part>) {
    parts = section.rows.map(\.part)
    header = section.header
    footer = section.footer
  }

  init(parts: [Part], header: Part.End?, footer: Part.End?) {
    self.parts = parts
    self.header = header
    self.footer = footer
  }
}

extension ListPage {
  var seen: [Seen<Part>] { sections.map { Seen($0) } }
}

/// A table in a window, with its adapter.
@MainActor final class TableScreen<Part: ListPart> {
  let window = UIWindow()
  let table = UITableView(frame: .zero, style: .grouped)
  let adapter: ListTable<Part>

  /// - Parameter updatesEnds: Whether headers and footers are drawn again in their own views.
  init(updatesEnds: Bool) {
    window.addSubview(table)
    adapter = ListTable(table) { table, indexPath, row in
      let cell = table.dequeueReusableCell(withIdentifier: row.id.kind.rawValue, for: indexPath)
      if let cell = cell as? TableCell<Part> {
        cell.part = row.part
        cell.fillings += 1
      }
      return cell
    }
    for kind in Part.Kind.allCases { adapter.register(.class(TableCell<Part>.self), for: kind) }
    table.register(TableEndView<Part>.self, forHeaderFooterViewReuseIdentifier: "end")
    adapter.end = { table, _, end in
      .view {
        guard
          let view = table.dequeueReusableHeaderFooterView(withIdentifier: "end")
            as? TableEndView<Part>
        else { return UIView() }
        view.end = end
        return view
      }
    }
    guard updatesEnds else { return }
    adapter.updateEnd = { view, _, end in
      (view as? TableEndView<Part>)?.end = end
      return true
    }
  }

  var cells: [[TableCell<Part>]] {
    table.cells.map { $0.compactMap { $0 as? TableCell<Part> } }
  }

  var seen: [Seen<Part>] {
    cells.enumerated().map { index, cells in
      Seen(
        parts: cells.compactMap(\.part),
        header: (table.headerView(forSection: index) as? TableEndView<Part>)?.end,
        footer: (table.footerView(forSection: index) as? TableEndView<Part>)?.end)
    }
  }
}

/// A collection in a window, with its adapter.
@MainActor final class CollectionScreen<Part: ListPart> {
  let window = UIWindow()
  let collection: UICollectionView
  let adapter: ListCollection<Part>

  /// - Parameters:
  ///   - flows: Whether the layout asks for sizes; otherwise it asks for all views.
  ///   - updatesEnds: Whether headers and footers are drawn again in their own views.
  init(flows: Bool, updatesEnds: Bool) {
    let layout = flows ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    window.addSubview(collection)
    adapter = ListCollection(collection) { collection, indexPath, row in
      let cell = collection.dequeueReusableCell(
        withReuseIdentifier: row.id.kind.rawValue, for: indexPath)
      if let cell = cell as? CollectionCell<Part> {
        cell.part = row.part
        cell.fillings += 1
      }
      return cell
    }
    for kind in Part.Kind.allCases {
      adapter.register(.class(CollectionCell<Part>.self), for: kind)
    }
    for side in ListSide.allCases {
      adapter.register(.class(CollectionEndView<Part>.self), for: side, identifier: "end")
    }
    adapter.endSize = { _, _ in CGSize(width: 10, height: 10) }
    adapter.end = { collection, indexPath, side, end in
      let kind =
        side == .header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      let view = collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "end", for: indexPath)
      (view as? CollectionEndView<Part>)?.end = end
      return view
    }
    guard updatesEnds else { return }
    adapter.updateEnd = { view, _, end in
      (view as? CollectionEndView<Part>)?.end = end
      return true
    }
  }

  var cells: [[CollectionCell<Part>]] {
    collection.cells.map { $0.compactMap { $0 as? CollectionCell<Part> } }
  }

  var seen: [Seen<Part>] {
    cells.enumerated().map { index, cells in
      Seen(
        parts: cells.compactMap(\.part),
        header: end(UICollectionView.elementKindSectionHeader, index),
        footer: end(UICollectionView.elementKindSectionFooter, index))
    }
  }

  private func end(_ kind: String, _ section: Int) -> Part.End? {
    let view = collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
    return (view as? CollectionEndView<Part>)?.end
  }
}

/// A table and a collection that show the same pages, and what is wrong with them.
@MainActor final class Screens<Part: ListPart> {
  let table: TableScreen<Part>
  let collection: CollectionScreen<Part>
  private(set) var faults: [String] = []
  private(set) lazy var driver = ListDriver<Part> { [unowned self] plan in
    table.adapter.show(plan)
    collection.adapter.show(plan)
  }

  init(flows: Bool = true, updatesEnds: Bool = false) {
    table = TableScreen(updatesEnds: updatesEnds)
    collection = CollectionScreen(flows: flows, updatesEnds: updatesEnds)
    forgetCalls()
  }

  /// Shows a page, and compares what is on both screens with it.
  func show(_ page: ListPage<Part>) {
    driver.show(page)
    check(page)
  }

  func check(_ page: ListPage<Part>) {
    let expected = page.seen
    expect(table.seen == expected, "table: what is on screen is not the page")
    expect(collection.seen == expected, "collection: what is on screen is not the page")
    faults += table.table.faults.map { "table: \($0)" }
    faults += collection.collection.faults.map { "collection: \($0)" }
  }

  func expect(
    _ holds: Bool, _ fault: @autoclosure () -> String, file: StaticString = #fileID,
    line: Int = #line
  ) {
    if !holds { faults.append("\(file):\(line): \(fault())") }
  }

  /// What both screens were told since the last time.
  func expectCalls(_ calls: UICallCounts, line: Int = #line) {
    expect(table.table.calls == calls, "table: \(table.table.calls)", line: line)
    expect(
      collection.collection.calls == calls, "collection: \(collection.collection.calls)",
      line: line)
    forgetCalls()
  }

  func forgetCalls() {
    table.table.forgetCalls()
    collection.collection.forgetCalls()
  }
}
