import Testing

@testable import GenModelsFixtures

/// Values that share the object of the type that has them.
@Suite struct InlineTests {
  private let push = InlineKind.push(commits: ["c"])

  @Test func shareTheObjectOfAStruct() throws {
    try expectRoundTrip(
      #"{"commits":["c"],"id":"1","type":"push"}"#, InlineEvent(id: "1", kind: push))
    try expectRoundTrip(
      #"{"avatar":"a","city":"c","id":"1","name":"n","note":"x","room":"r","street":"s","#
        + #""type":"star"}"#,
      InlineEvent(
        id: "1", kind: .star,
        actor: InlineActor(name: "n", avatar: "a", home: InlineHome(street: "s", city: "c")),
        place: .room("r"), note: "x"))
    try expectRoundTrip(
      #"{"address":{"street2":"s"},"id":"1","type":"star"}"#,
      InlineEvent(id: "1", kind: .star, place: .address(street2: "s")))
    try expectRoundTrip(
      #"{"container":"c","head":"h","title":"t"}"#,
      InlineBox(page: InlinePage(title: "t", head: "h"), container: "c"))
  }

  /// Where nothing is there, an object is written nevertheless.
  @Test func nothingButNilIsAnEmptyObject() throws {
    try expectRoundTrip("{}", InlineMaybe())
    try expectRoundTrip(#"{"room":"r"}"#, InlineMaybe(place: .room("r")))
  }

  @Test func shareTheObjectOfACase() throws {
    try expectRoundTrip(
      #"{"body":"b","name":"n","t":"text"}"#,
      InlineMessage.text(body: "b", actor: InlineActor(name: "n")))
    try expectRoundTrip(#"{"t":"event"}"#, InlineMessage.event())
    try expectRoundTrip(
      #"{"commits":["c"],"t":"event","type":"push"}"#, InlineMessage.event(kind: push))
  }

  @Test func shareTheObjectOfAContent() throws {
    try expectRoundTrip(
      #"{"c":{"body":"b"},"t":"text"}"#, InlineEnvelope.text(body: "b"))
    try expectRoundTrip(
      #"{"c":{"body":"b","name":"n"},"t":"text"}"#,
      InlineEnvelope.text(body: "b", actor: InlineActor(name: "n")))
    try expectRoundTrip(
      #"{"c":{"commits":["c"],"type":"push"},"t":"event"}"#, InlineEnvelope.event(kind: push))
    try expectRoundTrip(#"{"c":{"type":"star"},"t":"both"}"#, InlineEnvelope.both(kind: .star))
    try expectRoundTrip(
      #"[{"run":{"commits":["c"],"count":2,"type":"push"}},{"run":{"count":1,"type":"star"}}]"#,
      [InlineCommand.run(kind: push, count: 2), .run(kind: .star, count: 1)])
  }

  /// Nothing at all is written as an empty object, not as no content.
  @Test func leaveAnEmptyContent() throws {
    try expectRoundTrip(#"{"c":{},"t":"both"}"#, InlineEnvelope.both())
  }

  @Test func mayContainTheTypeThatHasThem() throws {
    try expectRoundTrip(
      #"{"label":"a","next":{"value":2},"value":1}"#,
      InlineNode(value: 1, link: InlineLink(label: "a", next: InlineNode(value: 2))))
  }

  /// One key that is there is enough to be an error where the others are not.
  @Test(arguments: [
    (#"{"id":"1","type":"star","avatar":"a"}"#, "keyNotFound 'name' at ''"),
    (#"{"id":"1","type":"star","name":"n","city":"c"}"#, "keyNotFound 'street' at ''"),
    (#"{"id":"1","type":"star","name":null}"#, "valueNotFound at 'name'"),
    (#"{"id":"1"}"#, "keyNotFound 'type' at ''"),
    (#"{"type":"star"}"#, "keyNotFound 'id' at ''"),
    (#"{"id":"1","type":"push","commits":[1]}"#, "typeMismatch at 'commits.0'"),
    (
      #"{"id":"1","type":"pull"}"#,
      #"dataCorrupted at 'type': Unknown type "pull"; expected "push" or "star"."#
    ),
  ])
  func areErrorsWhereTheyAreWrong(json: String, problem: String) {
    #expect(failure(of: InlineEvent.self, json) == problem)
  }

  @Test(arguments: [
    (#"{"t":"event"}"#, "keyNotFound 'c' at ''"),
    (#"{"t":"event","c":null}"#, "valueNotFound at 'c'"),
    (#"{"t":"event","c":[]}"#, "typeMismatch at 'c'"),
    (#"{"t":"event","c":{}}"#, "keyNotFound 'type' at 'c'"),
    (#"{"t":"both","c":{"commits":[]}}"#, "keyNotFound 'type' at 'c'"),
    (#"{"t":"event","c":{"type":"push","commits":[1]}}"#, "typeMismatch at 'c.commits.0'"),
    (#"{"t":"text","c":{"body":"b","avatar":"a"}}"#, "keyNotFound 'name' at 'c'"),
  ])
  func areErrorsWithinAContent(json: String, problem: String) {
    #expect(failure(of: InlineEnvelope.self, json) == problem)
  }
}
