import GenModelsDiagnostics
import GenModelsSchema
import GenModelsYAML
import Testing

/// Every form of a union is read, and a key that means nothing where it stands is one error there.
@Suite struct UnionReaderTests {
  @Test(arguments: [
    "{ discriminator: [meta, kind], cases: { a, b } }",
    "{ discriminator: { key: [m, k], content: [m, c] }, cases: { a: Int } }",
    "{ discriminator: { key: type, content: $tag }, cases: { a: Int } }",
    "{ discriminator: { keys: [v, { key: deleted, type: Bool }] }, cases: { a: { tag: [x, true] } } }",
    "{ discriminator: { key: k, type: Int, aliases: [t], expose: true }, cases: { a: { tag: 1 } } }",
    "{ discriminator: { key: k, type: Bool, missing: a, null: a }, cases: { a: { tag: true } } }",
    "{ discriminator: { key: k, match: caseInsensitive }, cases: { a: { aliases: b } } }",
    "{ discriminator: k, cases: { a: { tag: absent }, b: { tag: null }, c: { tag: ~ } } }",
    "{ discriminator: k, cases: { a: { tag: \"null\", aliases: [\"absent\"] } } }",
    "{ discriminator: k, cases: { a: { aliases: [b, c], keepAlias: true }, d: { cases: O } } }",
    "{ discriminator: k, unknown: keep, fields: { id: Int }, shared: [id], cases: { a } }",
    "{ discriminator: k, unknown: { keep: other }, type: O, cases: { a, b: { type: none } } }",
    "{ discriminator: k, shorthand: tag, unknown: a, cases: { a } }",
    "{ discriminator: k, cases: { a: { payload: struct, tuple: false, fields: { id: Int } } } }",
    "{ discriminator: k, cases: { a: { payload: { struct: P }, fields: { id: Int } } } }",
    "{ discriminator: { key: k, content: c }, cases: { a: { shorthand: i, fields: { i: Int } } } }",
    "{ tagging: presence, units: object, cases: { a: Int, null: Int, absent } }",
    "{ tagging: untagged, policy: exactlyOne, cases: { a: Int } }",
    "{ tagging: untagged, order: [b, a], cases: { a: Int, b: String } }",
  ])
  func reads(_ union: String) {
    expectDiagnostics("types: { U: \(union) }")
  }

  /// Under external and presence tagging the tag is a key, and a key is always text.
  @Test func plainWordsAreTagsWhereTheTagIsAValue() {
    let text = """
      types:
        A: { discriminator: k, cases: { a: { tag: null }, b: { tag: absent }, null: Int } }
        B: { tagging: external, cases: { a: { tag: null }, b: { tag: absent }, null: Int } }
        C: { tagging: presence, cases: { a: { tag: ~ }, b: { tag: absent, aliases: [null] } } }
        D: { discriminator: k, cases: { a: { tag: "null" }, b: { tag: "absent" }, c: { tag: 1 } } }
      """
    #expect(tags(in: text, of: "A") == [.null, .absent, .string("null")])
    #expect(tags(in: text, of: "B") == [.string("null"), .string("absent"), .string("null")])
    #expect(tags(in: text, of: "C") == [.string("~"), .string("absent"), .string("null")])
    #expect(tags(in: text, of: "D") == [.string("null"), .string("absent"), .string("1")])
  }

  @Test(arguments: [
    ("1️⃣units: object", "'units' speaks of externally tagged and presence unions only"),
    ("1️⃣order: [a]", "'order' speaks of untagged unions only"),
    ("1️⃣policy: exactlyOne", "'policy' speaks of untagged unions only"),
  ])
  func refusesKeysOfOtherTaggings(_ key: String, _ message: String) {
    expectDiagnostics(
      "types: { U: { discriminator: k, \(key), cases: { a } } }",
      Expected.error("1️⃣", .conflictingKeys, message))
  }

  @Test(arguments: [
    (
      "tagging: external, 1️⃣shorthand: tag",
      "'shorthand' speaks of internally and adjacently tagged unions only"
    ),
    (
      "discriminator: { key: k, type: Int }, 1️⃣shorthand: tag",
      "'shorthand' speaks of textually tagged unions only"
    ),
    ("tagging: external, 1️⃣order: [a]", "'order' speaks of untagged unions only"),
    (
      "tagging: presence, units: 1️⃣string",
      "a bare text has no key whose presence could tell a case"
    ),
    (
      "tagging: untagged, order: [a], 1️⃣policy: exactlyOne",
      "a union that is tried in an order never looks for a second case"
    ),
    (
      "discriminator: { key: k, type: Int, 1️⃣match: caseInsensitive }",
      "'match' speaks of texts, and the tags are of type 'Int'"
    ),
    (
      "discriminator: { keys: [k, l], content: 1️⃣$tag }",
      "a tag of several keys names no key for the content"
    ),
    (
      "discriminator: { keys: [k, l], 1️⃣missing: a }",
      "'missing' speaks of a tag under one key"
    ),
  ])
  func refusesKeysThatDoNotGoTogether(_ keys: String, _ message: String) {
    let tag = keys.contains("keys:") ? "tag: [1, 2]" : keys.contains("key:") ? "tag: 1" : ""
    expectDiagnostics(
      "types: { U: { \(keys), cases: { a: { \(tag) } } } }",
      Expected.error("1️⃣", .conflictingKeys, message))
  }

