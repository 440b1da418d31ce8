import GenModelsFixtures
import Testing

/// What is deprecated is read and written as ever, and warns only where others use it: the module
/// of the fixtures is compiled with warnings as errors (swift-openapi-generator#932).
@Suite struct DeprecationTests {
  private func expectKept<Value: Codable>(_ type: Value.Type, _ json: String) throws -> Value {
    let value = try decode(type, json)
    #expect(try encode(value) == json)
    return value
  }

  @Test func readsAndWritesProperties() throws {
    _ = try expectKept(OptAccount.self, #"{"id":"a","joined":1,"left":null,"login_name":"l"}"#)
    _ = try expectKept(OptAccount.self, #"{"id":"a","left":2,"login_name":"l"}"#)
    _ = try expectKept([OptPair].self, "[[1,2],[1]]")
    #expect(
      failure(of: OptAccount.self, #"{"id":"a","login_name":5}"#) == "typeMismatch at 'login_name'")
    #expect(failure(of: OptAccount.self, #"{"id":"a"}"#) == "keyNotFound 'login_name' at ''")
  }

  @Test func readsAndWritesCases() throws {
    let press = try expectKept(OptStep.self, #"{"at":1,"kind":"press","note":"n","press":2}"#)
    if case .press(1, 2, "n") = press {} else { Issue.record("\(press)") }
    let fly = try expectKept(OptStep.self, #"{"at":1,"height":2,"kind":"fly"}"#)
    if case .fly(let value) = fly { #expect(value.height == 2) } else { Issue.record("\(fly)") }
    let swipe = try expectKept(OptStep.self, #"{"at":1,"dx":2,"kind":"drag"}"#)
    if case .swipe(1, 2, .drag) = swipe {} else { Issue.record("\(swipe)") }
    let wait = try expectKept(OptStep.self, #"{"at":1,"kind":"wait"}"#)
    #expect(wait.tag == .wait)
  }

  @Test func readsAndWritesCasesOfEveryTagging() throws {
    _ = try expectKept([OptThing].self, #"[{"two":{"id":"a","key":"b"}}]"#)
    _ = try expectKept([OptKey].self, #"[{"error":"e"},{"result":1}]"#)
    _ = try expectKept([OptLooks].self, #"[1,"a",null]"#)
    _ = try expectKept([OptTries].self, #"[null,1,"a"]"#)
    #expect(try encode(decode([OptUnits].self, #"["new","default"]"#)) == #"["default","default"]"#)
  }

  @Test func makesDeprecatedRows() throws {
    let page = try expectKept(
      OptPage.self, #"{"subtitle":"s","tail":[{"id":"a","key":"b"}],"title":"t"}"#)
    let rows = OptRow.process(model: page)
    #expect(rows.count == 1)
    if case .tail(let tail) = rows.first {
      #expect(tail.map(\.key) == ["b"])
    } else {
      Issue.record("\(rows)")
    }
  }
}
