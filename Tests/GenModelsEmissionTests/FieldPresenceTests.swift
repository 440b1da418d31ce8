import Testing

@testable import GenModelsFixtures

/// A key that must be there, be it with null (`absent: forbid`).
@Suite
struct FieldPresenceTests {
  @Test
  func nullIsNilAndStays() throws {
    try expectRoundTrip(
      #"{"id":null,"labels":null,"next":null}"#, FldForbidden(id: nil, tags: nil))
    try expectRoundTrip(
      #"{"id":1,"labels":["a"],"next":{"id":null,"labels":[],"next":null}}"#,
      FldForbidden(id: 1, tags: ["a"], next: FldForbidden(id: nil, tags: [])))
    try expectRoundTrip("[null]", FldForbiddenTriple(first: nil))
    try expectRoundTrip(#"{"kind":"circle","radius":null}"#, FldForbiddenShape.circle())
    try expectRoundTrip(#"{"c":{"body":null},"t":"text"}"#, FldForbiddenMessage.text())
    try expectRoundTrip(#"{"load":{"path":null}}"#, FldForbiddenCommand.load())
    try expectRoundTrip(#"{"name":null}"#, FldForbiddenReference.named())
    try expectRoundTrip(#"{"result":null}"#, FldForbiddenReply.result())
    try expectRoundTrip(
      #"{"note":"a","result":1}"#, FldForbiddenReply.result(result: 1, note: "a"))
  }

  @Test
  func theKeyMustBeThere() {
    #expect(
      failure(of: FldForbidden.self, #"{"labels":null,"next":null}"#) == "keyNotFound 'id' at ''")
    #expect(
      failure(of: FldForbidden.self, #"{"id":1,"next":null}"#) == "keyNotFound 'labels' at ''")
    #expect(failure(of: FldForbidden.self, #"{"id":1,"labels":[]}"#) == "keyNotFound 'next' at ''")
    #expect(failure(of: FldForbiddenTriple.self, "[]") == "valueNotFound at '0'")
    #expect(
      failure(of: FldForbiddenShape.self, #"{"kind":"circle"}"#) == "keyNotFound 'radius' at ''")
    #expect(
      failure(of: FldForbiddenMessage.self, #"{"t":"text","c":{}}"#) == "keyNotFound 'body' at 'c'")
    #expect(
      failure(of: FldForbiddenCommand.self, #"{"load":{}}"#) == "keyNotFound 'path' at 'load'")
    #expect(
      failure(of: FldForbiddenReference.self, "{}")
        == #"dataCorrupted at '': Found the keys []; expected "name" or "number"."#)
  }

  @Test
  func wrongTypesAreErrors() {
    #expect(
      failure(of: FldForbidden.self, #"{"id":"a","labels":null,"next":null}"#)
        == "typeMismatch at 'id'")
    #expect(
      failure(of: FldForbiddenShape.self, #"{"kind":"circle","radius":"a"}"#)
        == "typeMismatch at 'radius'")
  }
}
