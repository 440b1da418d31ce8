import Testing

@testable import GenModelsGenerated

/// The seed whose keys depend on `status`: what is read and what is written.
struct EventConfirmationTests {
  private static let users = [User(id: "1", name: "Ada"), User(id: "2", name: "Bob")]

  private static let answers: [(EventConfirmationResponse, String)] = [
    (
      .confirmed(confirmedUsers: users),
      #"{"confirmedUsers":[{"id":"1","name":"Ada"},{"id":"2","name":"Bob"}],"status":"confirmed"}"#
    ),
    (
      .waitlist(position: 4, confirmedUsers: []),
      #"{"confirmedUsers":[],"position":4,"status":"waitlist"}"#
    ),
    (.notAllowed(reason: "Full."), #"{"reason":"Full.","status":"not allowed"}"#),
  ]

  @Test("the text that is written, byte by byte", arguments: answers)
  func writes(_ answer: EventConfirmationResponse, _ text: String) throws {
    #expect(try written(answer) == text)
    #expect(try read(EventConfirmationResponse.self, text) == answer)
  }

  @Test(
    "the tag is written, once, beside the keys of its case and no others",
    arguments: zip(
      answers.map(\.0),
      [
        ["confirmedUsers", "status"],
        ["confirmedUsers", "position", "status"],
        ["reason", "status"],
      ]
    )
  )
  func writesTheTagOnce(_ answer: EventConfirmationResponse, _ keys: [String]) throws {
    let text = try written(answer)
    #expect(text.ranges(of: #""status":"#).count == 1)
    #expect(try JSON(text).keys == keys)
  }

  @Test(
    "one object, its keys in all orders",
    arguments: permutations([
      #""status": "waitlist""#, #""position": 3"#, #""confirmedUsers": []"#, #""note": null"#,
    ])
  )
  func readsKeysInAnyOrder(_ members: [String]) throws {
    let text = "{" + members.joined(separator: ", ") + "}"
    let expected = EventConfirmationResponse.waitlist(position: 3, confirmedUsers: [])
    #expect(try read(EventConfirmationResponse.self, text) == expected)
  }

  @Test(
    "keys that the case does not have are ignored, whatever they hold",
    arguments: [
      #"{"status": "not allowed", "reason": "r", "position": "first", "confirmedUsers": 7}"#,
      #"{"status": "not allowed", "reason": "r", "Status": "waitlist", "REASON": null}"#,
      #"{"status": "not allowed", "reason": "r", "": {}, "user": {"id": 1}}"#,
    ]
  )
  func ignoresOtherKeys(_ text: String) throws {
    let answer = try read(EventConfirmationResponse.self, text)
    #expect(answer == .notAllowed(reason: "r"))
    #expect(try written(answer) == #"{"reason":"r","status":"not allowed"}"#)
  }

  @Test("the first of two equal keys counts")
  func readsTheFirstOfTwoTags() throws {
    let text = #"{"status": "not allowed", "reason": "r", "status": "gone"}"#
    #expect(try read(EventConfirmationResponse.self, text) == .notAllowed(reason: "r"))
  }

  @Test("a whole number may be written with a fraction of nothing", arguments: ["3.0", "3e0"])
  func readsWholeNumbers(_ number: String) throws {
    let text = #"{"status": "waitlist", "position": \#(number), "confirmedUsers": []}"#
    let expected = EventConfirmationResponse.waitlist(position: 3, confirmedUsers: [])
    #expect(try read(EventConfirmationResponse.self, text) == expected)
  }
}
