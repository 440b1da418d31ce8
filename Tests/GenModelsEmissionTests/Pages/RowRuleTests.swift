import Testing

@testable import GenModelsFixtures

/// Which rows a part makes by its own rules.
@Suite struct RowRuleTests {
  /// The rows of a feed of which nothing is there but what a text has.
  private func rows(_ parts: String, with fields: String = "") throws -> [FeedRow] {
    let json = #"{"mode":"0","state":"live","isAdmin":true,"isBeta":true"# + fields + parts + "}"
    let always: [FeedRow] = [.pinned(nil), .help, .admin]
    return FeedRow.process(model: try decode(Feed.self, json)).filter { !always.contains($0) }
  }

  @Test func rowsThatAreAlwaysThereAre() throws {
    let feed = try decode(
      Feed.self, #"{"mode":"0","state":"live","isAdmin":false,"isBeta":true}"#)
    #expect(FeedRow.process(model: feed) == [.pinned(nil), .help, .guest])
  }

  @Test func eachElementHasARow() throws {
    #expect(
      try rows(#","items":[{"id":"a"},{"id":"b"},{"id":"a"}]"#)
        == ["a", "b", "a"].map { .item(FeedItem(id: $0)) })
    #expect(try rows(#","items":[]"#) == [])
    #expect(try rows(#","items":null"#) == [])
  }

  @Test func emptyValuesAreHiddenWhereTheSchemaSaysSo() throws {
    #expect(try rows(#","tags":[],"scores":{}"#) == [])
    #expect(
      try rows(#","tags":[""],"scores":{"a":1}"#) == [.tags([""]), .scores(["a": 1])])
  }

  @Test func anAbsentValueKeepsItsRow() throws {
    let feed = try decode(
      Feed.self,
      #"{"mode":"0","state":"ended","isAdmin":true,"isBeta":true,"pinned":{"id":"p"}}"#)
    #expect(
      FeedRow.process(model: feed) == [.pinned(FeedItem(id: "p")), .help, .admin, .ended(nil)])
  }

  @Test func unknownValuesAreHidden() throws {
    #expect(try rows(#","chart":{"kind":"new"}"#) == [])
    #expect(try rows(#","chart":{"kind":"bar","height":1}"#) == [.chart(.bar(height: 1))])
    #expect(
      try rows(#","charts":[{"kind":"new"},{"kind":"pie","id":"a"},{"kind":"newer"}]"#)
        == [.charts(.pie(FeedItem(id: "a")))])
  }

  @Test(arguments: [
    ("0", [FeedRow.other(2), .rest(4), .rest(5)]),
    ("1", [.one(1), .few(3)]),
    ("2", [.other(2), .few(3)]),
  ])
  func aTextIsOneOfSomeOrNoneOfThem(mode: String, expected: [FeedRow]) throws {
    let json =
      #"{"mode":"\#(mode)","state":"live","isAdmin":true,"isBeta":true,"#
      + #""one":1,"other":2,"some":3,"rest":[4,5]}"#
    let rows = FeedRow.process(model: try decode(Feed.self, json))
    #expect(rows == [.pinned(nil), .help, .admin] + expected)
  }

  @Test func optionalFieldsThatAreAbsentAreNoValue() throws {
    let parts = #","local":1,"high":2,"json":3"#
    #expect(try rows(parts) == [.high(2), .json(.int(3))])
    #expect(
      try rows(parts, with: #","region":"eu","level":1"#) == [.local(1)])
    #expect(
      try rows(parts, with: #","region":"us","level":2"#)
        == [.local(1), .high(2), .json(.int(3))])
    #expect(
      try rows(parts, with: #","region":"as","level":null"#) == [.high(2), .json(.int(3))])
  }

  @Test(arguments: [("", true), (#","isBeta":false"#, true), (#","isBeta":true"#, false)])
  func anOptionalBoolIsAskedForOneValue(field: String, isThere: Bool) throws {
    let json = #"{"mode":"0","state":"live","isAdmin":true"# + field + "}"
    #expect(FeedRow.process(model: try decode(Feed.self, json)).contains(.beta) == isThere)
  }

  @Test(arguments: [
    ("live", [FeedRow.live(1)]), ("paused", []), ("ended", [.ended(FeedItem(id: "e"))]),
  ])
  func rawEnumsAreComparedByTheirValues(state: String, expected: [FeedRow]) throws {
    let json =
      #"{"mode":"0","state":"\#(state)","isAdmin":true,"isBeta":true,"live":1,"ended":{"id":"e"}}"#
    let rows = FeedRow.process(model: try decode(Feed.self, json))
    #expect(rows == [.pinned(nil), .help, .admin] + expected)
  }

  @Test func hiddenValuesAreWrittenBack() throws {
    let json =
      #"{"chart":{"kind":"new"},"charts":[{"kind":"newer","x":[1]}],"isAdmin":true,"items":[],"#
      + #""level":null,"mode":"2","one":1,"state":"paused","tags":[]}"#
    #expect(try encode(try decode(Feed.self, json)) == json)
  }
}
