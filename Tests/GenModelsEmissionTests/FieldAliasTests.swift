import Foundation
import Testing

@testable import GenModelsFixtures

/// Other spellings of keys, read only (schema language, section 3).
@Suite
struct FieldAliasTests {
  private let whole =
    #"{"forced":1,"joined_at":1,"kind":"a","link":null,"note":"n","size":4,"state":null,"version":2}"#

  @Test
  func theKeyItselfIsReadAndWritten() throws {
    try expectRoundTrip(
      whole, FldAliased(joined: 1, note: "n", link: nil, state: .null, forced: 1, size: 4))
  }

  @Test
  func anAliasIsReadAndNotWritten() throws {
    let value = FldAliased(
      joined: 1, note: "n", link: URL(string: "https://a"), state: .value(3), forced: nil, size: 4,
      hasVersion: false)
    let json =
      #"{"joinedAt":1,"comment":"n","url":"https://a","status":3,"forcedAt":null,"height":4,"type":"a"}"#
    #expect(try decode(FldAliased.self, json) == value)
    #expect(
      try encode(value)
        == #"{"forced":null,"joined_at":1,"kind":"a","link":"https://a","note":"n","size":4,"state":3}"#
    )
  }

  @Test(arguments: [
    // A key that is there is never masked, be it wrong or null.
    (#"{"joined_at":null,"joinedAt":1}"#, "valueNotFound at 'joined_at'"),
    (#"{"joined_at":"a","joined":1}"#, "typeMismatch at 'joined_at'"),
    // What is wrong is wrong where it came.
    (#"{"joined":"a"}"#, "typeMismatch at 'joined'"),
    (#"{"joinedAt":null}"#, "valueNotFound at 'joinedAt'"),
    (#"{}"#, "keyNotFound 'joined_at' at ''"),
    (#"{"joined":1}"#, "keyNotFound 'forced' at ''"),
    (#"{"joined":1,"forced":1,"width":null}"#, "valueNotFound at 'width'"),
    (#"{"joined":1,"forced":1,"type":"b"}"#, #"dataCorrupted at 'type': Expected "a"; found "b"."#),
    (#"{"joined":1,"forced":1,"type":"a","v":3}"#, "dataCorrupted at 'v': Expected 2; found 3."),
  ])
  func errorsAreAtTheKeyThatCame(json: String, expected: String) {
    #expect(failure(of: FldAliased.self, json) == expected)
  }

  @Test
  func everyTaggingReadsAliases() throws {
    try expectReads(
      #"{"kind":"circle","r":2,"c":"red"}"#, as: FldAliasedShape.circle(radius: 2, color: "red"))
    try expectReads(#"{"kind":"line","r":2}"#, as: FldAliasedShape.line(length: 2))
    #expect(
      failure(of: FldAliasedShape.self, #"{"kind":"circle","r":null}"#) == "valueNotFound at 'r'")
    try expectReads(#"{"t":"text","c":{"text":"a"}}"#, as: FldAliasedMessage.text(body: "a"))
    try expectReads(#"{"load":{"file":"a"}}"#, as: FldAliasedCommand.load(path: "a"))
    #expect(
      failure(of: FldAliasedCommand.self, #"{"load":{"file":1}}"#) == "typeMismatch at 'load.file'")
    try expectReads(#"{"title":"a"}"#, as: FldAliasedReference.named(name: "a"))
    try expectReads(#"{"no":1}"#, as: FldAliasedReference.numbered(number: 1))
    try expectReads(#"{"res":1}"#, as: FldAliasedReply.result(result: 1))
    try expectRoundTrip(#"{"note":"n","result":1}"#, FldAliasedReply.result(result: 1, note: "n"))
    try expectReads(
      #"{"name":"a","header":"b"}"#, as: FldAliasedPage(title: "a", head: "b"))
    try expectReads(#"{"identifier":1,"kind":"a","x":2}"#, as: FldAliasedUnion.a(id: 1, x: 2))
    try expectReads(
      #"{"identifier":1,"kind":"b","y":2}"#, as: FldAliasedUnion.b(FldAliasedUnion.B(id: 1, y: 2)))
    let rows = try decode(FldAliasedRows.self, #"{"items":[1,"a",2]}"#)
    #expect(rows.rows == [1, 2])
    #expect(rows.skippedRows.elements.count == 1)
    #expect(failure(of: FldAliasedRows.self, #"{"items":{}}"#) == "typeMismatch at 'items'")
  }
}
