import Testing

/// The Swift of unions with a thousand cases: no switch is large, and none leaves a case out.
@Suite struct LargeUnionTests {
  static let heads = [
    "discriminator: type",
    "discriminator: [meta, type]",
    "discriminator: { key: type, expose: true }",
    "discriminator: { key: type, match: caseInsensitive, missing: case0 }",
    "discriminator: { key: type, type: Int }",
    "discriminator: { key: t, content: c }",
    "discriminator: { key: [meta, t], content: [meta, c] }",
    "discriminator: { key: type, content: $tag }",
    "discriminator: { keys: [version, kind] }",
    "tagging: external",
    "tagging: external, units: string",
    "tagging: external, units: null, unknown: keep",
    "tagging: presence",
    "discriminator: type, unknown: keep",
    "discriminator: { key: type, expose: true }, unknown: keep, fields: { id: String }",
    "discriminator: type, unknown: case7",
    "discriminator: type, fields: { id: String, note?: String }",
  ]

  /// A union with cases that carry nothing, a value or several in turn, and sometimes an alias.
  private static func schema(_ head: String, count: Int) -> String {
    let isUniform = head.hasSuffix("note?: String }")
    let cases = (0..<count).map { index in
      var keys: [String] = []
      switch (isUniform ? 2 : index % 3, head) {
      case (0, _): break
      case (1, _): keys.append("type: Payload")
      case (_, "tagging: presence"): keys.append("fields: { case\(index): Int, other?: Int }")
      default: keys.append("fields: { a: Int, b?: [String] }")
      }
      if head.contains("type: Int") { keys.append("tag: \(index + 1)") }
      if head.contains("keys:") { keys.append("tag: [v\(index / 7), kind\(index)]") }
      return "case\(index): { \(keys.joined(separator: ", ")) }"
    }
    return """
      types:
        Payload: { fields: { id: Int } }
        Many: { \(head), cases: { \(cases.joined(separator: ", ")) } }
      """
  }

  @Test(arguments: heads)
  func noSwitchIsLarge(_ head: String) throws {
    let swift = try #require(Outcome(of: Self.schema(head, count: 1000)).swift)
    let switches = SwitchText.all(in: swift)
    #expect(switches.count > 20)
    #expect(switches.allSatisfy { $0.patterns.count <= 400 })
    let written = switches.filter { $0.function.hasPrefix("encodeCases") }.flatMap(\.patterns)
    #expect(written.count == (head.contains("keep") ? 1001 : 1000))
    #expect(Set(written).count == written.count)
    let compared = switches.filter { $0.function.hasPrefix("isEqual") }.flatMap(\.patterns)
    #expect(compared.count == written.count)
    #expect(Set(compared).count == written.count)
    let read = switches.filter {
      $0.function.hasPrefix("decodeTag") || $0.function.hasPrefix("decodeText")
    }.flatMap(\.patterns)
    #expect(read.count == 1000)
    #expect(Set(read).count == 1000)
  }

  @Test func manyTagsOfASubUnion() throws {
    let cases = (0..<1000).map { "case\($0)" }.joined(separator: ", ")
    let schema = """
      types:
        Inner: { discriminator: type, cases: { \(cases) } }
        Outer: { discriminator: type, cases: { own: String2, inner: { cases: Inner } } }
        String2: { fields: { text: String } }
      """
    let swift = try #require(Outcome(of: schema).swift)
    let outer = try #require(swift.range(of: "extension Outer: Codable"))
    let switches = SwitchText.all(in: String(swift[outer.lowerBound...]))
    #expect(switches.allSatisfy { $0.patterns.count <= 400 })
    let read = switches.filter { $0.function.hasPrefix("decodeTag") }.flatMap(\.patterns)
    #expect(Set(read).count == 1001)
    #expect(read.count == 1001)
  }

  @Test func manyValuesOfARawEnum() throws {
    let values = (0..<1000).map { "v-\($0)" }.joined(separator: ", ")
    let schema = "types: { Raw: { unknown: keep, values: [\(values)] } }"
    let switches = SwitchText.all(in: try #require(Outcome(of: schema).swift))
    #expect(switches.count == 40)
    #expect(switches.allSatisfy { $0.patterns.count <= 400 })
    // The default of the last part is the last value.
    #expect(switches.reduce(0) { $0 + $1.patterns.count } == 1000 + 999 + 1)
  }

  @Test(arguments: [64, 65])
  func smallUnionsKeepOneSwitch(_ count: Int) throws {
    let schema = Self.schema("discriminator: type", count: count)
    let switches = SwitchText.all(in: try #require(Outcome(of: schema).swift))
    #expect(switches.contains { $0.function == "init" } == (count == 64))
    #expect(switches.contains { $0.function.hasPrefix("decodeTag") } == (count == 65))
  }
}

/// A switch in emitted Swift.
private struct SwitchText {
  /// The name of the function or property around it.
  var function: String
  /// What stands behind `case`, one by one.
  var patterns: [String] = []

  static func all(in swift: String) -> [SwitchText] {
    var done: [SwitchText] = []
    var open: [(indentation: Int, text: SwitchText)] = []
    var function = ""
    var label: String?
    for line in swift.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      if let start = text.range(of: "func ") ?? text.range(of: "var ") {
        let isLocal = text.hasPrefix("var ") && indentation > 2
        if !isLocal {
          function = String(text[start.upperBound...].prefix { $0 != "(" && $0 != ":" })
        }
      } else if text.hasPrefix("init") || text.hasPrefix("public init") {
        function = "init"
      }
      if text.hasPrefix("switch ") {
        open.append((indentation, SwitchText(function: function)))
      } else if let last = open.last, indentation == last.indentation {
        if text == "}" {
          done.append(open.removeLast().text)
        } else if text.hasPrefix("case ") {
          label = ""
        }
      }
      guard let begun = label, !open.isEmpty else { continue }
      let whole = begun + text
      if whole.contains(": ") || whole.hasSuffix(":") {
        open[open.count - 1].text.patterns += patterns(of: whole)
        label = nil
      } else {
        label = whole + " "
      }
    }
    return done
  }

  /// The patterns of a label, without what they bind.
  private static func patterns(of label: String) -> [String] {
    let end = label.firstIndex(of: ":") ?? label.endIndex
    let text = label[..<end].dropFirst("case ".count)
    // Tuples and payloads have commas of their own.
    if text.contains("(") {
      return [String(text.hasPrefix("(") ? text : text.prefix { $0 != "(" })]
    }
    return text.split(separator: ", ").map { $0.filter { $0 != " " } }
  }
}

extension StringProtocol {
  /// Where a text stands for the first time.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
