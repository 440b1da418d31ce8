import Testing

/// What the table of capabilities has of UIKit: each line is a case of the program that shows pages in
/// stand-ins for its tables and collections.
@Suite("Capabilities of the adapters")
struct AdapterCapabilityTests {
  /// What the program prints of its cases, compiled and run once for all tests.
  private static let report = Result {
    try AdapterProgram().run(["cases"]).lines.map(String.init)
  }

  private func expectHolds(
    _ names: String..., location: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try Self.report.get()
    for name in names {
      let found = lines.filter { $0 == "holds: \(name)" || $0.hasPrefix("\(name): ") }
      #expect(found == ["holds: \(name)"], sourceLocation: location)
    }
  }

  @Test(
    "Flix 4 (cell): the cell of a row of its own is made once and filled each time", .needsCompiler)
  func uniqueCells() throws {
    try expectHolds("a cell that is made once and updated each time")
  }

  @Test("Flix 5 (cell): cells are used again by the name of their kind", .needsCompiler)
  func reuse() throws {
    try expectHolds("reuse identifiers")
  }

  @Test(
    "Flix 11 (on screen): headers and footers are drawn, and go where there are none",
    .needsCompiler)
  func ends() throws {
    try expectHolds("titles and spaces", "Listable#90")
  }

  @Test("Flix 14 (on screen): changes are played in batches, contents behind them", .needsCompiler)
  func batches() throws {
    try expectHolds("changed contents", "empty sections")
  }

  @Test("Flix 15 (on screen): many changes may load everything anew", .needsCompiler)
  func transitions() throws {
    try expectHolds("transition")
  }

  @Test("Flix 16: rows come and go with the animation that the app wants", .needsCompiler)
  func animations() throws {
    try expectHolds("animation")
  }

  @Test("Flix 17 (on screen): a group of pages is one batch", .needsCompiler)
  func groups() throws {
    try expectHolds("group")
  }

  @Test(
    "Flix 22 (on screen): rows tell of selection and deselection, and may refuse it", .needsCompiler
  )
  func selection() throws {
    try expectHolds("selection", "emitted rows are selected")
  }

  @Test("Flix 23, 24 (on screen): rows tell of deletion and insertion", .needsCompiler)
  func deletionAndInsertion() throws {
    try expectHolds("deletion and insertion", "emitted rows are deleted")
  }

  @Test("Flix 25 (on screen): a drag is clamped, and goes back into the response", .needsCompiler)
  func movement() throws {
    try expectHolds(
      "moves are clamped", "a move that the app does not want", "emitted rows are dragged")
  }

  @Test("Flix 26 (on screen): swipe actions are made for a row", .needsCompiler)
  func swipes() throws {
    try expectHolds("swipe actions")
  }

  @Test("Flix 27: heights and sizes are said row by row", .needsCompiler)
  func heights() throws {
    try expectHolds("heights", "sizes")
  }

  @Test("Flix 28: cells come from classes, nibs and storyboards, by kind", .needsCompiler)
  func registration() throws {
    try expectHolds("class, nib and storyboard")
  }

  @Test(
    "Flix 29: one page is shown in a table and in a collection, with the cells of one enum",
    .needsCompiler)
  func twins() throws {
    try expectHolds("emitted cells")
  }

  @Test("Public bugs on screen: each is shown on a table and a collection", .needsCompiler)
  func publicBugs() throws {
    try expectHolds(
      "RxDataSources#81", "RxDataSources#251", "RxDataSources#372", "RxDataSources#252",
      "DifferenceKit#106", "DifferenceKit#96", "DifferenceKit#17", "IGListKit#690",
      "mobile-ios#407", "Eureka#1179", "Listable#90")
  }
}
