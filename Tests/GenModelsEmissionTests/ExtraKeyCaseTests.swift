import Foundation
import Testing

@testable import GenModelsFixtures

@Suite("Keys that nobody declares, in the cases of unions")
struct ExtraKeyCaseTests {
  @Test("Beside a tag they are refused, in cases without payload as well (serde #2123, #2294)")
  func refusedBesideTag() throws {
    try expectRoundTrip(#"{"state":"on"}"#, ExtToggle.on)
    try expectReads(#"{"mode":"off"}"#, as: ExtToggle.off)
    try expectRoundTrip(#"{"level":3,"state":"dimmed"}"#, ExtToggle.dimmed(level: 3))
    #expect(
      failure(of: ExtToggle.self, #"{"state":"on","b":1,"a":2}"#)
        == #"dataCorrupted at 'a': Unexpected key "a"; expected "state" or "mode"."#)
    // What belongs to another case is as unexpected.
    #expect(
      failure(of: ExtToggle.self, #"{"mode":"off","level":1}"#)
        == #"dataCorrupted at 'level': Unexpected key "level"; expected "state" or "mode"."#)
    #expect(
      failure(of: ExtToggle.self, #"{"state":"dimmed","level":1,"x":null}"#)
        == #"""
        dataCorrupted at 'x': Unexpected key "x"; expected "state", "mode", "level" or "until".
        """#)
  }

  @Test("A payload that refuses keys does not refuse the tag")
  func refusingPayload() throws {
    try expectRoundTrip(
      #"{"state":"shared","theme":"t"}"#, ExtToggle.shared(ExtSettings(theme: "t")))
    #expect(
      failure(of: ExtToggle.self, #"{"state":"shared","theme":"t","x":1}"#)
        == #"""
        dataCorrupted at 'x': Unexpected key "x"; expected "state", "mode" or "theme".
        """#)
    #expect(
      failure(of: ExtSettings.self, #"{"state":"shared","theme":"t"}"#)
        == #"dataCorrupted at 'state': Unexpected key "state"; expected "theme"."#)
  }

  @Test("Beside a tag they are kept in a struct, in cases without payload as well")
  func keptBesideTag() throws {
    try expectRoundTrip(
      #"{"by":"b","type":"created","x":null}"#,
      ExtEvent.created(.init(by: "b", extras: ["x": .null])))
    try expectRoundTrip(
      #"{"id":1,"l":["a"],"type":"tagged"}"#,
      ExtEvent.tagged(.init(id: 1, labels: ["l": ["a"]])))
    try expectRoundTrip(
      #"{"type":"closed","x":1}"#, ExtEvent.closed(.init(extras: ["x": .int(1)])))
    try expectRoundTrip(
      #"{"from":"f","type":"moved","x":1}"#,
      ExtEvent.moved(ExtMove(from: "f", extras: ["x": .int(1)])))
    try expectRoundTrip(#"{"to":"t","type":"renamed"}"#, ExtEvent.renamed(to: "t"))
    #expect(
      try decode(ExtEvent.self, #"{"to":"t","type":"renamed","x":1}"#) == .renamed(to: "t"))
    try expectRoundTrip(
      #"{"type":"new","x":1}"#,
      ExtEvent.other(.object(["type": .string("new"), "x": .int(1)])))
    #expect(
      failure(of: ExtEvent.self, #"{"type":"tagged","id":1,"l":[1]}"#) == "typeMismatch at 'l.0'")
  }

  @Test("The tag is none of them, be it written into them by hand")
  func tagWins() throws {
    let event = ExtEvent.closed(.init(extras: ["type": .string("created"), "by": .null]))
    #expect(try encode(event) == #"{"by":null,"type":"closed"}"#)
  }

  @Test("Under adjacent tagging they are refused in both objects")
  func adjacent() throws {
    try expectRoundTrip(#"{"data":{"text":"t"},"kind":"text"}"#, ExtBlock.text(text: "t"))
    try expectRoundTrip(#"{"data":[1,2],"kind":"point"}"#, ExtBlock.point(x: 1, y: 2))
    try expectRoundTrip(#"{"data":{},"kind":"empty"}"#, ExtBlock.empty)
    try expectRoundTrip(#"{"kind":"rule"}"#, ExtBlock.rule)
    try expectReads(#"{"data":null,"kind":"rule"}"#, as: ExtBlock.rule)
    try expectRoundTrip(
      #"{"data":{"by":"b"},"kind":"quote"}"#, ExtBlock.quote(.init(by: "b")))
    for tag in ["text", "point", "empty", "number", "rule", "quote"] {
      #expect(
        failure(of: ExtBlock.self, #"{"kind":"\#(tag)","data":{},"x":1}"#)
          == #"dataCorrupted at 'x': Unexpected key "x"; expected "kind" or "data"."#)
    }
    #expect(
      failure(of: ExtBlock.self, #"{"kind":"text","data":{"text":"t","y":1}}"#)
        == #"dataCorrupted at 'data.y': Unexpected key "y"; expected "text"."#)
    #expect(
      failure(of: ExtBlock.self, #"{"kind":"empty","data":{"y":1}}"#)
        == #"dataCorrupted at 'data.y': Unexpected key "y"; expected none."#)
    #expect(
      failure(of: ExtBlock.self, #"{"kind":"quote","data":{"by":"b","y":1}}"#)
        == #"dataCorrupted at 'data.y': Unexpected key "y"; expected "by"."#)
    #expect(failure(of: ExtBlock.self, #"{"kind":"empty"}"#) == "keyNotFound 'data' at ''")
    #expect(failure(of: ExtBlock.self, #"{"kind":"empty","data":[]}"#) == "typeMismatch at 'data'")
  }

  @Test("Under adjacent tagging they are kept in the content")
  func adjacentKept() throws {
    try expectRoundTrip(
      #"{"data":{"text":"t","x":[]},"kind":"note"}"#,
      ExtBlock.note(.init(text: "t", extras: ["x": .array([])])))
  }

  @Test("Where the tag names the key of the content, that key is expected")
  func contentByTag() throws {
    try expectRoundTrip(#"{"a":{"n":1},"kind":"a"}"#, ExtByTag.a(n: 1))
    try expectReads(#"{"alpha":{"n":1},"kind":"alpha"}"#, as: ExtByTag.a(n: 1))
    try expectRoundTrip(#"{"b":1,"kind":"b"}"#, ExtByTag.b(1))
    try expectRoundTrip(#"{"kind":"c"}"#, ExtByTag.c)
    #expect(
      failure(of: ExtByTag.self, #"{"kind":"b","b":1,"a":2}"#)
        == #"dataCorrupted at 'a': Unexpected key "a"; expected "kind" or "b"."#)
    #expect(
      failure(of: ExtByTag.self, #"{"kind":"a","a":{"n":1,"m":2}}"#)
        == #"dataCorrupted at 'a.m': Unexpected key "m"; expected "n"."#)
    #expect(
      failure(of: ExtByTag.self, #"{"kind":"c","x":1}"#)
        == #"dataCorrupted at 'x': Unexpected key "x"; expected "kind" or "c"."#)
  }

  @Test("Under external tagging the key of the case stands alone, and its content is looked at too")
  func external() throws {
    try expectRoundTrip(#"{"load":{"path":"p"}}"#, ExtCommand.load(path: "p"))
    try expectRoundTrip(#"{"stop":{}}"#, ExtCommand.stop)
    try expectRoundTrip(#"{"wait":5}"#, ExtCommand.wait(5))
    try expectRoundTrip(
      #"{"save":{"path":"p","x":1}}"#, ExtCommand.save(.init(path: "p", extras: ["x": .int(1)])))
    for json in [#"{"load":{"path":"p"},"x":1}"#, #"{"wait":5,"x":1}"#, #"{"stop":{},"x":1}"#] {
      #expect(failure(of: ExtCommand.self, json).hasPrefix("dataCorrupted at 'x': Unexpected key"))
    }
    #expect(
      failure(of: ExtCommand.self, #"{"load":{"path":"p","y":1}}"#)
        == #"dataCorrupted at 'load.y': Unexpected key "y"; expected "path"."#)
    #expect(
      failure(of: ExtCommand.self, #"{"stop":{"y":1}}"#)
        == #"dataCorrupted at 'stop.y': Unexpected key "y"; expected none."#)
    #expect(try decode(ExtCommand.self, #"{"save":{"path":"p"},"x":1}"#) == .save(.init(path: "p")))
  }

  @Test("Under presence the keys of the other cases may hold null")
  func presence() throws {
    try expectRoundTrip(#"{"id":1,"result":2}"#, ExtReply.result(result: 2, id: 1))
    try expectReads(#"{"error":null,"id":1,"result":2}"#, as: ExtReply.result(result: 2, id: 1))
    try expectReads(#"{"error":"e","result":null}"#, as: ExtReply.error(.init(error: "e")))
    try expectRoundTrip(#"{"done":true}"#, ExtReply.done)
    for json in [#"{"id":1,"result":2,"x":1}"#, #"{"error":"e","x":1}"#, #"{"done":true,"x":1}"#] {
      #expect(failure(of: ExtReply.self, json).hasPrefix("dataCorrupted at 'x': Unexpected key"))
    }
    try expectRoundTrip(
      #"{"id":1,"result":2,"x":3}"#,
      ExtAnswer.result(.init(result: 2, id: 1, extras: ["x": .int(3)])))
    try expectReads(
      #"{"error":"e","result":null}"#, as: ExtAnswer.error(.init(error: "e")))
  }

  @Test("Without tags they tell no cases apart, and a case that refuses them is tried in vain")
  func untagged() throws {
    try expectRoundTrip(#"{"radius":1.5}"#, ExtShape.circle(radius: 1.5))
    try expectRoundTrip(
      #"{"side":2,"x":1}"#, ExtShape.square(.init(side: 2, extras: ["x": .int(1)])))
    #expect(
      failure(of: ExtShape.self, #"{"radius":1,"x":1}"#)
        == #"dataCorrupted at 'x': Unexpected key "x"; expected "radius"."#)
    try expectRoundTrip(#"{"a":1}"#, ExtTried.strict(a: 1))
    try expectRoundTrip(#"{"a":1,"b":2}"#, ExtTried.loose(.init(a: 1, extras: ["b": .int(2)])))
  }

  @Test("All components of a composite tag are expected")
  func composite() throws {
    try expectRoundTrip(
      #"{"kind":"Pod","name":"n","version":"v1"}"#, ExtObject.pod(name: "n"))
    #expect(
      failure(of: ExtObject.self, #"{"kind":"Nothing","name":"n","version":"v1"}"#)
        == #"dataCorrupted at 'name': Unexpected key "name"; expected "version" or "kind"."#)
  }
}
