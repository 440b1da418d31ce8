import Testing

/// Values of the built-in types and the forms that a schema fixes.
struct ValueReadingTests {
  @Test(arguments: [
    ("Date(iso8601)", "\"2024-02-29T23:59:60Z\"", true, true),
    ("Date(iso8601)", "\"2024-01-31T12:30:00Z\"", true, false),
    ("Date(iso8601)", "\"2024-01-31t12:30:00.5+01:00\"", true, true),
    ("Date(iso8601)", "\"2023-02-29T00:00:00Z\"", false, false),
    ("Date(iso8601)", "\"2024-01-31T24:00:00Z\"", false, false),
    ("Date(iso8601)", "\"2024-01-31T12:00:60Z\"", false, false),
    ("Date(iso8601 fractional)", "\"2024-01-31T12:30:00.125Z\"", true, false),
    ("Date(unix seconds)", "1700000000.5", true, false),
    ("Date(unix seconds)", "\"1700000000\"", false, false),
    ("Date(\"yyyy-MM-dd\")", "\"2024-02-29\"", true, false),
    ("Date(\"yyyy-MM-dd\")", "\"2024-2-29\"", false, false),
    ("Date(\"yyyy-MM-dd\")", "\"2023-02-29\"", false, false),
    ("Date(\"EEE, d MMM yyyy HH:mm:ss Z\")", "\"Thu, 1 Feb 2024 09:08:07 +0100\"", true, false),
    ("Date(\"EEE, d MMM yyyy HH:mm:ss Z\")", "\"Fri, 1 Feb 2024 09:08:07 +0100\"", false, false),
    ("Data(base64)", "\"QQ==\"", true, false),
    ("Data(base64)", "\"QQ\"", false, false),
    ("Data(base64)", "\"QR==\"", false, false),
    ("Data(base64 unpadded)", "\"QQ==\"", true, true),
    ("Data(base64url)", "\"-_8\"", true, false),
    ("Data(base64url)", "\"+/8\"", false, false),
    ("UInt64(string)", "\"18446744073709551615\"", true, false),
    ("Int(string)", "\"+1\"", false, false),
    ("Int(string)", "\"01\"", false, false),
    ("Double(string)", "\"1.50\"", true, true),
    ("Int(lenient)", "\"5\"", true, true),
    ("Int(lenient)", "5", true, false),
    ("Bool(int)", "1", true, false),
    ("Bool(int)", "2", false, false),
    ("Int8", "127.0", true, false),
    ("Int8", "128", false, false),
    ("Int", "1e400", false, false),
    ("Double", "0.1", true, false),
    ("Double", "0.10000000000000000001", true, true),
    ("Float", "16777217", true, true),
    ("Double", "1e400", false, false),
    ("Decimal", "123456789.123456789", true, false),
    ("Decimal", "1e-9223372036854775808", false, false),
    ("Double", "1e-9223372036854775808", false, false),
    ("UUID", "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", true, false),
    ("UUID", "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\"", true, true),
    ("UUID", "\"E621E1F8C36C495A93FC0C247A3E6E5F\"", false, false),
    ("URL", "\"https://example.com/a?b#c\"", true, false),
    ("URL", "\"https://example.com/gists{/id}\"", true, true),
    ("URL", "\"\"", false, false),
    ("JSON", "{\"a\":[1.0,null]}", true, false),
    ("JSON", "[12345678901234567890123]", true, true),
    ("JSON", "[1e400]", false, false),
  ])
  func aValueFitsAndIsWrittenAsItCame(
    type: String, json: String, fits: Bool, isLost: Bool
  ) throws {
    let read = try reading(
      "{\"value\":\(json)}", by: "types: { Box: { fields: { value: '\(type)' } } }")
    #expect((read.failure == nil) == fits, "\(read)")
    #expect(read.losses.isEmpty != isLost, "\(read)")
  }

  @Test func keysOfDictionariesAreChecked() throws {
    let schema = """
      types:
        Stock: { fields: { counts: "[Size: Int]", years?: "[Int: Int]" } }
        Size: { values: [small, large], unknown: small }
      """
    #expect(
      try reading("{\"counts\":{\"huge\":1}}", by: schema).losses
        == ["the key 'huge' is read as 'small'"])
    #expect(
      try reading("{\"counts\":{\"huge\":1,\"small\":2}}", by: schema).failure
        == "1:29: the keys 'huge' and 'small' both read as 'small', at 'counts.small' [GM604]")
    #expect(
      try reading("{\"counts\":{},\"years\":{\"07\":1}}", by: schema).failure
        == "1:28: '07' is no key of the dictionary, at 'years.07' [GM604]")
  }
}
