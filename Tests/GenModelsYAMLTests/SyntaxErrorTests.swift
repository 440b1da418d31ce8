import GenModelsDiagnostics
import GenModelsYAML
import Testing

/// What is said of texts that are not YAML.
struct SyntaxErrorTests {
  @Test(arguments: [
    ("a: @type", "1:4-1:5 a plain text cannot start with '@' / help quote it: '@type'"),
    ("a: `b` # c", "1:4-1:5 a plain text cannot start with '`' / help quote it: '`b`'"),
    ("{a: @b, c: d}", "1:5-1:6 a plain text cannot start with '@' / help quote it: '@b'"),
    ("a: %d it's", "1:4-1:5 a plain text cannot start with '%' / help quote it: '%d it''s'"),
    ("a: ,b", "1:4-1:5 a plain text cannot start with ',' / help quote it: ',b'"),
    ("a: ]", "1:4-1:5 a plain text cannot start with ']' / help quote it: ']'"),
    ("a: b: c # d", "1:5-1:6 a plain text cannot hold ': ' / help quote the text: 'b: c'"),
    ("a: [b]: c", "1:7-1:8 a plain text cannot hold ': ' / help quote the text: '[b]: c'"),
    (
      "a: *",
      "1:4-1:5 an alias needs a name of letters, digits, '-' and '_'"
        + " / help quote a text that starts with '*'"
    ),
    (
      "a: &b.c",
      "1:4-1:5 an anchor needs a name of letters, digits, '-' and '_'"
        + " / help quote a text that starts with '&'"
    ),
    (
      "{a: b:, c: d}",
      "1:6-1:7 a ':' needs a blank behind it here / help write ': ', or quote the text"
    ),
    ("a: &x *y", "1:7-1:8 an alias cannot have an anchor or a tag"),
    ("a: !t!x b", "1:4-1:5 no %TAG directive declares the handle of this tag"),
    ("a: !<x", "1:4-1:5 the '<' of the tag is never closed / help close it with '>'"),
  ])
  func plainTexts(_ text: String, _ expected: String) {
    #expect(errors(text) == ["GM101 " + expected])
  }

  @Test(arguments: [
    ("a: \"b\nc: d", "1:4-1:5 the quote is never closed / help close it with '\"'"),
    ("a: 'b", "1:4-1:5 the quote is never closed / help close it with \"'\""),
    (
      "a: 'it's'",
      "1:8-1:9 text follows the closing quote"
        + " / help write a quote inside of single quotes twice: ''"
    ),
    (
      "a: \"b\" c",
      "1:8-1:9 text follows the closing '\"' / help quote the whole text: '\"b\" c'"
    ),
    (
      "a: \"b\\qc\"",
      "1:6-1:8 '\\q' is not an escape / help write '\\\\' for a backslash, or use single quotes"
    ),
    ("a: \"\\ud800\"", "1:7-1:8 the escape names no Unicode character"),
    (
      "a: \"\\xZ\"",
      "1:7-1:8 the escape has too few hexadecimal digits"
        + " / help write '\\\\' for a backslash, or use single quotes"
    ),
    (
      "a: \"b\n---\nc\"",
      "2:1-2:4 a line of a quoted text cannot start with '---' or '...'"
        + " / label 1:4-1:5 the quote starts here / help indent the line"
    ),
    (
      "a: | b\n  c",
      "1:6-1:7 text follows the '|' / label 1:4-1:5 the block text starts here"
        + " / help start the text on the next line"
    ),
    ("a: |0\n  b", "1:5-1:6 the indentation of a block text cannot be 0"),
  ])
  func quotedAndBlockTexts(_ text: String, _ expected: String) {
    #expect(errors(text) == ["GM101 " + expected])
  }

