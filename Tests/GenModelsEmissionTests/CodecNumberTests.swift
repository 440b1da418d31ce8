import Foundation
import Testing

@testable import GenModelsFixtures

/// Numbers as texts, Bools as numbers and bytes as texts.
@Suite struct CodecNumberTests {
  private struct Holder<Form: CodedForm & Codable>: Codable {
    var value: Form
  }

  private func read<Form: CodedForm & Codable>(_ form: Form.Type, _ json: String) throws
    -> Form.Content
  {
    try decode(Holder<Form>.self, #"{"value":\#(json)}"#).value.value
  }

  private func write<Form: CodedForm & Codable>(_ form: Form) throws -> String {
    let json = try encode(Holder(value: form))
    return String(json.dropFirst(#"{"value":"#.count).dropLast())
  }

  private func problem<Form: CodedForm & Codable>(_ form: Form.Type, _ json: String) -> String {
    failure(of: Holder<Form>.self, #"{"value":\#(json)}"#)
  }

  @Test func readsNumbersInTexts() throws {
    #expect(try read(TextNumberForm<UInt64>.self, #""18446744073709551615""#) == .max)
    #expect(try read(TextNumberForm<Int8>.self, #""-128""#) == -128)
    #expect(try read(TextNumberForm<Double>.self, #""1e3""#) == 1000)
    #expect(try read(TextNumberForm<Double>.self, #""0.1E-2""#) == 0.001)
    #expect(try read(TextNumberForm<Float>.self, #""16777217""#) == 16_777_216)
    #expect(
      try read(TextNumberForm<Decimal>.self, #""12345678901234567890.12""#)
        == Decimal(string: "12345678901234567890.12"))
    #expect(try write(TextNumberForm<UInt64>(.max)) == #""18446744073709551615""#)
    #expect(try write(TextNumberForm<Double>(1e300)) == #""1e+300""#)
    #expect(try write(TextNumberForm<Decimal>(Decimal(string: "12.50") ?? 0)) == #""12.5""#)
  }

  @Test(arguments: [Double.pi, -0.0, 5, 1e-7, .greatestFiniteMagnitude, .leastNonzeroMagnitude])
  func keepsEveryDouble(_ number: Double) throws {
    let text = try write(TextNumberForm(number))
    #expect(try read(TextNumberForm<Double>.self, text).bitPattern == number.bitPattern)
  }

  /// A text is a number where JSON spells it so: nothing else that Swift would read.
  @Test(arguments: [
    "", " 5", "5 ", "+5", "05", "-", "0x10", "1_000", "1,5", "5.", ".5", "1e", "1e+", "NaN", "nan",
    "inf", "Infinity", "0x1p3", "٣", "--5", "5\\n", "true",
  ])
  func refusesOtherSpellings(_ text: String) {
    let shown = text.replacingOccurrences(of: "\\n", with: "\n")
    #expect(
      problem(TextNumberForm<Double>.self, "\"\(text)\"")
        == """
        dataCorrupted at 'value': Expected a text that spells a number of Double; found "\(shown)".
        """)
    #expect(problem(TextNumberForm<Int>.self, "\"\(text)\"").hasPrefix("dataCorrupted at 'value'"))
    #expect(
      problem(LenientNumberForm<Decimal>.self, "\"\(text)\"").hasPrefix("dataCorrupted at 'value'"))
  }

  @Test(arguments: ["5.0", "1e3", "300", "-1"])
  func refusesWhatDoesNotFit(_ text: String) {
    let expected = """
      dataCorrupted at 'value': Expected a text that spells a number of UInt8; found "\(text)".
      """
    #expect(problem(TextNumberForm<UInt8>.self, "\"\(text)\"") == expected)
    #expect(problem(LenientNumberForm<UInt8>.self, "\"\(text)\"") == expected)
  }

  @Test func refusesNumbersTooLarge() {
    #expect(problem(TextNumberForm<Double>.self, #""1e400""#).contains(#"found "1e400""#))
    #expect(problem(TextNumberForm<Float>.self, #""1e39""#).contains(#"found "1e39""#))
    #expect(problem(TextNumberForm<Decimal>.self, #""1e400""#).contains(#"found "1e400""#))
    #expect(problem(TextNumberForm<Int>.self, "5") == "typeMismatch at 'value'")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func writesNoNumberThatJSONLacks(_ number: Double) {
    #expect(throws: EncodingError.self) { try write(TextNumberForm(number)) }
    #expect(throws: EncodingError.self) { try write(LenientNumberForm(number)) }
  }

  /// Foundation's own error for a number that does not fit has no path; ours has.
  @Test func lenientNumbersHaveAPath() throws {
    #expect(try read(LenientNumberForm<Int>.self, "5") == 5)
    #expect(try read(LenientNumberForm<Int>.self, #""5""#) == 5)
    #expect(try write(LenientNumberForm<Int>(5)) == "5")
    #expect(try write(LenientNumberForm<Decimal>(Decimal(string: "0.1") ?? 0)) == "0.1")
    #expect(
      problem(LenientNumberForm<Int>.self, "1.5")
        == "dataCorrupted at 'value': Expected a number that fits in Int; found 1.5.")
    #expect(
      problem(LenientNumberForm<UInt8>.self, "300")
        == "dataCorrupted at 'value': Expected a number that fits in UInt8; found 300.0.")
    #expect(problem(LenientNumberForm<Int>.self, "true") == "typeMismatch at 'value'")
    #expect(problem(LenientNumberForm<Int>.self, "null") == "valueNotFound at 'value'")
  }

