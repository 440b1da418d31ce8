import Foundation
import Testing

@testable import GenModelsGenerated

/// Coders that convert keys: the seeds have camelCase keys, so snake_case and back is lossless.
struct KeyStrategyTests {
  private static let answers: [(EventConfirmationResponse, String)] = [
    (
      .confirmed(confirmedUsers: [User(id: "1", name: "Ada")]),
      #"{"confirmed_users":[{"id":"1","name":"Ada"}],"status":"confirmed"}"#
    ),
    (
      .waitlist(position: 4, confirmedUsers: []),
      #"{"confirmed_users":[],"position":4,"status":"waitlist"}"#
    ),
    (.notAllowed(reason: "user_id"), #"{"reason":"user_id","status":"not allowed"}"#),
  ]

  @Test("keys are converted, tags and texts are not", arguments: answers)
  func convertsKeys(_ answer: EventConfirmationResponse, _ text: String) throws {
    #expect(try written(answer, keys: .convertToSnakeCase) == text)
    let found = try read(EventConfirmationResponse.self, text, keys: .convertFromSnakeCase)
    #expect(found == answer)
  }

  @Test("the parts of a page keep their rows")
  func convertsParts() throws {
    let response = Response(
      deviceType: "d", serviceAble: "s", aPart: APart(some: "s"), bPart: nil,
      cPart: [CPart(iconUrl: "i", text: "t", functionType: "f")], dPart: nil)
    let text = try written(response, keys: .convertToSnakeCase)
    #expect(
      text == """
        {"a_part":{"some":"s"},"c_part":[{"function_type":"f","icon_url":"i","text":"t"}],\
        "device_type":"d","service_able":"s"}
        """
    )
    let found = try read(Response.self, text, keys: .convertFromSnakeCase)
    #expect(found == response)
    let rows: [BusinessPart] = [
      .a(APart(some: "s")), .c([CPart(iconUrl: "i", text: "t", functionType: "f")]),
    ]
    #expect(BusinessPart.process(model: found) == rows)
  }

  @Test(
    "any JSON keeps its keys as they came",
    arguments: [#"{"user_name":{"is_new":true},"userName":1}"#, #"{"a_1":[{"b__c":null}]}"#]
  )
  func keepsKeysOfAnyJSON(_ properties: String) throws {
    let text = #"{"geometry":null,"properties":\#(properties)}"#
    let feature = try read(Feature.self, text, keys: .convertFromSnakeCase)
    #expect(feature == (try read(Feature.self, text)))
    #expect(try JSON(written(feature, keys: .convertToSnakeCase)) == JSON(text))
  }

  @Test("a key that is missing is named as the Swift code names it")
  func namesKeysAsDeclared() {
    expectDecodingError(
      .missing("confirmedUsers"),
      decoding: EventConfirmationResponse.self,
      from: #"{"status": "confirmed", "confirmedusers": []}"#,
      keys: .convertFromSnakeCase
    )
    expectDecodingError(
      .corrupted(
        #"Unknown status "not_allowed"; expected "confirmed", "waitlist" or "not allowed"."#,
        at: "status"
      ),
      decoding: EventConfirmationResponse.self,
      from: #"{"status": "not_allowed", "reason": "r"}"#,
      keys: .convertFromSnakeCase
    )
  }
}
