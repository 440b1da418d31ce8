import Testing

@testable import GenModelsFixtures

/// Internally and adjacently tagged unions.
@Suite struct TaggedUnionTests {
  @Test func internalTagging() throws {
    try expectRoundTrip(#"{"body":"a","type":"text"}"#, Message.text(body: "a"))
    try expectRoundTrip(
      #"{"body":"a","mentions":["b"],"type":"text"}"#, Message.text(body: "a", mentions: ["b"]))
    try expectRoundTrip(
      #"{"type":"picture","url":"a"}"#, Message.picture(Picture(address: "a", width: nil)))
    try expectRoundTrip(#"{"type":"ping"}"#, Message.ping)
    try expectRoundTrip(#"{"type":"typing"}"#, Message.typing)
    try expectRoundTrip(#"{"type":"left-room","user_id":"a"}"#, Message.leftRoom(user: "a"))
    try expectRoundTrip(#"{"id":1,"type":"message.removed"}"#, Message.deleted(id: 1))
    try expectRoundTrip(
      #"{"file":"a","frames":2,"sticker":"animated","type":"nested"}"#,
      Message.nested(.animated(file: "a", frames: 2)))
    try expectRoundTrip(#"{"signal":"stop"}"#, Signal.stop)
    try expectReads(
      #"{"mentions":null,"x":1,"body":"a","type":"text"}"#, as: Message.text(body: "a"))
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'type' at ''"),
    (#"{"type":null}"#, "valueNotFound at 'type'"),
    (#"{"type":1}"#, "typeMismatch at 'type'"),
    ("[]", "typeMismatch at ''"),
    (#"{"type":"text"}"#, "keyNotFound 'body' at ''"),
    (#"{"type":"text","body":null}"#, "valueNotFound at 'body'"),
    (#"{"type":"text","body":"a","mentions":["b",1]}"#, "typeMismatch at 'mentions.1'"),
    (
      #"{"type":"deleted"}"#,
      #"dataCorrupted at 'type': Unknown type "deleted"; expected "text", "picture", "ping", "#
        + #""typing", "left-room", "message.removed" or "nested"."#
    ),
    (
      #"{"type":"nested","sticker":"x"}"#,
      #"dataCorrupted at 'sticker': Unknown sticker "x"; expected "static" or "animated"."#
    ),
  ])
  func internalErrors(json: String, expected: String) {
    #expect(failure(of: Message.self, json) == expected)
  }

  @Test func adjacentTagging() throws {
    try expectRoundTrip(#"{"event":"opened"}"#, Event.opened)
    try expectReads(#"{"data":5,"event":"opened"}"#, as: Event.opened)
    try expectRoundTrip(#"{"data":"a","event":"named"}"#, Event.named("a"))
    try expectRoundTrip(#"{"data":1,"event":"COUNT"}"#, Event.counted(1))
    try expectRoundTrip(#"{"data":[1],"event":"listed"}"#, Event.listed([1]))
    try expectRoundTrip(#"{"data":{"a":true},"event":"mapped"}"#, Event.mapped(["a": true]))
    try expectRoundTrip(#"{"data":{"x":1,"y":2},"event":"moved"}"#, Event.moved(x: 1, y: 2))
    try expectRoundTrip(#"{"data":{},"event":"emptied"}"#, Event.emptied)
    try expectRoundTrip(#"{"data":[1,2],"event":"point"}"#, Event.point(x: 1, y: 2))
    try expectRoundTrip(#"{"data":{"name":"a"},"event":"inner"}"#, Event.inner(Inner(name: "a")))
    try expectReads(
      #"{"event":"moved","data":{"y":2,"x":1,"label":null}}"#, as: Event.moved(x: 1, y: 2))
    try expectRoundTrip(#"{"state":"on"}"#, Lamp.on)
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'event' at ''"),
    (#"{"event":"named"}"#, "keyNotFound 'data' at ''"),
    (#"{"event":"named","data":null}"#, "valueNotFound at 'data'"),
    (#"{"event":"moved","data":{"x":1}}"#, "keyNotFound 'y' at 'data'"),
    (#"{"event":"moved","data":[1,2]}"#, "typeMismatch at 'data'"),
    (#"{"event":"emptied","data":5}"#, "typeMismatch at 'data'"),
    (#"{"event":"emptied"}"#, "keyNotFound 'data' at ''"),
    (#"{"event":"point","data":{"x":1}}"#, "typeMismatch at 'data'"),
    (#"{"event":"point","data":[1,"a"]}"#, "typeMismatch at 'data.1'"),
    (#"{"event":"inner","data":{"name":1}}"#, "typeMismatch at 'data.name'"),
    (
      #"{"event":"counted","data":1}"#,
      #"dataCorrupted at 'event': Unknown event "counted"; expected "opened", "named", "COUNT", "#
        + #""listed", "mapped", "moved", "emptied", "point" or "inner"."#
    ),
  ])
  func adjacentErrors(json: String, expected: String) {
    #expect(failure(of: Event.self, json) == expected)
  }

  @Test func valuesWithoutLabels() throws {
    let accepted = Decision.accepted(2, ["a"])
    try expectRoundTrip(#"{"decision":"accepted","names":["a"],"seats":2}"#, accepted)
    try expectRoundTrip(#"{"decision":"rejected"}"#, Decision.rejected())
    try expectRoundTrip(#"{"decision":"rejected","reason":"a"}"#, Decision.rejected("a"))
    try expectRoundTrip(#"{"flat":[1,2]}"#, Coordinate.flat(1, 2))
    try expectRoundTrip(#"{"deep":[1,2]}"#, Coordinate.deep(1, 2))
  }

  @Test func namesOfTheCodeAreNotInTheWay() throws {
    try expectRoundTrip(
      #"{"container":1,"containerValue":2,"content":5,"decoder":3,"encoder":4,"type":"first"}"#,
      Locals.first(container: 1, containerValue: 2, decoder: 3, encoder: 4, content: 5))
    try expectRoundTrip(
      #"{"default":6,"in":5,"rawType":1,"tag":2,"type":"second","typeTag":4,"value":3}"#,
      Locals.second(rawType: 1, tag: 2, value: 3, typeTag: 4, in: 5, default: 6))
    try expectRoundTrip(
      #"{"container":{"container":1,"content":2,"rawTag":5,"rawValue":4,"value":3},"value":"first"}"#,
      AdjacentLocals.first(container: 1, content: 2, value: 3, rawValue: 4, rawTag: 5))
    try expectRoundTrip(
      #"{"keys":{"container":5,"found":3,"key":1,"keys":2,"text":4}}"#,
      ExternalLocals.keys(key: 1, keys: 2, found: 3, text: 4, container: 5))
    try expectRoundTrip(
      "[1,2,3,4]", StructLocals(container: 1, decoder: 2, encoder: 3, in: 4, init: nil))
    try expectRoundTrip(
      #"{"container":1,"default":2,"encoder":null,"init":null}"#,
      NullLocals(container: 1, encoder: nil, init: nil, default: 2))
    try expectRoundTrip(#"{"status":"Type-name"}"#, Status.typeName)
    try expectRoundTrip(#"{"string":"a","text":"b"}"#, StringHolder.a(text: "b"))
  }

  @Test func keywordsAreNames() throws {
    try expectRoundTrip(
      #"{"inout":2,"is":"init","let":4,"self-made":1,"var":3}"#,
      KeywordCases.`init`(selfMade: 1, `inout`: 2, var: 3, let: 4))
    try expectRoundTrip(#"{"is":"switch"}"#, KeywordCases.extension)
    try expectRoundTrip(#"["as","true","self"]"#, [KeywordValues.as, .true, .`self`])
    #expect(
      KeywordRow.process(model: KeywordPage(if: 1, for: 2)) == [KeywordRow.if(1), .while(2)])
  }
}
