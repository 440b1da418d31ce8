import Foundation
import Testing

@testable import GenModelsFixtures

@Suite("Keys that nobody declares")
struct ExtraKeyTests {
  @Test("They are kept as they came, null and depth included, and written back")
  func kept() throws {
    try expectRoundTrip(
      #"{"id":1,"list":[1,{"a_b":null}],"nothing":null,"on":true,"userName":"u"}"#,
      ExtProfile(
        id: 1, userName: "u", note: .absent,
        extras: [
          "list": .array([.int(1), .object(["a_b": .null])]), "nothing": .null, "on": .bool(true),
        ]))
    try expectRoundTrip(#"{"id":1,"note":null}"#, ExtProfile(id: 1, note: .null))
    #expect(failure(of: ExtProfile.self, "5") == "typeMismatch at ''")
    #expect(failure(of: ExtProfile.self, #"{"x":1}"#) == "keyNotFound 'id' at ''")
  }

  @Test("A declared key is none of them, be it written into them by hand")
  func declaredKeysWin() throws {
    let profile = ExtProfile(
      id: 1, extras: ["id": .int(2), "userName": .string("u"), "x": .int(3)])
    #expect(try encode(profile) == #"{"id":1,"x":3}"#)
    #expect(try decode(ExtProfile.self, #"{"id":1,"userName":null}"#).extras.isEmpty)
  }

  @Test("Numbers are kept as far as Foundation lets them")
  func numbers() throws {
    try expectRoundTrip(
      #"{"big":18446744073709551615,"half":0.5,"id":1,"small":-9223372036854775808}"#,
      ExtProfile(
        id: 1,
        extras: ["big": .uint(.max), "half": .double(0.5), "small": .int(.min)]))
  }

  @Test("They are kept typed, and a value of another type is an error at its key")
  func typed() throws {
    try expectRoundTrip(
      #"{"base":"red","dark":["a","b"],"light":[]}"#,
      ExtPalette(base: "red", shades: ["dark": ["a", "b"], "light": []]))
    #expect(
      failure(of: ExtPalette.self, #"{"base":"red","dark":["a",1]}"#)
        == "typeMismatch at 'dark.1'")
    #expect(
      failure(of: ExtPalette.self, #"{"base":"red","dark":null}"#) == "valueNotFound at 'dark'")
    try expectRoundTrip(#"{"a":1,"b":null}"#, ExtScores(scores: ["a": 1, "b": nil]))
  }

  @Test("Typed ones may have a form of their own")
  func coded() throws {
    try expectRoundTrip(
      #"{"monday":[0,60],"zone":"Z"}"#,
      ExtSchedule(
        zone: "Z",
        days: ["monday": [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60)]]))
    #expect(
      failure(of: ExtSchedule.self, #"{"monday":[0,"x"],"zone":"Z"}"#)
        == "typeMismatch at 'monday.1'")
  }

  @Test("A struct may have nothing else")
  func alone() throws {
    try expectRoundTrip("{}", ExtBag())
    try expectRoundTrip(#"{"a":[]}"#, ExtBag(extras: ["a": .array([])]))
    #expect(failure(of: ExtBag.self, "[]") == "typeMismatch at ''")
    try expectRoundTrip(
      #"{"extras":["a"],"x":1}"#, ExtRenamed(extras: ["a"], others: ["x": .int(1)]))
  }

  @Test("They are refused at their path, the smallest one first (serde #2123, generator #305)")
  func refused() throws {
    try expectRoundTrip(#"{"first_name":"f","id":1}"#, ExtStrict(id: 1, firstName: "f"))
    for _ in 0..<5 {
      #expect(
        failure(of: ExtStrict.self, #"{"id":1,"first_name":"f","b":1,"a":2,"firstName":3}"#)
          == #"dataCorrupted at 'a': Unexpected key "a"; expected "id", "name" or "first_name"."#)
    }
    #expect(
      failure(of: [ExtStrict].self, #"[{"id":1,"first_name":"f","firstName":3}]"#)
        == #"""
        dataCorrupted at '0.firstName': Unexpected key "firstName"; expected "id", "name" or "first_name".
        """#)
    try expectRoundTrip("{}", ExtNothing())
    #expect(
      failure(of: ExtNothing.self, #"{"a":1}"#)
        == #"dataCorrupted at 'a': Unexpected key "a"; expected none."#)
    #expect(failure(of: ExtNothing.self, "[]") == "typeMismatch at ''")
  }

  @Test("Of many accepted keys the error names ten")
  func manyAccepted() {
    #expect(
      failure(of: ExtWide.self, #"{"z":1}"#)
        == #"""
        dataCorrupted at 'z': Unexpected key "z"; expected "a", "b", "c", "d", "e", "f", "g", "h", "i", "j" \#
        and 3 more.
        """#)
  }

  @Test("Each level of a recursive type keeps its own")
  func recursive() throws {
    try expectRoundTrip(
      #"{"children":[{"children":[],"x":1}],"parent":{"children":[],"y":2},"z":3}"#,
      ExtNode(
        children: [ExtNode(children: [], extras: ["x": .int(1)])],
        parent: ExtNode(children: [], extras: ["y": .int(2)]), extras: ["z": .int(3)]))
  }

  @Test("A bare value has none, and with one the object is written")
  func shorthand() throws {
    try expectRoundTrip("5", ExtAmount(units: 5))
    try expectRoundTrip(
      #"{"note":"n","units":5}"#, ExtAmount(units: 5, extras: ["note": .string("n")]))
    try expectReads(#"{"units":5}"#, as: ExtAmount(units: 5))
  }

  @Test("A page keeps those that are neither field nor part, and they make no rows")
  func page() throws {
    let page = ExtPage(
      title: "t", intro: ExtStrict(id: 1, firstName: "f"), profiles: nil, extras: ["x": .null])
    try expectRoundTrip(#"{"intro":{"first_name":"f","id":1},"title":"t","x":null}"#, page)
    #expect(ExtRow.process(model: page).count == 1)
  }

  @Test(
    "Under a strategy for keys they are spelled as all keys are, and written back by its inverse")
  func keyStrategies() throws {
    let json = #"{"id":1,"note":{"deep_key":1},"other_key":{"deep_key":[2]},"user_name":"u"}"#
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let bag = try decoder.decode(ExtBag.self, from: Data(json.utf8))
    #expect(Set(bag.extras.keys) == ["id", "note", "otherKey", "userName"])
    #expect(bag.extras["otherKey"] == .object(["deep_key": .array([.int(2)])]))
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(bag), as: UTF8.self) == json)
    let profile = try decoder.decode(
      ExtProfile.self, from: Data(#"{"id":1,"other_key":2,"user_name":"u"}"#.utf8))
    #expect(profile == ExtProfile(id: 1, userName: "u", extras: ["otherKey": .int(2)]))
  }
}
