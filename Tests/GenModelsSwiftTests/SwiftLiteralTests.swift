import Testing

@testable import GenModelsSwift

/// No text of a schema becomes code, and lists of accepted values read as sentences.
struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("", #""""#),
    (#"say "hi""#, #""say \"hi\"""#),
    (#"\(x)"#, #""\\(x)""#),
    (#"""""#, #""\"\"\"""#),
    ("a\nb\rc\td", #""a\nb\rc\td""#),
    ("\u{0}\u{7F}", #""\u{0}\u{7F}""#),
    ("\u{2028}\u{2029}\u{85}", #""\u{2028}\u{2029}\u{85}""#),
    ("\u{202E}gnp", #""\u{202E}gnp""#),
    ("\u{FEFF}", #""\u{FEFF}""#),
    ("\u{A0}", #""\u{A0}""#),
    ("é名😀", #""é名😀""#),
    ("e\u{301}", "\"e\u{301}\""),
  ])
  func quotes(_ text: String, _ literal: String) {
    // Byte for byte: Swift's own == takes composed and decomposed letters for equal.
    #expect(Array(SwiftLiteral.quoted(text).utf8) == Array(literal.utf8))
  }

  @Test(arguments: [
    (["a"], ["a."]),
    (["a", "b"], ["a or b."]),
    (["a", "b", "c"], ["a, b or c."]),
    (
      (1...12).map { "\($0)" },
      ["1, 2, 3, 4, 5, 6, 7, 8, \\", "9, 10, 11 or 12."]
    ),
    (
      (1...13).map { "\($0)" },
      ["1, 2, 3, 4, 5, 6, 7, 8, \\", "9, 10 and 3 more."]
    ),
    (["abcdefghijklmnopqrstuvwxyz", "b"], ["\\", "abcdefghijklmnopqrstuvwxyz \\", "or b."]),
  ])
  func lists(_ values: [String], _ lines: [String]) {
    #expect(SwiftLiteral.list(values, first: 26, width: 26) == lines)
  }

  @Test func leavesNoRoomOnAFullFirstLine() {
    #expect(SwiftLiteral.list(["a", "b"], first: -3, width: 20) == ["\\", "a or b."])
  }
}
