import Foundation
import Testing

@testable import GenModelsFixtures

/// Values of absent keys (semantics F3; peers, cases 16 and 17).
@Suite
struct FieldDefaultTests {
  @Test
  func absentKeysHaveTheirDefaults() throws {
    let value = try decode(FldDefaults.self, "{}")
    #expect(value == FldDefaults())
    #expect(value.text == "a \"quoted\" \\(text)\n\u{2028}é")
    #expect(value.no == "no")
    #expect(value.huge == .max)
    #expect(value.hex == 255)
    #expect(value.price == Decimal(string: "3.133"))
    #expect(value.mark == .lineEnd)
    #expect(value.grid == [[1, nil], []])
    #expect(value.scores == ["a b": 1, "c": 0.5])
    #expect(
      value.any
        == .object(["a": .array([.int(1), .double(2.5), .string("yes"), .null, .string("5")])]))
    #expect(value.nothing == .null)
    #expect(try decode(FldDefaults.self, try encode(value)) == value)
  }

  @Test
  func defaultsAreWrittenUnlessTheyAreOmitted() throws {
    try expectRoundTrip(#"{"id":"a"}"#, FldOmitted(id: "a"))
    try expectRoundTrip(
      #"{"color":"r","container":2,"id":"a","size":4,"tags":["b"]}"#,
      FldOmitted(id: "a", size: 4, color: .red, tags: ["b"], container: 2))
    try expectReads(#"{"id":"a","size":3}"#, as: FldOmitted(id: "a"))
    #expect(try encode(FldPair(left: 1)) == "[1,0]")
  }

  @Test(arguments: [
    (#"{"id":"a","size":null}"#, "valueNotFound at 'size'"),
    (#"{"id":"a","size":"3"}"#, "typeMismatch at 'size'"),
    (#"{"id":"a","tags":[1]}"#, "typeMismatch at 'tags.0'"),
    (
      #"{"id":"a","color":"pink"}"#,
      #"dataCorrupted at 'color': Unknown FldColor "pink"; expected "r", "g" or "b"."#
    ),
    (#"{"size":3}"#, "keyNotFound 'id' at ''"),
  ])
  func wrongValuesAreNeverTheDefault(json: String, expected: String) {
    #expect(failure(of: FldOmitted.self, json) == expected)
  }

  @Test
  func nullIsNilWhereTheTypeIsOptional() throws {
    #expect(try decode(FldOptionalDefaults.self, "{}") == FldOptionalDefaults())
    #expect(FldOptionalDefaults() == FldOptionalDefaults(size: 3, color: .blue, mark: .dot))
    try expectRoundTrip(
      #"{"color":null,"mark":null,"size":null}"#,
      FldOptionalDefaults(size: nil, color: nil, mark: nil))
    try expectRoundTrip(#"{"color":"b","size":3}"#, FldOptionalDefaults())
    #expect(failure(of: FldOptionalDefaults.self, #"{"size":"3"}"#) == "typeMismatch at 'size'")
  }

  @Test
  func elementsAreLeftOutOfWhatIsThere() throws {
    #expect(try decode(FldLenient.self, "{}") == FldLenient(colors: [.red]))
    let value = try decode(FldLenient.self, #"{"colors":["g","pink"]}"#)
    #expect(value.colors == [.green])
    #expect(value.skippedColors.elements.count == 1)
    #expect(failure(of: FldLenient.self, #"{"colors":null}"#) == "valueNotFound at 'colors'")
  }

  @Test
  func arraysEndBeforeDefaults() throws {
    try expectRoundTrip("[1]", FldTriple(first: 1))
    try expectRoundTrip("[1,3]", FldTriple(first: 1, second: 3))
    try expectRoundTrip(#"[1,2,"a"]"#, FldTriple(first: 1, second: 2, third: "a"))
    #expect(failure(of: FldTriple.self, "[1,null]") == "valueNotFound at '1'")
    try expectReads("[1]", as: FldPair(left: 1))
    #expect(
      failure(of: FldPair.self, "[1,2,3]")
        == "dataCorrupted at '2': Expected at most 2 elements; found more.")
  }

  @Test
  func aBareValueLeavesDefaultsOut() throws {
    try expectRoundTrip("5", FldLength(amount: 5))
    try expectRoundTrip(#"{"amount":5,"unit":"em"}"#, FldLength(amount: 5, unit: "em"))
    try expectReads(#"{"amount":5}"#, as: FldLength(amount: 5))
  }

  @Test
  func casesHaveDefaults() throws {
    try expectRoundTrip(#""circle""#, FldShape.circle())
    try expectReads(#"{"kind":"circle"}"#, as: FldShape.circle())
    try expectRoundTrip(#"{"kind":"circle","radius":2}"#, FldShape.circle(radius: 2))
    try expectRoundTrip(
      #"{"color":"g","kind":"circle","radius":1}"#, FldShape.circle(color: .green))
    try expectReads(#"{"isOpen":true,"kind":"line"}"#, as: FldShape.line(isOpen: true))
    try expectRoundTrip(
      #"{"isOpen":true,"kind":"line","size":null}"#, FldShape.line(size: nil, isOpen: true))
    #expect(
      failure(of: FldShape.self, #"{"kind":"circle","radius":null}"#)
        == "valueNotFound at 'radius'")
    try expectRoundTrip(#"{"c":{"body":"a"},"t":"text"}"#, FldMessage.text(body: "a"))
    try expectRoundTrip(#"{"c":[1,4],"t":"pair"}"#, FldMessage.pair(x: 1))
    try expectReads(#"{"c":[1],"t":"pair"}"#, as: FldMessage.pair(x: 1))
    #expect(
      failure(of: FldMessage.self, #"{"c":{"body":"a","size":"b"},"t":"text"}"#)
        == "typeMismatch at 'c.size'")
    try expectReads(#"{"load":{"path":"a"}}"#, as: FldCommand.load(path: "a"))
    try expectRoundTrip(#"{"move":3}"#, FldCommand.move(by: 3))
    try expectRoundTrip(#"{"move":{"by":3,"speed":1}}"#, FldCommand.move(by: 3, speed: 1))
    try expectReads(#"{"name":"a"}"#, as: FldReference.named(name: "a"))
    try expectRoundTrip(#"{"number":1}"#, FldReference.numbered(number: 1))
    #expect(
      failure(of: FldReference.self, #"{"size":1}"#)
        == #"dataCorrupted at '': Found the keys ["size"]; expected "name" or "number"."#)
  }
}
