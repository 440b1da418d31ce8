import Testing

@testable import GenModelsPipeline

/// The search for differing lines, on its own.
struct LineDiffTests {
  /// Rebuilds the new lines from the old ones and the changes.
  private static func applied(_ old: [String], _ new: [String]) -> (lines: [String], edits: Int) {
    let changes = LineDiff(lines(old), lines(new)).changes
    var result: [String] = []
    var position = 0
    for change in changes {
      result += old[position..<change.old.lowerBound]
      result += new[change.new]
      position = change.old.upperBound
    }
    result += old[position...]
    return (result, changes.reduce(0) { $0 + $1.old.count + $1.new.count })
  }

  private static func lines(_ texts: [String]) -> [ArraySlice<UInt8>] {
    texts.map { ArraySlice($0.utf8) }
  }

  @Test(arguments: [
    ("abc", "abc", 0), ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "xabc", 1),
    ("abc", "abcx", 1), ("abc", "axc", 2), ("abcabba", "cbabac", 5), ("aaaa", "aa", 2),
  ])
  func theScriptIsTheShortest(old: String, new: String, edits: Int) {
    let (old, new) = (old.map { String($0) }, new.map { String($0) })
    let applied = Self.applied(old, new)
    #expect(applied.lines == new)
    #expect(applied.edits == edits)
  }

  @Test func changesAreSeparatedByEqualLines() {
    let changes = LineDiff(Self.lines(["a", "b", "c", "d"]), Self.lines(["x", "b", "y", "z"]))
      .changes
    #expect(
      changes == [
        LineDiff.Change(old: 0..<1, new: 0..<1), LineDiff.Change(old: 2..<4, new: 2..<4),
      ])
  }

  @Test(arguments: [1, 2, 3, 5, 8])
  func randomTextsAreRebuilt(seed: UInt64) {
    var state = seed
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for _ in 0..<200 {
      let old = (0..<next(30)).map { _ in String(next(4)) }
      let new = (0..<next(30)).map { _ in String(next(4)) }
      #expect(Self.applied(old, new).lines == new)
    }
  }

  @Test func largeTextsWithoutACommonLineAreRebuilt() {
    let old = (0..<20_000).map { "old \($0)" }
    let new = (0..<20_000).map { "new \($0)" }
    let applied = Self.applied(old, new)
    #expect(applied.lines == new)
    #expect(applied.edits == 40_000)
  }

  @Test(arguments: [1, 3, 300])
  func aFarCommonLineIsFoundAfterPatienceEnds(tail: Int) {
    let old = (0..<2_000).map { "old \($0)" } + ["shared"] + (0..<tail).map { "old tail \($0)" }
    let new = (0..<2_000).map { "new \($0)" } + ["shared"] + (0..<tail).map { "new tail \($0)" }
    let applied = Self.applied(old, new)
    #expect(applied.lines == new)
    #expect(applied.edits == 4_000 + 2 * tail)
  }
}
