import Testing

/// Unions of every tagging: the cases that they are read as, and what is wrong.
struct UnionReadingTests {
  @Test(arguments: [
    ("{\"kind\":\"dog\",\"name\":\"a\"}", "Animal.dog"),
    (
      "{\"type\":\"puppy\",\"name\":\"a\"}",
      "Animal.dog; 'type' is written as 'kind'; the tag 'puppy' is written as 'dog'"
    ),
    ("{}", "Animal.cat; the tag is absent, and written as 'cat'"),
    ("{\"kind\":\"carp\"}", "Animal.fish; Fish.carp"),
    ("{\"kind\":\"dodo\",\"x\":1}", "Animal.unknown"),
    ("{\"kind\":\"dog\"}", "1:1: the key 'name' is missing [GM603]"),
    ("{\"kind\":null}", "1:9: expected a text; found null, at 'kind' [GM602]"),
  ])
  func internalTags(json: String, expected: String) throws {
    let schema = """
      types:
        Animal:
          discriminator: { key: kind, aliases: [type], missing: cat }
          unknown: keep
          cases: { dog: { aliases: [puppy], fields: { name: String } }, fish: { cases: Fish }, cat }
        Fish: { discriminator: { key: kind, aliases: [type] }, cases: { carp, eel } }
      """
    #expect(try reading(json, by: schema).description == expected)
  }

  @Test(arguments: [
    ("{\"t\":\"Str\",\"c\":\"a\"}", "Block.Str"),
    ("{\"t\":\"Code\",\"c\":[\"a\",\"b\"]}", "Block.Code"),
    ("{\"t\":\"Space\",\"c\":1}", "Block.Space; 'c' is no key of the schema, and is lost"),
    ("{\"t\":\"Str\"}", "1:1: the key 'c' is missing [GM603]"),
    ("{\"t\":\"Code\",\"c\":[\"a\"]}", "1:17: the array ends before 'text', at 'c[1]' [GM605]"),
    ("{\"t\":\"Strr\"}", "1:6: no case of 'Block' has the t 'Strr', at 't' [GM604]"),
  ])
  func adjacentTags(json: String, expected: String) throws {
    let schema = """
      types:
        Block:
          discriminator: { key: t, content: c }
          cases:
            Str: String
            Code: { tuple: true, fields: { language: String, text: String } }
            Space:
      """
    #expect(try reading(json, by: schema).description == expected)
  }

  @Test(arguments: [
    ("{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"name\":\"a\"}", "Manifest.pod"),
    (
      "{\"apiVersion\":\"v1\",\"kind\":\"Pox\"}",
      "1:27: no case of 'Manifest' has the kind 'Pox', at 'kind' [GM604]"
    ),
    (
      "{\"apiVersion\":\"v2\",\"kind\":\"Pod\"}",
      "1:15: no case of 'Manifest' has the apiVersion 'v2', at 'apiVersion' [GM604]"
    ),
    ("{\"apiVersion\":\"v1\"}", "1:1: the key 'kind' is missing [GM603]"),
  ])
  func compositeTags(json: String, expected: String) throws {
    let schema = """
      types:
        Manifest:
          discriminator: { keys: [apiVersion, kind] }
          cases: { pod: { tag: [v1, Pod], fields: { name: String } }, list: { tag: [v1, List] } }
      """
    #expect(try reading(json, by: schema).description == expected)
  }

  @Test(arguments: [
    ("{\"load\":\"a\"}", "Command.load"),
    ("{\"flush\":{},\"x\":1}", "Command.flush; 'x' is no key of the schema, and is lost"),
    (
      "{\"flush\":null}", "1:10: 'flush' has no payload, which is written as {}, at 'flush' [GM604]"
    ),
    ("{\"stop\":1}", "1:1: no key of the object is a case of 'Command' [GM604]"),
    (
      "{\"load\":\"a\",\"flush\":{}}",
      "1:1: the keys 'load' or 'flush' are of several cases of 'Command' [GM604]"
    ),
  ])
  func externalTags(json: String, expected: String) throws {
    let schema = "types: { Command: { tagging: external, cases: { load: String, flush: } } }"
    #expect(try reading(json, by: schema).description == expected)
  }

