// Times the plan from one page to the next beside the standard library's CollectionDifference.
//
// Both are given the same rows in the same run. The plan also compares what the rows show; the difference
// is told the ids alone. The ratio is that of the faster difference, with moves or without, to the plan.
// Moves are what the view is asked to move, beside the fewest that can be: the rows that are outside of a
// longest run in the old order.
//
// usage: bench-page-plan PLACE

import Foundation

#if canImport(GenModelsSupport)
  import GenModelsSupport
#endif

@main
struct PagePlan {
  static func main() {
    let place = CommandLine.arguments.dropFirst().joined(separator: " ")
    print("page plan \(place), median of \(Case.samples) in microseconds")
    print(row("", ["plan", "difference", "with moves", "ratio", "moves", "fewest", "theirs"]))
    let rows = (0..<12).map(Row.init)
    let some = (0..<1000).map(Row.init)
    let many = (0..<5000).map(Row.init)
    for test in [
      Case("12 rows, one gone", from: rows, to: Array(rows[..<5] + rows[6...])),
      Case("12 rows, none changed", from: rows, to: rows),
      Case("12 rows, all new", from: rows, to: (100..<112).map(Row.init)),
      Case("12 rows, one moved", from: rows, to: Array(rows[1..<9] + rows[..<1] + rows[9...])),
      Case("5,000 rows, 40% changed", from: many, to: changed(many)),
      Case("1,000 rows reversed", from: some, to: some.reversed()),
      Case("1,000 rows, first to end", from: some, to: Array(some[1...] + some[..<1])),
    ] {
      print(test.run())
    }
  }

  /// 1,000 rows less, 1,000 others more, and 200 somewhere else.
  static func changed(_ rows: [Row]) -> [Row] {
    var random = Numbers(state: 1)
    var rows = rows
    for _ in 0..<1000 { rows.remove(at: Int.random(in: rows.indices, using: &random)) }
    for index in 0..<1000 {
      rows.insert(Row(10_000 + index), at: Int.random(in: rows.indices, using: &random))
    }
    for _ in 0..<200 {
      let row = rows.remove(at: Int.random(in: rows.indices, using: &random))
      rows.insert(row, at: Int.random(in: rows.indices, using: &random))
    }
    return rows
  }

  static func row(_ name: String, _ columns: [String]) -> String {
    func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
    return "  " + name + blanks(25 - name.count)
      + columns.map { blanks(12 - $0.count) + $0 }.joined()
  }
}

/// One pair of pages.
struct Case {
  static let samples = 9

  let name: String
  let old: ListPage<Row>
  let new: ListPage<Row>

  init(_ name: String, from old: [Row], to new: [Row]) {
    self.name = name
    self.old = Self.page(old)
    self.new = Self.page(new)
  }

  private static func page(_ rows: [Row]) -> ListPage<Row> {
    var page = ListPage<Row>.Builder()
    for row in rows { page.append(row, key: .text(row.id)) }
    return page.page()
  }

  func run() -> String {
    let oldIDs = old.sections.flatMap { $0.rows.map(\.id) }
    let newIDs = new.sections.flatMap { $0.rows.map(\.id) }
    let plan = time { new.plan(from: old).changeCount }
    let difference = time { newIDs.difference(from: oldIDs).count }
    let moving = time { newIDs.difference(from: oldIDs).inferringMoves().count }
    let moves = new.plan(from: old).stages.reduce(0) { $0 + $1.batch.movedRows.count }
    let theirs = newIDs.difference(from: oldIDs).inferringMoves().insertions.count {
      if case .insert(_, _, _?) = $0 { true } else { false }
    }
    let places = Dictionary(uniqueKeysWithValues: oldIDs.enumerated().map { ($1, $0) })
    let fewest = Self.moves(in: newIDs.compactMap { places[$0] })
    let ratio = min(difference, moving) / plan
    return PagePlan.row(
      name,
      [plan, difference, moving].map { String(format: "%.1f", $0) }
        + [String(format: "%.2f", ratio)]
        + [moves, fewest, theirs].map(String.init))
  }

  /// The microseconds that something takes, each sample of which takes about a millisecond or more.
  private func time(_ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    func sample(_ count: Int) -> Double {
      var sum = 0
      let elapsed = clock.measure { for _ in 0..<count { sum &+= body() } }
      precondition(sum >= 0)
      return elapsed / .microseconds(1)
    }
    let count = max(1, Int(2000 / max(sample(1), 0.1)))
    return (0..<Self.samples).map { _ in sample(count) / Double(count) }.sorted()[Self.samples / 2]
  }

  /// How many of some numbers are outside of a longest growing run, found the slow way.
  private static func moves(in order: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in order.enumerated() {
      var best = 0
      for other in 0..<index where order[other] < number { best = max(best, lengths[other]) }
      lengths.append(best + 1)
    }
    return order.count - (lengths.max() ?? 0)
  }
}

/// A row with a text as its identity, and some more to compare.
struct Row: ListPart {
  enum Kind: String, CaseIterable { case card }

  let id: String
  let title: String
  let price: Double

  init(_ number: Int) {
    let digits = String(number &* 2_654_435_761 % 4_294_967_296, radix: 16)
    id = "\(digits)-6f1c-4b6e-9d2a-\(digits)00"
    title = "The title of row \(number)"
    price = Double(number)
  }

  var kind: Kind { .card }
}

/// Random numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 32)
  }
}
