import Testing

/// Fields: whether they fit, where they do not, and what is not written as it came.
struct FieldReadingTests {
  @Test(arguments: [
    ("{\"id\": 1, \"name\": \"a\"}", nil),
    ("[]", "1:1: expected an object; found an array [GM602]"),
    ("{\"name\": \"a\"}", "1:1: the key 'id' is missing [GM603]"),
    ("{\"id\": \"1\"}", "1:8: expected a whole number; found a text, at 'id' [GM602]"),
    ("{\"id\": 300}", "1:8: expected a number that fits in UInt8; found 300, at 'id' [GM605]"),
    ("{\"id\": 1}", "1:1: the key 'name' is missing [GM603]"),
    ("{\"id\": 1.0, \"name\": null}", "1:21: expected a text; found null, at 'name' [GM602]"),
    (
      "{\"id\": 1, \"name\": \"a\",\n \"tags\": [\"b\", 2]}",
      "2:16: expected a text; found the number 2, at 'tags[1]' [GM602]"
    ),
    (
      "{\"id\": 1, \"name\": \"a\", \"a b\": {\"x.y\": [0]}}",
      "1:39: expected an object; found an array, at '[\"a b\"][\"x.y\"]' [GM602]"
    ),
  ])
  func theFirstFaultHasItsPlace(json: String, failure: String?) throws {
    let schema = """
      types:
        User:
          fields:
            id: UInt8
            name: String
            tags?: "[String]"
            deep?: { type: Int, key: [a b, x.y, z] }
      """
    #expect(try reading(json, by: schema).failure == failure)
  }

  @Test(arguments: [
    (
      "{\"plain\":\"\"}",
      ["'nullable' is absent, and written as null", "'size' is absent, and written as its default"]
    ),
    (
      "{\"plain\":\"\",\"absent\":null,\"nullable\":null,\"three\":null,\"size\":3,\"quiet\":1}",
      ["the null of 'absent' is left out", "'quiet' is its default, and left out"]
    ),
    (
      "{\"simple\":\"\",\"nullable\":1,\"size\":3,\"more\":[],\"more\":[1]}",
      [
        "'simple' is written as 'plain'", "'more' is no key of the schema, and is lost",
        "'more' is there twice, and the first one is read",
      ]
    ),
  ])
  func whatIsLostIsSaid(json: String, losses: [String]) throws {
    let schema = """
      types:
        Thing:
          fields:
            plain: { type: String, aliases: [simple] }
            absent?: Int
            nullable: Int?
            three?: Int?
            size: { type: Int, default: 3 }
            quiet: { type: Int, default: 1, omitDefault: true }
      """
    #expect(try reading(json, by: schema) == Reading(failure: nil, cases: [], losses: losses))
  }

  @Test(arguments: [
    (20, nil), (21, "'k20' is no key of the schema, and is lost"),
    (22, "'k20' and 1 more are no keys of the schema, and are lost"),
    (5000, "'k20' and 4979 more are no keys of the schema, and are lost"),
  ])
  func ofManyUnknownKeysTheFirstAreTold(count: Int, last: String?) throws {
    let members = (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",")
    let losses = try reading("{\(members)}", by: "types: { Thing: { fields: { a?: Int } } }").losses
    let first = (0..<20).map { "'k\($0)' is no key of the schema, and is lost" }
    #expect(losses == first + [last].compactMap(\.self))
  }

  @Test(arguments: [
    ("{\"json\":{\"a\":1,\"a\":2}}", ["'a' is there twice, and the first one is read"]),
    (
      "{\"json\":[{\"b\":{\"a\":1,\"c\":1,\"a\":2}}]}",
      ["'a' is there twice, and the first one is read"]
    ),
    (
      "{\"json\":{\"\u{E9}\":1,\"e\u{301}\":2}}",
      ["'\u{E9}' is there twice, and the first one is read"]
    ),
    ("{\"json\":{\"a\":{\"b\":1},\"b\":{\"a\":1}}}", []),
    (
      "{\"json\":{\"a\":1,\"a\":{\"b\":1,\"b\":1}}}",
      ["'a' is there twice, and the first one is read"]
    ),
    ("{\"own\":{\"a\":1,\"a\":2}}", ["'a' is there twice, and the first one is read"]),
    ("{\"kept\":{\"x\":{\"a\":1,\"a\":2}}}", ["'a' is there twice, and the first one is read"]),
    (
      "{\"skipped\":[{\"a\":1,\"a\":2}]}",
      ["the element is left out: expected a whole number; found an object"]
    ),
  ])
  func keysThatAreThereTwiceAreLostInKeptValuesToo(json: String, losses: [String]) throws {
    let schema = """
      types:
        Thing:
          fields:
            json?: JSON
            own?: Own
            kept?: Kept
            skipped?: { type: "[Int]", skip: invalid }
        Kept: { extraKeys: keep, fields: { id?: Int } }
      external: { Own: { shape: object } }
      """
    #expect(try reading(json, by: schema).losses == losses)
  }

  @Test(arguments: [
    ("[1, \"a\", true, 2]", []),
    ("[1]", ["'b' is absent, and written as null", "'c' is absent, and written as its default"]),
    ("[1, null, true]", []),
  ])
  func theEndOfAnArrayIsWrittenWhereItWasLeftOut(json: String, losses: [String]) throws {
    let schema = """
      types:
        Row:
          tuple: true
          fields: { a: Int, b: String?, c: { type: Bool, default: true }, d?: Int }
      """
    #expect(try reading(json, by: schema).losses == losses)
  }

