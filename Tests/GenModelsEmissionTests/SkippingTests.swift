import Foundation
import Testing

@testable import GenModelsFixtures

/// Arrays and dictionaries that leave elements out.
@Suite struct SkippingTests {
  private static let empty = #""byName":{},"items":[],"links":[],"title":"t""#

  private func feed(_ member: String) throws -> SkipFeed {
    let key = member.prefix { $0 != ":" }
    let members = [#""byName":{}"#, #""items":[]"#, #""links":[]"#, #""title":"t""#]
      .filter { !$0.hasPrefix(key) }
    return try decode(SkipFeed.self, "{" + (members + [member]).joined(separator: ",") + "}")
  }

  @Test func leavesUnknownElementsOut() throws {
    let feed = try feed(
      #""items":[{"kind":"text","body":"a"},{"kind":"poll","x":1},{"kind":"text","body":"b"}]"#)
    #expect(feed.items == [.text(body: "a"), .text(body: "b")])
    let skipped = try #require(feed.skippedItems.elements.first)
    #expect(feed.skippedItems.elements.count == 1)
    #expect(skipped.place == .index(1))
    #expect(skipped.value == .object(["kind": .string("poll"), "x": .int(1)]))
    #expect(
      skipped.reason == #"kind: Unknown kind "poll"; expected "text", "list" or "sized"."#)
    #expect(
      try encode(feed)
        == #"{"byName":{},"items":[{"body":"a","kind":"text"},{"body":"b","kind":"text"}],"#
        + #""links":[],"title":"t","users":null}"#)
  }

  /// Everything else is an error, with the place of the element.
  @Test(arguments: [
    (#"{"kind":"text"}"#, "keyNotFound 'body' at 'items.1'"),
    (#"{}"#, "keyNotFound 'kind' at 'items.1'"), ("null", "valueNotFound at 'items.1'"),
    (#"{"kind":null}"#, "valueNotFound at 'items.1.kind'"),
    (#"{"kind":5}"#, "typeMismatch at 'items.1.kind'"), ("5", "typeMismatch at 'items.1'"),
    (
      #"{"kind":"list","items":[{"kind":"poll"}]}"#,
      #"dataCorrupted at 'items.1.items.0.kind': Unknown kind "poll"; expected "text", "list" or "#
        + #""sized"."#
    ),
    (
      #"{"kind":"sized","size":"huge"}"#,
      #"dataCorrupted at 'items.1.size': Unknown SkipSize "huge"; expected "small" or "large"."#
    ),
  ])
  func throwsWhatIsBroken(element: String, problem: String) {
    let json = #"{"byName":{},"links":[],"title":"t","items":[{"kind":"text","body":"a"},"#
    #expect(failure(of: SkipFeed.self, json + element + "]}") == problem)
  }

  @Test func leavesUnknownRawValuesOut() throws {
    let feed = try feed(#""sizes":["small","huge","large"]"#)
    #expect(feed.sizes == [.small, .large])
    #expect(feed.skippedSizes.elements.map(\.value) == [.string("huge")])
    #expect(
      failure(of: SkipFeed.self, "{\(Self.empty),\"sizes\":[\"small\",1]}")
        == "typeMismatch at 'sizes.1'")
  }

  @Test func leavesInvalidElementsOut() throws {
    let feed = try feed(
      #""users":[{"id":1},null,{"id":"x"},5,{},{"id":1.5},{"id":1e400},{"id":2}]"#)
    #expect(feed.users == [SkipUser(id: 1), SkipUser(id: 2)])
    let skipped = feed.skippedUsers.elements
    #expect(skipped.map(\.place) == (1...6).map { .index($0) })
    // JSON has numbers that Swift has not.
    #expect(
      skipped.map(\.value) == [
        .null, .object(["id": .string("x")]), .int(5), .object([:]),
        .object(["id": .double(1.5)]), nil,
      ])
    #expect(skipped.allSatisfy { !$0.reason.isEmpty })
    #expect(skipped[1].reason.hasPrefix("id: "))
  }

  @Test func takesNothingForNothing() throws {
    for member in [#""title":"t""#, #""users":null,"scores":null,"sizes":null,"events":null"#] {
      let feed = try feed(member)
      #expect(feed.sizes == nil && feed.users == nil && feed.scores == nil && feed.events == nil)
    }
    #expect(failure(of: SkipFeed.self, #"{"title":"t"}"#) == "keyNotFound 'items' at ''")
    #expect(
      failure(of: SkipFeed.self, #"{"title":"t","items":null}"#) == "valueNotFound at 'items'")
    #expect(failure(of: SkipFeed.self, #"{"title":"t","items":{}}"#) == "typeMismatch at 'items'")
    #expect(
      failure(of: SkipFeed.self, "{\(Self.empty),\"scores\":[]}") == "typeMismatch at 'all_scores'"
        || failure(of: SkipFeed.self, "{\(Self.empty),\"all_scores\":[]}")
          == "typeMismatch at 'all_scores'"
    )
  }

  /// A dictionary keeps its keys whatever the strategy makes of keys, and reports in their order.
  @Test func leavesElementsOfDictionariesOut() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json =
      #"{"byName":{"a_b":{"kind":"text","body":"x"},"z_z":{"kind":"?"},"c_d":{"kind":"?"}},"#
      + #""items":[],"links":[],"title":"t"}"#
    let feed = try decoder.decode(SkipFeed.self, from: Data(json.utf8))
    #expect(feed.byName == ["a_b": .text(body: "x")])
    #expect(feed.skippedByName.elements.map(\.place) == [.key("c_d"), .key("z_z")])
    #expect(
      failure(
        of: SkipFeed.self,
        #"{"items":[],"links":[],"title":"t","byName":{"a":{"kind":"text"}}}"#)
        == "keyNotFound 'body' at 'byName.a'")
    let scores = try self.feed(#""all_scores":{"a":1,"b":"x","c":null}"#)
    #expect(scores.scores == ["a": 1])
    #expect(scores.skippedScores.elements.map(\.place) == [.key("b"), .key("c")])
  }

  /// The tag of an element that shares its object is the element's own.
  @Test func looksAtInlineTags() throws {
    let feed = try feed(
      #""events":[{"id":"1","kind":"poll"},{"id":"2","kind":"text","body":"b"}]"#)
    #expect(feed.events == [SkipEvent(id: "2", item: .text(body: "b"))])
    #expect(feed.skippedEvents.elements.map(\.place) == [.index(0)])
    #expect(
      failure(of: SkipFeed.self, "{\(Self.empty),\"events\":[{\"kind\":\"text\",\"body\":\"b\"}]}")
        == "keyNotFound 'id' at 'events.0'")
  }

  @Test func takesNullForAnOptionalElement() throws {
    let feed = try feed(#""links":[null,{"kind":"?"},{"kind":"text","body":"b"}]"#)
    #expect(feed.links == [nil, .text(body: "b")])
    #expect(feed.skippedLinks.elements.map(\.place) == [.index(1)])
  }

  /// Read by itself, in an array or in another value, it is the same.
  @Test func isTheSameEverywhere() throws {
    let json = "{\(Self.empty),\"sizes\":[\"x\",\"small\"]}"
    let direct = try decode(SkipFeed.self, json)
    let element = try decode([SkipFeed].self, "[\(json)]")[0]
    let nested = try #require(
      try decode([String: [SkipFeed]].self, "{\"a\":[\(json)]}")["a"]?.first)
    for feed in [direct, element, nested] {
      #expect(feed.sizes == [.small])
      #expect(feed.skippedSizes.elements.map(\.place) == [.index(0)])
    }
  }

  @Test func worksInCases() throws {
    let plain = try decode(SkipPage.self, #"{"t":"plain","items":[{"id":1},null]}"#)
    guard case .plain(let items, let skipped) = plain else {
      Issue.record("\(plain)")
      return
    }
    #expect(items == [SkipUser(id: 1)])
    #expect(skipped.elements.map(\.place) == [.index(1)])
    #expect(try encode(plain) == #"{"items":[{"id":1}],"t":"plain"}"#)
    try expectRoundTrip(#"{"count":1,"t":"other"}"#, SkipPage.other(count: 1))
    let envelope = try decode(SkipEnvelope.self, #"{"t":"plain","c":{"items":[5,{"id":1}]}}"#)
    #expect(envelope == .plain(items: [SkipUser(id: 1)]))
    #expect(try encode(envelope) == #"{"c":{"items":[{"id":1}]},"t":"plain"}"#)
  }

  /// The report is no part of the value.
  @Test func takesNoPartInEquality() throws {
    let one = try feed(#""sizes":["small"]"#)
    let other = try feed(#""sizes":["small","huge"]"#)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(try encode(one) == encode(other))
    #expect(one != (try feed(#""sizes":["large"]"#)))
  }

  /// Every tagging knows its own unknown tags from broken payloads, and from tags that are wrong.
  @Test(arguments: [
    (#"{"commands":["flush","?",{"load":"x"},{"?":1},{}]}"#, [1, 3, 4]),
    (#"{"replies":[{"result":1},{"?":2},{"error":null},{"error":"x"}]}"#, [1, 2]),
    (#"{"rows":[{"a":"x","b":"?"},{"a":"?","b":"y"},{"a":"x","b":"z"}]}"#, [0, 1]),
    (#"{"levels":[1,3,2]}"#, [1]),
  ])
  func knowsTheTagsOfEveryTagging(json: String, places: [Int]) throws {
    let commands = try decode(SkipCommands.self, json)
    let skipped = [
      commands.skippedCommands, commands.skippedReplies, commands.skippedRows,
      commands.skippedLevels,
    ].flatMap(\.elements)
    #expect(skipped.map(\.place) == places.map { .index($0) })
  }

  @Test func knowsTheTagsOfPaths() throws {
    let commands = try decode(
      SkipCommands.self, #"{"codes":{"b":{"meta":{"code":3}},"a":{"meta":{"code":1},"id":5}}}"#)
    #expect(commands.codes == ["a": .one(id: 5)])
    #expect(commands.skippedCodes.elements.map(\.place) == [.key("b")])
  }

  @Test(arguments: [
    (#"{"commands":[{"load":1}]}"#, "typeMismatch at 'commands.0.load'"),
    (
      #"{"commands":[{"nested":"?"}]}"#,
      #"dataCorrupted at 'commands.0.nested': Unknown text "?"; expected "flush". "#
        + "Cases with a payload are objects (units: string)."
    ),
    (
      #"{"commands":[{"load":"x","nested":"flush"}]}"#,
      #"dataCorrupted at 'commands.0': Found the keys ["load", "nested"]; "#
        + #"expected exactly one of "load" or "nested". Cases without payload are texts "#
        + "(units: string)."
    ),
    (#"{"replies":[{"result":"x"}]}"#, "typeMismatch at 'replies.0.result'"),
    (#"{"codes":{"a":{"meta":{}}}}"#, "keyNotFound 'code' at 'codes.a.meta'"),
    (#"{"rows":[{"a":"?"}]}"#, "keyNotFound 'b' at 'rows.0'"),
    (
      #"{"levels":[1.5]}"#,
      "dataCorrupted at 'levels.0': Expected a whole number that fits in Int."
    ),
  ])
  func throwsWhatIsWrongUnderEveryTagging(json: String, problem: String) {
    #expect(failure(of: SkipCommands.self, json) == problem)
  }
}
