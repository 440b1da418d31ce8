import Foundation
import Testing

@testable import GenModelsFixtures

/// Values in a form of their own as payloads, under every tagging.
@Suite struct CodecUnionTests {
  private let start = Date(timeIntervalSince1970: 0)
  private let text = #""1970-01-01T00:00:00Z""#

  @Test func besideTheTag() throws {
    try expectRoundTrip(#"{"at":\#(text),"kind":"first"}"#, CdcInternal.first(at: start))
    try expectRoundTrip(
      #"{"at":\#(text),"count":"5","isOn":null,"kind":"second"}"#,
      CdcInternal.second(at: start, count: 5, isOn: nil))
    #expect(CdcInternal.first(at: start).at == start)
    #expect(
      failure(of: CdcInternal.self, #"{"at":\#(text),"count":"x","kind":"second"}"#)
        == #"dataCorrupted at 'count': Expected a text that spells a number of Int; found "x"."#)
  }

  @Test func underAKey() throws {
    try expectRoundTrip(#"{"kind":"at","value":0}"#, CdcAdjacent.at(start))
    try expectRoundTrip(#"{"kind":"maybe","value":null}"#, CdcAdjacent.maybe(nil))
    try expectRoundTrip(#"{"kind":"maybe","value":\#(text)}"#, CdcAdjacent.maybe(start))
    try expectRoundTrip(#"{"kind":"many","value":["1","2"]}"#, CdcAdjacent.many([1, 2]))
    try expectRoundTrip(#"{"kind":"pair","value":[\#(text),null]}"#, CdcAdjacent.pair(from: start))
    try expectRoundTrip(#"{"kind":"nothing"}"#, CdcAdjacent.nothing)
  }

  @Test func underTheTag() throws {
    try expectRoundTrip(#"{"day":"1970-01-01"}"#, CdcExternal.day(start))
    try expectRoundTrip(#"{"bytes":"_-8"}"#, CdcExternal.bytes(Data([0xFF, 0xEF])))
    try expectRoundTrip(#"{"short":"5"}"#, CdcExternal.short(id: 5))
    try expectRoundTrip(#"{"short":{"id":"5","note":"n"}}"#, CdcExternal.short(id: 5, note: "n"))
    try expectRoundTrip(#"{"at":\#(text)}"#, CdcPresence.at(start))
    try expectReads(#"{"count":"5"}"#, as: CdcPresence.count(5))
  }

  /// The form says what a value looks like.
  @Test func byLooks() throws {
    try expectRoundTrip("1", CdcUntagged.on(true))
    try expectRoundTrip(text, CdcUntagged.at(start))
    try expectRoundTrip("[\(text)]", CdcUntagged.all([start]))
    try expectRoundTrip("null", CdcUntagged.nothing)
    #expect(failure(of: CdcUntagged.self, "2") == "dataCorrupted at '': Expected 0 or 1; found 2.")
    try expectRoundTrip(#"{"at":\#(text)}"#, CdcUntaggedObjects.first(at: start))
    try expectRoundTrip(#"{"at":0}"#, CdcUntaggedObjects.second(at: start))
    try expectRoundTrip("0.5", CdcUntaggedObjects.number(0.5))
    try expectReads(#""0.5""#, as: CdcUntaggedObjects.number(0.5))
    try expectRoundTrip(text, CdcTrial.at(start))
    try expectRoundTrip(#""5""#, CdcTrial.id(5))
    try expectRoundTrip(#""five""#, CdcTrial.text("five"))
  }
}
