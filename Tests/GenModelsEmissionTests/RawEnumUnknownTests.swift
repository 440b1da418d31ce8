import Testing

@testable import GenModelsFixtures

/// What raw enums make of values that they do not name.
@Suite struct RawEnumUnknownTests {
  @Test func keepsWhatItDoesNotKnow() throws {
    try expectRoundTrip(
      ##"["red","off-white","#f00","é","blue",""]"##,
      [LampColor.red, .offWhite, .f00, .é, .unknown("blue"), .unknown("")])
    try expectRoundTrip("[1,2,1000000,3]", [LampLevel.low, .high, .full, .other(3)])
    try expectReads("[3.0]", as: [LampLevel.other(3)])
  }

  /// A kept value that the enum knows is that value.
  @Test func isOneValueHoweverItIsMade() throws {
    let red = LampColor.unknown("red")
    #expect(red == .red)
    #expect(red.hashValue == LampColor.red.hashValue)
    #expect(Set([red, .red, .unknown("blue")]).count == 2)
    #expect(LampColor(rawValue: "red") == .red)
    #expect(LampColor(rawValue: "blue") == .unknown("blue"))
    #expect(LampLevel.other(1) == .low)
    #expect(LampLevel.other(4) != .other(5))
    #expect(try decode(LampColor.self, encode(red)) == red)
    // Two spellings of one accent are one text in Swift.
    #expect(LampColor(rawValue: "e\u{301}") == .é)
  }

  @Test func readsWhatItDoesNotKnowAsAnotherValue() throws {
    try expectReads(#"["dusk","night"]"#, as: [LampMode.day, .night])
    try expectReads(#"{"a":5}"#, as: ["a": LampCode.broken])
    try expectRoundTrip(#"{"a":0,"b":-1}"#, ["a": LampCode.ok, "b": .broken])
  }

  @Test(arguments: [
    (#"{"codes":{},"color":1,"modes":[]}"#, "typeMismatch at 'color'"),
    (#"{"codes":{},"color":null,"modes":[]}"#, "valueNotFound at 'color'"),
    (#"{"codes":{},"color":"x","modes":[null]}"#, "valueNotFound at 'modes.0'"),
    (#"{"codes":{"a":"1"},"color":"x","modes":[]}"#, "typeMismatch at 'codes.a'"),
    (
      #"{"codes":{"a":1.5},"color":"x","modes":[]}"#,
      "dataCorrupted at 'codes.a': Expected a whole number that fits in Int."
    ),
    (
      #"{"codes":{},"color":"x","level":1e400,"modes":[]}"#,
      "dataCorrupted at 'level': Expected a whole number that fits in Int."
    ),
  ])
  func isUnknownOnlyIfItIsOfTheKind(json: String, problem: String) {
    #expect(failure(of: LampState.self, json) == problem)
  }

  /// Foundation's own error has no path, so it is given one for every enum of numbers.
  @Test(arguments: ["1.5", "1e400", "99999999999999999999"])
  func saysWhereANumberDoesNotFit(number: String) {
    let problem = "dataCorrupted at 'a.1': Expected a whole number that fits in Int."
    #expect(failure(of: [String: [Priority]].self, "{\"a\":[1,\(number)]}") == problem)
    #expect(failure(of: [String: [LampLevel]].self, "{\"a\":[1,\(number)]}") == problem)
  }
}
