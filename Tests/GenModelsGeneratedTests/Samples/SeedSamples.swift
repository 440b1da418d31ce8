import Testing

@testable import GenModelsGenerated

extension Sample {
  /// The two seeds, and the value that holds any JSON.
  static let seeds: [Sample] = eventConfirmation + businessPage + jsonValues

  private static let eventConfirmation: [Sample] = [
    Sample(
      #"{"status": "confirmed", "confirmedUsers": [{"id": "1", "name": "Ada"}]}"#,
      EventConfirmationResponse.confirmed(confirmedUsers: [User(id: "1", name: "Ada")])
    ),
    Sample(
      #"{"status": "confirmed", "confirmedUsers": []}"#,
      EventConfirmationResponse.confirmed(confirmedUsers: [])
    ),
    Sample(
      #"{"status": "waitlist", "position": 3, "confirmedUsers": [{"id": "2", "name": "Bob"}]}"#,
      EventConfirmationResponse.waitlist(
        position: 3,
        confirmedUsers: [User(id: "2", name: "Bob")]
      )
    ),
    Sample(
      #"{"status": "not allowed", "reason": "The event is full \"today\"."}"#,
      EventConfirmationResponse.notAllowed(reason: "The event is full \"today\".")
    ),
    Sample(#"{"id": "", "name": "Zoë 🎈"}"#, User(id: "", name: "Zoë 🎈")),
  ]

  private static let businessPage: [Sample] = [
    Sample(#"{"some": "s"}"#, APart(some: "s")),
    Sample(#"{"label": "l", "value": "v"}"#, BPart(label: "l", value: "v")),
    Sample(
      #"{"iconUrl": "i", "text": "t", "functionType": "f"}"#,
      CPart(iconUrl: "i", text: "t", functionType: "f")
    ),
    Sample(#"{"name": "n", "age": "7"}"#, DPart(name: "n", age: "7")),
    Sample(
      #"{"deviceType": "d", "serviceAble": "y", "aPart": {"some": "s"}, "bPart": []}"#,
      Response(
        deviceType: "d", serviceAble: "y", aPart: APart(some: "s"), bPart: [], cPart: nil,
        dPart: nil)
    ),
  ]

  private static let jsonValues: [Sample] = [
    Sample("null", JSONValue.null),
    Sample("true", JSONValue.bool(true)),
    Sample("0", JSONValue.int(0)),
    Sample("1", JSONValue.int(1)),
    Sample("-9223372036854775808", JSONValue.int(.min)),
    Sample("9223372036854775807", JSONValue.int(.max)),
    Sample("18446744073709551615", JSONValue.uint(.max)),
    Sample("0.5", JSONValue.double(0.5)),
    Sample("5.0", JSONValue.int(5)),
    Sample(#""1""#, JSONValue.string("1")),
    Sample(
      #"["a", null, [false]]"#, JSONValue.array([.string("a"), .null, .array([.bool(false)])])),
    Sample("[]", JSONValue.array([])),
    Sample("{}", JSONValue.object([:])),
    Sample(
      #"{"user_name": {"a": null}, "": 1}"#,
      JSONValue.object(["user_name": .object(["a": .null]), "": .int(1)])
    ),
  ]
}
