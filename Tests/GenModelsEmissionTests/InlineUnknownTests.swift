import Foundation
import Testing

@testable import GenModelsFixtures

/// An inline union keeps what is left when the object around it has taken its own keys.
@Suite struct InlineUnknownTests {
  private let video = KeptContent.unknown(
    .object(["type": .string("video"), "url": .string("u"), "size": .object(["w": .int(1)])]))

  @Test func takesWhatNobodyHas() throws {
    try expectRoundTrip(
      #"{"id":"1","parent":"p","size":{"w":1},"type":"video","url":"u"}"#,
      KeptItem(id: "1", parent: "p", content: video))
    try expectRoundTrip(
      #"{"id":"1","mail":"m","name":"n","size":{"w":1},"type":"video","url":"u"}"#,
      KeptItem(id: "1", content: video, author: KeptAuthor(name: "n", mail: "m")))
    try expectRoundTrip(
      #"{"note_text":"x","size":{"w":1},"type":"video","url":"u"}"#,
      KeptNote(content: video, noteText: "x"))
    try expectRoundTrip(
      #"{"size":{"w":1},"type":"video","url":"u"}"#, KeptWhole(content: video))
    try expectRoundTrip(
      #"{"id":"1","text":"t","type":"text"}"#, KeptItem(id: "1", content: .text(text: "t")))
  }

  /// Nothing is stored twice, so what was changed is what is written.
  @Test func followsTheFieldsAroundIt() throws {
    let json = #"{"id":"1","name":"n","parent":"p","size":{"w":1},"type":"video","url":"u"}"#
    var block = try decode(KeptItem.self, json)
    #expect(block.content == video)
    block.id = "2"
    block.parent = nil
    block.author = nil
    let changed = #"{"id":"2","size":{"w":1},"type":"video","url":"u"}"#
    #expect(try encode(block) == changed)
    #expect(try decode(KeptItem.self, changed) == block)
    block.content = .divider
    #expect(try encode(block) == #"{"id":"2","type":"divider"}"#)
  }

  /// A null of a field around the union is no member of the kept object.
  @Test func leavesNullsToTheirFields() throws {
    try expectReads(
      #"{"id":"1","parent":null,"type":"video"}"#,
      as: KeptItem(id: "1", content: .unknown(.object(["type": .string("video")]))))
  }

  /// A kept value that somebody made by hand cannot take the place of a field.
  @Test func neverWritesTheKeysOfOthers() throws {
    let content = KeptContent.unknown(.object(["type": .string("x"), "parent": .string("wrong")]))
    #expect(
      try encode(KeptItem(id: "1", content: content)) == #"{"id":"1","type":"x"}"#)
  }

  /// `Foundation` would end the process.
  @Test(arguments: [JSONValue.null, .int(1), .array([])])
  func throwsWhereTheValueIsNoObject(value: JSONValue) throws {
    #expect(throws: EncodingError.self) {
      try encode(KeptItem(id: "1", content: .unknown(value)))
    }
    #expect(throws: EncodingError.self) {
      try encode(KeptStep.whole(.unknown(value)))
    }
    // Where nothing is beside it, it can be written.
    #expect(try decode(JSONValue.self, encode(KeptContent.unknown(value))) == value)
  }

  @Test func worksInContents() throws {
    try expectRoundTrip(
      #"{"c":{"count":1,"size":{"w":1},"type":"video","url":"u"},"t":"block"}"#,
      KeptMessage.block(content: video, count: 1))
    try expectRoundTrip(
      #"{"c":{"size":{"w":1},"type":"video","url":"u"},"t":"alone"}"#,
      KeptMessage.alone(content: video))
    try expectRoundTrip(
      #"{"c":{"type":"divider"},"t":"alone"}"#, KeptMessage.alone(content: .divider))
  }

  @Test func worksBesideTags() throws {
    try expectRoundTrip(
      #"{"count":1,"size":{"w":1},"step":"block","type":"video","url":"u"}"#,
      KeptStep.block(content: video, count: 1))
    try expectRoundTrip(
      #"{"size":{"w":1},"step":"whole","type":"video","url":"u"}"#, KeptStep.whole(video))
    try expectRoundTrip(#"{"step":"whole","type":"divider"}"#, KeptStep.whole(.divider))
  }

  @Test func aKnownTagIsNeverUnknown() {
    #expect(
      failure(of: KeptItem.self, #"{"id":"1","type":"text"}"#) == "keyNotFound 'text' at ''")
    #expect(failure(of: KeptItem.self, #"{"id":"1"}"#) == "keyNotFound 'type' at ''")
  }
}