  @Test(arguments: [
    ("1️⃣keepAlias: true", "'keepAlias' keeps one of 'aliases', and there are none"),
    ("tag: null, aliases: b, 1️⃣keepAlias: true", "'keepAlias' cannot keep the tag 'null'"),
    ("aliases: [1️⃣null]", "plain 'null' is no alias"),
    ("aliases: 1️⃣absent", "plain 'absent' is no alias"),
    ("cases: O, 1️⃣tag: b", "the tags of a sub-union are its own"),
    ("cases: O, 1️⃣aliases: [b]", "the tags of a sub-union are its own"),
    ("cases: O, 1️⃣payload: struct", "'payload' speaks of fields, and 'a' has none"),
    ("cases: O, 1️⃣type: Int", "a case has either 'cases' or 'type'"),
    ("type: O, 1️⃣shorthand: id", "'shorthand' speaks of fields, and 'a' has none"),
    (
      "payload: struct, 1️⃣labels: false, fields: { id: Int }",
      "the properties of a struct always have names"
    ),
  ])
  func refusesKeysOfACase(_ keys: String, _ message: String) {
    expectDiagnostics(
      "types: { U: { discriminator: k, cases: { a: { \(keys) } } } }",
      Expected.error("1️⃣", .conflictingKeys, message))
  }

  @Test(arguments: [
    (
      "discriminator: { keys: [k, l] }", "tag: [1, 2], aliases: [3, 4], 1️⃣keepAlias: true",
      "'keepAlias' cannot keep a tag of several keys"
    ),
    (
      "discriminator: { key: k, type: Bool }", "tag: true, aliases: [false], 1️⃣keepAlias: true",
      "'keepAlias' cannot keep a tag of type 'Bool'"
    ),
    ("tagging: untagged", "1️⃣tag: b", "a case of an untagged union has no tag"),
    ("tagging: untagged", "1️⃣aliases: [b, c]", "a case of an untagged union has no tag"),
    (
      "tagging: external", "cases: 1️⃣O",
      "'cases' speaks of tags under one key, and here is none"
    ),
    (
      "tagging: untagged", "cases: 1️⃣O",
      "'cases' speaks of tags under one key, and here is none"
    ),
  ])
  func refusesKeysThatTheTaggingForbids(_ tagging: String, _ keys: String, _ message: String) {
    expectDiagnostics(
      "types: { U: { \(tagging), cases: { a: { \(keys) } } } }",
      Expected.error("1️⃣", .conflictingKeys, message))
  }

  @Test func refusesTagsOfTheWrongKind() {
    expectDiagnostics(
      """
      types:
        A: { discriminator: { key: k, type: Int }, cases: { a: { tag: 1️⃣"1" }, 2️⃣b: Int, 3: Int } }
        B: { discriminator: { key: k, type: Bool }, cases: { true: Int, c: { tag: 3️⃣1 } } }
        C: { discriminator: { keys: [k, l] }, cases: { 4️⃣d, e: { tag: [1, 2] } } }
      """,
      Expected.error("1️⃣", .wrongKind, "'tag' needs a whole number, not '1'"),
      Expected.error("2️⃣", .wrongKind, "'b' is no tag of type 'Int'"),
      Expected.error("3️⃣", .wrongKind, "'tag' needs true or false, not '1'"),
      Expected.error("4️⃣", .missingKey, "the case 'd' has no tag for the 2 keys"))
  }

  @Test func refusesFormsOfADiscriminator() {
    expectDiagnostics(
      """
      types:
        A: { discriminator: { 1️⃣keys: [k] }, cases: { a } }
        B: { discriminator: { key: 2️⃣[] }, cases: { a } }
        C: { discriminator: { key: k, type: 3️⃣[String, Int] }, cases: { a } }
        D: { discriminator: { keys: [k, 4️⃣{ type: Int }] }, cases: { a } }
      """,
      Expected.error("1️⃣", .missingKey, "'keys' needs at least two keys"),
      Expected.error(
        "2️⃣", .missingKey, "'key' needs at least one key"),
      Expected.error(
        "3️⃣", .notInVersion1, "a tag of more than one JSON kind is not in version 1 of the language"),
      Expected.error("4️⃣", .missingKey, "a key of 'keys' needs 'key'"))
  }

  /// The tags of a union, as they are read, with the aliases behind.
  private func tags(in text: String, of name: String) -> [TagValue] {
    let collector = DiagnosticCollector()
    guard let documents = compose(Array(text.utf8), path: "schema.yml", diagnostics: collector),
      let file = documents.first?.span.file,
      let schema = SchemaReader(diagnostics: collector).read(documents, of: file),
      let type = schema.types.first(where: { $0.name.value == name }),
      case .union(let union) = type.definition
    else { return [] }
    return union.cases.flatMap { ([$0.tag].compactMap(\.self) + $0.aliases).flatMap(\.value) }
  }
}
