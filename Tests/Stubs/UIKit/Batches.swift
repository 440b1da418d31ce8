// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a batch was told: deletions and the sources of moves by their places before it, the rest by
/// their places after it.
struct BatchCalls {
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }
}

/// A section as it is on screen.
struct ScreenSection<Cell> {
  var cells: [Cell]
  var header: AnyObject?
  var footer: AnyObject?
}

/// Our reading of what UIKit demands of a batch.
struct BatchRules<Cell> {
  let calls: BatchCalls
  let old: [ScreenSection<Cell>]
  /// How many rows each section has after the batch, as the data source says.
  let counts: [Int]

  /// What is wrong with the calls, whatever the data source says.
  var faults: [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ fault: String) {
      if !holds { faults.append(fault) }
    }
    func areUnique<Place: Hashable>(_ places: [Place]) -> Bool { Set(places).count == places.count }
    let movedFrom = calls.movedRows.map(\.from)
    let movedTo = calls.movedRows.map(\.to)
    let sectionsFrom = calls.movedSections.map(\.from)
    let sectionsTo = calls.movedSections.map(\.to)
    expect(areUnique(calls.deletedRows + movedFrom), "row deleted or moved twice, or both")
    expect(areUnique(calls.insertedRows + movedTo), "row inserted or moved to twice, or both")
    expect(
      areUnique(calls.deletedSections + sectionsFrom), "section deleted or moved twice, or both")
    expect(
      areUnique(calls.insertedSections + sectionsTo), "section inserted or moved to twice, or both")
    expect(
      (calls.deletedSections + sectionsFrom).allSatisfy(old.indices.contains),
      "section deleted or moved that was not there")
    expect(
      (calls.insertedSections + sectionsTo).allSatisfy(counts.indices.contains),
      "section inserted or moved to behind the last one")
    expect(
      (calls.deletedRows + movedFrom).allSatisfy {
        old.indices.contains($0.section) && old[$0.section].cells.indices.contains($0.row)
      }, "row deleted or moved that was not there")
    expect(
      (calls.insertedRows + movedTo).allSatisfy {
        counts.indices.contains($0.section) && (0..<counts[$0.section]).contains($0.row)
      }, "row inserted or moved to behind the last one")
    expect(
      !calls.changesSections || calls.insertedRows.isEmpty && calls.movedRows.isEmpty,
      "changes of sections mixed with rows inserted or moved")
    expect(
      !calls.deletedRows.contains { calls.deletedSections.contains($0.section) },
      "row deleted in a deleted section")
    return faults
  }

  /// Which section of before stands at each place afterwards, nil for an inserted one; nil where
  /// their number is wrong.
  var sources: [Int?]? {
    guard
      counts.count == old.count - calls.deletedSections.count + calls.insertedSections.count
    else { return nil }
    let taken = Set(calls.deletedSections + calls.movedSections.map(\.from))
    let moved = Dictionary(
      calls.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let inserted = Set(calls.insertedSections)
    var rest = old.indices.lazy.filter { !taken.contains($0) }.makeIterator()
    return counts.indices.map { inserted.contains($0) ? nil : moved[$0] ?? rest.next() }
  }

  /// Puts the screen together.
  ///
  /// - Parameters:
  ///   - sources: Which section of before stands at each place.
  ///   - load: Gives an inserted section.
  ///   - cell: Gives an inserted row.
  /// - Returns: The sections, and what is wrong with the numbers of their rows.
  func play(
    from sources: [Int?], load: (Int) -> ScreenSection<Cell>, cell: (IndexPath) -> Cell
  ) -> (sections: [ScreenSection<Cell>], faults: [String]) {
    var faults: [String] = []
    let gone = Set(calls.deletedRows + calls.movedRows.map(\.from))
    let inserted = Set(calls.insertedRows)
    let moved = Dictionary(
      calls.movedRows.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let sections = zip(counts.indices, sources).map { index, source in
      guard let source else { return load(index) }
      var section = old[source]
      var rest = section.cells.indices.lazy
        .filter { !gone.contains(IndexPath(row: $0, section: source)) }.makeIterator()
      var cells: [Cell] = []
      for row in 0..<counts[index] {
        let place = IndexPath(row: row, section: index)
        if let from = moved[place] {
          cells.append(old[from.section].cells[from.row])
        } else if inserted.contains(place) {
          cells.append(cell(place))
        } else if let next = rest.next() {
          cells.append(section.cells[next])
        }
      }
      if cells.count != counts[index] || rest.next() != nil {
        faults.append("number of rows in section \(index)")
      }
      section.cells = cells
      return section
    }
    return (sections, faults)
  }
}
