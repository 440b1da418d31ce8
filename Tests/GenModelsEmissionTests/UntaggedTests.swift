import Foundation
import Testing

@testable import GenModelsFixtures

/// The text of a `typeMismatch` that the emitted code wrote.
private func mismatch<Value: Decodable>(of type: Value.Type, _ json: String) -> String {
  do {
    return "none: \(try decode(type, json))"
  } catch DecodingError.typeMismatch(_, let context) {
    return context.debugDescription
  } catch {
    return "\(error)"
  }
}

@Suite struct UntaggedTests {
  @Test func shapesTellTheCases() throws {
    try expectRoundTrip("null", ShapeReference.nothing)
    try expectRoundTrip("true", ShapeReference.flag(true))
    try expectRoundTrip("5", ShapeReference.number(5))
    try expectReads("5.0", as: ShapeReference.number(5))
    try expectRoundTrip(#""a""#, ShapeReference.slug("a"))
    try expectRoundTrip(#"{"name":"a"}"#, ShapeReference.user(ShapeUser(name: "a")))
    try expectRoundTrip(
      #"[1,"a",[null]]"#, ShapeReference.many([.number(1), .slug("a"), .many([.nothing])]))
    try expectReads(#"{"name":"a","x":1}"#, as: ShapeReference.user(ShapeUser(name: "a")))
  }

  @Test(arguments: [
    // Once the shape has decided, what is wrong inside is the error (serde#773, serde#2157).
    (#"{"name":1}"#, "typeMismatch at 'name'"),
    ("{}", "keyNotFound 'name' at ''"),
    (#"[1,{"name":1}]"#, "typeMismatch at '1.name'"),
    ("[1,1.5]", "typeMismatch at '1'"),
    ("99999999999999999999", "typeMismatch at ''"),
  ])
  func shapeErrors(json: String, expected: String) {
    #expect(failure(of: ShapeReference.self, json) == expected)
  }

  @Test func kindsThatNoCaseHas() {
    #expect(
      mismatch(of: ShapeReference.self, "1.5")
        == "Expected null, a Bool, a whole number, a text, an array or an object.")
    #expect(mismatch(of: ShapeNumber.self, "true") == "Expected a number or a text.")
    #expect(mismatch(of: ShapeNumber.self, "null") == "Expected a number or a text.")
    #expect(mismatch(of: ShapeNumber.self, "{}") == "Expected a number or a text.")
    #expect(
      mismatch(of: ShapeEither.self, #""medium""#)
        == #"Expected a whole number, "small", "large", "tiny" or "huge"."#)
  }

  @Test func valuesOfEnums() throws {
    try expectRoundTrip("1.5", ShapeNumber.amount(1.5))
    try expectRoundTrip(#""small""#, ShapeNumber.word(.small))
    #expect(
      failure(of: ShapeNumber.self, #""a""#)
        == #"dataCorrupted at '': Unknown ShapeWord "a"; expected "small" or "large"."#)
    try expectRoundTrip("2", ShapeEither.level(.high))
    try expectRoundTrip(#""large""#, ShapeEither.word(.large))
    try expectRoundTrip(#""huge""#, ShapeEither.id(.huge))
    #expect(
      failure(of: ShapeEither.self, "3")
        == "dataCorrupted at '': Unknown ShapeLevel 3; expected 1 or 2.")
  }

  @Test func unionsInUnions() throws {
    try expectRoundTrip("1.5", ShapeNested.number(.amount(1.5)))
    try expectRoundTrip(#""large""#, ShapeNested.number(.word(.large)))
    try expectRoundTrip(#"{"load":"a"}"#, ShapeNested.command(.load("a")))
    try expectRoundTrip("[1,2]", ShapeNested.pair(ShapePair(x: 1, y: 2)))
    try expectRoundTrip("null", ShapeNested.maybe(nil))
    try expectRoundTrip("true", ShapeNested.maybe(true))
    #expect(failure(of: ShapeNested.self, "[1]").hasPrefix("valueNotFound at"))
  }

  @Test func strategiesOfTheCoderHold() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let start = Date(timeIntervalSince1970: 0)
    for moment in [ShapeMoment.day(start), .days([start]), .table(["a_b": start])] {
      let data = try encoder.encode(moment)
      #expect(String(decoding: data, as: UTF8.self).contains("1970-01-01T00:00:00Z"))
      #expect(try decoder.decode(ShapeMoment.self, from: data) == moment)
    }
    try expectRoundTrip("5", ShapeMoment.day(Date(timeIntervalSinceReferenceDate: 5)))
  }

  @Test func linksAndBytes() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    try expectRoundTrip(#""https://example.com/a""#, ShapeLink.link(url))
    try expectRoundTrip("null", ShapeLink.data(nil))
    try expectRoundTrip(#"{"name":"a"}"#, ShapeLink.data(ShapeUser(name: "a")))
    try expectRoundTrip(#""YQ==""#, ShapeBytes.bytes(Data("a".utf8)))
    try expectRoundTrip("18446744073709551615", ShapeBytes.count(.max))
    try expectRoundTrip(
      #"{"a":[null,1.5]}"#, ShapeAny.any(.object(["a": .array([.null, .double(1.5)])])))
  }

  @Test func fieldsAndTuples() throws {
    try expectRoundTrip("[1.5,2.5]", ShapePoint.list(x: 1.5, y: 2.5))
    try expectRoundTrip("[1.5,2.5,3.5]", ShapePoint.list(x: 1.5, y: 2.5, z: 3.5))
    try expectRoundTrip(#"{"x":1.5,"y":2.5}"#, ShapePoint.object(x: 1.5, y: 2.5))
    #expect(failure(of: ShapePoint.self, #"{"x":1}"#) == "keyNotFound 'y' at ''")
  }

  @Test func unknownValues() throws {
    try expectRoundTrip("1", UntaggedKept.count(1))
    try expectRoundTrip(#"{"name":"a"}"#, UntaggedKept.user(UntaggedUser(name: "a")))
    try expectRoundTrip(#"{"city":"a"}"#, UntaggedKept.place(city: "a"))
    for (json, value) in [
      (#""a""#, JSONValue.string("a")), ("null", .null), ("[1]", .array([.int(1)])),
      ("{}", .object([:])),
      (#"{"town":"a"}"#, .object(["town": .string("a")])), ("1.5", .double(1.5)),
    ] {
      try expectRoundTrip(json, UntaggedKept.unknown(value))
    }
    // What a witness decided is never unknown.
    #expect(failure(of: UntaggedKept.self, #"{"name":1}"#) == "typeMismatch at 'name'")
    try expectRoundTrip("true", UntaggedElse.flag(true))
    try expectRoundTrip("null", UntaggedElse.other)
    try expectReads("5", as: UntaggedElse.other)
    try expectRoundTrip("1", UntaggedKeptTrial.exact(1))
    try expectRoundTrip(#"["a"]"#, UntaggedKeptTrial.text(["a"]))
    try expectRoundTrip("[1]", UntaggedKeptTrial.unknown(.array([.int(1)])))
    try expectRoundTrip(#"{"a":1}"#, UntaggedElseTrial.table(["a": 1]))
    try expectRoundTrip("null", UntaggedElseTrial.rest)
    try expectReads(#"{"a":"b"}"#, as: UntaggedElseTrial.rest)
  }
}
