import Testing

@testable import GenModelsFixtures

@Suite struct TupleTests {
  @Test func absentValuesAtTheEndAreLeftOut() throws {
    try expectRoundTrip(
      #"[1,2,"a","b",0.5]"#, Segment(start: 1, end: 2, name: "a", color: "b", weight: 0.5))
    try expectRoundTrip("[1,2,null,null]", Segment(start: 1, end: 2))
    try expectReads("[1,2]", as: Segment(start: 1, end: 2))
    try expectReads("[1,2,null,null,null]", as: Segment(start: 1, end: 2))
    try expectRoundTrip("[[[1,2,null,null]]]", Single(only: [Segment(start: 1, end: 2)]))
  }

  @Test func jsonHasAPositionToo() throws {
    try expectRoundTrip(
      #"[1,null,"m","c"]"#, Reading(time: 1, value: .null, unit: "m", comment: "c"))
    try expectRoundTrip("[1,[],null]", Reading(time: 1, value: .array([])))
    try expectReads("[1,[]]", as: Reading(time: 1, value: .array([])))
  }

  @Test(arguments: [
    ("[1]", "valueNotFound at '1'"),
    ("[]", "valueNotFound at '0'"),
    ("[1,null]", "valueNotFound at '1'"),
    (#"[1,"2"]"#, "typeMismatch at '1'"),
    ("[1,2,3]", "typeMismatch at '2'"),
    ("{}", "typeMismatch at ''"),
    (
      "[1,2,null,null,null,6]", "dataCorrupted at '5': Expected at most 5 elements; found more."
    ),
  ])
  func saysWhatIsWrong(json: String, expected: String) {
    #expect(failure(of: Segment.self, json) == expected)
  }

  @Test func casesMayBeArrays() throws {
    try expectRoundTrip(#"{"kind":"pair","values":[1,2]}"#, Sample.pair(x: 1, y: 2))
    try expectRoundTrip(#"{"kind":"open","values":[1]}"#, Sample.open(x: 1))
    try expectRoundTrip(#"{"kind":"open","values":[1,null,3]}"#, Sample.open(x: 1, z: 3))
    try expectRoundTrip(#"{"by":[1,2]}"#, Shift.by(dx: 1, dy: 2))
    try expectRoundTrip(#"{"along":[[1]]}"#, Shift.along(path: [1]))
    #expect(
      failure(of: Sample.self, #"{"kind":"pair","values":[1,2,3]}"#)
        == "dataCorrupted at 'values.2': Expected 2 elements; found more.")
    #expect(
      failure(of: Sample.self, #"{"kind":"pair","values":[1]}"#) == "valueNotFound at 'values.1'")
    #expect(
      failure(of: Shift.self, #"{"along":[[],1,2]}"#)
        == "dataCorrupted at 'along.2': Expected at most 2 elements; found more.")
  }
}