  @Test(arguments: [
    (
      "friends: [User]?",
      "1:16-1:17 text follows the closing ']'"
        + " / help write 'friends?: [User]' with the mark on the key, or quote the type: \"[User]?\""
    ),
    (
      "x: { a: b, friends: [[User]]?, c: d }",
      "1:29-1:30 text follows the closing ']'"
        + " / help write 'friends?: [[User]]' with the mark on the key,"
        + " or quote the type: \"[[User]]?\""
    ),
    ("- [A]?", "1:6-1:7 text follows the closing ']' / help quote the type: \"[A]?\""),
    ("a: [b] c", "1:8-1:9 text follows the closing ']' / help quote the whole text: '[b] c'"),
    (
      "x: { tag: a #b }\ny: 1",
      "1:13-1:14 the '#' starts a comment, which hides the '}'"
        + " / label 1:4-1:5 the '{' stands here / help quote the text: 'a #b'"
    ),
    (
      "x: [\n  a, # one\n  b #c, d ]\n",
      "3:5-3:6 the '#' starts a comment, which hides the ']'"
        + " / label 1:4-1:5 the '[' stands here / help quote the text: 'b #c'"
    ),
    ("a: [b", "1:4-1:5 the '[' is never closed / help close it with ']'"),
    ("a: {b: c", "1:4-1:5 the '{' is never closed / help close it with '}'"),
    (
      "a: {b: c d: e}",
      "1:11-1:12 a ',' or '}' is missing before this / label 1:4-1:5 the '{' stands here"
        + " / help separate entries with ',', and quote a text that holds ': '"
    ),
    (
      "a: [b}",
      "1:6-1:7 a ',' or ']' is missing before this / label 1:4-1:5 the '[' stands here"
    ),
    ("a: [,b]", "1:5-1:6 a value is expected before the ','"),
    ("a: [", "1:5-1:5 the text ends where a value is expected"),
    ("{a: b}}", "1:7-1:8 the '}' closes nothing"),
  ])
  func brackets(_ text: String, _ expected: String) {
    #expect(errors(text) == ["GM101 " + expected])
  }

  @Test(arguments: [
    ("a:\n\tb: c", "2:1-2:2 a tab cannot indent / help indent with spaces"),
    ("a:\n  b: c\n\td: e", "3:1-3:2 a tab cannot indent / help indent with spaces"),
    ("a: |\n\tb", "2:1-2:2 a tab cannot indent / help indent with spaces"),
    (
      "a: b\n c: d",
      "2:2-2:3 the key 'c' stands where the text above goes on"
        + " / help indent it like the keys above, or quote the text"
    ),
    (
      "a:\n  name String\n  age: Int",
      "2:3-2:14 no ':' follows the key 'name String' / help write a ':' after it"
    ),
    (
      "a: b\nc\nd: e",
      "2:1-2:2 no ':' follows the key 'c'"
        + " / help write a ':' after it, or indent it to go on with the text above"
    ),
    ("\"a\nb\": c", "2:1-2:3 a key cannot go on over several lines"),
    (
      "a:\n  b:\n    c: d\n   e: f",
      "4:4-4:5 this line is not indented like the keys of its mapping"
        + " / label 2:3-2:4 the mapping starts here / help indent it by 2 spaces"
    ),
    (
      "a:\n  - b\n c: d",
      "3:2-3:3 this line is not indented like the keys of its mapping"
        + " / label 1:1-1:2 the mapping starts here / help do not indent it"
    ),
    (
      "- a\nb: c",
      "2:1-2:2 this line is not an item of its list"
        + " / label 1:1-1:2 the list starts here / help start it with '- '"
    ),
    ("a: - b", "1:4-1:5 a list cannot start here / help put the list on lines of its own"),
    (
      "--- a: b",
      "1:6-1:7 a mapping cannot start on the line of '---' / help start it on the next line"
    ),
    ("--- a\n... b", "2:5-2:6 text follows the end of the document"),
    (
      "%YAML 1.2\na: b", "2:1-2:2 no '---' follows the directive / help write '---' between the two"
    ),
    ("%YAML 1.2", "1:10-1:10 no document follows the directive"),
    ("%YAML 2.0\n--- a", "1:1-1:2 only YAML 1.1 and 1.2 can be read"),
    ("%FOO\n--- a", "1:1-1:5 only %YAML and %TAG are directives"),
    (
      "%YAML x\n--- a",
      "1:7-1:8 did not find expected version number while scanning a %YAML directive"
    ),
  ])
  func linesAndDocuments(_ text: String, _ expected: String) {
    #expect(errors(text) == ["GM101 " + expected])
  }

  @Test func aKeyOfMoreThan1024Characters() {
    #expect(
      errors(String(repeating: "k", count: 1100) + ": a") == [
        "GM101 1:1-1:1102 a key cannot be longer than 1024 characters"
      ])
  }

  @Test func placesInMessagesCountCharacters() {
    #expect(
      errors("日本: 'x'\n# é\r\n😀: @é") == [
        "GM101 3:4-3:5 a plain text cannot start with '@' / help quote it: '@é'"
      ])
  }
}
