import GenModelsDiagnostics
import GenModelsYAML
import Testing

/// Where nodes stand: lines and columns from 1, columns in Unicode scalars, ends exclusive.
struct PlaceTests {
  @Test(arguments: [
    ("a: b\n", ["1:1-1:5 mapping", "1:1-1:2 a", "1:4-1:5 b"]),
    (
      "a:\n  b: c\n\n# end\n",
      [
        "1:1-2:7 mapping", "1:1-1:2 a", "2:3-2:7 mapping", "2:3-2:4 b", "2:6-2:7 c",
      ]
    ),
    (
      "- a\n- - b\n  - c\n\n",
      [
        "1:1-3:6 sequence", "1:3-1:4 a", "2:3-3:6 sequence", "2:5-2:6 b", "3:5-3:6 c",
      ]
    ),
    (
      "a:\n- b\n- c # end\n",
      [
        "1:1-3:4 mapping", "1:1-1:2 a", "2:1-3:4 sequence", "2:3-2:4 b", "3:3-3:4 c",
      ]
    ),
    (
      "a: [b , {c: d} ] # end",
      [
        "1:1-1:17 mapping", "1:1-1:2 a", "1:4-1:17 sequence", "1:5-1:6 b", "1:9-1:15 mapping",
        "1:10-1:11 c", "1:13-1:14 d",
      ]
    ),
    (
      "[ a: b ]",
      [
        "1:1-1:9 sequence", "1:3-1:7 mapping", "1:3-1:4 a", "1:6-1:7 b",
      ]
    ),
    (
      "a: 'b'\nc: \"d\\n\"",
      [
        "1:1-2:9 mapping", "1:1-1:2 a", "1:4-1:7 b", "2:1-2:2 c", "2:4-2:9 d\n",
      ]
    ),
    (
      "a: b\n  c\nd: e",
      [
        "1:1-3:5 mapping", "1:1-1:2 a", "1:4-2:4 b c", "3:1-3:2 d", "3:4-3:5 e",
      ]
    ),
    ("? a\n: b\n", ["1:1-2:4 mapping", "1:3-1:4 a", "2:3-2:4 b"]),
  ])
  func nodes(_ text: String, _ expected: [String]) throws {
    #expect(try documents(text).flatMap(places) == expected)
  }

  @Test(arguments: [
    ("a: |\n  b\n\n\nc: d", "1:4-2:4 b\n"),
    ("a: >-\n  b\n  c  \n\n# end\n", "1:4-3:4 b c  "),
    ("a: |+\n  b\n\n", "1:4-2:4 b\n\n"),
    ("a: |\nb: c", "1:4-1:5 "),
    ("a: |\n  b", "1:4-2:4 b"),
  ])
  func blockTextsEndWithTheirLastLine(_ text: String, _ expected: String) throws {
    #expect(try documents(text).flatMap(places)[2] == expected)
  }

  @Test(arguments: [
    ("a:\nb: c", "1:3-1:3 "),
    ("a: # nothing\nb: c", "1:3-1:3 "),
    ("? a\n\n# next\n? b", "1:4-1:4 "),
    ("{a , b: }", "1:3-1:3 "),
    ("a: !!null\nb: c", "1:10-1:10 "),
  ])
  func anUnwrittenValueStandsBehindItsKey(_ text: String, _ expected: String) throws {
    #expect(try documents(text).flatMap(places)[2] == expected)
  }

  @Test(arguments: [
    ("--- # nothing\n", ["1:4-1:4 "]),
    ("---\n---\n", ["1:4-1:4 ", "2:4-2:4 "]),
    ("--- a\n--- b\n", ["1:5-1:6 a", "2:5-2:6 b"]),
    ("-\n-\n", ["1:1-2:2 sequence", "1:2-1:2 ", "2:2-2:2 "]),
    ("", []),
    ("# only a comment\n", []),
  ])
  func documentsThatHoldNothing(_ text: String, _ expected: [String]) throws {
    #expect(try documents(text).flatMap(places) == expected)
  }

  @Test(arguments: [
    ("a: &x !!str b", "1:13-1:14 b"),
    ("a: &x b", "1:7-1:8 b"),
    ("a: !T &x 'b'", "1:10-1:13 b"),
    ("a: !T # why\n  - b", "2:3-2:6 sequence"),
    ("a: &x\n  b: c", "2:3-2:7 mapping"),
    ("a: &x [b]", "1:7-1:10 sequence"),
    ("a: &x\n  &y b: c", "2:3-2:10 mapping"),
  ])
  func anchorsAndTagsAreNotPartOfThePlace(_ text: String, _ expected: String) throws {
    #expect(try documents(text).flatMap(places)[2] == expected)
  }

  @Test(arguments: [
    ("\u{FEFF}a: b\n", "1:4-1:5 b"),
    ("# 日本語\nあ: い # う\n", "2:4-2:5 い"),
    ("'👩‍👧': b", "1:8-1:9 b"),
    ("e\u{301}: b", "1:5-1:6 b"),
    ("a:\tb", "1:4-1:5 b"),
    ("# x\r\na: b\r\n", "2:4-2:5 b"),
    ("# x\ra: b\r", "2:4-2:5 b"),
    ("# x\r\r\n\na: b", "4:4-4:5 b"),
    ("# \u{2028} \u{85}\na: b", "2:4-2:5 b"),
    ("'\u{2028}': b", "1:6-1:7 b"),
    ("a: b\u{2029}c", "1:4-1:7 b\u{2029}c"),
  ])
  func linesAndColumns(_ text: String, _ expected: String) throws {
    #expect(try documents(text).flatMap(places)[2] == expected)
  }

  @Test func theTextOfTheFileHasNoByteOrderMark() throws {
    let node = try #require(try documents("\u{FEFF}a: b").first)
    #expect(node.span.file == SourceFile(path: "test.yml", text: "a: b"))
  }

  @Test func anAliasHasThePlaceOfItsAnchorsNodeAndAKeyItsOwn() throws {
    let text = "a: &x b\n*x : *x\n"
    #expect(
      try documents(text).flatMap(places) == [
        "1:1-2:8 mapping", "1:1-1:2 a", "1:7-1:8 b", "2:1-2:3 b", "1:7-1:8 b",
      ])
  }

  @Test func aSpanCanBeSet() throws {
    var node = try #require(try documents("a").first)
    node.span.end.column = 7
    #expect(places(node) == ["1:1-1:7 a"])
  }
}
