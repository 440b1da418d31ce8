import Testing

@testable import GenModelsFixtures

@Suite struct PresenceTaggingTests {
  @Test func keysTellTheCases() throws {
    try expectRoundTrip(
      #"{"result":{"name":"a"}}"#, PresenceReply.result(PresenceUser(name: "a")))
    try expectRoundTrip(#"{"error":"a"}"#, PresenceReply.error("a"))
    try expectReads(#"{"fault":"a"}"#, as: PresenceReply.error("a"))
    try expectReads(#"{"id":1,"error":"a"}"#, as: PresenceReply.error("a"))
    // A null beside the other key is absent, and is not written.
    try expectReads(
      #"{"error":null,"result":{"name":"a"}}"#, as: PresenceReply.result(PresenceUser(name: "a")))
    try expectReads(#"{"result":null,"error":"a","fault":null}"#, as: PresenceReply.error("a"))
  }

  private static let reply =
    #"expected exactly one of "result", "error" or "fault". A null counts as absent."#

  @Test(arguments: [
    (
      #"{"result":{"name":"a"},"error":"b"}"#,
      #"dataCorrupted at '': Found the keys ["error", "result"]; \#(reply)"#
    ),
    ("{}", "dataCorrupted at '': Found the keys []; \(reply)"),
    (#"{"error":null}"#, #"dataCorrupted at '': Found the keys ["error"]; \#(reply)"#),
    (#"{"x":1}"#, #"dataCorrupted at '': Found the keys ["x"]; \#(reply)"#),
    (#"{"error":1}"#, "typeMismatch at 'error'"),
    (#"{"fault":1}"#, "typeMismatch at 'fault'"),
    (#"{"result":{"name":1}}"#, "typeMismatch at 'result.name'"),
    (#""error""#, "typeMismatch at ''"),
    ("null", "valueNotFound at ''"),
  ])
  func replyErrors(json: String, expected: String) {
    #expect(failure(of: PresenceReply.self, json) == expected)
  }

  @Test func fieldsAreReadFromTheSameObject() throws {
    try expectRoundTrip(#"{"text":"a"}"#, PresenceMessage.text(text: "a"))
    try expectRoundTrip(
      #"{"entities":["b"],"text":"a"}"#, PresenceMessage.text(text: "a", entities: ["b"]))
    try expectReads(
      #"{"entities":["b"],"text":"a","id":1}"#, as: PresenceMessage.text(text: "a", entities: ["b"])
    )
    try expectRoundTrip(
      #"{"caption":"a","photo":["b"]}"#, PresenceMessage.photo(photo: ["b"], caption: "a"))
    try expectRoundTrip(
      #"{"location":[1.5],"title":null}"#, PresenceMessage.venue(location: [1.5], title: nil))
    try expectRoundTrip(#"{"pair":[1,2]}"#, PresenceMessage.pair(x: 1, y: 2))
    try expectRoundTrip(#"{"pair":[1]}"#, PresenceMessage.pair(x: 1))
  }

  @Test func unitsAreTrue() throws {
    try expectRoundTrip(#"{"deleted":true}"#, PresenceMessage.deleted)
    try expectRoundTrip(#"{"left_chat":true}"#, PresenceMessage.left)
    try expectReads(#"{"deleted":false,"text":"a"}"#, as: PresenceMessage.text(text: "a"))
    try expectReads(#"{"deleted":true,"left_chat":false}"#, as: PresenceMessage.deleted)
    try expectReads(#"{"deleted":null,"left_chat":true}"#, as: PresenceMessage.left)
    try expectRoundTrip(#"[{"archived":true},{"pinned":true}]"#, [PresenceFlag.archived, .pinned])
    try expectReads(#"{"stuck":true}"#, as: PresenceFlag.pinned)
  }

  private static let message =
    #"expected exactly one of "text", "photo", "location", "pair", "deleted" or "left_chat". "#
    + "A null counts as absent."

  @Test(arguments: [
    (
      #"{"text":"a","photo":[]}"#,
      #"dataCorrupted at '': Found the keys ["photo", "text"]; \#(message)"#
    ),
    (
      #"{"deleted":true,"left_chat":true}"#,
      #"dataCorrupted at '': Found the keys ["deleted", "left_chat"]; \#(message)"#
    ),
    (#"{"deleted":false}"#, #"dataCorrupted at '': Found the keys ["deleted"]; \#(message)"#),
    (#"{"deleted":1}"#, "typeMismatch at 'deleted'"),
    (#"{"deleted":{}}"#, "typeMismatch at 'deleted'"),
    (#"{"entities":[]}"#, #"dataCorrupted at '': Found the keys ["entities"]; \#(message)"#),
    (#"{"text":"a","entities":[1]}"#, "typeMismatch at 'entities.0'"),
    (#"{"pair":{}}"#, "typeMismatch at 'pair'"),
    (#"{"pair":[1,2,3]}"#, "dataCorrupted at 'pair.2': Expected at most 2 elements; found more."),
  ])
  func messageErrors(json: String, expected: String) {
    #expect(failure(of: PresenceMessage.self, json) == expected)
  }

  @Test func lonelyNullIsTakenWhereTheCaseCanHoldIt() throws {
    try expectRoundTrip(#"{"value":5}"#, PresenceNullable.value(5))
    try expectRoundTrip(#"{"value":null}"#, PresenceNullable.value(nil))
    try expectRoundTrip(#"{"any":null}"#, PresenceNullable.any(.null))
    try expectRoundTrip(#"{"any":[1]}"#, PresenceNullable.any(.array([.int(1)])))
    try expectRoundTrip(#"{"id":1,"named":null}"#, PresenceNullable.named(named: nil, id: 1))
    try expectRoundTrip(#"{"name":"a"}"#, PresenceNullable.name("a"))
    try expectReads(#"{"value":null,"name":"a"}"#, as: PresenceNullable.name("a"))
    try expectRoundTrip(#"{"value":null}"#, PresenceOneNull.value(nil))
    try expectRoundTrip(#"{"off":true}"#, PresenceOneNull.off)
    try expectReads(#"{"value":null,"off":true}"#, as: PresenceOneNull.off)
    try expectReads(#"{"value":1,"off":false}"#, as: PresenceOneNull.value(1))
    let expected =
      #"expected exactly one of "value", "any", "named" or "name". "#
      + "A null counts as absent."
    #expect(
      failure(of: PresenceNullable.self, #"{"name":null}"#)
        == #"dataCorrupted at '': Found the keys ["name"]; \#(expected)"#)
    #expect(
      failure(of: PresenceNullable.self, #"{"any":null,"value":null}"#)
        == #"dataCorrupted at '': Found the keys ["any", "value"]; \#(expected)"#)
  }

  @Test func unitsSayHowTheyAreWritten() throws {
    try expectRoundTrip(#"{"start":{}}"#, PresenceObject.start)
    try expectRoundTrip(#"{"stop":1}"#, PresenceObject.stop(1))
    try expectReads(#"{"start":null,"stop":1}"#, as: PresenceObject.stop(1))
    #expect(
      failure(of: PresenceObject.self, #"{"start":true}"#)
        == #"dataCorrupted at 'start': "start" has no payload, which is written as {} (units: object)."#
    )
    try expectRoundTrip(#"{"start":null}"#, PresenceNull.start)
    try expectReads(#"{"start":null,"stop":1}"#, as: PresenceNull.stop(1))
    #expect(
      failure(of: PresenceNull.self, #"{"start":true}"#)
        == #"dataCorrupted at 'start': "start" has no payload, which is written as null (units: null)."#
    )
  }

  @Test func unknownKeys() throws {
    try expectRoundTrip(#"{"result":1}"#, PresenceKept.result(1))
    try expectRoundTrip(#"{"done":true}"#, PresenceKept.done)
    try expectRoundTrip(#"{"error":"a"}"#, PresenceKept.error(error: "a"))
    try expectRoundTrip(
      #"{"notice":[1]}"#, PresenceKept.unknown(.object(["notice": .array([.int(1)])])))
    try expectRoundTrip(#"{"result":null}"#, PresenceKept.unknown(.object(["result": .null])))
    try expectRoundTrip(#"{"done":false}"#, PresenceKept.unknown(.object(["done": .bool(false)])))
    #expect(failure(of: PresenceKept.self, #"{"result":"a"}"#) == "typeMismatch at 'result'")
    #expect(failure(of: PresenceKept.self, "5") == "typeMismatch at ''")
    #expect(
      failure(of: PresenceKept.self, #"{"result":1,"error":"a"}"#)
        == #"dataCorrupted at '': Found the keys ["error", "result"]; "#
        + #"expected exactly one of "result", "done" or "error". A null counts as absent."#)
    try expectRoundTrip(#"{"nothing":true}"#, PresenceElse.nothing)
    try expectReads("{}", as: PresenceElse.nothing)
    try expectReads(#"{"a":1}"#, as: PresenceElse.nothing)
    try expectReads(#"{"nothing":false,"result":1}"#, as: PresenceElse.result(1))
  }
}
