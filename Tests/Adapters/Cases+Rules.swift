import UIKit

/// A data source whose numbers are set by hand.
@MainActor
private final class Numbers: NSObject, UITableViewDataSource,
  UICollectionViewDataSource
{
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

extension Case {
  /// A case in which the stand-ins have to find a fault: the same calls on a table and a collection.
  private init(
    finding fault: String, from old: [Int], to new: [Int], changesBefore: Bool = false,
    isAsked: Bool = true, table updateTable: @escaping @MainActor (UITableView) -> Void,
    collection updateCollection: @escaping @MainActor (UICollectionView) -> Void
  ) {
    self.init("rule: \(fault)") { screens in
      let numbers = Numbers(old)
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = numbers
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = numbers
      if isAsked {
        table.reloadData()
        collection.reloadData()
      }
      if changesBefore { numbers.counts = new }
      table.performBatchUpdates {
        numbers.counts = new
        updateTable(table)
      }
      numbers.counts = changesBefore ? new : old
      collection.performBatchUpdates {
        numbers.counts = new
        updateCollection(collection)
      }
      for faults in [table.faults, collection.faults] {
        screens.expect(faults.contains { $0.contains(fault) }, "found \(faults)")
      }
    }
  }

  /// The stand-ins know the rules: each one is broken here.
  static let rules = [
    Case(
      finding: "number of rows in section 0", from: [2], to: [1],
      table: { _ in }, collection: { _ in }),
    Case(
      finding: "number of sections", from: [2], to: [2, 1],
      table: { _ in }, collection: { _ in }),
    Case(
      finding: "row deleted or moved twice, or both", from: [3], to: [2],
      table: {
        $0.deleteRows(at: [at(0)], with: .fade)
        $0.moveRow(at: at(0), to: at(1))
      },
      collection: {
        $0.deleteItems(at: [at(0)])
        $0.moveItem(at: at(0), to: at(1))
      }),
    Case(
      finding: "row inserted or moved to twice, or both", from: [2], to: [3],
      table: {
        $0.insertRows(at: [at(0)], with: .fade)
        $0.moveRow(at: at(1), to: at(0))
      },
      collection: {
        $0.insertItems(at: [at(0)])
        $0.moveItem(at: at(1), to: at(0))
      }),
    Case(
      finding: "section deleted or moved twice, or both", from: [1, 1], to: [1],
      table: {
        $0.deleteSections(IndexSet(integer: 0), with: .fade)
        $0.moveSection(0, toSection: 0)
      },
      collection: {
        $0.deleteSections(IndexSet(integer: 0))
        $0.moveSection(0, toSection: 0)
      }),
    Case(
      finding: "section inserted or moved to twice, or both", from: [1], to: [1, 1],
      table: {
        $0.insertSections(IndexSet(integer: 0), with: .fade)
        $0.moveSection(0, toSection: 0)
      },
      collection: {
        $0.insertSections(IndexSet(integer: 0))
        $0.moveSection(0, toSection: 0)
      }),
    Case(
      finding: "row deleted or moved that was not there", from: [1], to: [0],
      table: { $0.deleteRows(at: [at(1)], with: .fade) },
      collection: { $0.deleteItems(at: [at(1)]) }),
    Case(
      finding: "row inserted or moved to behind the last one", from: [1], to: [2],
      table: { $0.insertRows(at: [at(2)], with: .fade) },
      collection: { $0.insertItems(at: [at(2)]) }),
    Case(
      finding: "section deleted or moved that was not there", from: [1], to: [],
      table: { $0.deleteSections(IndexSet(integer: 1), with: .fade) },
      collection: { $0.deleteSections(IndexSet(integer: 1)) }),
    Case(
      finding: "changes of sections mixed with rows inserted or moved", from: [1], to: [2, 1],
      table: {
        $0.insertSections(IndexSet(integer: 1), with: .fade)
        $0.insertRows(at: [at(1)], with: .fade)
      },
      collection: {
        $0.insertSections(IndexSet(integer: 1))
        $0.insertItems(at: [at(1)])
      }),
    Case(
      finding: "row deleted in a deleted section", from: [1, 1], to: [1],
      table: {
        $0.deleteSections(IndexSet(integer: 0), with: .fade)
        $0.deleteRows(at: [at(0)], with: .fade)
      },
      collection: {
        $0.deleteSections(IndexSet(integer: 0))
        $0.deleteItems(at: [at(0)])
      }),
    Case(
      finding: "inside a batch", from: [1], to: [1],
      table: { $0.reloadRows(at: [at(0)], with: .none) },
      collection: { $0.reconfigureItems(at: [at(0)]) }),
    Case(
      finding: "data source changed before the batch", from: [2], to: [1], changesBefore: true,
      table: { $0.deleteRows(at: [at(0)], with: .fade) },
      collection: { $0.deleteItems(at: [at(0)]) }),
    Case(
      finding: "batch before the data source was asked", from: [0], to: [1], isAsked: false,
      table: { $0.insertRows(at: [at(0)], with: .fade) },
      collection: { $0.insertItems(at: [at(0)]) }),
    Case(
      finding: "unregistered reuse identifier", from: [1], to: [1],
      table: { _ = $0.dequeueReusableCell(withIdentifier: "a", for: at(0)) },
      collection: { _ = $0.dequeueReusableCell(withReuseIdentifier: "a", for: at(0)) }),
    Case("rule: another cell for a reconfigured row") { screens in
      let numbers = Numbers([1])
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = numbers
      table.reloadData()
      table.reconfigureRows(at: [at(0)])
      screens.expect(table.faults == ["another cell for a reconfigured row"], "\(table.faults)")
      numbers.counts = [2]
      table.reloadRows(at: [at(0)], with: .none)
      screens.expect(table.faults.last == "reloadRows with other numbers of rows", "nothing")
    },
  ]
}
