import Foundation
import GenModelsLists
import GenModelsPipeline
import Testing

/// The adapters show in UIKit what pages have, as far as our reading of UIKit's rules goes.
@Suite("Lists in UIKit", .serialized)
struct AdapterTests {
  @Test("Every case holds, and so do 20,000 changes from page to page", .needsCompiler)
  func showsPages() throws {
    let program = try AdapterProgram()
    let cases = try program.run(["cases"], flags: ["-O"])
    #expect(cases.code == 0 && cases.lines.count > 50, "\(cases.lines.last ?? "")")
    #expect(cases.lines.filter { !$0.hasPrefix("holds: ") } == [])
    let rounds = try program.run(["rounds", "5000", "1", "2", "3", "4"], flags: ["-O"])
    #expect(rounds.code == 0 && rounds.lines.count == 1, "\(rounds.lines)")
    let counts = try #require(rounds.lines.last).split(separator: " ").compactMap { Int($0) }
    #expect(counts.prefix(4).reduce(0, +) == 20_000)
    #expect(counts.count == 9 && counts.allSatisfy { $0 > 500 }, "\(rounds.lines)")
  }

  /// What a table has on screen shows each mistake that a plan may have.
  @Test("Mistakes in a plan are seen", .needsCompiler)
  func showsMistakes() throws {
    let program = try AdapterProgram()
    let names = [
      "no moves", "delete off by one", "no occurrence number", "content test inverted",
      "move source from old indices", "section moves dropped",
    ]
    let mutants = PlanMutant.all.filter { names.contains($0.name) }
    #expect(mutants.count == names.count)
    for mutant in mutants {
      let (code, lines) = try program.run(["rounds", "400", "1", "2"], mutant: mutant)
      #expect(code != 0 || lines.count > 1, "\(mutant.name)")
    }
  }

  /// Files as they are emitted beside those of an app, in a module of each kind.
  @Test(
    "They compile in every module, with UIKit and without", .needsCompiler, arguments: ["5", "6"],
    [[], ["-default-isolation", "MainActor"]])
  func compiles(version: String, isolation: [String]) throws {
    let schema = try #require(Emission.text("Tests/Adapters/screen.yml"))
      .replacing("support: module, ", with: "")
    let (files, diagnostics) = Emission.generate(schema, path: "screen.yml")
    #expect(diagnostics.isEmpty)
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    try folder.expectCompiles(swift: version, flags: isolation)
    try folder.addModule("UIKit")
    try folder.add(
      """
      import UIKit

      @MainActor final class Lists {
        let table: ListTable<ScreenRow>
        let collection: ListCollection<ScreenRow>
        let driver: ListDriver<ScreenRow>

        init(_ tableView: UITableView, _ collectionView: UICollectionView) {
          let table = ListTable<ScreenRow>(tableView) { tableView, indexPath, row in
            tableView.dequeueReusableCell(withIdentifier: row.id.kind.rawValue, for: indexPath)
          }
          table.shouldSelect = { $0.part != .help }
          let collection = ListCollection<ScreenRow>(collectionView) { view, indexPath, row in
            view.dequeueReusableCell(withReuseIdentifier: row.id.kind.rawValue, for: indexPath)
          }
          driver = ListDriver { plan in
            table.show(plan)
            collection.show(plan)
          }
          (self.table, self.collection) = (table, collection)
        }

        func snapshot(_ page: ScreenRow.Page) -> Int { page.snapshot().numberOfItems }
      }

      """, as: "use.swift")
    try folder.expectCompiles(swift: version, flags: isolation + ["-I", "."])
  }
}

extension EmittedFolder {
  /// Adds a module of `Tests/Stubs` under the name that it stands in for.
  func addModule(_ name: String) throws {
    let swiftc = try #require(Tool.swiftc)
    let sources = Emission.root.appendingPathComponent("Tests/Stubs/\(name)").path
    let names = try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
    let (code, text) = try swiftc.run(
      ["-module-name", name, "-emit-module", "-parse-as-library", "-swift-version", "6"]
        + ["-emit-module-path", "\(name).swiftmodule"] + names.map { "\(sources)/\($0)" },
      in: url)
    try #require(code == 0, "\(text.prefix(2000))")
  }
}
