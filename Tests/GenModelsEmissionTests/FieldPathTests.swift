import Foundation
import Testing

@testable import GenModelsFixtures

/// Keys inside of other objects (schema language, section 3).
@Suite
struct FieldPathTests {
  @Test
  func siblingsShareAnObject() throws {
    try expectRoundTrip(
      #"{"id":1,"meta":{"by":{"name":"n"},"created":2,"updated":3},"other":"m"}"#,
      FldNested(id: 1, created: 2, creator: "n", updated: 3, meta: "m"))
    try expectRoundTrip(
      #"{"id":1,"meta":{"by":{"name":null},"created":2}}"#, FldNested(id: 1, created: 2))
    try expectReads(
      #"{"id":1,"meta":{"created":2,"changed":4}}"#, as: FldNested(id: 1, created: 2, updated: 4))
    try expectReads(
      #"{"id":1,"meta":{"by":null,"created":2}}"#, as: FldNested(id: 1, created: 2))
  }

  @Test(arguments: [
    (#"{"id":1}"#, "keyNotFound 'meta' at ''"),
    (#"{"id":1,"meta":null}"#, "valueNotFound at 'meta'"),
    (#"{"id":1,"meta":5}"#, "typeMismatch at 'meta'"),
    (#"{"id":1,"meta":{}}"#, "keyNotFound 'created' at 'meta'"),
    (#"{"id":1,"meta":{"created":null}}"#, "valueNotFound at 'meta.created'"),
    (#"{"id":1,"meta":{"created":"a"}}"#, "typeMismatch at 'meta.created'"),
    (#"{"id":1,"meta":{"created":1,"by":[]}}"#, "typeMismatch at 'meta.by'"),
    (#"{"id":1,"meta":{"created":1,"by":{"name":1}}}"#, "typeMismatch at 'meta.by.name'"),
    (#"{"id":1,"meta":{"created":1,"changed":"a"}}"#, "typeMismatch at 'meta.changed'"),
  ])
  func errorsHaveTheWholePath(json: String, expected: String) {
    #expect(failure(of: FldNested.self, json) == expected)
  }

  @Test
  func objectsWithoutNeededKeysMayBeAbsent() throws {
    let nothing = FldNestedOptional(hasVersion: false, hasFlag: false)
    try expectRoundTrip("{}", nothing)
    try expectReads(#"{"info":null,"lone":null,"flags":null,"tags":null}"#, as: nothing)
    try expectReads(#"{"info":{"deep":{}},"lone":{}}"#, as: nothing)
    try expectRoundTrip(
      #"{"flags":{"on":true},"info":{"deep":{"rows":[1],"version":2},"note":"n","size":4,"state":null}"#
        + #","lone":{"value":2},"tags":{"all":[3]}}"#,
      FldNestedOptional(note: "n", state: .null, size: 4, rows: [1], lone: 2, tags: [3]))
    try expectRoundTrip(
      #"{"info":{"deep":{"version":2}}}"#, FldNestedOptional(hasVersion: true, hasFlag: false))
    try expectReads(
      #"{"info":{"comment":"n","length":3}}"#,
      as: FldNestedOptional(note: "n", hasVersion: false, hasFlag: false))
    let skipped = try decode(FldNestedOptional.self, #"{"tags":{"all":[1,"a"]}}"#)
    #expect(skipped.tags == [1])
    #expect(skipped.skippedTags.elements.count == 1)
  }

  @Test(arguments: [
    (#"{"info":5}"#, "typeMismatch at 'info'"),
    (#"{"info":{"size":null}}"#, "valueNotFound at 'info.size'"),
    (#"{"info":{"length":"a"}}"#, "typeMismatch at 'info.length'"),
    (#"{"info":{"state":"a"}}"#, "typeMismatch at 'info.state'"),
    (
      #"{"info":{"deep":{"version":3}}}"#,
      "dataCorrupted at 'info.deep.version': Expected 2; found 3."
    ),
    (#"{"tags":{"all":null}}"#, "valueNotFound at 'tags.all'"),
  ])
  func whatIsThereMustFit(json: String, expected: String) {
    #expect(failure(of: FldNestedOptional.self, json) == expected)
  }

  @Test
  func everyPresenceHasItsNull() throws {
    try expectRoundTrip(
      #"{"force":{"at":null},"links":{"self":null},"meta":{"kind":"a","size":3}}"#, FldNestedNull())
    try expectReads(#"{"force":{"at":null},"meta":{"kind":"a"}}"#, as: FldNestedNull())
    #expect(
      failure(of: FldNestedNull.self, #"{"meta":{"kind":"a"}}"#) == "keyNotFound 'force' at ''")
    #expect(
      failure(of: FldNestedNull.self, #"{"force":{},"meta":{"kind":"a"}}"#)
        == "keyNotFound 'at' at 'force'")
    #expect(
      failure(of: FldNestedNull.self, #"{"force":{"at":1},"meta":{"kind":"b"}}"#)
        == #"dataCorrupted at 'meta.kind': Expected "a"; found "b"."#)
  }

  @Test
  func fieldsShareTheObjectOfTheTag() throws {
    try expectRoundTrip(
      #"{"meta":{"created":1,"kind":"circle"},"radius":2}"#,
      FldNestedShape.circle(created: 1, meta: 2))
    try expectRoundTrip(
      #"{"meta":{"by":{"name":"n"},"kind":"line"},"size":{"end":1}}"#,
      FldNestedShape.line(by: "n", end: 1))
    try expectRoundTrip(#"{"meta":{"kind":"line"}}"#, FldNestedShape.line())
    try expectRoundTrip(#"{"meta":{"kind":"dot"},"size":{"at":1}}"#, FldNestedShape.dot(at: 1))
    try expectRoundTrip(
      #"{"meta":{"created":1,"kind":"struct"}}"#,
      FldNestedShape.struct(FldNestedShape.FldStructured(created: 1)))
    try expectRoundTrip(#"{"meta":{"kind":"empty"}}"#, FldNestedShape.empty)
    #expect(
      failure(of: FldNestedShape.self, #"{"meta":{"kind":"circle","created":"a"}}"#)
        == "typeMismatch at 'meta.created'")
    #expect(
      failure(of: FldNestedShape.self, #"{"meta":{"kind":"dot"}}"#) == "keyNotFound 'size' at ''")
  }

  @Test
  func everyTaggingHasPaths() throws {
    try expectRoundTrip(
      #"{"c":{"data":{"body":"a","size":3}},"t":"text"}"#, FldNestedMessage.text(body: "a"))
    try expectRoundTrip(#"{"c":{},"t":"note"}"#, FldNestedMessage.note())
    #expect(
      failure(of: FldNestedMessage.self, #"{"c":{"data":{}},"t":"text"}"#)
        == "keyNotFound 'body' at 'c.data'")
    try expectRoundTrip(
      #"{"load":{"from":{"path":"a"},"to":{"path":"b"}}}"#,
      FldNestedCommand.load(path: "a", as: "b"))
    try expectRoundTrip(#"{"load":{"from":{"path":"a"}}}"#, FldNestedCommand.load(path: "a"))
    try expectRoundTrip(#"{"names":{"first":"a"}}"#, FldNestedReference.named(name: "a"))
    try expectRoundTrip(
      #"{"id":1,"numbers":{"first":2}}"#, FldNestedReference.numbered(number: 2, id: 1))
    #expect(
      failure(of: FldNestedReference.self, #"{"names":{"first":1}}"#)
        == "typeMismatch at 'names.first'")
    try expectRoundTrip(#"{"note":"n","result":{"id":1}}"#, FldNestedReply.result(id: 1, note: "n"))
    try expectRoundTrip(
      #"{"page":{"title":"t"},"parts":{"body":[1],"head":"h"}}"#,
      FldNestedPage(title: "t", head: "h", body: [1]))
    try expectReads(
      #"{"page":{"title":"t"},"parts":{"content":[1]}}"#, as: FldNestedPage(title: "t", body: [1]))
    try expectRoundTrip(#"{"page":{"title":"t"}}"#, FldNestedPage(title: "t"))
  }

  @Test
  func keysAreConvertedAtEveryDepth() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json = #"{"meta":{"created":1,"kind":"circle"},"radius":2}"#
    #expect(
      try decoder.decode(FldNestedShape.self, from: Data(json.utf8))
        == FldNestedShape.circle(created: 1, meta: 2))
  }
}