  @Test func readsBoolsAsNumbers() throws {
    #expect(try read(IntBoolForm.self, "1"))
    #expect(try !read(IntBoolForm.self, "0"))
    #expect(try write(IntBoolForm(true)) == "1")
    #expect(problem(IntBoolForm.self, "2") == "dataCorrupted at 'value': Expected 0 or 1; found 2.")
    #expect(
      problem(IntBoolForm.self, "0.5")
        == "dataCorrupted at 'value': Expected a number that fits in Int; found 0.5.")
    #expect(problem(IntBoolForm.self, "true") == "typeMismatch at 'value'")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"),
  ])
  func readsTheVectorsOfRFC4648(_ text: String, _ base64: String) throws {
    let bytes = Data(text.utf8)
    let padded = base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)
    #expect(try read(Base64Form.self, "\"\(padded)\"") == bytes)
    #expect(try write(Base64Form(bytes)) == "\"\(padded)\"")
    for form in [padded, base64] {
      #expect(try read(UnpaddedBase64Form.self, "\"\(form)\"") == bytes)
      #expect(try read(Base64URLForm.self, "\"\(form)\"") == bytes)
    }
    #expect(try write(UnpaddedBase64Form(bytes)) == "\"\(base64)\"")
    #expect(try write(Base64URLForm(bytes)) == "\"\(base64)\"")
  }

  @Test func refusesOtherAlphabetsAndBitsThatWouldBeLost() {
    for text in ["Zg", "Zg=", "Zh==", "Z g=", "Zg==\\n", "_-8=", "Zg==Zg=="] {
      #expect(
        problem(Base64Form.self, "\"\(text)\"").hasPrefix(
          "dataCorrupted at 'value': Expected base64 with padding; found"))
    }
    for text in ["Zh", "Z", "_-8", "Z=g="] {
      #expect(problem(UnpaddedBase64Form.self, "\"\(text)\"").contains("Expected base64; found"))
    }
    for text in ["/+8", "_-9", "Z"] {
      #expect(problem(Base64URLForm.self, "\"\(text)\"").contains("Expected base64url; found"))
    }
    let long = String(repeating: "a", count: 1001)
    #expect(problem(Base64Form.self, "\"\(long)\"").count < 120)
  }

  @Test func everyNumberOfAStruct() throws {
    try expectRoundTrip(
      #"{"amount":0.1,"count":2,"flags":[1,null,0],"id":"7","ids":["1","2"],"isOn":1,"price":"9.99","small":"255"}"#,
      CdcNumbers(
        id: 7, small: 255, price: Decimal(string: "9.99") ?? 0, ratio: nil, float: nil, count: 2,
        amount: Decimal(string: "0.1"), ids: [1, 2], isOn: true, flags: [true, nil, false]))
    #expect(
      failure(of: CdcNumbers.self, #"{"count":2,"id":"7","ids":["1","x"],"isOn":1,"price":"1"}"#)
        == """
        dataCorrupted at 'ids.1': Expected a text that spells a number of Int; found "x".
        """)
  }

  @Test func skipsWhatHasAnotherForm() throws {
    let value = try decode(
      CdcSkips.self, #"{"days":["1970-01-02","x",5],"counts":{"a":"1","b":"x"}}"#)
    #expect(value.days == [Date(timeIntervalSince1970: 86_400)])
    #expect(value.counts == ["a": 1])
    #expect(value.skippedDays.elements.map(\.place) == [.index(1), .index(2)])
    #expect(
      value.skippedCounts.elements.map(\.reason)
        == [#"Expected a text that spells a number of Int; found "x"."#])
    #expect(try encode(value) == #"{"counts":{"a":"1"},"days":["1970-01-02"]}"#)
    #expect(try encode(try decode(CdcSkips.self, #"{"days":[]}"#)) == #"{"days":[]}"#)
  }

  @Test func tuplesShorthandsAndPages() throws {
    let start = Date(timeIntervalSince1970: 0)
    try expectRoundTrip(#"["1970-01-01T00:00:00Z","7"]"#, CdcTuple(at: start, id: 7))
    try expectRoundTrip(#"["1970-01-01T00:00:00Z"]"#, CdcTuple(at: start, id: nil))
    try expectRoundTrip(#""1970-01-01T00:00:00Z""#, CdcShorthand(at: start, note: nil))
    try expectRoundTrip(
      #"{"at":"1970-01-01T00:00:00Z","note":"n"}"#, CdcShorthand(at: start, note: "n"))
    try expectRoundTrip(
      #"{"container":"1970-01-01T00:00:00Z","decoder":"7","encoder":1}"#,
      CdcHidden(container: start, decoder: 7, encoder: true))
    let page = try decode(CdcPage.self, #"{"updated":0,"days":["1970-01-01"],"total":"3"}"#)
    #expect(CdcRow.process(model: page) == [.days([start]), .total(3)])
    #expect(try encode(page) == #"{"days":["1970-01-01"],"total":"3","updated":0}"#)
  }
}
