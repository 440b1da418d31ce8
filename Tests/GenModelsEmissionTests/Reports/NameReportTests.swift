import Testing

@testable import GenModelsFixtures

/// Reports of names that Swift has uses for; `HostileNameTests` compiles every such name in every
/// place.
@Suite struct NameReportTests {
  // apollo-ios#3006, apollo-ios#706 and swagger-codegen#2362: a case `Type`, and a property of a
  // type `_type`, did not compile. apollo-ios#53, apollo-ios#168, apollo-ios#2765 and
  // quicktype#3477: neither did keywords and the names of protocols.
  @Test func reservedWordsAreNames() throws {
    try expectRoundTrip(
      #"{"Type-name":2,"_type":1,"type":"Type"}"#,
      Reserved.type(ReservedType(_type: 1, typeName: 2)))
    try expectRoundTrip(#"{"public":1,"type":"init"}"#, Reserved.`init`(public: 1))
    try expectRoundTrip(#"{"for":2,"in":1,"type":"public"}"#, Reserved.public(in: 1, for: 2))
    for (tag, value) in [
      ("self", Reserved.`self`), ("Protocol", .protocol), ("CodingKeys", .codingKeys),
      ("Codable", .codable), ("in", .in), ("for", .for), ("none", .nothing), ("some", .something),
    ] {
      try expectRoundTrip(#"{"type":"\#(tag)"}"#, value)
    }
    try expectRoundTrip(
      #"[{"Type":1},{"self":2},{"init":3},{"Protocol":4},{"CodingKeys":5},{"Codable":{}},"#
        + #"{"public":{}},{"in":{}},{"for":{}}]"#,
      [
        ReservedExternal.type(1), .`self`(2), .`init`(3), .protocol(4), .codingKeys(5), .codable,
        .public, .in, .for,
      ])
  }

  private static let taggings = [
    "discriminator: zz", "discriminator: { key: zz, content: yy }", "tagging: external",
    "tagging: presence",
  ]

  // The same reports: names that Swift cannot take at all are refused at their place.
  @Test(arguments: taggings, ["Type", "Protocol", "CodingKeys"])
  func namesOfTheLanguageAreRefused(tagging: String, name: String) {
    #expect(
      report(on: "U: { \(tagging), cases: { a: , b: { name: \(name) } } }").problems
        == ["1: error: Swift has another meaning for '\(name)' here"])
    // Never the metatype: the case is written in lower case.
    let swift = report(on: "U: { \(tagging), cases: { a: , \(name): } }").swift
    let first = name.prefix(1).lowercased() + name.dropFirst()
    #expect(
      swift.contains("  case `\(first)`\n") || swift.contains("  case \(first)\n"), "\(swift)")
    #expect(!swift.contains(".\(name)\n") && !swift.contains(".\(name) "), "\(swift)")
  }

  // apollo-ios#724: after a case `none` a `.none` of an optional meant nil.
  @Test(arguments: taggings, ["none", "some"])
  func casesOfOptionalAreWarnedOf(tagging: String, name: String) {
    let warned = report(on: "U: { \(tagging), cases: { a: , \(name): } }")
    #expect(
      warned.problems
        == ["1: warning: '.\(name)' of an optional value means 'Optional.\(name)'"])
    #expect(warned.swift.contains("  case \(name)\n"))
    #expect(
      report(on: "U: { \(tagging), cases: { a: , \(name): { name: other } } }").problems == [])
  }

  private static let declarations = [
    "{ fields: { a: Float } }", "{ discriminator: t, cases: { a, b } }",
    "{ tagging: external, cases: { a, b } }", "{ tagging: untagged, cases: { a: Float } }",
    "{ values: [a, b] }", "{ page: Row, parts: { a: Float } }", "[Float]",
  ]

  // swift-openapi-generator#719, swift-openapi-generator#869, swift-openapi-generator#580,
  // openapi-generator#24870 and uniffi-rs#2079: a type of the schema took the place of one that
  // the emitted code means.
  @Test(arguments: declarations)
  func typesOfSwiftAreNotReplaced(declaration: String) {
    for name in [
      "Decoder", "Encoder", "String", "Data", "Date", "Int", "Bool", "Swift", "Foundation",
      "CodingKey", "DecodingError", "Optional", "Array", "Dictionary", "IntegerLiteralType",
    ] {
      #expect(
        report(on: "\(name): \(declaration)").problems
          == ["1: error: Swift has another meaning for '\(name)' here"], "\(name)")
    }
    for name in ["JSONValue", "Presence", "SkippedElements", "AnyKey"] {
      #expect(
        report(on: "\(name): \(declaration)").problems
          == ["1: error: the emitted code has a type '\(name)' of its own"])
    }
    for name in ["Error", "Result", "Set", "Task"] {
      let warned = report(on: "\(name): \(declaration)")
      #expect(
        warned.problems
          == ["1: warning: the type '\(name)' hides Swift's own in the whole module"], "\(name)")
      #expect(!warned.swift.isEmpty)
    }
    // The emitted code does not mention these.
    for name in ["Locale", "Calendar", "Value", "Key", "Element"] {
      #expect(report(on: "\(name): \(declaration)").problems == [], "\(name)")
    }
  }

  // uniffi-rs#2079 again: the types that a union nests hide nothing, either.
  @Test(arguments: ["String", "Int", "Decoder", "CodingKeys", "Type"])
  func nestedTypesAreNotReplaced(name: String) {
    let payload = "payload: { struct: \(name) }, fields: { b: \(name == "Int" ? "Int" : "String") }"
    let problems = report(on: "U: { discriminator: t, cases: { a: { \(payload) } } }").problems
    #expect(problems.count == 1 && problems[0].hasPrefix("1: error: "), "\(problems)")
  }
}
