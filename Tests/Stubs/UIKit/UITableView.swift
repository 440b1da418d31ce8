// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Sendable { case none, delete, insert }

  public let reuseIdentifier: String?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  open func prepareForReuse() {}
}

open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?

  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// What a table draws above or below a section.
@MainActor public final class UITableViewEnd {
  public var title: String?
  public var view: UIView?
  public var height: CGFloat = 0
}

/// A table that has all of its cells on screen, plays batches and notes what is wrong with them.
open class UITableView: UIScrollView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  public static let automaticDimension: CGFloat = -1

  public weak var dataSource: (any UITableViewDataSource)?
  public weak var delegate: (any UITableViewDelegate)?
  public var rowHeight = UITableView.automaticDimension
  public var estimatedRowHeight = UITableView.automaticDimension
  public var sectionHeaderHeight = UITableView.automaticDimension
  public var sectionFooterHeight = UITableView.automaticDimension
  /// The animations that were asked for, the latest last.
  public private(set) var animations: [RowAnimation] = []

  /// What is on screen, nil before the first question to the data source.
  private var screen: [ScreenSection<UITableViewCell>]?
  private var makers: [String: () -> UIView] = [:]
  private var unused: [String: [UITableViewCell]] = [:]
  private var reconfigured: IndexPath?

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  // MARK: Reuse

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
      { type.init(style: .default, reuseIdentifier: identifier) }
    }
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = nib?.instantiate
  }

  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    makers["end \(identifier)"] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
      { type.init(reuseIdentifier: identifier) }
    }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    makers["end \(identifier)"] = nib?.instantiate
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath == reconfigured, let cell = cellForRow(at: indexPath) {
      if cell.reuseIdentifier == identifier { return cell }
      fail("another reuse identifier for a reconfigured row: \(identifier)")
    }
    if let cell = unused[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = makers[identifier]?() as? UITableViewCell else {
      fail("unregistered reuse identifier: \(identifier)")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return cell
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    makers["end \(identifier)"]?() as? UITableViewHeaderFooterView
  }

  // MARK: Reading

  public var numberOfSections: Int { loaded.count }

  public func numberOfRows(inSection section: Int) -> Int { loaded[section].cells.count }

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    screen?[indexPath.section].cells[indexPath.row]
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    header(ofSection: section)?.view as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footer(ofSection: section)?.view as? UITableViewHeaderFooterView
  }

  public func header(ofSection section: Int) -> UITableViewEnd? {
    screen?[section].header as? UITableViewEnd
  }

  public func footer(ofSection section: Int) -> UITableViewEnd? {
    screen?[section].footer as? UITableViewEnd
  }

  /// All cells on screen, without a question to the data source.
  public var cells: [[UITableViewCell]] { screen?.map(\.cells) ?? [] }

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

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.append(animation)
    record { $0.deletedSections += sections }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.append(animation)
    record { $0.insertedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.append(animation)
    record { $0.deletedRows += indexPaths }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.append(animation)
    record { $0.insertedRows += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  public func reloadData() {
    expectOutsideOfBatch("reloadData")
    calls.reloads += 1
    loadAll()
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    expectOutsideOfBatch("reloadSections")
    calls.reloadedSections += sections.count
    guard expectSameCounts("reloadSections") else { return }
    for section in sections { screen?[section] = loadSection(section) }
    askHeights()
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    expectOutsideOfBatch("reloadRows")
    calls.reloadedRows += indexPaths.count
    guard expectSameCounts("reloadRows") else { return }
    for place in indexPaths { screen?[place.section].cells[place.row] = loadCell(place) }
  }

  @available(iOS 15.0, tvOS 15.0, *)
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    expectOutsideOfBatch("reconfigureRows")
    calls.reconfiguredRows += indexPaths.count
    guard expectSameCounts("reconfigureRows") else { return }
    for place in indexPaths {
      let cell = cellForRow(at: place)
      reconfigured = place
      if loadCell(place) !== cell { fail("another cell for a reconfigured row") }
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
    for place in told.deletedRows { reuse(rules.old[place.section].cells[place.row]) }
    for section in told.deletedSections { rules.old[section].cells.forEach(reuse) }
    screen = sections
    askHeights()
  }

  private func reuse(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    unused[identifier, default: []].append(cell)
  }

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  private var loaded: [ScreenSection<UITableViewCell>] {
    if screen == nil { loadAll() }
    return screen ?? []
  }

  private func loadAll() {
    screen = []
    screen = counts.indices.map(loadSection)
    askHeights()
  }

  private func loadSection(_ section: Int) -> ScreenSection<UITableViewCell> {
    guard let dataSource else { return ScreenSection(cells: []) }
    let header = UITableViewEnd()
    header.title = dataSource.tableView(self, titleForHeaderInSection: section)
    header.view = delegate?.tableView(self, viewForHeaderInSection: section)
    let footer = UITableViewEnd()
    footer.title = dataSource.tableView(self, titleForFooterInSection: section)
    footer.view = delegate?.tableView(self, viewForFooterInSection: section)
    let rows = 0..<dataSource.tableView(self, numberOfRowsInSection: section)
    return ScreenSection(
      cells: rows.map { loadCell(IndexPath(row: $0, section: section)) }, header: header,
      footer: footer)
  }

  private func loadCell(_ indexPath: IndexPath) -> UITableViewCell {
    dataSource?.tableView(self, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A table asks for the heights after each batch anew.
  private func askHeights() {
    for section in (screen ?? []).indices {
      header(ofSection: section)?.height =
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      footer(ofSection: section)?.height =
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  private func expectSameCounts(_ name: String) -> Bool {
    if counts == loaded.map(\.cells.count) { return true }
    fail("\(name) with other numbers of rows")
    loadAll()
    return false
  }
}

// MARK: - What a user does

extension UITableView {
  public func userSelects(_ indexPath: IndexPath) {
    guard let delegate, delegate.tableView(self, shouldHighlightRowAt: indexPath),
      let selected = delegate.tableView(self, willSelectRowAt: indexPath)
    else { return }
    delegate.tableView(self, didSelectRowAt: selected)
  }

  public func userDeselects(_ indexPath: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }

  /// Gives the text of the button that was tapped, nil where there is none.
  public func userEdits(
    _ indexPath: IndexPath, _ style: UITableViewCell.EditingStyle
  ) -> String? {
    guard let dataSource, let delegate, dataSource.tableView(self, canEditRowAt: indexPath),
      delegate.tableView(self, editingStyleForRowAt: indexPath) == style
    else { return nil }
    let title = delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
    return style == .delete ? title ?? "Delete" : "+"
  }

  public func userSwipes(_ indexPath: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate, dataSource?.tableView(self, canEditRowAt: indexPath) == true else {
      return nil
    }
    return leading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Gives where the row was dropped, nil where it cannot be dragged.
  public func userDrags(_ source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard let dataSource, let delegate, dataSource.tableView(self, canMoveRowAt: source) else {
      return nil
    }
    let target = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    moveOnScreen(source, to: target)
    dataSource.tableView(self, moveRowAt: source, to: target)
    return target
  }

  private func moveOnScreen(_ source: IndexPath, to target: IndexPath) {
    guard var sections = screen else { return }
    let cell = sections[source.section].cells.remove(at: source.row)
    sections[target.section].cells.insert(cell, at: target.row)
    screen = sections
  }
}
