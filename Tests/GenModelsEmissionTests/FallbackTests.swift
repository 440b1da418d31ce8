import Foundation
import GenModelsAgreement
import GenModelsPayload
import Testing

@testable import GenModelsFixtures

/// The value that a server sends within one that its readers may not know.
@Suite struct FallbackTests {
  /// Two texts of one JSON value are equal where their keys are sorted.
  private func expectKept<Value: Codable & Equatable>(
    _ json: String, _ value: Value, location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try decode(Value.self, json) == value, sourceLocation: location)
    #expect(
      try encode(value) == encode(decode(JSONValue.self, json)), sourceLocation: location)
  }

  @Test func unknownIsKeptWithItsFallback() throws {
    let json = #"{"type":"graph","points":[1,2],"fallback":{"type":"text","text":"a"}}"#
    let value = try decode(FallBlock.self, json)
    #expect(
      value == .unknown(try decode(JSONValue.self, json), fallback: .text(text: "a")))
    #expect(value.resolved == .text(text: "a"))
    #expect(value.tag == nil)
    try expectKept(json, value)
  }

  /// What cannot be read is no fallback, and no error.
  @Test(arguments: [
    #"{"type":"graph"}"#, #"{"type":"graph","fallback":null}"#, #"{"type":"graph","fallback":5}"#,
    #"{"type":"graph","fallback":"drop"}"#, #"{"type":"graph","fallback":{}}"#,
    #"{"type":"graph","fallback":{"type":"text"}}"#, #"{"type":"graph","fallback":[]}"#,
  ])
  func whatCannotBeReadIsNone(json: String) throws {
    let value = try decode(FallBlock.self, json)
    #expect(value == .unknown(try decode(JSONValue.self, json), fallback: nil))
    #expect(value.resolved == value)
    try expectKept(json, value)
  }

  /// JSON has numbers that Swift has not, so nothing can keep them.
  @Test func whatCannotBeKeptIsAnError() {
    let number = #""fallback":{"type":"text","text":1e400}"#
    #expect(
      failure(of: FallBlock.self, #"{"type":"graph",\#(number)}"#)
        == "typeMismatch at 'fallback.text'")
    let value = #"{"kind":"title","data":1e400,"instead":{"kind":"empty"}}"#
    #expect(failure(of: FallCard.self, value) == "typeMismatch at 'data'")
  }

  @Test func chainsLeadToTheFirstThatIsKnown() throws {
    let json =
      #"{"type":"x","fallback":{"type":"y","fallback":{"type":"video","seconds":3},"z":[null]}}"#
    let value = try decode(FallBlock.self, json)
    #expect(value.resolved == .more(.video(seconds: 3)))
    try expectKept(json, value)
    let unresolved = try decode(FallBlock.self, #"{"type":"x","fallback":{"type":"y"}}"#)
    #expect(unresolved.resolved == unresolved)
  }

  /// The time does not double with each step.
  @Test func longChains() throws {
    func chain(_ head: String, _ key: String, around core: String) -> String {
      String(repeating: "{\(head),\"\(key)\":", count: 30) + core
        + String(repeating: "}", count: 30)
    }
    let blocks = chain(#""type":"x""#, "fallback", around: #"{"type":"divider"}"#)
    #expect(try decode(FallBlock.self, blocks).resolved == .divider)
    let cards = chain(#""kind":"title","data":1"#, "instead", around: #"{"kind":"empty"}"#)
    #expect(try decode(FallCard.self, cards).resolved == .empty)
    let broken = chain(#""kind":"title","data":1"#, "instead", around: "1")
    #expect(failure(of: FallCard.self, broken) == "typeMismatch at 'data'")
  }

  /// A server sends the fallback beside types that are known as well.
  @Test func knownCasesPassOverIt() throws {
    let fallback = #""fallback":{"type":"nothing"}"#
    try expectReads(#"{\#(fallback),"text":"a","type":"text"}"#, as: FallBlock.text(text: "a"))
    try expectReads(#"{\#(fallback),"type":"divider"}"#, as: FallBlock.divider)
    try expectReads(#"{\#(fallback),"id":1,"type":"exact"}"#, as: FallBlock.exact(id: 1))
    try expectReads(
      #"{\#(fallback),"name":"a","type":"strict"}"#, as: FallBlock.strict(FallStrict(name: "a")))
    try expectReads(
      #"{\#(fallback),"id":1,"name":"a","type":"around"}"#,
      as: FallBlock.around(id: 1, strict: FallStrict(name: "a")))
    try expectReads(
      #"{\#(fallback),"seconds":1,"type":"video"}"#, as: FallBlock.more(.video(seconds: 1)))
    try expectReads(#"{"data":"a","instead":{},"kind":"title"}"#, as: FallCard.title("a"))
    // Extra keys that are kept are written.
    try expectRoundTrip(
      #"{\#(fallback),"name":"a","type":"open"}"#,
      FallBlock.open(
        FallOpen(name: "a", extras: ["fallback": .object(["type": .string("nothing")])])))
    // A field of the case is the case's.
    try expectRoundTrip(
      #"{"by":"a","fallback":{"text":"b","type":"text"},"type":"quote"}"#,
      FallBlock.quote(by: "a", fallback: .text(text: "b")))
  }

  /// Other extra keys are refused as ever.
  @Test(arguments: [
    (#"{"type":"exact","id":1,"fallback":{},"x":1}"#, "at 'x'"),
    (#"{"type":"strict","name":"a","fallback":{},"x":1}"#, "at 'x'"),
    (#"{"type":"around","id":1,"name":"a","fallback":{},"x":1}"#, "at 'x'"),
    (#"{"type":"quote","by":"a","fallback":{"type":"text"}}"#, "keyNotFound 'text' at 'fallback'"),
    (#"{"type":"box","blocks":[{"type":"text"}]}"#, "keyNotFound 'text' at 'blocks.0'"),
  ])
  func errorsOfKnownCases(json: String, expected: String) {
    #expect(failure(of: FallBlock.self, json).contains(expected))
  }

  /// By default a broken value is an error, whatever fallback it has.
  @Test func brokenIsAnErrorByDefault() {
    #expect(
      failure(of: FallBlock.self, #"{"type":"text","fallback":{"type":"divider"}}"#)
        == "keyNotFound 'text' at ''")
    #expect(
      failure(of: FallBlock.self, #"{"fallback":{"type":"divider"}}"#)
        == "keyNotFound 'type' at ''")
  }

  @Test func brokenIsKeptWhereItIsAskedFor() throws {
    for json in [
      #"{"kind":"title","data":1,"instead":{"kind":"empty"}}"#,
      #"{"kind":"title","instead":{"kind":"empty"}}"#,
      #"{"kind":"group","data":{"cards":[{"kind":"title"}]},"instead":{"kind":"empty"}}"#,
      #"{"kind":"empty","x":1,"instead":{"kind":"empty"}}"#,
      #"{"kind":"new","instead":{"kind":"empty"}}"#, #"{"instead":{"kind":"empty"}}"#,
      #"{"kind":5,"instead":{"kind":"empty"}}"#,
      #"{"kind":"title","data":1,"instead":{"kind":"group","data":1,"instead":{"kind":"empty"}}}"#,
    ] {
      let value = try decode(FallCard.self, json)
      #expect(value.resolved == .empty, "\(json)")
      try expectKept(json, value)
    }
    // A broken value within another one has the fallback that is nearest.
    let json =
      #"{"kind":"group","data":{"cards":[{"kind":"title","instead":{"kind":"empty"}}]},"#
      + #""instead":{"kind":"title","data":"a"}}"#
    guard case .group(let cards) = try decode(FallCard.self, json) else {
      Issue.record("the group is whole")
      return
    }
    #expect(cards.map(\.resolved) == [.empty])
  }

  /// Without a fallback that can be read, the value's own error is thrown, with its own path.
  @Test(arguments: [
    (#"{"kind":"title","data":1}"#, "typeMismatch at 'data'"),
    (#"{"kind":"title","data":1,"instead":null}"#, "typeMismatch at 'data'"),
    (#"{"kind":"title","data":1,"instead":{"kind":"title"}}"#, "typeMismatch at 'data'"),
    (#"{"instead":{"kind":"title"}}"#, "keyNotFound 'kind' at ''"),
    (#"{"kind":"group","data":{"cards":[{}]}}"#, "keyNotFound 'kind' at 'data.cards.0'"),
    ("5", "typeMismatch at ''"), ("null", "valueNotFound at ''"), ("[]", "typeMismatch at ''"),
  ])
  func ownErrors(json: String, expected: String) {
    #expect(failure(of: FallCard.self, json) == expected)
  }

  /// The two switches are apart: an unknown tag is kept without a look at its fallback.
  @Test func invalidOnly() throws {
    let unknown = #"{"type":"x","fallback":{"type":"rule"}}"#
    let value = try decode(FallWidget.self, unknown)
    #expect(value == .unknown(try decode(JSONValue.self, unknown), fallback: nil))
    #expect(value.resolved == value)
    try expectKept(unknown, value)
    let broken = #"{"type":"count","count":"1","fallback":{"type":"rule"}}"#
    #expect(try decode(FallWidget.self, broken).resolved == .rule)
    try expectKept(broken, try decode(FallWidget.self, broken))
    #expect(failure(of: FallWidget.self, #"{"type":"count"}"#) == "keyNotFound 'count' at ''")
  }

  @Test func besideOtherTaggings() throws {
    let pairs = [
      #"{"kind":"box","size":3,"fall-back":{"kind":"box","size":2}}"#,
      #"{"kind":"box","size":1,"fall-back":{"kind":"box","size":2}}"#,
      #"{"kind":"box","fall-back":{"kind":"box","size":2}}"#,
    ]
    for json in pairs {
      let value = try decode(FallPair.self, json)
      #expect(value.resolved == .large, "\(json)")
      try expectKept(json, value)
    }
    #expect(failure(of: FallPair.self, #"{"kind":"box","size":1}"#) == "keyNotFound 'width' at ''")
    try expectRoundTrip(#""dim""#, FallBare.unknown(.string("dim"), fallback: nil))
    for json in [
      #"{"type":"dim","fallback":"off"}"#, #"{"type":"on","level":"a","fallback":"off"}"#,
    ] {
      let value = try decode(FallBare.self, json)
      #expect(value.resolved == .off)
      try expectKept(json, value)
    }
  }

  /// What an inline union keeps is what nobody else has, its fallback included.
  @Test func inline() throws {
    let fallback = #""fallback":{"mark":"star","rays":5}"#
    for mark in [#""mark":"sun""#, #""mark":"star","rays":"a""#, #""mark":"strict","x":1"#] {
      let json = #"{"id":1,\#(mark),\#(fallback)}"#
      let row = try decode(FallRow.self, json)
      #expect(row.mark.resolved == .star(rays: 5))
      guard case .unknown(.object(let members), _) = row.mark else {
        Issue.record("\(row)")
        return
      }
      #expect(members["id"] == nil && members["fallback"] != nil)
      try expectKept(json, row)
    }
  }
}

/// Faults that users of other tools met.
@Suite struct FallbackReportTests {
  @Test(
    "Public bug 17 (AdaptiveCards#1587, AdaptiveCards#2019, AdaptiveCards#3718): its caption is left alone"
  )
  func keepsItsPlaceWithItsFallback() throws {
    let json =
      #"{"cards":[],"shapes":[],"blocks":[{"type":"text","text":"Sales"},"#
      + #"{"type":"graph","fallback":{"type":"text","text":"up"}},{"type":"divider"}]}"#
    let page = try decode(FallPage.self, json)
    #expect(
      page.blocks.map(\.resolved) == [.text(text: "Sales"), .text(text: "up"), .divider])
  }

  @Test(
    "Public bug 18 (purchases-ios#7233): the payload of a known type is broken, and its fallback skipped"
  )
  func looksForItInBothCases() throws {
    let known = #"{"kind":"title","data":{},"instead":{"kind":"empty"}}"#
    #expect(try decode(FallCard.self, known).resolved == .empty)
    let unknown = #"{"kind":"video","data":{},"instead":{"kind":"empty"}}"#
    #expect(try decode(FallCard.self, unknown).resolved == .empty)
  }

  @Test(
    "Public bug 19 (primer-sdk-ios#1846): one component that is broken fails the whole tree"
  )
  func theRestSurvives() throws {
    let json =
      #"{"blocks":[],"shapes":[],"cards":[{"kind":"empty"},{"kind":"title"},"#
      + #"{"kind":"group","data":{"cards":[{"kind":"empty"}]}}]}"#
    let page = try decode(FallPage.self, json)
    #expect(page.cards == [.empty, .group(cards: [.empty])])
    let skipped = try #require(page.skippedCards.elements.first)
    #expect(skipped.place == .index(1) && page.skippedCards.elements.count == 1)
    #expect(skipped.reason.contains("data"))
  }

  @Test(
    "Public bug 20 (openapi-generator#7549, #22635): a case for the unknown lets the first one win"
  )
  func theTagAloneDecides() throws {
    // Every value could be kept, and each case but the first says what it is.
    #expect(try decode(FallBlock.self, #"{"type":"divider","text":"a"}"#) == .divider)
    let problem = failure(of: FallBlock.self, #"{"type":"exact","text":"a"}"#)
    #expect(problem.hasPrefix("dataCorrupted at 'text'"))
  }

  @Test(
    "Public bug 21 (liveview-client-swiftui#1140): an element that nobody knows ends the app"
  )
  func isLeftOutAndReported() throws {
    let json =
      #"{"blocks":[],"cards":[],"shapes":[{"kind":"dot"},{"kind":"blob"},"#
      + #"{"kind":"line","length":1}]}"#
    let page = try decode(FallPage.self, json)
    #expect(page.shapes == [.dot, .line(length: 1)])
    let skipped = try #require(page.skippedShapes.elements.first)
    #expect(skipped.place == .index(1))
    #expect(skipped.reason.contains(#"Unknown kind "blob""#))
  }
}

/// Values with one thing changed are read by the schema as the compiled decoder reads them.
@Suite struct FallbackAgreementTests {
  private static var values: [(type: any Decodable.Type, json: String)] {
    [
      (
        FallBlock.self,
        #"{"type":"box","blocks":[{"type":"x","fallback":{"type":"strict","name":"a","#
          + #""fallback":{}}},"#
          + #"{"type":"quote","by":"a","fallback":{"type":"y","fallback":{"type":"divider"}}}]}"#
      ),
      (
        FallCard.self,
        #"{"kind":"group","data":{"cards":[{"kind":"title","data":"a","instead":{"kind":"empty"}},"#
          + #"{"kind":"x","instead":{"kind":"group","data":{"cards":[]},"#
          + #""instead":{"kind":"empty"}}}]},"instead":{"kind":"title","data":"b"}}"#
      ),
      (FallWidget.self, #"{"type":"count","count":1,"fallback":{"type":"x","fallback":null}}"#),
      (FallPair.self, #"{"kind":"box","size":1,"width":2,"fall-back":{"kind":"box","size":2}}"#),
      (FallBare.self, #"{"type":"on","level":1,"fallback":{"type":"dim","fallback":"off"}}"#),
      (FallRow.self, #"{"id":1,"mark":"strict","name":"a","fallback":{"mark":"star","rays":1}}"#),
      (
        FallPage.self,
        #"{"blocks":[{"type":"open","name":"a","fallback":{"type":"text","text":"a"}}],"cards":["#
          + #"{"kind":"title","data":"a","instead":{"kind":"empty"}},{"kind":"empty"}],"shapes":"#
          + #"[{"kind":"dot"},{"kind":"line","length":1}]}"#
      ),
    ]
  }

  @Test(arguments: 0..<7)
  func agrees(at index: Int) throws {
    let (type, json) = Self.values[index]
    let (root, _) = try JSONReader.read(Array(json.utf8), path: "payload.json")
    var mutants: Set<String> = []
    for seed in 0..<400 {
      var mutation = Mutation(seed: UInt64(seed))
      let mutant = mutation.text(of: root)
      let verdicts = try #require(fixtureTypes.verdicts(on: Array(mutant.utf8), as: type))
      #expect(verdicts.compiled == verdicts.read, "seed \(seed): \(mutant)")
      mutants.insert(mutant)
    }
    #expect(mutants.count > 20)
  }
}
