import Foundation
import Testing

@testable import GenModelsFixtures

/// Dates in a form that the schema fixes.
@Suite struct CodecDateTests {
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

  /// Every form of RFC 3339, with the seconds since 1970 that it stands for.
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:00z", 0), ("1970-01-01 00:00:00Z", 0),
    ("1970-01-01T00:00:00-00:00", 0), ("1970-01-01T00:00:00+00:00", 0),
    ("1970-01-01T02:30:00+02:30", 0), ("1969-12-31T15:59:00-08:01", 0),
    ("1970-01-01T00:00:00.5Z", 0.5), ("1970-01-01T00:00:00.500000000000000000000000Z", 0.5),
    ("1969-12-31T23:59:59.25Z", -0.75), ("2000-02-29T00:00:00Z", 951_782_400),
    ("2024-02-29T12:00:00+01:00", 1_709_204_400), ("1900-02-28T23:59:59Z", -2_203_891_201),
    ("0000-01-01T00:00:00Z", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
    // A leap second, in UTC and with an offset.
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("2016-12-31T15:59:60-08:00", 1_483_228_800),
    ("2016-12-31T23:59:60.5Z", 1_483_228_800.5),
  ])
  func readsEveryFormOfRFC3339(_ text: String, _ seconds: Double) throws {
    #expect(try read(ISO8601DateForm.self, "\"\(text)\"").timeIntervalSince1970 == seconds)
    #expect(
      try read(FractionalISO8601DateForm.self, "\"\(text)\"").timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "2024-01-01", "2024-01-01T00:00Z", "2024-01-01T00:00:00", "2024-01-01T24:00:00Z",
    "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
    "2024-04-31T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-01T00:60:00Z", "2024-01-01T00:00:61Z",
    "2024-01-01T12:00:60Z", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00,5Z",
    "2024-01-01T00:00:00+0100", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+01:60",
    "2024-01-01T00:00:00Z ", " 2024-01-01T00:00:00Z", "2024-1-01T00:00:00Z",
    "+2024-01-01T00:00:00Z", "20240101T000000Z", "2024-W01-1T00:00:00Z", "2024-01-01_00:00:00Z",
    "２０２４-01-01T00:00:00Z", "2024-01-01T00:00:00\u{2212}01:00", "1704067200",
  ])
  func refusesEverythingElse(_ text: String) {
    #expect(
      failure(of: Holder<ISO8601DateForm>.self, #"{"value":"\#(text)"}"#)
        == """
        dataCorrupted at 'value': Expected a date of RFC 3339, such as "2024-01-31T12:30:00Z"; \
        found "\(text)".
        """)
  }

  @Test(arguments: [("5", "typeMismatch"), ("null", "valueNotFound"), ("{}", "typeMismatch")])
  func refusesWhatIsNoText(_ json: String, _ kind: String) {
    #expect(
      failure(of: Holder<ISO8601DateForm>.self, #"{"value":\#(json)}"#) == "\(kind) at 'value'")
  }

  /// What is written is read as what it was written for, once the fraction is gone.
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000Z"),
    (0.9996, "1970-01-01T00:00:00Z", "1970-01-01T00:00:01.000Z"),
    (-0.25, "1969-12-31T23:59:59Z", "1969-12-31T23:59:59.750Z"),
    (1_704_067_199.123, "2023-12-31T23:59:59Z", "2023-12-31T23:59:59.123Z"),
    (-2_203_891_200.5, "1900-02-28T23:59:59Z", "1900-02-28T23:59:59.500Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000Z"),
  ])
  func writesUTC(_ seconds: Double, _ whole: String, _ fractional: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(try write(ISO8601DateForm(date)) == "\"\(whole)\"")
    #expect(try write(FractionalISO8601DateForm(date)) == "\"\(fractional)\"")
    let again = try read(ISO8601DateForm.self, "\"\(whole)\"")
    #expect(try write(ISO8601DateForm(again)) == "\"\(whole)\"")
    let fraction = try read(FractionalISO8601DateForm.self, "\"\(fractional)\"")
    #expect(try write(FractionalISO8601DateForm(fraction)) == "\"\(fractional)\"")
  }

  /// Every day of four centuries, and every millisecond of a second.
  @Test func writesEveryDayAsItIsRead() throws {
    for day in stride(from: -146_097, through: 146_097, by: 7) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3_661)
      #expect(try read(ISO8601DateForm.self, try write(ISO8601DateForm(date))) == date)
    }
    for millisecond in 0..<1000 {
      let text = "\"2024-01-31T12:30:00.\(String(millisecond + 1000).dropFirst())Z\""
      let date = try read(FractionalISO8601DateForm.self, text)
      #expect(try write(FractionalISO8601DateForm(date)) == text)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 253_402_300_800, -62_167_219_201])
  func writesNoDateBeyondFourDigits(_ seconds: Double) {
    #expect(throws: EncodingError.self) {
      try write(ISO8601DateForm(Date(timeIntervalSince1970: seconds)))
    }
  }

  @Test(arguments: ["0", "1704067199", "1704067199.123", "-5.5", "1704067199.123456"])
  func keepsSecondsToTheMicrosecond(_ number: String) throws {
    #expect(try write(UnixSecondsForm(try read(UnixSecondsForm.self, number))) == number)
  }

  @Test(arguments: ["0", "1704067199123", "-5500", "1704067199123.25"])
  func keepsMillisecondsToTheMicrosecond(_ number: String) throws {
    #expect(try write(UnixMillisecondsForm(try read(UnixMillisecondsForm.self, number))) == number)
    #expect(
      try read(UnixMillisecondsForm.self, "1500").timeIntervalSince1970 == 1.5)
  }

  @Test func aNumberThatDoesNotFitHasAPath() {
    #expect(
      failure(of: Holder<UnixSecondsForm>.self, #"{"value":1e400}"#)
        == "dataCorrupted at 'value': Expected a number that fits in Double.")
    #expect(
      failure(of: Holder<UnixSecondsForm>.self, #"{"value":"5"}"#) == "typeMismatch at 'value'")
  }

  /// A pattern is read and written in UTC, and another spelling of the same date is refused.
  @Test func readsPatterns() throws {
    let json = #"{"day":"2024-02-29","nullable":null,"required":"1970-01-01T00:00:00Z","stamp":5}"#
    let dates = try decode(CdcDates.self, json)
    #expect(dates.day.timeIntervalSince1970 == 1_709_164_800)
    #expect(dates.stamp.timeIntervalSince1970 == 5)
    #expect(dates.three == .absent)
    #expect(try encode(dates) == json)
    for day in ["2023-02-29", "2024-2-9", "24-02-29", "2024-02-29T", "", "2024-13-01"] {
      #expect(
        failure(of: CdcDates.self, json.replacingOccurrences(of: "2024-02-29", with: day))
          == #"dataCorrupted at 'day': Expected a date in the pattern "yyyy-MM-dd"; found "\#(day)"."#
      )
    }
  }

  @Test func everyPresenceHasTheForm() throws {
    let json =
      #"{"absentable":"1970-01-01T00:00:00.250Z","by_name":{"a_b":["1970-01-01T00:00:00Z"]},"#
      + #""day":"1970-01-02","moment":"1970-01-01T01:00:00Z","nullable":1500,"#
      + #""required":"1970-01-01T00:00:00Z","stamp":5,"stamps":[null,5.5],"three":null}"#
    let dates = try decode(CdcDates.self, json)
    #expect(dates.absentable?.timeIntervalSince1970 == 0.25)
    #expect(dates.nullable?.timeIntervalSince1970 == 1.5)
    #expect(dates.moment?.timeIntervalSince1970 == 3600)
    #expect(dates.three == .null)
    #expect(dates.stamps?.map(\.?.timeIntervalSince1970) == [nil, 5.5])
    #expect(try encode(dates) == json)
    let offset = json.replacingOccurrences(of: "01:00:00Z", with: "02:00:00+01:00")
    #expect(try decode(CdcDates.self, offset) == dates)
    #expect(
      try decode(
        CdcDates.self, json.replacingOccurrences(of: "null}", with: "\"1970-01-01T00:00:01Z\"}")
      )
      .three == .value(Date(timeIntervalSince1970: 1)))
  }

  /// The strategies of a coder say nothing of a value with a form.
  @Test func isNeutralUnderStrategies() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    decoder.dataDecodingStrategy = .deferredToData
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.dataEncodingStrategy = .deferredToData
    encoder.outputFormatting = .sortedKeys
    let json =
      #"{"day":"2024-02-29","nullable":1500,"plain":2000,"required":"1970-01-01T00:00:00Z","stamp":5}"#
    let dates = try decoder.decode(CdcDates.self, from: Data(json.utf8))
    #expect(dates.plain?.timeIntervalSince1970 == 2)
    #expect(dates.nullable?.timeIntervalSince1970 == 1.5)
    #expect(String(decoding: try encoder.encode(dates), as: UTF8.self) == json)
    let bytes = #"{"padded":"YQ==","unpadded":"YQ","url":"_-8"}"#
    let value = try decoder.decode(CdcBytes.self, from: Data(bytes.utf8))
    #expect(value.url == Data([0xFF, 0xEF]))
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == bytes)
  }
}
