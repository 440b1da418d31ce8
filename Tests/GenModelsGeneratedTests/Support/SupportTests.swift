import Testing

/// The measures of the other tests, measured themselves: they must see a difference.
struct SupportTests {
  @Test(
    "values that mean the same",
    arguments: [
      ("1.0", "1"), ("1e2", "100"), ("-0.0", "0"), ("0.1", "1e-1"),
      ("18446744073709551615", "18446744073709551615"), (#""\u0041\/""#, #""A/""#),
      (#"{"a": 1, "b": [null]}"#, #"{ "b":[null],"a":1.0 }"#),
    ]
  )
  func seesEqualValues(_ left: String, _ right: String) throws {
    #expect(try JSON(left) == JSON(right))
  }

  @Test(
    "values that differ",
    arguments: [
      ("1", "2"), ("1", "true"), ("0", "false"), ("0", "null"), ("1", #""1""#), ("[]", "{}"),
      ("[1, 2]", "[2, 1]"), ("[1]", "[1, null]"), (#"{"a": null}"#, "{}"),
      (#"{"a": 1}"#, #"{"A": 1}"#), ("0.1", "0.10000000000000002"),
      ("18446744073709551615", "18446744073709551614"),
      ("9007199254740993", "9007199254740992"),
    ]
  )
  func seesOtherValues(_ left: String, _ right: String) throws {
    #expect(try JSON(left) != JSON(right))
  }

  @Test("a text and back, in the order that is asked for")
  func writesText() throws {
    let text = #"{"a":[1,0.5,true,null,"\"\n"],"b":{"c":{},"d":"e"}}"#
    #expect(try JSON(text).text() == text)
    #expect(try JSON(text).text { $0.reversed() }.hasPrefix(#"{"b":{"d":"e","c":{}},"a":["#))
    #expect(try JSON(text).keys == ["a", "b"])
  }

  @Test("nulls are taken out of objects at every depth, and left in arrays")
  func takesNullsOut() throws {
    let json = try JSON(#"{"a": null, "b": [null, {"c": null, "d": 1}]}"#)
    #expect(try json.withoutNulls == JSON(#"{"b": [null, {"d": 1}]}"#))
  }

  private struct Row: Decodable {
    let dependencies: [[String: [Int]]]
  }

  @Test("a path is written as one would write it")
  func writesPaths() {
    expectDecodingError(
      .mismatch("Int", found: "a string", at: "dependencies[1].source[0]"),
      decoding: Row.self,
      from: #"{"dependencies": [{}, {"source": ["x"]}]}"#
    )
    expectDecodingError(.missing("dependencies"), decoding: Row.self, from: "{}")
  }

  @Test("an expectation that is not met is an issue")
  func recordsIssues() {
    withKnownIssue {
      expectDecodingError(.missing("other"), decoding: Row.self, from: "{}")
    }
    withKnownIssue {
      expectDecodingError(.missing("dependencies", at: "[0]"), decoding: Row.self, from: "{}")
    }
    withKnownIssue {
      expectDecodingError(
        .missing("dependencies"), decoding: Row.self, from: #"{"dependencies": []}"#)
    }
  }
}
