import Testing

@testable import GenModelsFixtures

/// Raw enums, and the texts that list what is accepted.
@Suite struct AcceptedValueTests {
  @Test func rawEnums() throws {
    try expectRoundTrip(#"["small","x-large"]"#, [Size.small, .xLarge])
    try expectRoundTrip("[1,-1]", [Priority.low, .below])
    try expectRoundTrip(#"["yes","","1.0x"]"#, [Reply.agreed, .open, .`self`])
    try expectReads("[5.0]", as: [Priority.normal])
  }

  @Test func rawEnumErrors() {
    #expect(
      failure(of: [Size].self, #"["small","huge"]"#)
        == #"dataCorrupted at '1': Unknown Size "huge"; expected "small", "medium" or "x-large"."#)
    #expect(
      failure(of: Priority.self, "2")
        == "dataCorrupted at '': Unknown Priority 2; expected 1, 5, 10, -1, 1234567, -100000000 or 255."
    )
    #expect(failure(of: Priority.self, #""1""#) == "typeMismatch at ''")
    #expect(failure(of: Size.self, "1") == "typeMismatch at ''")
    #expect(failure(of: [Size].self, "[null]") == "valueNotFound at '0'")
  }

  @Test func twelveAreListedAndMoreAreCounted() {
    #expect(
      failure(of: Dozen.self, #""x""#)
        == #"dataCorrupted at '': Unknown Dozen "x"; expected "one", "two", "three", "four", "five", "#
        + #""six", "seven", "eight", "nine", "ten", "eleven" or "twelve"."#)
    #expect(
      failure(of: Letter.self, #"{"letter":"x"}"#)
        == #"dataCorrupted at 'letter': Unknown letter "x"; expected "a", "b", "c", "d", "e", "f", "#
        + #""g", "h", "i", "j" and 3 more."#)
  }

  @Test func aTextThatIsWrappedInTheCodeIsOneLine() {
    #expect(
      failure(of: Reason.self, #"{"reason":"x"}"#)
        == #"dataCorrupted at 'reason': Unknown reason "x"; expected "the customer has changed their "#
        + #"mind", "the customer has found a better offer somewhere else", "the article arrived late "#
        + #"and was of no use any more" or "other"."#)
    #expect(
      failure(of: Verdict.self, "{}")
        == #"dataCorrupted at '': Found the keys []; expected exactly one of "dismissed without "#
        + #"prejudice at the request of the plaintiff" or "settled out of court on terms that remain "#
        + #"confidential to all". Cases without payload are texts (units: string)."#)
    #expect(
      failure(of: Verdict.self, #""x""#)
        == #"dataCorrupted at '': Unknown text "x"; expected "not guilty by reason of insanity of "#
        + #"the accused" or "guilty as charged on all of the counts of the indictment". "#
        + "Cases with a payload are objects (units: string).")
  }
}
