import Testing

@testable import GenModelsFixtures

/// The cases of a union among the rows.
@Suite struct InlineRowTests {
  private static let json =
    #"{"blocks":[{"id":"1","kind":"heading","level":2,"text":"t"},"#
    + #"{"blocks":[{"id":"3","kind":"rule"}],"id":"2","kind":"quote"},{"id":"4","kind":"rule"},"#
    + #"{"id":"5","kind":"poll"},{"id":"4","kind":"rule"}],"foot":"f","#
    + #""lead":{"image":{"url":"u"}}}"#

  @Test func theCasesOfTheUnionAreRows() throws {
    let story = try decode(Story.self, Self.json)
    #expect(try encode(story) == Self.json)
    let rows = StoryRow.process(model: story)
    #expect(
      rows == [
        .image(url: "u", alt: nil), .heading(id: "1", text: "t", level: 2),
        .quote(StoryBlock.Quote(id: "2", by: nil, blocks: [.rule(id: "3")])), .rule(id: "4"),
        .unknown(.object(["id": .string("5"), "kind": .string("poll")])), .rule(id: "4"),
        .foot("f"),
      ])
    #expect(rows == StoryRow.page(model: story).parts)
  }

  @Test func theyAreKnownByTheirKindAndKey() throws {
    let page = StoryRow.page(model: try decode(Story.self, Self.json))
    #expect(
      page.sections.flatMap { $0.rows.map(\.id) } == [
        ListID(.image), ListID(.heading, key: .text("1")), ListID(.quote, key: .text("2")),
        ListID(.rule, key: .text("4")), ListID(.unknown, key: .position(3)),
        ListID(.rule, key: .text("4"), occurrence: 1), ListID(.foot),
      ])
  }

  @Test func theRowsOfOnePartStayTogether() throws {
    let page = StoryRow.page(model: try decode(Story.self, Self.json))
    #expect(
      (0..<7).map { page.span(around: ListSpot(section: 0, row: $0)) }
        == [0...0, 1...5, 1...5, 1...5, 1...5, 1...5, 6...6])
    #expect(StoryRow.comeFromOnePart(.image, .video))
    #expect(!StoryRow.comeFromOnePart(.image, .heading))
    #expect(!StoryRow.comeFromOnePart(.foot, .rule))
    #expect(StoryRow.comeFromOnePart(.foot, .foot))
    #expect(StoryRow.Kind.blocks == [.heading, .quote, .rule, .tweet, .unknown])
  }

  @Test func oneMissingPartHidesAllCasesOfTheOthers() throws {
    #expect(
      StoryRow.process(
        model: try decode(
          Story.self, #"{"lead":{"image":{"url":"u"}},"foot":"f","blocks":[]}"#)) == [])
  }

  @Test func unknownCasesAreHidden() throws {
    let json =
      #"{"blocks":[{"id":"5","kind":"poll"},{"id":"4","kind":"rule"}],"#
      + #""lead":{"video":{"url":"v"}},"single":{"sort":"tale","value":{"title":"t"}}}"#
    let brief = try decode(Brief.self, json)
    #expect(try encode(brief) == json)
    #expect(
      BriefRow.process(model: brief)
        == [
          .video(StoryLead.Video(url: "v")), .rule(id: "4"), .story(title: "t", tag: .tale),
          .note,
        ])
    #expect(
      BriefRow.process(
        model: try decode(
          Brief.self, #"{"blocks":[{"id":"5","kind":"poll"}],"single":{"sort":"new"}}"#)) == [])
  }

  @Test(arguments: [
    (#"{"sort":"plain","value":"p"}"#, BriefRow.plain("p")), (#"{"sort":"nothing"}"#, .nothing),
    (#"{"sort":"story","value":{"title":"t"}}"#, .story(title: "t", tag: .story)),
  ])
  func everyFormOfPayloadIsARow(json: String, row: BriefRow) throws {
    let brief = try decode(Brief.self, #"{"single":\#(json)}"#)
    #expect(BriefRow.process(model: brief) == [row, .note])
  }
}
