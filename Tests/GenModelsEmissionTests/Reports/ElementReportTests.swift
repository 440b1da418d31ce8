import Foundation
import Testing

@testable import GenModelsFixtures

/// Reports of one element that is wrong, and of lists that leave elements out.
@Suite struct ElementReportTests {
  private static let broken: [(ReportProbe, String, broken: String, problem: String)] = [
    (
      ReportProbe(SkipPoll.self), #"{"kind":"gap"}"#, #"{"kind":"poll","votes":"x"}"#,
      "typeMismatch at '1.votes'"
    ),
    (
      ReportProbe(SkipPoll.self), #"{"kind":"gap"}"#, #"{"kind":"poll"}"#,
      "keyNotFound 'votes' at '1'"
    ),
    (
      ReportProbe(KeptShape.self), #"{"kind":"point"}"#, #"{"kind":"circle","radius":"x"}"#,
      "typeMismatch at '1.radius'"
    ),
    (
      ReportProbe(LooseShape.self), #"{"kind":"other"}"#, #"{"kind":"circle","radius":"x"}"#,
      "typeMismatch at '1.radius'"
    ),
    (
      ReportProbe(KeptBlock.self), #"{"type":"unknown"}"#,
      #"{"type":"moved","data":{"x":1,"y":"x"}}"#,
      "typeMismatch at '1.data.y'"
    ),
    (
      ReportProbe(LooseBlock.self), #"{"type":"nothing"}"#, #"{"type":"text","data":5}"#,
      "typeMismatch at '1.data'"
    ),
    (
      ReportProbe(NumberedContent.self), #"{"1":"a","kind":1}"#, #"{"2":"x","kind":2}"#,
      "typeMismatch at '1.2'"
    ),
    (
      ReportProbe(Manifest.self), #"{"apiVersion":"v1","kind":"Service"}"#,
      #"{"apiVersion":"apps/v1","kind":"Deployment","replicas":"x"}"#,
      "typeMismatch at '1.replicas'"
    ),
    (
      ReportProbe(PathKept.self), #"{"meta":{},"size":1}"#, #"{"meta":{"kind":"team"},"size":"x"}"#,
      "typeMismatch at '1.size'"
    ),
    (
      ReportProbe(ExternalKept.self), #"{"quit":{}}"#, #"{"store":{"path":5}}"#,
      "typeMismatch at '1.store.path'"
    ),
    (
      ReportProbe(ExternalElse.self), #"{"halt":null}"#, #"{"jump":"x"}"#,
      "typeMismatch at '1.jump'"
    ),
    (
      ReportProbe(PresenceKept.self), #"{"done":true}"#, #"{"result":"x"}"#,
      "typeMismatch at '1.result'"
    ),
    (
      ReportProbe(PresenceElse.self), #"{"nothing":true}"#, #"{"result":"x"}"#,
      "typeMismatch at '1.result'"
    ),
    (
      ReportProbe(UntaggedKept.self), "1", #"{"name":5}"#, "typeMismatch at '1.name'"
    ),
    (
      ReportProbe(OrderFinal.self), "5", #"{"type":"circle","radius":"x"}"#,
      "typeMismatch at '1.radius'"
    ),
    (
      ReportProbe(SubShape.self), #"{"kind":null}"#, #"{"kind":"circle","radius":"x"}"#,
      "typeMismatch at '1.radius'"
    ),
    (
      ReportProbe(KeptItem.self), #"{"id":"1","type":"divider"}"#, #"{"id":"2","type":"text"}"#,
      "keyNotFound 'text' at '1'"
    ),
  ]

  /// netable#104 and KarrotCodableKit#29: an element of a known kind that is broken vanished, or
  /// ended the list without a word of which. pydantic#3947: the place held names of types.
  @Test(arguments: broken)
  func brokenElementsHaveAPlace(
    union: ReportProbe, known: String, broken: String, problem: String
  ) {
    #expect(union.failure("[\(known),\(broken),\(known)]") == problem)
  }

  private static let polls =
    #"[{"kind":"poll","votes":1},{"kind":"poll","votes":"x"},{"kind":"gap"}]"#

  /// KarrotCodableKit#29: a list was lossy as a property, and not where it was read by itself.
  @Test func brokenElementsAreTheSameEverywhere() throws {
    #expect(failure(of: [SkipPoll].self, Self.polls) == "typeMismatch at '1.votes'")
    #expect(
      failure(of: [String: [[SkipPoll]]].self, #"{"a":[\#(Self.polls)]}"#)
        == "typeMismatch at 'a.0.1.votes'")
    #expect(
      failure(
        of: SkipFeed.self,
        #"{"title":"t","byName":{},"links":[],"items":[{"kind":"text","body":5}]}"#)
        == "typeMismatch at 'items.0.body'")
    // Left out on demand, and then everywhere.
    let json = #"{"polls":\#(Self.polls)}"#
    let direct = try decode(SkipPolls.self, json)
    let element = try #require(try decode([SkipPolls].self, "[\(json)]").first)
    let nested = try #require(
      try decode([String: [SkipPolls]].self, #"{"a":[\#(json)]}"#)["a"]?.first)
    let other = try decode(SkipAll.self, json)
    #expect(other.polls == direct.polls)
    for (polls, skipped) in [
      (direct.polls, direct.skippedPolls), (element.polls, element.skippedPolls),
      (nested.polls, nested.skippedPolls), (other.polls ?? [], other.skippedPolls),
    ] {
      #expect(polls == [.poll(votes: 1), .gap])
      #expect(skipped.elements.map(\.place) == [.index(1)])
      #expect(
        skipped.elements.map(\.value)
          == [.object(["kind": .string("poll"), "votes": .string("x")])])
      #expect(skipped.elements.allSatisfy { $0.reason.hasPrefix("votes: ") })
    }
    #expect(try encode(direct) == #"{"polls":[{"kind":"poll","votes":1},{"kind":"gap"}]}"#)
  }

