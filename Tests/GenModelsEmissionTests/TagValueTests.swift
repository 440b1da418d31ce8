import Testing

@testable import GenModelsFixtures

/// Tags that are numbers, flags, null, or not there.
@Suite struct TagValueTests {
  @Test func wholeNumbers() throws {
    try expectRoundTrip(#"{"body":"a","code":200}"#, CodedReply.ok(body: "a"))
    try expectReads(#"{"body":"a","code":201}"#, as: CodedReply.ok(body: "a"))
    try expectReads(#"{"body":"a","code":-1}"#, as: CodedReply.ok(body: "a"))
    try expectReads(#"{"code":404.0,"path":"a","x":1}"#, as: CodedReply.missing(path: "a"))
    try expectRoundTrip(#"{"code":9007199254740993}"#, CodedReply.huge)
    try expectRoundTrip(#"{"code":null,"since":3}"#, CodedReply.pending(since: 3))
    try expectReads(#"{"code":null,"since":null}"#, as: CodedReply.pending())
    try expectRoundTrip(#"{"data":"a","kind":0}"#, CodedBlock.text("a"))
    try expectReads(#"{"data":"a"}"#, as: CodedBlock.text("a"))
    try expectReads(#"{"data":"a","kind":null}"#, as: CodedBlock.text("a"))
    try expectRoundTrip(
      #"{"a":[1,null],"kind":7}"#,
      CodedBlock.unknown(.object(["kind": .int(7), "a": .array([.int(1), .null])])))
    try expectReads("{}", as: CodedLevel.low)
    try expectReads(#"{"level":3}"#, as: CodedLevel.low)
    try expectReads(#"{"level":null,"by":"a"}"#, as: CodedLevel.high(by: "a"))
    try expectRoundTrip(#"{"by":"a","level":11}"#, CodedLevel.high(by: "a", tag: .high11))
    // The first of two keys counts.
    try expectReads(#"{"code":200,"code":404,"body":"a"}"#, as: CodedReply.ok(body: "a"))
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'code' at ''"),
    (#"{"code":"200"}"#, "typeMismatch at 'code'"),
    (#"{"code":true}"#, "typeMismatch at 'code'"),
    (#"{"code":1.5}"#, "dataCorrupted at 'code': The tag is no whole number that fits in Int."),
    (
      #"{"code":99999999999999999999}"#,
      "dataCorrupted at 'code': The tag is no whole number that fits in Int."
    ),
    (
      #"{"code":5}"#,
      "dataCorrupted at 'code': Unknown code 5; "
        + "expected 200, 201, -1, 404, 9007199254740993 or null."
    ),
    (#"{"code":200}"#, "keyNotFound 'body' at ''"),
    (#"{"code":null,"since":"a"}"#, "typeMismatch at 'since'"),
  ])
  func wrongNumbers(json: String, expected: String) {
    #expect(failure(of: CodedReply.self, json) == expected)
  }

  @Test func whatIsKeptIsNoBrokenPayload() {
    #expect(failure(of: CodedBlock.self, #"{"kind":0}"#) == "keyNotFound 'data' at ''")
    #expect(failure(of: CodedBlock.self, #"{"kind":0,"data":1}"#) == "typeMismatch at 'data'")
    #expect(failure(of: CodedBlock.self, #"{"kind":"a"}"#) == "typeMismatch at 'kind'")
    #expect(failure(of: CodedLevel.self, #"{"level":11}"#) == "keyNotFound 'by' at ''")
  }

  @Test func flags() throws {
    try expectRoundTrip(#"{"ok":true,"value":"a"}"#, BoolAnswer.yes(value: "a"))
    try expectRoundTrip(#"{"error":"a","ok":false}"#, BoolAnswer.no(error: "a"))
    try expectRoundTrip(#"{"done":true,"result":[1]}"#, BoolContent.closed([1]))
    try expectReads("{}", as: BoolContent.open)
    try expectReads(#"{"done":false,"result":5}"#, as: BoolContent.open)
    try expectRoundTrip(#"{"live":null}"#, BoolKept.unset)
    try expectRoundTrip(#"{"live":true,"since":1}"#, BoolKept.on(since: 1))
    try expectRoundTrip(
      #"{"live":false,"x":1}"#, BoolKept.unknown(.object(["live": .bool(false), "x": .int(1)])))
    try expectRoundTrip("{}", BoolLoose.unset)
    try expectReads(#"{"live":false}"#, as: BoolLoose.unset)
    try expectReads(#"{"live":null,"since":1}"#, as: BoolLoose.on(since: 1))
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'ok' at ''"),
    (#"{"ok":null}"#, "typeMismatch at 'ok'"),
    (#"{"ok":1}"#, "typeMismatch at 'ok'"),
    (#"{"ok":"true"}"#, "typeMismatch at 'ok'"),
    (#"{"ok":true}"#, "keyNotFound 'value' at ''"),
    (#"{"ok":false,"error":1}"#, "typeMismatch at 'error'"),
    ("null", "valueNotFound at ''"),
  ])
  func wrongFlags(json: String, expected: String) {
    #expect(failure(of: BoolAnswer.self, json) == expected)
  }

  @Test func nullAndNoKeyAtAll() throws {
    try expectRoundTrip(#"{"due":1,"state":null}"#, Delivery.open(due: 1))
    try expectRoundTrip(#"{"text":"a"}"#, Delivery.draft(text: "a"))
    try expectRoundTrip(#"{"at":1,"state":"sent"}"#, Delivery.sent(at: 1))
    try expectRoundTrip(
      #"{"state":"archived","year":1}"#, Delivery.archived(DeliveryArchive(year: 1)))
    try expectRoundTrip("{}", DeliveryContent.empty)
    try expectReads(#"{"state":null,"body":"a"}"#, as: DeliveryContent.empty)
    try expectReads(#"{"state":"mailed","body":"a"}"#, as: DeliveryContent.sent("a"))
    try expectRoundTrip("{}", DeliveryKept.draft)
    try expectRoundTrip(
      #"{"state":null,"year":1}"#, DeliveryKept.archive(DeliveryArchive(year: 1)))
    try expectRoundTrip(
      #"{"state":"x"}"#, DeliveryKept.unknown(.object(["state": .string("x")])))
    try expectRoundTrip(#"{"state":null}"#, DeliveryLoose.noneYet)
    try expectRoundTrip(#"{"note":"a","state":"nil"}"#, DeliveryLoose.other(note: "a"))
    try expectReads(#"{"note":"a","state":"x"}"#, as: DeliveryLoose.other(note: "a"))
  }

  @Test(arguments: [
    (#"{"state":null}"#, "keyNotFound 'due' at ''"),
    ("{}", "keyNotFound 'text' at ''"),
    (#"{"state":1}"#, "typeMismatch at 'state'"),
    (
      #"{"state":"null"}"#,
      #"dataCorrupted at 'state': Unknown state "null"; expected null, "sent" or "archived"."#
    ),
  ])
  func wrongTagsBesideNull(json: String, expected: String) {
    #expect(failure(of: Delivery.self, json) == expected)
  }

  @Test func keepingNeedsATagOfTheType() {
    #expect(failure(of: DeliveryKept.self, #"{"state":1}"#) == "typeMismatch at 'state'")
    #expect(failure(of: DeliveryLoose.self, "{}") == "keyNotFound 'state' at ''")
  }

  @Test func standIns() throws {
    try expectReads("{}", as: AbsentKind.ping)
    try expectRoundTrip(#"{"kind":"ping"}"#, AbsentKind.ping)
    try expectReads(#"{"kind":null}"#, as: NullKind.ping)
    try expectReads("{}", as: EitherKind.ping)
    try expectReads(#"{"kind":null}"#, as: EitherKind.ping)
    try expectReads("{}", as: ApartKind.ping)
    try expectReads(#"{"kind":null,"data":"a"}"#, as: ApartKind.text("a"))
    try expectRoundTrip(#"{"data":null,"kind":"text"}"#, ApartKind.text(nil))
    try expectReads("{}", as: AbsentOrNullTag.ping)
    try expectRoundTrip(#"{"kind":null}"#, AbsentOrNullTag.noneYet)
    #expect(failure(of: AbsentKind.self, #"{"kind":null}"#) == "valueNotFound at 'kind'")
    #expect(failure(of: NullKind.self, "{}") == "keyNotFound 'kind' at ''")
    #expect(failure(of: EitherKind.self, #"{"kind":1}"#) == "typeMismatch at 'kind'")
    #expect(failure(of: ApartKind.self, #"{"kind":[]}"#) == "typeMismatch at 'kind'")
    #expect(
      failure(of: AbsentOrNullTag.self, #"{"kind":"x"}"#)
        == #"dataCorrupted at 'kind': Unknown kind "x"; expected "ping" or null."#)
  }
}