  @Test(arguments: [
    (
      "{\"result\":{\"name\":\"a\"},\"error\":null}",
      "Reply.result; the null of 'error' is left out"
    ),
    ("{\"deleted\":true}", "Reply.deleted"),
    ("{\"deleted\":false,\"text\":\"a\"}", "Reply.text; the false of 'deleted' is left out"),
    ("{}", "1:1: no key of the object is a case of 'Reply' [GM604]"),
  ])
  func keysThatArePresent(json: String, expected: String) throws {
    let schema = """
      types:
        Reply:
          tagging: presence
          cases: { result: User, error: String, deleted: , text: { fields: { text: String } } }
        User: { fields: { name: String } }
      """
    #expect(try reading(json, by: schema).description == expected)
  }

  @Test(arguments: [
    ("null", "Target.nobody"), ("5", "Target.number"), ("\"a\"", "Target.text"),
    ("{\"city\":\"a\"}", "Target.place"),
    ("[1,[]]", "Target.many; [0]: Target.number; [1]: Target.many"),
    ("{\"town\":\"a\"}", "1:1: the object is no case of 'Target' [GM604]"),
    ("true", "1:1: true is no case of 'Target' [GM604]"),
    ("{\"city\":1}", "1:9: expected a text; found the number 1, at 'city' [GM602]"),
  ])
  func valuesWithoutATag(json: String, expected: String) throws {
    let schema = """
      types:
        Target:
          tagging: untagged
          cases:
            nobody:
            number: Int
            text: String
            person: Person
            place: { fields: { city: String, name?: String } }
            many: "[Target]"
        Person: { fields: { name: String, mail: String } }
      """
    #expect(try reading(json, by: schema).description == expected)
  }

  @Test func casesAreTriedInOrderAndLeaveNothingBehind() throws {
    let schema = """
      types:
        Measurement:
          tagging: untagged
          order: [inner, numbers]
          cases: { inner: "[Wrapped]", numbers: "[Double]" }
        Wrapped: { tagging: untagged, cases: { number: Int, text: String } }
      """
    #expect(
      try reading("[1, \"a\"]", by: schema).cases
        == ["Measurement.inner", "[0]: Wrapped.number", "[1]: Wrapped.text"])
    #expect(try reading("[1, 2.5]", by: schema).cases == ["Measurement.numbers"])
    let failure = try #require(try reading("[true]", by: schema).failure)
    #expect(failure.hasPrefix("1:1: no case of 'Measurement' reads the value: 'inner': "))
    #expect(
      failure.contains("at '[0]'; 'numbers': expected a number; found true, at '[0]' [GM604]"))
  }

  @Test func unknownValuesAreReadAsTheSchemaSays() throws {
    let schema = """
      types:
        Box: { fields: { mode: Mode, sign: Sign, strict?: Strict } }
        Mode: { values: [day, night], unknown: day }
        Sign: { discriminator: s, unknown: stop, cases: { go, stop } }
        Strict: { values: { low: 1 } }
      """
    let read = try reading("{\"mode\":\"dusk\",\"sign\":{\"s\":\"wait\"}}", by: schema)
    #expect(read.cases == ["sign: Sign.stop"])
    #expect(
      read.losses == [
        "'dusk' is unknown, and read as 'day'", "'wait' is unknown, and read as 'stop'",
      ])
    #expect(
      try reading("{\"mode\":\"day\",\"sign\":{\"s\":\"go\"},\"strict\":2}", by: schema).failure
        == "1:42: 2 is no value of 'Strict', at 'strict' [GM604]")
  }

  @Test func valuesMayBeAsDeepAsFoundationReadsThem() throws {
    let schema =
      "types: { Op: { discriminator: op, cases: { not: { fields: { of: Op } }, leaf } } }"
    let count = 511
    let text =
      String(repeating: "{\"op\":\"not\",\"of\":", count: count) + "{\"op\":\"leaf\"}"
      + String(repeating: "}", count: count)
    #expect(try reading(text, by: schema).cases.count == count + 1)
  }
}
