import GenModelsModel
import GenModelsSchema
import Testing

@Suite struct ResolverTests {
  @Test(arguments: [
    ("String", TypeReference.builtIn(.string)), ("T", .declared(0)),
    ("[T]", .array(.declared(0))), ("[String: T]", .dictionary(.string, .declared(0))),
    ("[String:T]", .dictionary(.string, .declared(0))),
    ("\"[ String : T ]\"", .dictionary(.string, .declared(0))),
    ("[[T]]", .array(.array(.declared(0)))), ("[T?]", .array(.optional(.declared(0)))),
    ("\"[[T]?]\"", .array(.optional(.array(.declared(0))))),
    ("[String: [T]]", .dictionary(.string, .array(.declared(0)))),
    ("[String: [String: T]]", .dictionary(.string, .dictionary(.string, .declared(0)))),
    ("\"[String: T?]\"", .dictionary(.string, .optional(.declared(0)))), ("\" T \"", .declared(0)),
    ("JSON", .builtIn(.json)), ("{ type: [T] }", .array(.declared(0))),
    ("{ type: UInt64 }", .builtIn(.uint64)),
  ])
  func readsTypes(_ expression: String, _ type: TypeReference) throws {
    let resolved = try resolve("T: { fields: { v?: \(expression) } }\nU: { fields: {} }")
    #expect(resolved.errors == [])
    #expect(resolved.model.fields(of: "T").map(\.type) == [type])
  }

  @Test(arguments: BuiltInType.allCases)
  func knowsEveryBuiltInType(_ type: BuiltInType) throws {
    let resolved = try resolve("T: { fields: { v: \(type.rawValue) } }")
    #expect(resolved.errors == [])
    #expect(resolved.model.fields(of: "T").map(\.type) == [.builtIn(type)])
  }

  @Test(arguments: [
    ("v: Int", Presence.required), ("v?: Int", .absentable), ("v: Int?", .nullable),
    ("v?: Int?", .threeState), ("v: JSON?", .nullable), ("v?: JSON", .absentable),
    ("v?: JSON?", .absentable), ("v: \"[Int]?\"", .nullable), ("v?: { type: Int? }", .threeState),
  ])
  func decidesPresence(_ field: String, _ presence: Presence) throws {
    let resolved = try resolve("T: { fields: { \(field) } }")
    #expect(resolved.errors == [])
    #expect(resolved.model.fields(of: "T").map(\.presence) == [presence])
    #expect(resolved.model.fields(of: "T").map(\.name.value) == ["v"])
  }

  @Test(arguments: [
    ("{ fields: { userID: Int } }", "userID"),
    ("{ keys: snake_case, fields: { userID: Int } }", "user_id"),
    ("{ keys: snake_case, fields: { userID: { type: Int, key: uid } } }", "uid"),
    ("{ keys: PascalCase, fields: { iso_639_1?: Int } }", "iso_639_1"),
    ("{ fields: { id: { type: Int, key: no } } }", "no"),
    ("{ fields: { id: { type: Int, key: 1.0 } } }", "1.0"),
  ])
  func derivesKeys(_ type: String, _ key: String) throws {
    let resolved = try resolve("T: \(type)")
    #expect(resolved.errors == [])
    #expect(resolved.model.fields(of: "T").map(\.key.value) == [key])
  }

  @Test(arguments: [
    ("no", "no"), ("on", "on"), ("1.0", "1.0"), ("2024-01-01", "2024-01-01"), ("NULL", "NULL"),
    ("\"null\"", "null"), ("'~'", "~"), ("\"absent\"", "absent"), ("true", "true"),
    ("0x10", "0x10"), ("not allowed", "not allowed"), ("\"\"", ""), ("\"#x\"", "#x"),
  ])
  func takesTagsAsTheyAreWritten(_ tag: String, _ text: String) throws {
    let resolved = try resolve("U: { discriminator: k, cases: { a: { tag: \(tag) } } }")
    #expect(resolved.errors == [])
    guard case .union(let union) = resolved.model.types.first?.definition else {
      Issue.record("no union")
      return
    }
    #expect(union.cases.map(\.tag?.value) == [[.string(text)]])
  }

  @Test func takesCaseKeysAsText() throws {
    let resolved = try resolve(
      "U: { discriminator: k, cases: { null, ~, absent, none, no, 1.0, \"quoted?\" } }")
    #expect(resolved.errors == [])
    guard case .union(let union) = resolved.model.types.first?.definition else {
      Issue.record("no union")
      return
    }
    #expect(
      union.cases.map(\.tag?.value)
        == ["null", "~", "absent", "none", "no", "1.0", "quoted?"].map { [.string($0)] })
  }

  @Test func namesTheNearestOfManyTypes() throws {
    let resolved = try resolve("Banner: { fields: { a: Banr, b: Nothing } }")
    #expect(
      resolved.errors == ["2:26: no type is named 'Banr'", "2:35: no type is named 'Nothing'"])
  }
}
