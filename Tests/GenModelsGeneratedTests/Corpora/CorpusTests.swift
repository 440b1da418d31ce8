import Testing

extension CorpusFamily: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// Real payloads: each file is read, its cases are the ones that another reader found, and what
/// is written means the same as the file.
@Suite(
  .enabled(
    if: Corpora.found != nil,
    "GEN_MODELS_CORPORA is not set: the corpus tests are skipped"
  )
)
struct CorpusTests {
  /// One payload of a family.
  struct Payload: Sendable, CustomTestStringConvertible {
    let family: CorpusFamily
    let file: String
    let type: any CorpusDocument.Type
    let oracle: CorpusFamily.Oracle

    var isRefused: Bool { family.refused.contains(file) }
    var testDescription: String { "\(family.name)/\(file)" }
  }

  /// All payloads; a family that cannot be listed has none here, and fails in `familiesAreWhole`.
  static let payloads: [Payload] = CorpusFamily.all.flatMap { family -> [Payload] in
    let files = (try? Corpora.found?.files(of: family.name)) ?? []
    return files.filter { family.others[$0] == nil }.compactMap { file in
      family.root(of: file).map { root in
        Payload(family: family, file: file, type: root.type, oracle: root.oracle)
      }
    }
  }

  @Test("every file is run, or said to be something else", arguments: CorpusFamily.all)
  func familiesAreWhole(_ family: CorpusFamily) throws {
    let corpora = try #require(Corpora.found)
    let files = try corpora.files(of: family.name)
    let run = Self.payloads.filter { $0.family.name == family.name }.map(\.file)
    #expect((run + family.others.keys).sorted() == files)
    #expect(family.refused.union(family.nulls).subtracting(run) == [])
    #expect(try corpora.oracle(of: family.name).keys.filter { !files.contains($0) } == [])
  }

  @Test("a YAML file and the JSON made of it have one value", arguments: payloads)
  func yamlIsTheJSONMadeOfIt(_ payload: Payload) throws {
    let corpora = try #require(Corpora.found)
    let files = try corpora.files(of: payload.family.name)
    guard let twin = Corpora.converted(payload.file), files.contains(twin) else { return }
    let original = try JSON(corpora.text(of: payload.file, in: payload.family.name))
    #expect(try original == JSON(corpora.text(of: twin, in: payload.family.name)))
  }

  @Test("the sequence of cases is that of the oracle", arguments: payloads.filter { !$0.isRefused })
  func hasTheTagsOfTheOracle(_ payload: Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    let document = try read(payload.type, text)
    var tags = try self.tags(of: payload, text)
    for (place, tag) in payload.family.repeated[payload.file] ?? [:] { tags[place] = tag }
    switch payload.oracle {
    case .nothing: break
    case .keys:
      #expect(try JSON(written(document)).withoutNulls.keys == tags.compactMap(\.self).sorted())
    case .cases: try expectCases(of: document, tags: tags, family: payload.family)
    }
  }

  @Test("what is written means the same, and reads the same", arguments: payloads)
  func writesTheSameValue(_ payload: Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    if payload.isRefused {
      #expect(throws: DecodingError.self) { _ = try read(payload.type, text) }
    } else {
      let leavesNulls = payload.family.nulls.contains(payload.file)
      try expectSameValue(payload.type, text, leavesNulls: leavesNulls)
    }
  }

  @Test("what is run, refused, lost and kept is as much as the families say")
  func tallies() throws {
    let rows = try CorpusFamily.all.map { ($0, try tally(of: $0)) }
    print(CorpusTally.table(rows.map { ($0.0.name, $0.1) }))
    for (family, tally) in rows { #expect(tally == family.tally, "\(family.name)") }
  }

  private func tally(of family: CorpusFamily) throws -> CorpusTally {
    let corpora = try #require(Corpora.found)
    let payloads = Self.payloads.filter { $0.family.name == family.name }
    let tally = CorpusTally(run: payloads.count, other: family.others.count)
    return try payloads.reduce(tally) { tally, payload in
      try tally + Self.tally(payload.type, corpora.text(of: payload.file, in: family.name))
    }
  }

  /// What one document adds to the line of its family.
  private static func tally<Document: CorpusDocument>(
    _ type: Document.Type, _ text: String
  ) throws -> CorpusTally {
    do {
      let document = try read(type, text)
      let isLossy = try JSON(written(document)) != JSON(text)
      return CorpusTally(lossy: isLossy ? 1 : 0, figures: Figures(of: document))
    } catch is DecodingError {
      return CorpusTally(refused: 1)
    }
  }

  /// The tags that the oracle has of a file or of the JSON made of it, or that the family's path
  /// leads to; none where both say nothing.
  private func tags(of payload: Payload, _ text: String) throws -> [String?] {
    let family = payload.family
    let oracle = try #require(Corpora.found).oracle(of: family.name)
    let found = family.tagPath.isEmpty ? [] : try JSON(text).texts(at: family.tagPath)
    let converted = Corpora.converted(payload.file).flatMap { oracle[$0] }
    guard let tags = oracle[payload.file] ?? converted else { return found }
    // The path is the oracle's own where both have something to say.
    #expect(found.isEmpty || found.sorted() == tags.compactMap(\.self).sorted())
    return tags
  }

  private func expectCases(
    of document: some CorpusDocument, tags: [String?], family: CorpusFamily
  ) throws {
    if let document = document as? any TagWalk {
      #expect(document.tags == tags)
      return
    }
    let walk = try #require(document as? any CaseWalk, "no walk for \(type(of: document))")
    let cases = walk.cases.map { $0.map(CorpusFamily.letters) }
    let expected = tags.map(family.caseLetters)
    if family.isOrdered {
      #expect(cases == expected)
    } else {
      #expect(cases.compactMap(\.self).sorted() == expected.compactMap(\.self).sorted())
      #expect(cases.count == expected.count)
    }
  }

  private func expectSameValue<Document: CorpusDocument>(
    _ type: Document.Type, _ text: String, leavesNulls: Bool
  ) throws {
    let document = try read(type, text)
    let output = try written(document)
    let expected = try JSON(text)
    #expect(try JSON(output) == (leavesNulls ? expected.withoutNulls : expected))
    #expect(!leavesNulls || expected != expected.withoutNulls)
    #expect(try read(type, output) == document)
  }
}
