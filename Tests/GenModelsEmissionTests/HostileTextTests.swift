import Testing

@testable import GenModelsFixtures

/// Texts that could end a literal, start an interpolation, or not be seen.
///
/// swift-openapi-generator#908, swift-openapi-generator#898, postgres-meta#1126 and
/// apollo-tooling#1515: such texts in raw values and documentation broke the file.
@Suite struct HostileTextTests {
  static let texts = [
    "\"", "\\", "\\(x)", "\"\"\"", "\"#", "a\nb", "a\rb", "\u{2028}", "\u{85}", "\t", "\u{7}",
    "\u{202E}abc\u{2066}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "e\u{301}", "\u{E8}",
    "  ", "\u{A0}", "/* // */", "#if DEBUG",
    String(String(repeating: "three hundred columns ", count: 14).dropLast(9)),
  ]

  private static func quoted(_ text: String) throws -> String {
    try encode(text)
  }

  private static func isExact(_ text: String, _ json: String) -> Bool {
    json.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  @Test(arguments: zip(texts, HostileValue.all))
  func rawValues(text: String, value: HostileValue) throws {
    #expect(Self.isExact(text, value.rawValue))
    try expectRoundTrip("[\(try Self.quoted(text))]", [value])
  }

  @Test(arguments: zip(texts, HostileTag.all))
  func tags(text: String, tag: HostileTag) throws {
    let json = "{\(try Self.quoted("\"\\(tag)\u{2028}")):\(try Self.quoted(text))}"
    try expectRoundTrip(json, tag)
    #expect(Self.isExact(json, try encode(tag)))
  }

  @Test(arguments: zip(texts, HostileExternal.all))
  func keys(text: String, value: HostileExternal) throws {
    let key = try Self.quoted(text)
    try expectRoundTrip("{\(key):{\(key):\"a\"}}", value)
    #expect(Self.isExact("{\(key):{\(key):\"a\"}}", try encode(value)))
  }

  @Test(arguments: zip(texts, HostileExternalText.all))
  func bareTexts(text: String, value: HostileExternalText) throws {
    try expectRoundTrip("[\(try Self.quoted(text))]", [value])
  }

  @Test func keysOfFields() throws {
    let object = Dictionary(uniqueKeysWithValues: Self.texts.enumerated().map { ($1, $0) })
    let fields = try decode(HostileField.self, encode(object))
    #expect(fields.quote == 0 && fields.long == Self.texts.count - 1)
    #expect(try encode(fields) == encode(object))
  }

  @Test func namesOfTags() throws {
    try expectRoundTrip(#"{"\"\"\"":1,"\\(key)":"only"}"#, HostileContent.only(1))
    #expect(
      failure(of: HostileContent.self, #"{"\\(key)":"\\(tag)\n"}"#)
        == "dataCorrupted at '\\(key)': Unknown \\(key) \"\\(tag)\n\"; expected \"only\".")
  }

  @Test func errorsShowTheTextsAsTheyAre() {
    #expect(
      failure(of: HostileValue.self, #""x""#)
        == "dataCorrupted at '': Unknown HostileValue \"x\"; expected \"\"\", \"\\\", \"\\(x)\", "
        + "\"\"\"\"\", \"\"#\", \"a\nb\", \"a\rb\", \"\u{2028}\", \"\u{85}\", \"\t\" and 10 more.")
  }
}

extension HostileValue {
  fileprivate static let all: [HostileValue] = [
    .quote, .backslash, .interpolation, .tripleQuote, .hashQuote, .newline, .carriageReturn,
    .lineSeparator, .nextLine, .tab, .bell, .bidi, .family, .combining, .composed, .spaces,
    .noBreak, .comment, .directive, .long,
  ]
}

extension HostileTag {
  fileprivate static let all: [HostileTag] = [
    .quote, .backslash, .interpolation, .tripleQuote, .hashQuote, .newline, .carriageReturn,
    .lineSeparator, .nextLine, .tab, .bell, .bidi, .family, .combining, .composed, .spaces,
    .noBreak, .comment, .directive, .long,
  ]
}

extension HostileExternal {
  fileprivate static let all: [HostileExternal] = [
    .quote(text: "a"), .backslash(text: "a"), .interpolation(text: "a"), .tripleQuote(text: "a"),
    .hashQuote(text: "a"), .newline(text: "a"), .carriageReturn(text: "a"),
    .lineSeparator(text: "a"), .nextLine(text: "a"), .tab(text: "a"), .bell(text: "a"),
    .bidi(text: "a"), .family(text: "a"), .combining(text: "a"), .composed(text: "a"),
    .spaces(text: "a"), .noBreak(text: "a"), .comment(text: "a"), .directive(text: "a"),
    .long(text: "a"),
  ]
}

extension HostileExternalText {
  fileprivate static let all: [HostileExternalText] = [
    .quote, .backslash, .interpolation, .tripleQuote, .hashQuote, .newline, .carriageReturn,
    .lineSeparator, .nextLine, .tab, .bell, .bidi, .family, .combining, .composed, .spaces,
    .noBreak, .comment, .directive, .long,
  ]
}