  @Test func longTextsOfThePayloadAreCutInMessages() throws {
    let schema = """
      types:
        Thing: { fields: { id?: Int, kind?: Kind, sizes?: "[Int: Int]", all?: "[String: Int]" } }
        Kind: { values: [a, b] }
      """
    let nines = String(repeating: "9", count: 1_000_000)
    let shown = String(repeating: "9", count: 80) + "…"
    for (json, message) in [
      ("{\"id\":\(nines)}", "expected a number that fits in Int; found \(shown), at 'id' [GM605]"),
      ("{\"kind\":\"\(nines)\"}", "'\(shown)' is no value of 'Kind', at 'kind' [GM604]"),
      (
        "{\"sizes\":{\"\(nines)\":1}}",
        "'\(shown)' is no key of the dictionary, at 'sizes.\(shown)' [GM604]"
      ),
      (
        "{\"all\":{\"\(nines)\":\"\"}}",
        "expected a whole number; found a text, at 'all.\(shown)' [GM602]"
      ),
    ] {
      #expect(try reading(json, by: schema).failure?.hasSuffix(": " + message) == true)
    }
    #expect(
      try reading("{\"\(nines)\":1}", by: schema).losses
        == ["'\(shown)' is no key of the schema, and is lost"])
  }

  @Test func constantsAndFormsAreChecked() throws {
    let schema = """
      types:
        Thing:
          fields:
            version: { constant: 2 }
            flag?: { constant: true }
            owners?: { type: "[String]", single: accept }
            link?: { type: String, empty: nil }
      """
    #expect(try reading("{\"version\":2.0,\"link\":\"\"}", by: schema).losses == [])
    #expect(
      try reading("{\"version\":3}", by: schema).failure
        == "1:12: expected 2; found 3, at 'version' [GM605]")
    #expect(
      try reading("{\"version\":2,\"flag\":false}", by: schema).failure
        == "1:21: expected true; found false, at 'flag' [GM605]")
    #expect(
      try reading("{\"version\":2,\"flag\":null,\"owners\":\"a\",\"link\":null}", by: schema).losses
        == [
          "the null of 'flag' is left out", "the bare element is written as an array",
          "the null of 'link' is written as \"\"",
        ])
  }

  @Test func elementsThatCannotBeReadAreLeftOut() throws {
    let schema = """
      types:
        Feed:
          fields: { items: { type: "[Item]", skip: unknown }, sizes: { type: "[Int]", skip: invalid } }
        Item: { discriminator: kind, cases: { text: { fields: { body: String } }, gap } }
      """
    let read = try reading(
      "{\"items\":[{\"kind\":\"gap\"},{\"kind\":\"new\"}],\"sizes\":[1,\"2\"]}", by: schema)
    #expect(read.cases == ["items[0]: Item.gap"])
    #expect(
      read.losses == [
        "the element is left out: no case of 'Item' has the kind 'new'",
        "the element is left out: expected a whole number; found a text",
      ])
    #expect(
      try reading("{\"items\":[{\"kind\":\"text\"}],\"sizes\":[]}", by: schema).failure
        == "1:11: the key 'body' is missing, at 'items[0]' [GM603]")
  }

  @Test func extraKeysAreKeptOrRefused() throws {
    let schema = """
      types:
        Pair: { tuple: true, fields: { one: Strict, other: Loose } }
        Strict: { extraKeys: reject, fields: { id: Int, deep?: { type: Int, key: [a, b] } } }
        Loose: { extraKeys: keep, fields: { id: Int } }
      """
    #expect(try reading("[{\"id\":1},{\"id\":1,\"x\":[{}]}]", by: schema).losses == [])
    #expect(
      try reading("[{\"id\":1,\"ix\":1},{\"id\":1}]", by: schema).failure
        == "1:10: unexpected key 'ix', at '[0].ix' [GM603]")
    #expect(
      try reading("[{\"id\":1,\"a\":{\"c\":1}},{\"id\":1}]", by: schema).failure
        == "1:15: unexpected key 'c', at '[0].a.c' [GM603]")
    #expect(
      try reading("[{\"id\":1},{\"id\":1},3]", by: schema).failure
        == "1:20: expected 2 elements; found 3, at '[2]' [GM605]")
  }

  @Test func aBareValueStandsForAnObject() throws {
    let schema = "types: { Limit: { shorthand: units, fields: { units: Int, note?: String } } }"
    #expect(try reading("5", by: schema).losses == [])
    #expect(
      try reading("{\"units\":5}", by: schema).losses
        == ["the object is written as the bare value of 'units'"])
    #expect(try reading("{\"units\":5,\"note\":\"a\"}", by: schema).losses == [])
  }

  /// Rows that are always there have no key, and parts leave elements out as fields do.
  @Test(arguments: [
    (
      "{\"help\":1,\"list\":[1,\"a\"]}", nil,
      [
        "'help' is no key of the schema, and is lost",
        "the element is left out: expected a whole number; found a text",
      ]
    ),
    ("{\"list\":{}}", "1:9: expected an array; found an object, at 'list' [GM602]", []),
  ])
  func partsAreReadAsFields(json: String, failure: String?, losses: [String]) throws {
    let schema = """
      types:
        Page:
          page: Row
          parts: { list: { type: [Int], rows: each, skip: invalid }, help: { always: true } }
      """
    let reading = try reading(json, by: schema)
    #expect(reading.failure == failure)
    #expect(reading.losses == losses)
  }
}
