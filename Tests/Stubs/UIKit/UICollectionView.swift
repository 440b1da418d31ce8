// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {}

/// A layout that asks for a header and a footer of each section, as one of boundary items does.
@MainActor open class UICollectionViewLayout {
  public private(set) var invalidations = 0

  public init() {}

  public func invalidateLayout() {
    invalidations += 1
  }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var itemSize = CGSize(width: 50, height: 50)
  public var headerReferenceSize = CGSize.zero
  public var footerReferenceSize = CGSize.zero
}

/// A collection that has all of its cells on screen, plays batches and notes what is wrong with them.
open class UICollectionView: UIScrollView {
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public weak var dataSource: (any UICollectionViewDataSource)?
  public weak var delegate: (any UICollectionViewDelegate)?
  public let collectionViewLayout: UICollectionViewLayout

  /// What is on screen, nil before the first question to the data source.
  private var screen: [ScreenSection<UICollectionViewCell>]?
  private var makers: [String: () -> UICollectionReusableView?] = [:]
  private var unused: [String: [UICollectionViewCell]] = [:]
  private var reconfigured: IndexPath?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  // MARK: Reuse

  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers["cell \(identifier)"] = (cellClass as? UICollectionViewCell.Type).map(Self.maker)
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers["cell \(identifier)"] = nib.map(Self.maker)
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    makers["\(elementKind) \(identifier)"] =
      (viewClass as? UICollectionReusableView.Type).map(Self.maker)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    makers["\(kind) \(identifier)"] = nib.map(Self.maker)
  }

  private static func maker(
    of type: UICollectionReusableView.Type
  ) -> () -> UICollectionReusableView? {
    { type.init(frame: .zero) }
  }

  private static func maker(of nib: UINib) -> () -> UICollectionReusableView? {
    { nib.instantiate() as? UICollectionReusableView }
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath == reconfigured, let cell = cellForItem(at: indexPath) {
      if cell.reuseIdentifier == identifier { return cell }
      fail("another reuse identifier for a reconfigured item: \(identifier)")
    }
    if let cell = unused[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return made("cell \(identifier)", identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    made("\(elementKind) \(identifier)", identifier) ?? UICollectionReusableView(frame: .zero)
  }

  private func made(_ name: String, _ identifier: String) -> UICollectionReusableView? {
    let view = makers[name]?()
    if view == nil { fail("unregistered reuse identifier: \(name)") }
    view?.reuseIdentifier = identifier
    return view
  }

  // MARK: Reading

  public var numberOfSections: Int { loaded.count }

  public func numberOfItems(inSection section: Int) -> Int { loaded[section].cells.count }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    screen?[indexPath.section].cells[indexPath.item]
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let section = screen?[indexPath.section]
    let view = elementKind == Self.elementKindSectionHeader ? section?.header : section?.footer
    return view as? UICollectionReusableView
  }

  /// All cells on screen, without a question to the data source.
  public var cells: [[UICollectionViewCell]] { screen?.map(\.cells) ?? [] }

  // MARK: Changing

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    expectOutsideOfBatch("performBatchUpdates")
    calls.batches += 1
    if updates != nil, screen == nil { fail("batch before the data source was asked") }
    if counts != loaded.map(\.cells.count) { fail("data source changed before the batch") }
    batch = BatchCalls()
    updates?()
    let told = batch ?? BatchCalls()
    batch = nil
    play(told)
    completion?(true)
  }

  public func deleteSections(_ sections: IndexSet) {
    record { $0.deletedSections += sections }
  }

  public func insertSections(_ sections: IndexSet) {
    record { $0.insertedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.deletedRows += indexPaths }
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    record { $0.insertedRows += indexPaths }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  public func reloadData() {
    expectOutsideOfBatch("reloadData")
    calls.reloads += 1
    loadAll()
  }

  public func reloadSections(_ sections: IndexSet) {
    expectOutsideOfBatch("reloadSections")
    calls.reloadedSections += sections.count
    guard expectSameCounts("reloadSections") else { return }
    for section in sections { screen?[section] = loadSection(section) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    expectOutsideOfBatch("reloadItems")
    calls.reloadedRows += indexPaths.count
    guard expectSameCounts("reloadItems") else { return }
    for place in indexPaths { screen?[place.section].cells[place.item] = loadCell(place) }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    expectOutsideOfBatch("reconfigureItems")
    calls.reconfiguredRows += indexPaths.count
    guard expectSameCounts("reconfigureItems") else { return }
    for place in indexPaths {
      let cell = cellForItem(at: place)
      reconfigured = place
      if loadCell(place) !== cell { fail("another cell for a reconfigured item") }
      reconfigured = nil
    }
  }

  // MARK: Playing

  override func play(_ told: BatchCalls) {
    let rules = BatchRules(calls: told, old: loaded, counts: counts)
    rules.faults.forEach(fail)
    guard rules.faults.isEmpty, let sources = rules.sources else {
      if rules.faults.isEmpty { fail("number of sections") }
      return loadAll()
    }
    let (sections, faults) = rules.play(from: sources, load: loadSection, cell: loadCell)
    faults.forEach(fail)
    guard faults.isEmpty else { return loadAll() }
    for place in told.deletedRows { reuse(rules.old[place.section].cells[place.item]) }
    for section in told.deletedSections { rules.old[section].cells.forEach(reuse) }
    screen = sections
  }

  private func reuse(_ cell: UICollectionViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    unused[identifier, default: []].append(cell)
  }

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  private var loaded: [ScreenSection<UICollectionViewCell>] {
    if screen == nil { loadAll() }
    return screen ?? []
  }

  private func loadAll() {
    screen = []
    screen = counts.indices.map(loadSection)
  }

  private func loadSection(_ section: Int) -> ScreenSection<UICollectionViewCell> {
    guard let dataSource else { return ScreenSection(cells: []) }
    let items = 0..<dataSource.collectionView(self, numberOfItemsInSection: section)
    return ScreenSection(
      cells: items.map { loadCell(IndexPath(item: $0, section: section)) },
      header: supplementaryView(Self.elementKindSectionHeader, section),
      footer: supplementaryView(Self.elementKindSectionFooter, section))
  }

  private func supplementaryView(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    if let layout = collectionViewLayout as? UICollectionViewFlowLayout,
      let delegate = delegate as? any UICollectionViewDelegateFlowLayout
    {
      let size =
        kind == Self.elementKindSectionHeader
        ? delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
        : delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
      if size == .zero { return nil }
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  private func loadCell(_ indexPath: IndexPath) -> UICollectionViewCell {
    dataSource?.collectionView(self, cellForItemAt: indexPath) ?? UICollectionViewCell(frame: .zero)
  }

  private func expectSameCounts(_ name: String) -> Bool {
    if counts == loaded.map(\.cells.count) { return true }
    fail("\(name) with other numbers of items")
    loadAll()
    return false
  }
}

// MARK: - What a user does

extension UICollectionView {
  public func userSelects(_ indexPath: IndexPath) {
    guard let delegate, delegate.collectionView(self, shouldHighlightItemAt: indexPath),
      delegate.collectionView(self, shouldSelectItemAt: indexPath)
    else { return }
    delegate.collectionView(self, didSelectItemAt: indexPath)
  }

  public func userDeselects(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  /// Gives where the item was dropped, nil where it cannot be dragged.
  public func userDrags(
    _ source: IndexPath, over current: IndexPath, to proposed: IndexPath
  ) -> IndexPath? {
    guard let dataSource, let delegate, dataSource.collectionView(self, canMoveItemAt: source)
    else { return nil }
    let target = delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: current, toProposedIndexPath: proposed)
    moveOnScreen(source, to: target)
    dataSource.collectionView(self, moveItemAt: source, to: target)
    return target
  }

  /// The same on systems before iOS 15.
  public func userDragsAsBefore(_ source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    delegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
  }

  /// What the flow layout is told of an item.
  public func size(ofItemAt indexPath: IndexPath) -> CGSize? {
    (delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(
      self, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  private func moveOnScreen(_ source: IndexPath, to target: IndexPath) {
    guard var sections = screen else { return }
    let cell = sections[source.section].cells.remove(at: source.item)
    sections[target.section].cells.insert(cell, at: target.item)
    screen = sections
  }
}
