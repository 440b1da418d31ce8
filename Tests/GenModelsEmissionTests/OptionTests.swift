import Foundation
import Testing

@testable import GenModelsFixtures

/// What `swift:` and `external:` make of the emitted code.
@Suite struct OptionTests {
  @Test("Types of a namespace are coded like any others")
  func namespaces() throws {
    let user = OptSpace.User(id: "a", sizes: [.small: 1], first: .large, extra: .null)
    try expectRoundTrip(
      #"{"extra":null,"first":"large","id":"a","sizes":{"small":1}}"#, user)
    try expectRoundTrip(
      #"{"at":"2001-01-01T00:00:00Z","status":"confirmed","users":[]}"#,
      OptSpace.Answer.confirmed(users: [], at: Date(timeIntervalSinceReferenceDate: 0)))
    try expectRoundTrip(#"{"status":"gone"}"#, OptSpace.Answer.gone)
    let page = try decode(OptSpace.Page.self, #"{"title":"t","users":[]}"#)
    #expect(OptSpace.Row.process(model: page) == [.all([])])
    #expect(OptSpace.Size.allCases == [.small, .large])
  }

  @Test("Deprecated values further inside are coded in the one way there is")
  func deprecatedOneWay() throws {
    #expect(try decode(OptReadOld.self, #"{"id":1,"meta":{"made":2}}"#) != OptReadOld(id: 1))
    #expect(try encode(OptWriteOld(id: 1)) == #"{"id":1}"#)
  }

  @Test func typesConformToWhatTheyCan() throws {
    func identity<Value: Identifiable>(_ value: Value) -> Value.ID { value.id }
    let guest = OptGuest(id: "a", size: .small)
    #expect(identity(guest) == "a")
    #expect(OptSize.allCases == [.small, .large])
    #expect(OptSwitch.allCases == [.on, .off])
    try expectRoundTrip(#"{"id":"a","size":"small"}"#, guest)
  }

  @Test func accessorsTellTheCase() throws {
    let waiting = OptAnswer.waitlist(id: 1, position: 2, users: [])
    #expect(waiting.waitlist?.position == 2)
    #expect(waiting.confirmed == nil)
    #expect(OptAnswer.gone(id: 3).gone == 3)
    #expect(OptAnswer.unknown(.null).unknown == .null)
    #expect(OptSwitch.on.isOn)
    #expect(!OptSwitch.off.isOn)
    // A case that holds nil is that case all the same.
    #expect(OptEntry.note(nil).note == .some(nil))
    #expect(OptEntry.number(1).note == .none)
    #expect(OptEntry.nothing.isNothing)
  }

  @Test func readsOnly() throws {
    let json = #"{"status":"confirmed","users":[{"id":"a","kind":"user","nickname":null}]}"#
    #expect(
      try decode(OptReadAnswer.self, json)
        == .confirmed(users: [OptReadUser(id: "a", nickname: nil)]))
    #expect(try decode(OptReadPair.self, "[1]") == OptReadPair(first: 1))
    #expect(try decode(OptReadKey.self, #"{"number":1}"#) == .number(1))
    #expect(!((OptReadUser.self as Any) is any Encodable.Type))
    #expect(!((OptReadAnswer.self as Any) is any Encodable.Type))
    #expect(!((OptReadSize.self as Any) is any Encodable.Type))
  }

  @Test func writesOnly() throws {
    let user = OptWriteUser(id: "a")
    #expect(
      try encode(OptWriteAnswer.confirmed(users: [user]))
        == #"{"status":"confirmed","users":[{"id":"a","kind":"user","nickname":null}]}"#)
    #expect(try encode([OptWritePair(first: 1, second: .large)]) == #"[[1,"large"]]"#)
    #expect(try encode(OptWriteKey.number(1)) == #"{"number":1}"#)
    #expect(!((OptWriteUser.self as Any) is any Decodable.Type))
    #expect(!((OptWriteAnswer.self as Any) is any Decodable.Type))
    #expect(!((OptWriteSize.self as Any) is any Decodable.Type))
  }

  @Test func typesOfElsewhereAreRead() throws {
    let json = try encode(OptSetting.locale(Locale(identifier: "de")))
    #expect(json.contains(#""kind":"locale""#))
    #expect(try decode(OptSetting.self, json) == .locale(Locale(identifier: "de")))
    #expect(try decode(OptLocaleOrText.self, #""x""#) == .text("x"))
    // What a member is not, no holder is.
    #expect(!((OptPlace.self as Any) is any Hashable.Type))
    #expect((OptSetting.self as Any) is any Hashable.Type)
  }
}
