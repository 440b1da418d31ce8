import Foundation
import Testing

@testable import GenModelsFixtures

/// Empty texts that stand for nil, and arrays that may come as one bare element (schema language,
/// sections 9.9 and 9.20).
@Suite
struct FieldFormTests {
  @Test
  func anEmptyTextIsNilBothWays() throws {
    try expectRoundTrip(
      #"{"count":"","link":"","meta":{"text":""},"stamp":"","suit":""}"#, FldEmpty())
    try expectRoundTrip(
      #"{"count":1,"link":"https://a","meta":{"text":"t"},"size":"","stamp":5,"suit":"hearts"}"#,
      FldEmpty(
        link: URL(string: "https://a"), suit: .hearts, count: 1, text: "t", size: nil,
        stamp: Date(timeIntervalSince1970: 5)))
    try expectReads(
      #"{"count":null,"link":null,"meta":null,"stamp":null,"suit":null}"#, as: FldEmpty())
    try expectReads(#"{"count":null}"#, as: FldEmpty())
    try expectReads(#"{"count":"","time":""}"#, as: FldEmpty())
  }

  @Test(arguments: [
    ("{}", "keyNotFound 'count' at ''"),
    (#"{"count":"a"}"#, "typeMismatch at 'count'"),
    (#"{"count":1,"link":5}"#, "typeMismatch at 'link'"),
    (
      #"{"count":1,"suit":"clubs"}"#,
      #"dataCorrupted at 'suit': Unknown FldSuit "clubs"; expected "hearts" or "spades"."#
    ),
    (#"{"count":1,"meta":{"text":5}}"#, "typeMismatch at 'meta.text'"),
    (#"{"count":1,"size":"a"}"#, "typeMismatch at 'size'"),
    (#"{"count":1,"time":"a"}"#, "typeMismatch at 'time'"),
  ])
  func whatIsNotEmptyMustFit(json: String, expected: String) {
    #expect(failure(of: FldEmpty.self, json) == expected)
  }

  @Test
  func oneBareElementIsAnArray() throws {
    let value = FldSingle(
      tags: ["a"], suits: [.hearts], days: [Date(timeIntervalSince1970: 5)],
      points: [FldSinglePoint(x: 1)], names: ["n"])
    try expectReads(
      #"{"days":5,"meta":{"points":{"x":1}},"names":"n","suits":"hearts","tags":"a"}"#, as: value)
    try expectRoundTrip(
      #"{"days":5,"meta":{"points":{"x":1}},"names":["n"],"suits":"hearts","tags":["a"]}"#, value)
    try expectRoundTrip(
      #"{"days":[5,6],"meta":{"points":[]},"names":"","suits":["hearts","spades"],"tags":[]}"#,
      FldSingle(
        tags: [], suits: [.hearts, .spades],
        days: [Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 6)], points: []))
    try expectReads(#"{"meta":{"points":[]},"tags":"a"}"#, as: FldSingle(tags: ["a"], points: []))
  }

  @Test(arguments: [
    (#"{"meta":{"points":[]}}"#, "keyNotFound 'tags' at ''"),
    (#"{"tags":null,"meta":{"points":[]}}"#, "valueNotFound at 'tags'"),
    (#"{"tags":5,"meta":{"points":[]}}"#, "typeMismatch at 'tags'"),
    (#"{"tags":["a",5],"meta":{"points":[]}}"#, "typeMismatch at 'tags.1'"),
    (#"{"tags":"a","meta":{"points":{}}}"#, "keyNotFound 'x' at 'meta.points'"),
    (#"{"tags":"a","days":"b","meta":{"points":[]}}"#, "typeMismatch at 'days'"),
  ])
  func elementsMustFit(json: String, expected: String) {
    #expect(failure(of: FldSingle.self, json) == expected)
  }

  @Test
  func everyTaggingHasForms() throws {
    try expectRoundTrip(#"["",5]"#, FldFormPair(left: nil, right: [5]))
    try expectRoundTrip("[1]", FldFormPair(left: 1))
    try expectRoundTrip(
      #"{"kind":"circle","radius":"","tags":"a"}"#, FldFormShape.circle(tags: ["a"]))
    try expectRoundTrip(
      #"{"c":{"body":"","tags":["a"]},"t":"text"}"#, FldFormMessage.text(tags: ["a"]))
    try expectReads(#"{"c":{"tags":"a"},"t":"text"}"#, as: FldFormMessage.text(tags: ["a"]))
    try expectRoundTrip(#"{"load":{"paths":"a"}}"#, FldFormCommand.load(paths: ["a"]))
    try expectRoundTrip(#"{"names":["a","b"]}"#, FldFormReference.named(names: ["a", "b"]))
    try expectRoundTrip(#"{"number":""}"#, FldFormReference.numbered())
    #expect(
      failure(of: FldFormCommand.self, #"{"load":{"paths":5}}"#) == "typeMismatch at 'load.paths'")
  }
}
