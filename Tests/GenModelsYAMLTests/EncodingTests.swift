import GenModelsDiagnostics
import GenModelsYAML
import Testing

/// Bytes that are not the characters of a YAML text.
struct EncodingTests {
  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4-1:5", "FF"),
      ([0x0A, 0xC3, 0xA9, 0x80], "2:2-2:3", "80"),
      ([0x0D, 0x0A, 0xC3], "2:1-2:2", "C3"),
      ([0xE2, 0x82], "1:1-1:2", "E2"),
      ([0xC0, 0x80], "1:1-1:2", "C0"),
      ([0xE0, 0x80, 0x80], "1:1-1:2", "E0"),
      ([0xED, 0xA0, 0x80], "1:1-1:2", "ED"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1-1:2", "F4"),
      ([0xF0, 0x9F, 0x98, 0x80, 0xF5], "1:2-1:3", "F5"),
      ([0xEF, 0xBB, 0xBF, 0x61, 0xFE], "1:2-1:3", "FE"),
    ] as [([UInt8], String, String)])
  func notUTF8(_ bytes: [UInt8], _ place: String, _ byte: String) {
    #expect(
      errors(bytes) == [
        "GM104 \(place) the byte 0x\(byte) is not UTF-8 here / help save the file as UTF-8"
      ])
  }

  @Test(arguments: [
    ("a: b\u{0}", "1:5-1:6", "0000"),
    ("a: '\u{1B}'", "1:5-1:6", "001B"),
    ("a\n日\u{7F}", "2:2-2:3", "007F"),
    ("\u{80}", "1:1-1:2", "0080"),
    ("a: \u{FFFE}", "1:4-1:5", "FFFE"),
    ("# \u{FFFF}", "1:3-1:4", "FFFF"),
  ])
  func forbidden(_ text: String, _ place: String, _ scalar: String) {
    #expect(
      errors(text) == [
        "GM104 \(place) YAML does not allow the character U+\(scalar)"
          + " / help remove it, or write it as '\\u\(scalar)' in double quotes"
      ])
  }

  @Test(arguments: ["\u{85}", "\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "😀", "\u{10FFFF}"])
  func allowed(_ text: String) throws {
    #expect(try documents("a: 'x\(text)'").map(outline) == ["{a: 'x\(text)}"])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func utf16(_ bytes: [UInt8]) {
    #expect(
      errors(bytes) == [
        "GM104 1:1-1:2 the text is UTF-16, not UTF-8 / help save the file as UTF-8"
      ])
  }
}
