import Foundation
import GenModelsLists
import GenModelsTestSupport
import Testing

/// The laws of plans notice each mistake that is named.
@Suite struct PlanMutantTests {
  @Test(.needsCompiler, arguments: PlanMutant.all)
  func theLawsNoticeIt(_ mutant: PlanMutant) throws {
    let (code, text) = try run(mutant)
    #expect(code != 0 || !text.isEmpty)
  }

  @Test(.needsCompiler) func theyHaveNothingToSayOtherwise() throws {
    let (code, text) = try run(nil)
    #expect(code == 0 && text.isEmpty, "\(text.prefix(1000))")
  }

  /// Compiles the laws with the templates, and tries them.
  private func run(_ mutant: PlanMutant?) throws -> (code: Int32, text: String) {
    let folder = try EmittedFolder()
    for (name, file) in [("list-page", "ListPage"), ("list-plan", "ListPlan")] {
      let text = try #require(Emission.text("Sources/GenModelsSupport/\(file).generated.swift"))
      let isOurs = mutant?.template == name
      try folder.add(
        isOurs ? try #require(mutant?.applied(to: text)) : text, as: "\(file).swift")
    }
    for name in ["ListScreen", "PlanLaws", "RandomPages", "SamplePart"] {
      let text = try #require(Emission.text("Tests/Lists/\(name).swift"))
      try folder.add(
        text.replacing(/(?m)^(package )?import GenModelsSupport$/, with: ""), as: "\(name).swift")
    }
    try folder.add(
      """
      for seed in 1...4 {
        for fault in PlanLaws.faults(seed: UInt64(seed), changes: 300) { print(fault) }
      }
      """, as: "main.swift")
    let swiftc = try #require(Tool.swiftc)
    let (code, text) = try swiftc.run(
      ["-swift-version", "6", "-package-name", "p", "-o", "laws"] + folder.names, in: folder.url)
    try #require(code == 0, "\(text.prefix(2000))")
    return try GenModelsTestSupport.run("\(folder.url.path)/laws", [], in: folder.url)
  }
}

extension PlanMutant: CustomTestStringConvertible {
  /// The name.
  public var testDescription: String { name }
}
