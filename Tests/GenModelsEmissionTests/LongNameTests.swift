import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// Lines with long names are broken as the formatter would break them.
///
/// Names longer than 76 characters have lines that no break makes short enough.
@Suite struct LongNameTests {
  private static let words =
    "quick brown foxes jump over lazy dogs while seven wizards brew potions under silver moons"
    .split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }

  /// A name of a length, another one for each seed.
  static func type(_ length: Int, _ seed: Int) -> String {
    let words = (0..<length).map { Self.words[($0 + seed) % Self.words.count] }
    return String(words.joined().prefix(length - 3)) + "X\(seed + 10)"
  }

  static func member(_ length: Int, _ seed: Int) -> String {
    let name = type(length, seed)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func schema(_ length: Int, access: String) -> String {
    let (a, b, c) = (type(length, 1), type(length, 2), type(length, 3))
    func m(_ seed: Int) -> String { member(length, seed) }
    let cases = """
            \(m(1)):
            \(m(2)): { fields: { \(m(3)): String, \(m(4))?: "[\(a)]", \(m(5))?: "\(b)?" } }
            \(m(6)): \(a)
            \(m(7)): { fields: { \(m(8)): String } }
      """
    let values = """
            \(m(9)): { tuple: true, fields: { \(m(10)): String, \(m(11))?: Int, \(m(12))?: Int } }
            \(m(13)): "[String: \(a)]"
      """
    return """
      swift: { access: \(access) }
      types:
        \(a):
          fields:
            \(m(1)): { type: String, key: \(m(1))_key }
            \(m(2))?: "[String: [\(b)]]"
            \(m(3)): "\(b)?"
            \(m(4))?: String?
        \(b): { fields: { k: String, \(m(6))?: \(b) } }
        \(c):
          tuple: true
          fields: { \(m(1)): \(a), \(m(2))?: \(b), \(m(3))?: \(b) }
        \(type(length, 4)):
          discriminator: \(m(14))
          cases:
      \(cases)
        \(type(length, 5)):
          discriminator: { key: \(m(5)), content: \(m(6)) }
          cases:
      \(cases)
      \(values)
        \(type(length, 6)):
          tagging: external
          cases:
      \(cases)
      \(values)
        \(type(length, 7)):
          tagging: external
          units: string
          cases:
      \(cases)
      \(values)
        \(type(length, 8)):
          values: [\(m(1)), \(m(2)), \(m(3))_x]
        \(type(length, 9)): "[String: [\(a)]]"
        \(type(length, 10)):
          page: \(type(length, 11))
          parts:
            \(m(1)): \(a)
            \(m(2)): { type: "[\(type(length, 9))]", case: \(m(3)) }

      """
  }

  /// The same for tags that are no plain texts under one key.
  private static func tagSchema(_ length: Int, access: String) -> String {
    func t(_ seed: Int) -> String { type(length, seed) }
    func m(_ seed: Int) -> String { member(length, seed) }
    let cases = """
            \(m(1)): { aliases: [\(m(2))], keepAlias: true, fields: { \(m(3)): String } }
            \(m(4)): { type: \(t(1)), aliases: [\(m(5)), \(m(6))] }
            \(m(7)): { tag: null }
            \(m(8)): { fields: {} }
      """
    return """
      swift: { access: \(access) }
      types:
        \(t(1)): { fields: { k: String } }
        \(t(2)):
          discriminator: { key: \(m(10)), aliases: [\(m(11))], expose: true, missing: \(m(1)) }
          unknown: \(m(8))
          cases:
      \(cases)
        \(t(3)):
          discriminator: { key: [\(m(10)), \(m(11))], content: [\(m(12)), \(m(13))] }
          unknown: { keep: \(m(9)) }
          cases:
      \(cases)
        \(t(4)):
          discriminator: { key: \(m(10)), content: $tag, missing: \(m(1)), match: exact }
          cases:
            \(m(1)): { aliases: [\(m(2))], keepAlias: true, fields: { \(m(3)): String } }
            \(m(4)): { type: \(t(1)), aliases: [\(m(5)), \(m(6))] }
        \(t(5)):
          discriminator: { keys: [\(m(10)), { key: \(m(11)), type: Int }], expose: true }
          cases:
            \(m(1)): { tag: [a, 1], fields: { \(m(2)): String } }
            \(m(3)): { tag: [\(m(4)), null], type: \(t(1)), aliases: [[\(m(5)), 2], [\(m(6)), 3]] }
        \(t(6)):
          discriminator: { key: \(m(10)), type: Bool, missing: \(m(1)), null: \(m(2)) }
          cases: { \(m(1)): { tag: true }, \(m(2)): { tag: false, fields: { \(m(3)): Int } } }
        \(t(7)):
          discriminator: { key: \(m(10)), missing: \(m(1)), null: \(m(1)) }
          cases: { \(m(1)), \(m(2)): { cases: \(t(8)) } }
        \(t(8)):
          discriminator: \(m(10))
          cases: { \(m(3)), \(m(4)), \(m(5)) }

      """
  }

  @Test(
    .needsCompiler, .needsFormatter, arguments: [20, 40, 60, 70, 76], ["internal", "public"])
  func linesOfTagsAreBrokenAsTheFormatterWould(length: Int, access: String) throws {
    let (files, diagnostics) = Emission.generate(Self.tagSchema(length, access: access))
    try #require(diagnostics.map(\.message) == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    try folder.expectFormatted()
    try folder.expectCompiles()
  }

  @Test(.needsCompiler, .needsFormatter, arguments: [12, 20, 30, 40, 60, 76])
  func linesOfConditionsAreBrokenAsTheFormatterWould(length: Int) throws {
    let (files, diagnostics) = Emission.generate(Self.objectSchema(length, access: "public"))
    try #require(diagnostics.map(\.message) == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    try folder.expectFormatted()
    try folder.expectCompiles()
  }

  @Test(
    .needsCompiler, .needsFormatter, arguments: [20, 40, 60, 70, 76], ["internal", "public"])
  func linesAreBrokenAsTheFormatterWould(length: Int, access: String) throws {
    let (files, diagnostics) = Emission.generate(Self.schema(length, access: access))
    try #require(diagnostics.map(\.message) == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    try folder.expectFormatted()
    try folder.expectCompiles()
  }
}
