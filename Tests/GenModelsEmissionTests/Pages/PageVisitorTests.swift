import Testing

@testable import GenModelsFixtures

/// What is made of rows through protocols that ask for every case.
@Suite struct PageVisitorTests {
  /// Says which requirement was called with what.
  private struct Names: VisitRowVisitor {
    func banner(_ value: VisitBanner) -> String { "banner \(value.text)" }
    func note(_ value: VisitNote) -> String { "note \(value.number)" }
    func text(body: String, visitor: Int?, in: [String]?) -> String {
      "text \(body) \(visitor ?? 0) \(`in` ?? [])"
    }
    func picture(_ value: VisitBanner) -> String { "picture \(value.text)" }
    func rule() -> String { "rule" }
    func unknown(_ value: JSONValue) -> String { "unknown \(value)" }
    func graph(_ value: VisitGraph?) -> String { "graph \(value.map { "\($0)" } ?? "none")" }
    func help() -> String { "help" }
    func `init`(_ value: Int) -> String { "init \(value)" }
    func `default`(_ value: [String]) -> String { "default \(value)" }
    func old(_ value: String) -> String { "old \(value)" }
  }

  @Test(
    "Every case has a requirement, each case of an inlined union too",
    arguments: [
      (VisitRow.banner(VisitBanner(text: "a")), "banner a"),
      (.note(VisitNote(number: 1, text: "n")), "note 1"),
      (.text(body: "b", visitor: 2, in: ["c"]), #"text b 2 ["c"]"#),
      (.text(body: "b", visitor: nil, in: nil), "text b 0 []"),
      (.picture(VisitBanner(text: "p")), "picture p"),
      (.rule, "rule"),
      (.unknown(.int(1)), "unknown int(1)"),
      (.graph(nil), "graph none"),
      (.graph(.pie), "graph pie"),
      (.help, "help"),
      (.`init`(3), "init 3"),
      (.default(["d"]), #"default ["d"]"#),
    ])
  func visitsEachCase(row: VisitRow, text: String) {
    #expect(row.visit(Names()) == text)
  }

  @Test func visitsWhatIsDeprecated() throws {
    let screen = try decode(VisitScreen.self, #"{"title":"t","old":"o"}"#)
    #expect(
      VisitRow.process(model: screen).map { $0.visit(Names()) } == ["graph none", "help", "old o"])
  }

  /// What a tap opens, nil for rows that open nothing.
  private struct Selection: MediaRowVisitor {
    func output(_ value: Output) -> Int? { value.watts }
    func cell(_ value: Cell) -> Int? { nil }
  }

  @Test("What is made of rows may be of any type, and is inferred")
  func typedSelection() {
    let screen = VisitMedia(output: Output(watts: 5), cell: Cell(volts: 12))
    let rows = MediaRow.page(model: screen).sections.flatMap(\.rows)
    let opened: [Int?] = rows.map { $0.part.visit(Selection()) }
    #expect(opened == [5, nil])
  }

  /// Does something, and counts.
  @MainActor private final class Log: MediaRowCells {
    var volts: [Int] = []

    func output(_ value: Output) { volts.append(0) }
    func cell(_ value: Cell) { volts.append(value.volts) }
  }

  @Test @MainActor func cellsAreMadeOnTheMainActor() {
    let log = Log()
    MediaRow.output(Output(watts: 1)).cell(from: log)
    MediaRow.cell(Cell(volts: 12)).cell(from: log)
    #expect(log.volts == [0, 12])
  }

  /// Hands out visitors without saying their types.
  private func selection() -> some MediaRowVisitor<Int?> { Selection() }

  @Test func theOutputIsAPrimaryAssociatedType() {
    #expect(MediaRow.output(Output(watts: 7)).visit(selection()) == 7)
  }
}
