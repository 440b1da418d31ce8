import GenModelsDiagnostics
import GenModelsYAML
import Testing

/// Aliases of nothing, keys given twice, and texts that are too much.
struct AliasErrorTests {
  @Test(arguments: [
    (
      "a: &user b\nc: *usr\nd: *what",
      [
        "GM103 2:4-2:8 no anchor '&usr' stands before this alias / help did you mean 'user'?",
        "GM103 3:4-3:9 no anchor '&what' stands before this alias",
      ]
    ),
    (
      "a: *later\nb: &later c",
      ["GM103 1:4-1:10 no anchor '&later' stands before this alias"]
    ),
    (
      "a: &x [b, *x]",
      ["GM103 1:11-1:13 the alias '*x' stands inside its own anchor"]
    ),
    (
      "- &x a\n- &x {b: *x}",
      ["GM103 2:10-2:12 the alias '*x' stands inside its own anchor"]
    ),
    (
      "<<: *none\na: b",
      ["GM103 1:5-1:10 no anchor '&none' stands before this alias"]
    ),
  ])
  func unknownAnchors(_ text: String, _ expected: [String]) {
    #expect(errors(text) == expected)
  }

  @Test(arguments: [
    (
      "a: 1\nb: 2\na: 3\n'b': 4\n\"a\": 5",
      [
        "GM102 3:1-3:2 the key 'a' is given before / label 1:1-1:2 first given here",
        "GM102 4:1-4:4 the key 'b' is given before / label 2:1-2:2 first given here",
        "GM102 5:1-5:4 the key 'a' is given before / label 1:1-1:2 first given here",
      ]
    ),
    (
      "a: {b: 1, b: 2}\nc:\n  - {d: 1, d: 2}",
      [
        "GM102 1:11-1:12 the key 'b' is given before / label 1:5-1:6 first given here",
        "GM102 3:12-3:13 the key 'd' is given before / label 3:6-3:7 first given here",
      ]
    ),
    (
      "? [a, {b: c}]\n: 1\n? - a\n  - 'b': c\n: 2",
      ["GM102 3:3-4:11 this key is given before / label 1:3-1:14 first given here"]
    ),
    (
      "{<<: {a: 1}, <<: {b: 2}}",
      ["GM102 1:14-1:16 the key '<<' is given before / label 1:2-1:4 first given here"]
    ),
    (
      "a: &x b\n*x : 1\n*x : 2",
      ["GM102 3:1-3:3 the key 'b' is given before / label 2:1-2:3 first given here"]
    ),
    (
      "'': 1\n?\n: 2",
      ["GM102 2:2-2:2 the key '' is given before / label 1:1-1:3 first given here"]
    ),
    (
      "a: 1\na: 2\nb: @",
      [
        "GM102 2:1-2:2 the key 'a' is given before / label 1:1-1:2 first given here",
        "GM101 3:4-3:5 a plain text cannot start with '@' / help quote it: '@'",
      ]
    ),
  ])
  func keysGivenTwice(_ text: String, _ expected: [String]) {
    #expect(errors(text) == expected)
  }

  @Test func amongManyKeysEachRepetitionIsFound() {
    let keys = (0..<100).map { "key\($0): 1\n" }.joined()
    #expect(
      errors(keys + "key7: 1\nkey99: 1\nkey7: 1") == [
        "GM102 101:1-101:5 the key 'key7' is given before / label 8:1-8:5 first given here",
        "GM102 102:1-102:6 the key 'key99' is given before / label 100:1-100:6 first given here",
        "GM102 103:1-103:5 the key 'key7' is given before / label 8:1-8:5 first given here",
      ])
  }

  @Test(arguments: [
    "e\u{301}: 1\n\u{E9}: 2",
    "a: 1\nA: 2",
    "1: a\n1.0: b\n0x1: c",
    "? [a]\n: 1\n? [b]\n: 2\n? {a: b}\n: 3\n? a\n: 4",
  ])
  func keysThatAreNotTheSame(_ text: String) throws {
    #expect(try documents(text).count == 1)
  }

  @Test func aBillionLaughsAreCutShort() {
    let rows = (0..<10).map { row in
      let items = Array(repeating: row == 0 ? "lol" : "*a\(row - 1)", count: 10)
      return "- &a\(row) [\(items.joined(separator: ", "))]\n"
    }
    #expect(
      errors(rows.joined()) == [
        "GM105 6:43-6:46 the text has more than 1000000 nodes, aliases expanded"
      ])
  }

  @Test func aliasesOfOneNodeCountEachTime() {
    let text =
      "- &x [\(String(repeating: "a,", count: 999))]\n" + String(repeating: "- *x\n", count: 1000)
    #expect(
      errors(text) == [
        "GM105 1000:3-1000:5 the text has more than 1000000 nodes, aliases expanded"
      ])
  }

  @Test func sixtyFourLevelsAreDeepEnough() throws {
    let open = String(repeating: "[", count: 64)
    let close = String(repeating: "]", count: 64)
    #expect(try documents(open + close).count == 1)
    #expect(
      errors("[" + open + close + "]") == [
        "GM105 1:65-1:66 this is nested more than 64 levels deep"
      ])
    #expect(
      errors("- &x \(open)\(close)\n- *x\n") == [
        "GM105 1:69-1:70 this is nested more than 64 levels deep"
      ])
    let half = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let rest = String(repeating: "[", count: 30) + "*x" + String(repeating: "]", count: 30)
    #expect(
      errors("- &x \(half)\n- \(rest)\n") == [
        "GM105 2:33-2:35 this is nested more than 64 levels deep"
      ])
  }

  @Test func aTextOfMoreThan64MiBIsNotRead() {
    #expect(
      errors([UInt8](repeating: 0x20, count: 64 << 20 + 1)) == [
        "GM105 test.yml the text is larger than 64 MiB"
      ])
  }
}