  private static let lists: [(String, written: String)] = [
    (#"{"blocks":[{"t":"rule"},{"t":"?"},{"c":"a","t":"text"}]}"#, "blocks"),
    (#"{"named":[{"t":"rule"},{"t":"?","?":1},{"t":"text","text":"a"}]}"#, "named"),
    (#"{"values":[1,"?",{"city":"a"}]}"#, "values"), (#"{"tried":[1,"?",["a"]]}"#, "tried"),
    (#"{"polls":[{"kind":"gap"},{"kind":"?"},{"kind":"gap"}]}"#, "polls"),
  ]

  /// swift-openapi-generator#428 and openapi-generator#1529: the one of three that is new is left
  /// out, and told, under the taggings that `SkippingTests` has not.
  @Test(arguments: lists)
  func newElementsAreLeftOut(json: String, key: String) throws {
    let all = try decode(SkipAll.self, json)
    let skipped = [
      all.skippedBlocks, all.skippedNamed, all.skippedValues, all.skippedTried, all.skippedPolls,
    ].flatMap(\.elements)
    #expect(skipped.map(\.place) == [.index(1)])
    let written = try decode(JSONValue.self, encode(all))
    guard case .object(let members) = try decode(JSONValue.self, json),
      case .array(var elements)? = members[key]
    else {
      Issue.record("\(json)")
      return
    }
    elements.remove(at: 1)
    #expect(written == .object([key: .array(elements)]))
  }

  /// netable#104 again: what is broken is not new, and ends the list.
  @Test func brokenElementsAreNotLeftOutAsNew() {
    #expect(
      failure(of: SkipAll.self, #"{"blocks":[{"t":"rule"},{"t":"text","c":5}]}"#)
        == "typeMismatch at 'blocks.1.c'")
    #expect(
      failure(of: SkipAll.self, #"{"named":[{"t":"text"}]}"#)
        == "keyNotFound 'text' at 'named.0'")
  }

  /// BetterCodable#51 and purchases-ios#1546: a lossy dictionary changed its keys under a decoder
  /// that converts keys.
  @Test func dictionariesKeepTheirKeys() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json =
      #"{"byName":{"snake_case":{"kind":"text","body":"x"},"other_one":{"kind":"?"}},"#
      + #""items":[],"links":[],"title":"t"}"#
    let feed = try decoder.decode(SkipFeed.self, from: Data(json.utf8))
    #expect(feed.byName == ["snake_case": .text(body: "x")])
    #expect(feed.skippedByName.elements.map(\.place) == [.key("other_one")])
    let mapped = try decode(Event.self, #"{"event":"mapped","data":{"snake_case":true}}"#)
    #expect(mapped == .mapped(["snake_case": true]))
  }

  /// checkout-sheet-kit-swift#560: a null in a lossy list was read again and again, without end.
  @Test(arguments: ["null", "null,null", "true,null", "{},null,[null]"])
  func nullsComeToAnEnd(elements: String) throws {
    let count = elements.split(separator: ",").count
    let polls = try decode(SkipPolls.self, #"{"polls":[\#(elements)]}"#)
    #expect(polls.polls == [])
    #expect(polls.skippedPolls.elements.map(\.place) == (0..<count).map { .index($0) })
    let all = try decode(SkipAll.self, #"{"values":[\#(elements),1],"tried":[\#(elements),2]}"#)
    #expect(all.values == [.count(1)])
    #expect(all.tried == [.count(2)])
  }

  /// swift-foundation#1604 and swift-foundation#274: a number that is no Int was an error without
  /// a place. Left out, it has one, and a reason.
  @Test func numbersThatAreNoIntHaveAPlace() throws {
    let json = #"{"polls":[{"kind":"poll","votes":123.45},{"kind":"poll","votes":1e400}]}"#
    let skipped = try decode(SkipPolls.self, json).skippedPolls.elements
    #expect(skipped.map(\.place) == [.index(0), .index(1)])
    #expect(skipped.allSatisfy { !$0.reason.isEmpty })
    #expect(
      failure(of: SkipCommands.self, #"{"levels":[123.45]}"#)
        == "dataCorrupted at 'levels.0': Expected a whole number that fits in Int.")
  }
}
