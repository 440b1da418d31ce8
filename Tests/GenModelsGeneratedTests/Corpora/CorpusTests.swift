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
    let files = (try? Corpora.found?.payloads(of: family.name)) ?? []
    return files.compactMap { file -> Payload? in
      guard let root = family.root(of: file), let type = root.type else { return nil }
      return Payload(family: family, file: file, type: type, oracle: root.oracle)
    }
  }

  @Test("every family is there, and so are the files of the oracle", arguments: CorpusFamily.all)
  func familiesAreWhole(_ family: CorpusFamily) throws {
    let corpora = try #require(Corpora.found)
    let files = try corpora.payloads(of: family.name)
    let payloads = Self.payloads.filter { $0.family.name == family.name }
    let refused = payloads.count(where: \.isRefused)
    print(
      "corpus \(family.name): \(payloads.count) files run, \(refused) of them refused,",
      "\(files.count - payloads.count) are something else")
    #expect(files.count >= family.leastFiles)
    #expect(refused == family.refused.count)
    #expect(files.allSatisfy { family.root(of: $0) != nil })
    #expect(try corpora.oracle(of: family.name).keys.filter { !files.contains($0) } == [])
  }

  @Test("the sequence of cases is that of the oracle", arguments: payloads.filter { !$0.isRefused })
  func hasTheTagsOfTheOracle(_ payload: Payload) throws {
    let corpora = try #require(Corpora.found)
    let text = try corpora.text(of: payload.file, in: payload.family.name)
    let document = try read(payload.type, text)
    guard var tags = try corpora.oracle(of: payload.family.name)[payload.file] else { return }
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

  @Test("what is kept as it came is as much as the family says", arguments: CorpusFamily.all)
  func keepsWhatIsNotModelled(_ family: CorpusFamily) throws {
    let corpora = try #require(Corpora.found)
    let payloads = Self.payloads.filter { $0.family.name == family.name && !$0.isRefused }
    let figures = try payloads.reduce(Figures()) { figures, payload in
      let text = try corpora.text(of: payload.file, in: family.name)
      return figures + Figures(of: try read(payload.type, text))
    }
    #expect(figures == family.figures)
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
