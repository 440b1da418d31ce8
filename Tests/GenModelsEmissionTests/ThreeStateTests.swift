import Testing

@testable import GenModelsFixtures

/// Absent, null and a value, for each of the three ways in which a key may be optional.
@Suite struct ThreeStateTests {
  @Test func everyStateIsKept() throws {
    try expectRoundTrip(
      #"{"avatar":"c","id":"a","nickname":"b","note":"d"}"#,
      Guest(id: "a", nickname: "b", avatar: "c", note: .value("d")))
    try expectRoundTrip(
      #"{"avatar":null,"id":"a","note":null}"#,
      Guest(id: "a", nickname: nil, avatar: nil, note: .null))
    try expectRoundTrip(
      #"{"avatar":null,"id":"a"}"#, Guest(id: "a", nickname: nil, avatar: nil, note: .absent))
  }

  @Test func nullAndAbsentReadAsNil() throws {
    try expectReads(#"{"id":"a","nickname":null}"#, as: Guest(id: "a"))
    try expectReads(#"{"mail":null}"#, as: Contact())
    try expectRoundTrip("{}", Contact())
  }

  @Test(arguments: ["nickname", "avatar", "note"])
  func aWrongTypeIsAnError(key: String) {
    #expect(failure(of: Guest.self, #"{"id":"a","\#(key)":1}"#) == "typeMismatch at '\(key)'")
  }

  @Test func casesHaveThemToo() throws {
    try expectRoundTrip(#"{"avatar":null,"id":"a","kind":"rename"}"#, Change.rename(id: "a"))
    try expectRoundTrip(
      #"{"avatar":"c","id":"a","kind":"rename","nickname":"b","note":null}"#,
      Change.rename(id: "a", nickname: "b", avatar: "c", note: .null))
    try expectRoundTrip(#"{"kind":"link","other":null}"#, Change.link())
    try expectRoundTrip(
      #"{"kind":"link","other":null,"third":{"avatar":null,"id":"a"}}"#,
      Change.link(third: .value(Guest(id: "a"))))
    #expect(
      failure(of: Change.self, #"{"kind":"link","third":{"id":1}}"#) == "typeMismatch at 'third.id'"
    )
  }

  @Test func adjacentContentHasThemToo() throws {
    try expectRoundTrip(#"{"c":"a","t":"maybe"}"#, Wrapped.maybe("a"))
    try expectRoundTrip(#"{"c":null,"t":"maybe"}"#, Wrapped.maybe(nil))
    try expectReads(#"{"t":"maybe"}"#, as: Wrapped.maybe(nil))
    try expectRoundTrip(#"{"c":{"avatar":null},"t":"several"}"#, Wrapped.several())
    try expectRoundTrip(
      #"{"c":{"avatar":null,"note":null},"t":"several"}"#, Wrapped.several(note: .null))
  }
}
