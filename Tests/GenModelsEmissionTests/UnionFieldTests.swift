import Testing

@testable import GenModelsFixtures

/// What the cases of a union have in common: `fields:`, `type:` and `shared:` of the union.
@Suite struct UnionFieldTests {
  @Test func fieldsOfAUnionAreInEveryCase() throws {
    try expectRoundTrip(
      #"{"by":"me","id":"a","sent_at":1,"type":"opened"}"#,
      CommonEvent.opened(id: "a", sentAt: 1, by: "me"))
    try expectRoundTrip(
      #"{"id":"a","mark":null,"note":"n","sent_at":1,"type":"closed"}"#,
      CommonEvent.closed(id: "a", sentAt: 1, note: "n", mark: .null))
    try expectRoundTrip(
      #"{"from":1,"id":"a","mark":"m","sent_at":1,"to":2,"type":"moved"}"#,
      CommonEvent.moved("a", 1, nil, .value("m"), 1, 2))
    #expect(
      failure(of: CommonEvent.self, #"{"id":"a","type":"closed"}"#)
        == "keyNotFound 'sent_at' at ''")
  }

  @Test func fieldsOfAUnionAreProperties() {
    let events: [CommonEvent] = [
      .opened(id: "a", sentAt: 1, by: "me"), .closed(id: "b", sentAt: 2, mark: .null),
      .moved("c", 3, "n", .value("m"), 1, 2),
    ]
    #expect(events.map(\.id) == ["a", "b", "c"])
    #expect(events.map(\.sentAt) == [1, 2, 3])
    #expect(events.map(\.note) == [nil, nil, "n"])
    #expect(events.map(\.mark) == [.absent, .null, .value("m")])
  }

  @Test func fieldsOfAUnionAreInsideOfTheContent() throws {
    try expectRoundTrip(
      #"{"data":{"default":true,"id":1,"text":"t"},"type":"text"}"#,
      CommonBlock.text(id: 1, default: true, text: "t"))
    try expectRoundTrip(
      #"{"data":[1,false,20],"type":"size"}"#, CommonBlock.size(id: 1, default: false, width: 20))
    try expectRoundTrip(
      #"{"data":{"default":true,"id":1,"lines":[]},"type":"plain"}"#,
      CommonBlock.raw(id: 1, default: true, lines: [], tag: .plain))
    try expectRoundTrip(
      #"{"data":{"default":true,"id":1},"type":"divider"}"#,
      CommonBlock.divider(id: 1, default: true))
    try expectRoundTrip(
      #"{"data":{"id":3},"type":"new"}"#,
      CommonBlock.unknown(.object(["type": .string("new"), "data": .object(["id": .int(3)])])))
    #expect(
      failure(of: CommonBlock.self, #"{"type":"divider"}"#) == "keyNotFound 'data' at ''")
  }

  @Test func aCaseWithoutTheFieldHasNone() throws {
    let blocks: [CommonBlock] = [
      .text(id: 1, default: true, text: "t"), .size(id: 2, default: false, width: 3),
      .raw(id: 3, default: true, lines: []), .link("l"), .divider(id: 4, default: false),
      .unknown(.null),
    ]
    #expect(blocks.map(\.id) == [1, 2, 3, nil, 4, nil])
    #expect(blocks.map(\.default) == [true, false, true, nil, false, nil])
  }

  @Test func aUnitWithFieldsIsNoText() throws {
    try expectRoundTrip(#"{"flush":{"at":1}}"#, CommonCommand.flush(at: 1))
    try expectRoundTrip(
      #"{"load":{"path":"p","state":null}}"#, CommonCommand.load(state: .null, path: "p"))
    try expectRoundTrip(#"{"wait":2}"#, CommonCommand.wait(2))
    #expect(failure(of: CommonCommand.self, #""flush""#) == "typeMismatch at ''")
    #expect(CommonCommand.flush(state: .value(1)).state == .value(1))
    #expect(CommonCommand.wait(2).state == nil)
  }

  @Test func aCaseThatSaysNothingHasThePayloadOfTheUnion() throws {
    let resource = SharedResource(id: 1, label: nil)
    try expectRoundTrip(
      #"{"id":1,"label":null,"object":"file"}"#, SharedObject.file(resource))
    try expectRoundTrip(
      #"{"id":1,"label":null,"object":"folder"}"#, SharedObject.folder(resource))
    try expectRoundTrip(#"{"object":"trash"}"#, SharedObject.trash)
  }

  @Test func sharedFieldsAreFoundInEveryKindOfPayload() {
    let resource = SharedResource(id: 1, label: "r")
    let objects: [SharedObject] = [
      .file(resource), .link(target: "t", id: 2), .page(resource),
      .nested(.b(id: 3, label: "b")), .trash,
    ]
    #expect(objects.map(\.id) == [1, 2, 1, 3, nil])
    #expect(objects.map(\.label) == ["r", nil, "r", "b", nil])
    let some: [SharedSome] = [.a(SharedDefault(default: true)), .b(1, false), .unknown(.null)]
    #expect(some.map(\.default) == [true, false, nil])
  }
}
