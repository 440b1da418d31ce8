import Foundation
import Testing

@testable import GenModelsFixtures

@Suite("Keys that nobody declares, on the way to nested keys")
struct ExtraKeyPathTests {
  @Test(
    "They are kept at every level, empty objects included",
    arguments: [
      #"{"box":{"size":1},"id":1}"#,
      #"{"box":{"colour":"red","size":1},"id":1,"x":null}"#,
      #"{"box":{"size":1},"id":1,"meta":{"author":{"mail":"m","name":"n"},"created":5,"y":[1]},"z":2}"#,
      #"{"box":{"size":1},"id":1,"meta":{"author":{"mail":"m"}}}"#,
      #"{"box":{"size":1},"id":1,"meta":{"y":{"created":1}}}"#,
      #"{"box":{"size":1},"id":1,"meta":{}}"#,
      #"{"box":{"size":1},"id":1,"meta":{"author":{}}}"#,
    ])
  func kept(_ json: String) throws {
    let record = try decode(ExtRecord.self, json)
    #expect(try encode(record) == json)
    #expect(try decode(ExtRecord.self, try encode(record)) == record)
  }

  @Test(
    "An empty object that is written anyway is no extra one",
    arguments: [#"{}"#, #"{"nullable":{}}"#, #"{"outer":{}}"#, #"{"outer":{"inner":{}}}"#])
  func emptyObjects(_ json: String) throws {
    let record = try decode(ExtWrittenRecord.self, json)
    #expect(record == ExtWrittenRecord(a: nil, b: 1))
    #expect(try encode(record) == #"{"nullable":{"a":null},"outer":{"inner":{"b":1}}}"#)
    #expect(try decode(ExtWrittenRecord.self, try encode(record)) == record)
  }

  @Test("They stand where they came from")
  func places() throws {
    let record = try decode(
      ExtRecord.self,
      #"{"box":{"a":1,"size":1},"id":1,"meta":{"author":{"b":2},"c":3,"made":4},"d":5}"#)
    #expect(
      record
        == ExtRecord(
          id: 1, created: 4, size: 1,
          extras: [
            "box": .object(["a": .int(1)]),
            "meta": .object(["author": .object(["b": .int(2)]), "c": .int(3)]), "d": .int(5),
          ]))
    #expect(
      try encode(record)
        == #"{"box":{"a":1,"size":1},"d":5,"id":1,"meta":{"author":{"b":2},"c":3,"created":4}}"#)
  }

  @Test("A declared key further inside is none of them, be it written into them by hand")
  func declaredKeysWin() throws {
    let record = ExtRecord(
      id: 1, created: 4, size: 1,
      extras: ["meta": .object(["created": .int(9), "x": .int(1)]), "box": .int(3)])
    #expect(try encode(record) == #"{"box":{"size":1},"id":1,"meta":{"created":4,"x":1}}"#)
  }

  @Test("They are refused at every level, with their whole path")
  func refused() throws {
    try expectRoundTrip(
      #"{"id":1,"meta":{"author":{"name":"n"},"created":5}}"#,
      ExtStrictRecord(id: 1, created: 5, author: "n"))
    try expectReads(#"{"meta":{"made":5},"number":1}"#, as: ExtStrictRecord(id: 1, created: 5))
    try expectRoundTrip(#"{"id":1}"#, ExtStrictRecord(id: 1))
    #expect(try decode(ExtStrictRecord.self, #"{"id":1,"meta":null}"#) == ExtStrictRecord(id: 1))
    #expect(
      failure(of: ExtStrictRecord.self, #"{"id":1,"meta":{"other":1}}"#)
        == #"""
        dataCorrupted at 'meta.other': Unexpected key "other"; expected "created", "made" or "author".
        """#)
    #expect(
      failure(of: ExtStrictRecord.self, #"{"id":1,"meta":{"author":{"mail":1}}}"#)
        == #"dataCorrupted at 'meta.author.mail': Unexpected key "mail"; expected "name"."#)
    #expect(
      failure(of: ExtStrictRecord.self, #"{"id":1,"created":1}"#)
        == #"""
        dataCorrupted at 'created': Unexpected key "created"; expected "id", "number" or "meta".
        """#)
  }

  @Test("Typed ones have no place further inside")
  func typed() throws {
    #expect(
      try decode(ExtTypedRecord.self, #"{"a":1,"meta":{"created":2,"x":"y"}}"#)
        == ExtTypedRecord(created: 2, counts: ["a": 1]))
  }

  @Test("On the way to a tag they are refused, too")
  func tags() throws {
    try expectRoundTrip(
      #"{"by":"b","meta":{"at":1,"type":"opened"}}"#, ExtNestedEvent.opened(by: "b", at: 1))
    try expectRoundTrip(#"{"meta":{"type":"closed"}}"#, ExtNestedEvent.closed)
    #expect(
      failure(of: ExtNestedEvent.self, #"{"meta":{"at":1,"type":"closed"}}"#)
        == #"dataCorrupted at 'meta.at': Unexpected key "at"; expected "type"."#)
    #expect(
      failure(of: ExtNestedEvent.self, #"{"by":"b","meta":{"type":"opened","x":1}}"#)
        == #"dataCorrupted at 'meta.x': Unexpected key "x"; expected "type" or "at"."#)
    #expect(
      failure(of: ExtNestedEvent.self, #"{"by":"b","meta":{"type":"closed"}}"#)
        == #"dataCorrupted at 'by': Unexpected key "by"; expected "meta"."#)
  }

  @Test("On the way to a content they are refused, too")
  func contents() throws {
    try expectRoundTrip(
      #"{"body":{"data":{"text":"t"}},"head":{"kind":"text"}}"#, ExtNestedBlock.text(text: "t"))
    try expectRoundTrip(#"{"head":{"kind":"rule"}}"#, ExtNestedBlock.rule)
    #expect(
      failure(
        of: ExtNestedBlock.self, #"{"body":{"data":{"text":"t"},"x":1},"head":{"kind":"text"}}"#)
        == #"dataCorrupted at 'body.x': Unexpected key "x"; expected "data"."#)
    #expect(
      failure(
        of: ExtNestedBlock.self, #"{"body":{"data":{"text":"t","x":1}},"head":{"kind":"text"}}"#)
        == #"dataCorrupted at 'body.data.x': Unexpected key "x"; expected "text"."#)
    #expect(
      failure(of: ExtNestedBlock.self, #"{"head":{"kind":"rule","x":1}}"#)
        == #"dataCorrupted at 'head.x': Unexpected key "x"; expected "kind"."#)
  }
}
