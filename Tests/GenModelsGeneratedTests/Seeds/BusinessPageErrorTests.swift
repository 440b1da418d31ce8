import Testing

@testable import GenModelsGenerated

/// The seed with optional parts: a part may be absent or null, but not another thing.
struct BusinessPageErrorTests {
  private static let object = "Dictionary<String, Any>"
  private static let array = "Array<Any>"

  private static let parts: [(String, DecodingFailure)] = [
    (#""aPart": []"#, .mismatch(object, found: "an array", at: "aPart")),
    (#""aPart": "s""#, .mismatch(object, found: "a string", at: "aPart")),
    (#""aPart": false"#, .mismatch(object, found: "bool", at: "aPart")),
    (#""aPart": {}"#, .missing("some", at: "aPart")),
    (#""aPart": {"some": null}"#, .nullScalar("String", at: "aPart.some")),
    (#""aPart": {"some": 1}"#, .mismatch("String", found: "number", at: "aPart.some")),
    (#""bPart": {}"#, .mismatch(array, found: "a dictionary", at: "bPart")),
    (#""bPart": 0"#, .mismatch(array, found: "number", at: "bPart")),
    (#""bPart": [null]"#, .nullObject(at: "bPart[0]")),
    (
      #""bPart": [{"label": "l", "value": "v"}, {"label": "l"}]"#, .missing("value", at: "bPart[1]")
    ),
    (
      #""bPart": [{"label": {}, "value": "v"}]"#,
      .mismatch("String", found: "a dictionary", at: "bPart[0].label")
    ),
    (
      #""cPart": {"iconUrl": "i", "text": "t", "functionType": "f"}"#,
      .mismatch(array, found: "a dictionary", at: "cPart")
    ),
    (
      #""cPart": [{"icon_url": "i", "text": "t", "functionType": "f"}]"#,
      .missing("iconUrl", at: "cPart[0]")
    ),
    (
      #""cPart": [{"iconUrl": "i", "text": "t", "functionType": null}]"#,
      .nullScalar("String", at: "cPart[0].functionType")
    ),
    (#""dPart": [{"name": "n", "age": "1"}]"#, .mismatch(object, found: "an array", at: "dPart")),
    (#""dPart": {"name": "n", "age": 1}"#, .mismatch("String", found: "number", at: "dPart.age")),
  ]

  @Test("a part of another kind is an error at its place, and never a nil", arguments: parts)
  func refusesParts(_ part: String, _ failure: DecodingFailure) {
    let json = #"{"deviceType": "d", "serviceAble": "s", \#(part)}"#
    expectDecodingError(failure, decoding: Response.self, from: json)
  }

  private static let pages: [(String, DecodingFailure)] = [
    (#"{}"#, .missing("deviceType")),
    (#"{"deviceType": "d"}"#, .missing("serviceAble")),
    (#"{"deviceType": null, "serviceAble": "s"}"#, .nullScalar("String", at: "deviceType")),
    (
      #"{"deviceType": "d", "serviceAble": true}"#,
      .mismatch("String", found: "bool", at: "serviceAble")
    ),
    ("null", .nullObject(at: "")),
    ("[]", .mismatch(object, found: "an array", at: "")),
    (#""page""#, .mismatch(object, found: "a string", at: "")),
  ]

  @Test("the fields that every page has", arguments: pages)
  func refusesPages(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: Response.self, from: json)
  }

  @Test("a page without parts has no rows")
  func acceptsAnEmptyPage() throws {
    let response = try read(Response.self, #"{"deviceType": "d", "serviceAble": "s"}"#)
    #expect(BusinessPart.process(model: response).isEmpty)
  }
}
