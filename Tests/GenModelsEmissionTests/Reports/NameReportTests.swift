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

  private static let places = [
    "U: { discriminator: t, cases: { %1: , %2: } }",
    "U: { discriminator: { key: t, content: c }, cases: { %1: Int, %2: Int } }",
    "U: { tagging: external, cases: { %1: Int, %2: } }",
    "U: { tagging: external, units: string, cases: { %1: , %2: } }",
    "U: { discriminator: t, cases: { a: { fields: { %1: Int, %2: Int } } } }",
    "U: { fields: { %1: Int, %2: Int } }", "U: { tuple: true, fields: { %1: Int, %2: Int } }",
    "U: { values: [%1, %2] }", "U: { page: R, parts: { %1: Int, %2: Int } }",
  ]

  private static let twins = [
    ("up+1", "up-1", "up1"), ("GMT+1", "GMT-1", "gmt1"), ("Book", "BOOK", "book"),
    ("foo_bar", "foo-bar", "fooBar"), ("@type", "#type", "type"), ("a b", "a.b", "aB"),
  ]

  // swift-openapi-generator#21 and swift-openapi-generator#849: '+1' and '-1' became one name.
  // apollo-ios#3236 and SwiftGen#1017: so did names that differ in case only.
  @Test(arguments: places, twins)
  func namesThatBecomeOneAreRefused(place: String, twins: (String, String, String)) {
    let types = place.replacing("%1", with: "'\(twins.0)'").replacing("%2", with: "'\(twins.1)'")
    let problems = report(on: types).problems.filter { $0.contains("error") }
    #expect(!problems.isEmpty && problems.count <= 2, "\(problems)")
    for problem in problems {
      #expect(problem.contains("becomes '\(twins.2)' in Swift, which is taken (1)"))
    }
  }

  // apollo-ios#2640, pkl-swift#148 and swagger-codegen#3934: digits and capitals became names that
  // were none, or 'aNDROID'.
  @Test(arguments: places)
  func digitsAndCapitalsBecomeNames(place: String) {
    func names(_ first: String, _ second: String) -> (swift: String, problems: [String]) {
      report(on: place.replacing("%1", with: "'\(first)'").replacing("%2", with: "'\(second)'"))
    }
    for name in ["1", "2nd", "+", "2024-01-01"] {
      let refused = names(name, "b").problems
      #expect(
        !refused.isEmpty
          && refused.allSatisfy { $0.contains("error: '\(name)' gives no Swift name for a ") },
        "\(refused)")
    }
    for (written, name) in [
      ("_15", "_15"), ("TEST_RUNNER", "testRunner"), ("IOS", "ios"), ("ANDROID", "android"),
      ("heading_1", "heading1"), ("__typename", "__typename"),
    ] {
      let taken = names(written, "b")
      #expect(taken.problems.allSatisfy { $0.contains("warning") }, "\(taken.problems)")
      #expect(taken.swift.contains("\(name)"), "\(taken.swift)")
    }
  }

  // openapi-generator#20560: brackets of a payload's type got into the name of its case.
  @Test(arguments: ["[T]", "'[T]?'", "\"[String: [T]]\"", "[[T]]", "[String]"])
  func typesOfPayloadsNameNoCase(type: String) {
    for tagging in ["discriminator: { key: t, content: c }", "tagging: external"] {
      let taken = report(
        on: "U: { \(tagging), cases: { stories: \(type) } }\nT: { fields: { a: Int } }")
      #expect(taken.problems == [])
      #expect(taken.swift.contains("  case stories([") && !taken.swift.contains("case stories["))
    }
  }
}
