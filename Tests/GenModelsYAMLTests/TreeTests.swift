import GenModelsDiagnostics
import GenModelsYAML
import Testing

/// What texts are as trees: styles, tags, aliases, merges.
struct TreeTests {
  @Test(arguments: [
    ("a: b", "{a: b}"),
    ("a: 'b'\nc: \"d\"\ne: |-\n  f\ng: >-\n  h\n", "{a: 'b, c: \"d, e: |f, g: >h}"),
    ("a: !!str 1\nb: !Ref c\nd: ! e", "{a: <tag:yaml.org,2002:str> 1, b: <!Ref> c, d: <!> e}"),
    ("!T [a]", "<!T> [a]"),
    ("!T {a: b}", "<!T> {a: b}"),
    ("key?: User?\nlist: [A?, {b?: c}]", "{key?: User?, list: [A?, {b?: c}]}"),
    ("a: b\u{2028}c \u{85} d", "{a: b\u{2028}c \u{85} d}"),
    ("a: |-\n  b \u{2029} c\n", "{a: |b \u{2029} c}"),
    (
      "a: 'b \u{2028} c'\nd: \"\\uE000 \u{2028} \\L\"",
      "{a: 'b \u{2028} c, d: \"\u{E000} \u{2028} \u{2028}}"
    ),
  ])
  func trees(_ text: String, _ expected: String) throws {
    let trees = try documents(text)
    // Swift's own comparison of texts would not tell all line separators apart.
    #expect(trees.map { Array(outline($0).unicodeScalars) } == [Array(expected.unicodeScalars)])
  }

  @Test(arguments: [
    ("a: &x {b: c}\nd: *x", "{a: {b: c}, d: {b: c}}"),
    ("- &x a\n- &x b\n- *x", "[a, b, b]"),
    ("- &x [&y a, *y]\n- *x", "[[a, a], [a, a]]"),
    ("a: &x !T\n  - b\nc: *x", "{a: <!T> [b], c: <!T> [b]}"),
    ("a: &x\nb: *x", "{a: , b: }"),
  ])
  func aliasesAreExpanded(_ text: String, _ expected: String) throws {
    #expect(try documents(text).map(outline) == [expected])
  }

  @Test func anchorsEndWithTheirDocument() {
    #expect(
      errors("--- &x a\n--- *x\n") == ["GM103 2:5-2:7 no anchor '&x' stands before this alias"])
  }

  @Test(arguments: [
    ("- &x {a: 1, b: 2}\n- c: 3\n  <<: *x", "{a: 1, b: 2, c: 3}"),
    ("- &x {a: 1, b: 2}\n- c: 3\n  a: 4\n  <<: *x", "{a: 4, b: 2, c: 3}"),
    ("- {}\n- <<: [{a: 1, b: 2}, {b: 3, c: 4}]\n  d: 5", "{a: 1, b: 2, c: 4, d: 5}"),
    ("- {}\n- <<: {a: 1}", "{a: 1}"),
    ("- {}\n- <<: []\n  a: 1", "{a: 1}"),
    ("- {}\n- !!merge <<: {a: 1}\n  b: 2", "{a: 1, b: 2}"),
    ("- &x {<<: {a: 1}, b: 2}\n- <<: *x\n  c: 3", "{a: 1, b: 2, c: 3}"),
    ("- {}\n- '<<': {a: 1}", "{'<<: {a: 1}}"),
    ("- {}\n- !!str <<: {a: 1}", "{<tag:yaml.org,2002:str> <<: {a: 1}}"),
    ("- {}\n- {<<: {'a': 1}, a: 2}", "{a: 2}"),
  ])
  func merges(_ text: String, _ expected: String) throws {
    let root = try #require(try documents(text).first)
    guard case .sequence(let items) = root.content else {
      Issue.record("not a list")
      return
    }
    #expect(outline(items[1]) == expected)
  }

  @Test func manyKeysAreMergedLikeFew() throws {
    let merged = (0..<40).map { "k\($0): 1" }.joined(separator: ", ")
    let own = (20..<60).map { "k\($0): 2" }.joined(separator: ", ")
    let expected = (0..<60).map { "k\($0): \($0 < 20 ? 1 : 2)" }.joined(separator: ", ")
    #expect(try documents("{\(own), <<: {\(merged)}}").map(outline) == ["{\(expected)}"])
  }

  @Test(arguments: [
    (
      "<<: 1\na: b",
      "GM106 1:5-1:6 '<<' takes a mapping or a list of mappings"
    ),
    (
      "a: &x [1, {b: c}]\nd: {<<: *x}",
      "GM106 1:8-1:9 '<<' takes a mapping or a list of mappings"
    ),
    (
      "a: &x b\nd: {<<: *x}",
      "GM106 2:9-2:11 '<<' takes a mapping or a list of mappings"
    ),
    (
      "<<:\na: b",
      "GM106 1:4-1:4 '<<' takes a mapping or a list of mappings"
    ),
  ])
  func whatCannotBeMerged(_ text: String, _ expected: String) {
    let help = " / help quote it to make it a key like any other: \"<<\""
    #expect(errors(text) == [expected + help])
  }
}
