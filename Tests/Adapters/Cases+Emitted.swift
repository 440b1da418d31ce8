import GenModelsSupport
import UIKit

/// A cell with a text.
final class TextCell: UITableViewCell {
  var text = ""
}

final class TextItem: UICollectionViewCell {
  var text = ""
}

/// The cells of the emitted page, as an app makes them; `Cell` is one of a table or of a collection.
struct ScreenCells<Cell>: ScreenRowCells {
  /// Gives the cell of a kind with a text.
  let cell: (ScreenRow.Kind, String) -> Cell

  func notice(_ value: Notice) -> Cell { cell(.notice, value.text) }
  func fact(_ value: Fact) -> Cell { cell(.fact, "\(value.label): \(value.value)") }
  func order(_ value: Order) -> Cell { cell(.order, "\(value.number) \(value.state)") }
  func contact(_ value: String?) -> Cell { cell(.contact, value ?? "nobody") }
  func help() -> Cell { cell(.help, "help") }
  func tags(_ value: [String]) -> Cell { cell(.tags, value.joined(separator: " ")) }
  func text(body: String) -> Cell { cell(.text, body) }
  func image(url: String) -> Cell { cell(.image, url) }
  func item(_ value: Item) -> Cell { cell(.item, value.sku) }
}

/// A table and a collection that show the emitted page.
@MainActor private final class EmittedScreens {
  let window = UIWindow()
  let table = UITableView(frame: .zero, style: .plain)
  let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let rows: ListTable<ScreenRow>
  let items: ListCollection<ScreenRow>
  private(set) lazy var driver = ListDriver<ScreenRow> { [unowned self] plan in
    rows.show(plan)
    items.show(plan)
  }
  var screen: Screen

  init(orders: [Int]) {
    screen = Screen(
      isOpen: true, notice: Notice(text: "n"),
      orders: orders.map { Order(number: $0, state: "s") },
      blocks: [.text(body: "b"), .unknown(.null), .image(url: "u")])
    rows = ListTable(table) { table, indexPath, row in
      row.part.cell(
        from: ScreenCells { kind, text in
          let cell = table.dequeueReusableCell(withIdentifier: kind.rawValue, for: indexPath)
          (cell as? TextCell)?.text = text
          return cell
        })
    }
    items = ListCollection(collection) { collection, indexPath, row in
      row.part.cell(
        from: ScreenCells { kind, text in
          let cell = collection.dequeueReusableCell(
            withReuseIdentifier: kind.rawValue, for: indexPath)
          (cell as? TextItem)?.text = text
          return cell
        })
    }
    for kind in ScreenRow.Kind.allCases {
      rows.register(.class(TextCell.self), for: kind)
      items.register(.class(TextItem.self), for: kind)
    }
    window.addSubview(table)
    window.addSubview(collection)
    show(screen)
  }

  /// Shows the page of a response; nil is one that an edit did not give.
  func show(_ next: Screen?) {
    screen = next ?? screen
    driver.show(ScreenRow.page(model: screen))
  }

  /// What both have on screen, if it is the same.
  var texts: [[String]]? {
    let texts = table.cells.map { $0.compactMap { ($0 as? TextCell)?.text } }
    let others = collection.cells.map { $0.compactMap { ($0 as? TextItem)?.text } }
    return texts == others ? texts : nil
  }

  var faults: [String] { table.faults + collection.faults }
}

extension Case {
  /// What is emitted for a page, on screen.
  static let emitted = [
    Case("emitted cells") { screens in
      let emitted = EmittedScreens(orders: [1, 2])
      screens.expect(
        emitted.texts == [["n"], ["1 s", "2 s", "nobody"], ["help", "b", "u"]],
        "\(emitted.texts ?? [])")
      emitted.screen.contact = "somebody"
      emitted.screen.notice = nil
      emitted.show(emitted.screen)
      // The orders are hidden with the notice.
      screens.expect(
        emitted.texts == [["somebody"], ["help", "b", "u"]], "\(emitted.texts ?? [])")
      screens.expect(emitted.faults.isEmpty, "\(emitted.faults)")
    },
    Case("emitted rows are selected") { screens in
      let emitted = EmittedScreens(orders: [1, 2])
      var told: [Int] = []
      emitted.rows.shouldSelect = { $0.part.allows(.select) }
      emitted.rows.onSelect = { if case .order(let order) = $0.part { told.append(order.number) } }
      for row in 0..<3 { emitted.table.userSelects(at(row, 1)) }
      emitted.table.userSelects(at(0))
      screens.expect(told == [1, 2], "\(told)")
    },
    Case("emitted rows are deleted") { screens in
      let emitted = EmittedScreens(orders: [1, 2, 1])
      emitted.rows.editing = { $0.part.allows(.delete) ? .delete : .none }
      emitted.rows.onDelete = { emitted.show(ScreenRow.removing($0.id, from: emitted.screen)) }
      _ = emitted.table.userEdits(at(2, 1), .delete)
      screens.expect(emitted.screen.orders?.map(\.number) == [1, 2], "not the one that is meant")
      screens.expect(emitted.table.userEdits(at(0), .delete) == nil, "the notice can be deleted")
      screens.expect(emitted.texts?[1] == ["1 s", "2 s", "nobody"], "\(emitted.texts ?? [])")
      screens.expect(emitted.faults.isEmpty, "\(emitted.faults)")
    },
    Case("emitted rows are dragged") { screens in
      let emitted = EmittedScreens(orders: [1, 2, 3])
      emitted.rows.canMove = { $0.part.allows(.move) }
      emitted.rows.onMove = {
        emitted.show(ScreenRow.moving($0.id, to: $1, in: emitted.screen))
      }
      screens.expect(emitted.table.userDrags(at(0, 1), to: at(2, 2)) == at(2, 1), "not clamped")
      screens.expect(emitted.screen.orders?.map(\.number) == [2, 3, 1], "not in the response")
      screens.expect(emitted.table.userDrags(at(3, 1), to: at(0, 1)) == nil, "contact moves")
      screens.expect(
        emitted.texts?[1] == ["2 s", "3 s", "1 s", "nobody"], "\(emitted.texts ?? [])")
      screens.expect(emitted.faults.isEmpty, "\(emitted.faults)")
    },
  ]
}
