import Testing

@testable import GenModelsFixtures

/// Tags and contents that are deep inside, and contents under the key that the tag names.
@Suite struct TagPathTests {
  @Test func nestedTags() throws {
    try expectRoundTrip(#"{"meta":{"kind":"user"},"name":"a"}"#, PathResource.user(name: "a"))
    try expectRoundTrip(
      #"{"meta":{"kind":"team"},"size":1}"#, PathResource.team(PathTeam(size: 1)))
    try expectRoundTrip(#"{"meta":{"kind":"nothing"}}"#, PathResource.nothing)
    try expectReads(
      #"{"x":1,"name":"a","meta":{"y":2,"kind":"user"}}"#, as: PathResource.user(name: "a"))
    try expectRoundTrip(#"{"a":{"b":{"c":2}},"x":1}"#, PathDeep.two(x: 1))
    try expectReads(#"{"a":{"b":{"k":2}},"x":1}"#, as: PathDeep.two(x: 1))
    try expectReads(#"{"a":{"b":{}}}"#, as: PathDeep.one)
    try expectRoundTrip(#"{"meta":{},"size":1}"#, PathKept.draft(PathTeam(size: 1)))
    try expectRoundTrip(
      #"{"meta":{"kind":"x"}}"#,
      PathKept.unknown(.object(["meta": .object(["kind": .string("x")])])))
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'meta' at ''"),
    (#"{"meta":null}"#, "valueNotFound at 'meta'"),
    (#"{"meta":5}"#, "typeMismatch at 'meta'"),
    (#"{"meta":{}}"#, "keyNotFound 'kind' at 'meta'"),
    (#"{"meta":{"kind":null}}"#, "valueNotFound at 'meta.kind'"),
    (#"{"meta":{"kind":1}}"#, "typeMismatch at 'meta.kind'"),
    (#"{"meta":{"kind":"user"}}"#, "keyNotFound 'name' at ''"),
    (
      #"{"meta":{"kind":"x"}}"#,
      #"dataCorrupted at 'meta.kind': Unknown kind "x"; expected "user", "team" or "nothing"."#
    ),
  ])
  func wrongPaths(json: String, expected: String) {
    #expect(failure(of: PathResource.self, json) == expected)
  }

  /// Only the last key of a path may be missing.
  @Test(arguments: [
    (#"{"a":{}}"#, "keyNotFound 'b' at 'a'"),
    (
      #"{"a":{"b":{"c":0.5}}}"#,
      "dataCorrupted at 'a.b.c': The tag is no whole number that fits in Int."
    ),
    (#"{"a":{"b":{"k":3}}}"#, "dataCorrupted at 'a.b.k': Unknown c 3; expected 1 or 2."),
  ])
  func wrongDeepPaths(json: String, expected: String) {
    #expect(failure(of: PathDeep.self, json) == expected)
  }

  @Test func nestedContents() throws {
    try expectRoundTrip(
      #"{"data":{"attributes":"a"},"meta":{"kind":"text"}}"#, PathBlock.text("a"))
    try expectRoundTrip(
      #"{"data":{"attributes":{"x":1,"y":2}},"meta":{"kind":"move"}}"#, PathBlock.move(x: 1, y: 2))
    try expectRoundTrip(
      #"{"data":{"attributes":[1]},"meta":{"kind":"pair"}}"#, PathBlock.pair(a: 1))
    try expectRoundTrip(#"{"data":{"attributes":{}},"meta":{"kind":"empty"}}"#, PathBlock.empty)
    try expectRoundTrip(
      #"{"data":{"attributes":null},"meta":{"kind":"note"}}"#, PathBlock.note(nil))
    try expectReads(#"{"data":{},"meta":{"kind":"note"}}"#, as: PathBlock.note(nil))
    // The content of a case without payload is not looked at.
    try expectReads(#"{"data":5,"meta":{"kind":"rule"}}"#, as: PathBlock.rule)
    try expectRoundTrip(#"{"meta":{"body":"a","kind":"text"}}"#, SharedPath.text("a"))
    try expectRoundTrip(#"{"meta":{"kind":"rule"}}"#, SharedPath.rule)
    try expectRoundTrip(
      #"{"meta":{"body":{"value":"a"},"kind":"text"}}"#, SharedKept.text("a"))
    try expectRoundTrip(#"{"meta":{"body":{"value":"a"}}}"#, SharedKept.draft("a"))
    try expectRoundTrip(#"{"meta":{"kind":null}}"#, SharedKept.rule)
  }

  /// The tag comes first, then the way to the content.
  @Test(arguments: [
    (#"{"meta":{"kind":"text"}}"#, "keyNotFound 'data' at ''"),
    (#"{"meta":{"kind":"text"},"data":{}}"#, "keyNotFound 'attributes' at 'data'"),
    (
      #"{"meta":{"kind":"text"},"data":{"attributes":null}}"#, "valueNotFound at 'data.attributes'"
    ),
    (
      #"{"meta":{"kind":"move"},"data":{"attributes":{"x":1}}}"#,
      "keyNotFound 'y' at 'data.attributes'"
    ),
    (
      #"{"meta":{"kind":"pair"},"data":{"attributes":[1,2,3]}}"#,
      "dataCorrupted at 'data.attributes.2': Expected at most 2 elements; found more."
    ),
    (#"{"meta":{"kind":"note"},"data":null}"#, "valueNotFound at 'data'"),
    (
      #"{"data":5,"meta":{"kind":"x"}}"#,
      #"dataCorrupted at 'meta.kind': Unknown kind "x"; expected "text", "move", "pair", "#
        + #""empty", "note" or "rule"."#
    ),
  ])
  func wrongContents(json: String, expected: String) {
    #expect(failure(of: PathBlock.self, json) == expected)
  }

  @Test func theTagNamesTheContent() throws {
    try expectRoundTrip(#"{"text":"a","type":"text"}"#, NamedContent.text("a"))
    try expectReads(#"{"str":"a","type":"str"}"#, as: NamedContent.text("a"))
    try expectRoundTrip(#"{"move":{"x":1,"y":2},"type":"move"}"#, NamedContent.move(x: 1, y: 2))
    try expectRoundTrip(#"{"pair":[1,2],"type":"pair"}"#, NamedContent.pair(a: 1, b: 2))
    try expectRoundTrip(#"{"note":null,"type":"note"}"#, NamedContent.note(nil))
    try expectRoundTrip(#"{"memo":"a","type":"memo"}"#, NamedContent.note("a", tag: .memo))
    try expectRoundTrip(
      #"{"type":"user:note","user:note":"a"}"#, NamedContent.note("a", tag: .userNote))
    try expectRoundTrip(#"{"empty":{},"type":"empty"}"#, NamedContent.empty)
    try expectRoundTrip(#"{"type":"rule"}"#, NamedContent.rule)
    try expectReads(#"{"type":"line","line":5}"#, as: NamedContent.rule)
    try expectRoundTrip(#"{"2":true,"kind":2}"#, NumberedContent.two(true))
    try expectReads(#"{"3":true,"kind":3}"#, as: NumberedContent.two(true))
    try expectReads(#"{"1":"a"}"#, as: NumberedContent.one("a"))
    try expectRoundTrip(
      #"{"4":1,"kind":4}"#, NumberedContent.unknown(.object(["kind": .int(4), "4": .int(1)])))
  }

  @Test(arguments: [
    (#"{"type":"text","str":"a"}"#, "keyNotFound 'text' at ''"),
    (#"{"type":"str","text":"a"}"#, "keyNotFound 'str' at ''"),
    (#"{"type":"text","text":null}"#, "valueNotFound at 'text'"),
    (#"{"type":"move","move":{"x":1}}"#, "keyNotFound 'y' at 'move'"),
    (#"{"type":"user:note","user:note":1}"#, "typeMismatch at 'user:note'"),
    (#"{"text":"a"}"#, "keyNotFound 'type' at ''"),
  ])
  func wrongNamedContents(json: String, expected: String) {
    #expect(failure(of: NamedContent.self, json) == expected)
  }
}
