import Testing

@testable import GenModelsGenerated

/// The seed whose keys depend on `status`: what is refused, and with which words.
struct EventConfirmationErrorTests {
  private static func unknown(_ status: String) -> DecodingFailure {
    .corrupted(
      #"Unknown status "\#(status)"; expected "confirmed", "waitlist" or "not allowed"."#,
      at: "status"
    )
  }

  private static let tags: [(String, DecodingFailure)] = [
    (#"{}"#, .missing("status")),
    (#"{"confirmedUsers": []}"#, .missing("status")),
    (#"{"Status": "confirmed", "confirmedUsers": []}"#, .missing("status")),
    (#"{"status": null, "confirmedUsers": []}"#, .nullScalar("String", at: "status")),
    (#"{"status": 1}"#, .mismatch("String", found: "number", at: "status")),
    (#"{"status": true}"#, .mismatch("String", found: "bool", at: "status")),
    (#"{"status": ["confirmed"]}"#, .mismatch("String", found: "an array", at: "status")),
    (
      #"{"status": {"confirmed": {}}}"#,
      .mismatch("String", found: "a dictionary", at: "status")
    ),
    (#"{"status": "gone"}"#, unknown("gone")),
    (#"{"status": "", "confirmedUsers": []}"#, unknown("")),
    (#"{"status": "Confirmed", "confirmedUsers": []}"#, unknown("Confirmed")),
    (#"{"status": "confirmed ", "confirmedUsers": []}"#, unknown("confirmed ")),
    (#"{"status": "notAllowed", "reason": "r"}"#, unknown("notAllowed")),
    (#"{"status": "not_allowed", "reason": "r"}"#, unknown("not_allowed")),
    (#"{"status": "a\"b\n", "reason": "r"}"#, unknown("a\"b\n")),
  ]

  @Test("the tag", arguments: tags)
  func refusesTags(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: EventConfirmationResponse.self, from: json)
  }

  private static let payloads: [(String, DecodingFailure)] = [
    (#"{"status": "confirmed"}"#, .missing("confirmedUsers")),
    (#"{"status": "confirmed", "confirmed_users": []}"#, .missing("confirmedUsers")),
    (
      #"{"status": "confirmed", "confirmedUsers": null}"#,
      .nullArray(at: "confirmedUsers")
    ),
    (
      #"{"status": "confirmed", "confirmedUsers": {}}"#,
      .mismatch("Array<Any>", found: "a dictionary", at: "confirmedUsers")
    ),
    (
      #"{"status": "confirmed", "confirmedUsers": [{"id": "1", "name": "a"}, {"id": "2"}]}"#,
      .missing("name", at: "confirmedUsers[1]")
    ),
    (
      #"{"status": "confirmed", "confirmedUsers": [{"id": 1, "name": "a"}]}"#,
      .mismatch("String", found: "number", at: "confirmedUsers[0].id")
    ),
    (#"{"status": "waitlist", "confirmedUsers": []}"#, .missing("position")),
    (#"{"status": "waitlist", "position": 1}"#, .missing("confirmedUsers")),
    (
      #"{"status": "waitlist", "position": null, "confirmedUsers": []}"#,
      .nullScalar("Int", at: "position")
    ),
    (
      #"{"status": "waitlist", "position": "1", "confirmedUsers": []}"#,
      .mismatch("Int", found: "a string", at: "position")
    ),
    (#"{"status": "not allowed"}"#, .missing("reason")),
    (#"{"status": "not allowed", "reason": null}"#, .nullScalar("String", at: "reason")),
    (
      #"{"status": "not allowed", "reason": []}"#,
      .mismatch("String", found: "an array", at: "reason")
    ),
  ]

  @Test("the keys of a known tag", arguments: payloads)
  func refusesPayloads(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: EventConfirmationResponse.self, from: json)
  }

  private static let places: [(String, DecodingFailure)] = [
    (#"[{"status": "gone"}]"#, unknown("gone").moved(into: "[0]")),
    (
      #"[{"status": "not allowed", "reason": "r"}, {"status": "not allowed"}]"#,
      .missing("reason", at: "[1]")
    ),
    ("[null]", .nullObject(at: "[0]")),
    (#"["confirmed"]"#, .mismatch("Dictionary<String, Any>", found: "a string", at: "[0]")),
  ]

  @Test("the path starts where the answer stands", arguments: places)
  func pathsAreWhole(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: [EventConfirmationResponse].self, from: json)
  }

  // Foundation loses the path of a number that does not fit, so that only the kind is sure.
  @Test(
    "a number that is not whole or too large", arguments: ["1.5", "1e40", "9223372036854775808"])
  func refusesOtherNumbers(_ number: String) {
    #expect(throws: DecodingError.self) {
      try read(
        EventConfirmationResponse.self,
        #"{"status": "waitlist", "position": \#(number), "confirmedUsers": []}"#
      )
    }
  }
}
