import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// Every hostile name in every place where a schema has a name: refused at its place, or fine.
@Suite struct HostileNameTests {
  private static let codes: Set<DiagnosticCode> = [
    .nameCollision, .unusableName, .misleadingName, .emptyText,
  ]

  /// What became of the names at one place.
  private struct Verdict {
    var names: [String]
    var refused: Set<String> = []
    var warned: Set<String> = []

    /// The names that are taken without a word.
    var fine: [String] { names.filter { !refused.contains($0) && !warned.contains($0) } }
  }

  /// One schema with all names, a type for each: every message must name the line of its name.
  private static func verdict(at place: HostilePlace) -> Verdict {
    let names = place.names
    var verdict = Verdict(names: names)
    let (files, diagnostics) = Emission.generate(place.schema(names))
    // That a tag differs from another only by case says nothing of the name.
    for diagnostic in diagnostics where diagnostic.code != .doubtfulTag {
      guard case .span(let span) = diagnostic.place, codes.contains(diagnostic.code),
        diagnostic.help != nil, case let index = span.start.line - place.head - 1,
        names.indices.contains(index)
      else {
        Issue.record("\(place): \(diagnostic)")
        continue
      }
      if diagnostic.severity == .error {
        verdict.refused.insert(names[index])
      } else {
        verdict.warned.insert(names[index])
      }
    }
    #expect(files.isEmpty == !verdict.refused.isEmpty, "\(place)")
    return verdict
  }

  private static func emitted(_ names: [String], at place: HostilePlace) -> String? {
    let (files, diagnostics) = Emission.generate(place.schema(names))
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      Issue.record("\(place): \(error)")
    }
    return files.first?.text
  }

  /// Puts all emitted names into two modules, since those with a warning need not pass the lint.
  @Test(.needsCompiler, .needsFormatter)
  func everyNameIsRefusedOrFine() throws {
    let (fine, warned) = (try EmittedFolder(), try EmittedFolder())
    for place in HostilePlace.allCases where !place.isType {
      let verdict = Self.verdict(at: place)
      try fine.add(try #require(Self.emitted(verdict.fine, at: place)), as: "\(place).swift")
      let taken = place.warnsOfCapitals ? verdict.fine + verdict.warned : verdict.fine
      #expect(taken.count > verdict.names.count * 2 / 3, "\(place)")
      let others = verdict.warned.subtracting(verdict.refused).sorted()
      guard !others.isEmpty else { continue }
      try warned.add(try #require(Self.emitted(others, at: place)), as: "\(place).swift")
    }
    try fine.expectLinted()
    for folder in [fine, warned] {
      try folder.addSupport()
      try folder.expectCompiles()
    }
  }

  /// The types of one module must get along with everything that is emitted into it.
  @Test(.needsCompiler, arguments: [HostilePlace.type, .rowType])
  func everyTypeIsRefusedOrGetsAlong(place: HostilePlace) throws {
    let verdict = Self.verdict(at: place)
    #expect(verdict.refused.isSuperset(of: ["String", "Codable", "Decoder", "JSONValue", "1st"]))
    #expect(verdict.warned.isSuperset(of: ["Result", "Error", "Set"]))
    #expect(Set(verdict.fine).isSuperset(of: ["Value", "Key", "Element", "Kind", "RawValue"]))
    let folder = try EmittedFolder()
    let accepted = verdict.names.filter { !verdict.refused.contains($0) }
    try folder.add(try #require(Self.emitted(accepted, at: place)), as: "\(place).swift")
    try folder.addSupport()
    for name in ["three-states", "json", "tuples", "external-object", "many-tags"] {
      let path = "Tests/Fixtures/Emission/\(name)/\(name).generated.swift"
      try folder.add(try #require(Emission.text(path)), as: "\(name).swift")
    }
    try folder.expectCompiles()
  }

  @Test(arguments: [
    (
      "A: { fields: { größe: Int } }", "5:18",
      "warning: the name 'größe' is not ASCII, which the lint of swift-format refuses",
      "give the field a 'name:'"
    ),
    (
      "A: { values: [__a] }", "5:17",
      "warning: the name '__a' starts with two underscores, which the lint of swift-format refuses",
      "write it as 'name: value', with a name for Swift"
    ),
    (
      "A: { fields: { a: { type: Int, name: B } } }", "5:40",
      "warning: the name 'B' starts with a capital, which the lint of swift-format refuses",
      "give the field another 'name:'"
    ),
    (
      "A: { page: R, parts: { a: { type: Int, case: some } } }", "5:48",
      "warning: '.some' of an optional value means 'Optional.some'", "give the part a 'case:'"
    ),
    (
      "A: { fields: { größe: Int } }", "5:18",
      "warning: the name 'größe' is not ASCII, which the lint of swift-format refuses",
      "give the field a 'name:'"
    ),
    (
      "A: { discriminator: t, cases: { Type: { name: Type }, b: } }", "5:49",
      "error: Swift has another meaning for 'Type' here", "give the case another 'name:'"
    ),
    (
      "A: { fields: { 1st: Int } }", "5:18",
      "error: '1st' gives no Swift name for a field", "give the field a 'name:'"
    ),
    (
      "A: { fields: { a-b: Int, a_b: Int } }", "5:28",
      "error: the field 'a_b' becomes 'aB' in Swift, which is taken",
      "give one of the two a 'name:'"
    ),
  ])
  func saysWhatIsWrongWithAName(type: String, place: String, message: String, help: String) {
    let (_, diagnostics) = Emission.generate("schema: 1\n\n# A type:\ntypes:\n  \(type)\n")
    #expect(
      diagnostics.map { diagnostic in
        guard case .span(let span) = diagnostic.place else { return "" }
        return "\(span.start.line):\(span.start.column): \(diagnostic.severity): "
          + "\(diagnostic.message); \(diagnostic.help ?? "")"
      } == ["\(place): \(message); \(help)"])
  }
}
