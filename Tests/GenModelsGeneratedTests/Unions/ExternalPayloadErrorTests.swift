import Testing

@testable import GenModelsGenerated

/// Cases of unions whose key is the tag: units in one form only, payloads with their paths.
struct ExternalPayloadErrorTests {
  /// A case without payload, and what `units:` of its schema says.
  struct Unit: Sendable, CustomTestStringConvertible {
    let type: any (Decodable & Sendable).Type
    let key: String

    var testDescription: String { "\(type).\(key)" }
  }

  private static let nullUnits: [Unit] =
    ["executable", "plugin", "snippet", "test", "macro"].map {
      Unit(type: ProductType.self, key: $0)
    } + [
      Unit(type: PluginCapability.self, key: "buildTool"),
      Unit(type: PluginIntent.self, key: "documentationGeneration"),
      Unit(type: PluginIntent.self, key: "sourceCodeFormatting"),
    ]

  @Test(
    "units: null",
    arguments: nullUnits,
    ["{}", "[]", "true", #""""#, "0", #"{"executable": null}"#]
  )
  func refusesOtherThanNull(_ unit: Unit, _ value: String) {
    expectDecodingError(
      .corrupted(
        #""\#(unit.key)" has no payload, which is written as null (units: null)."#,
        at: unit.key
      ),
      decoding: unit.type,
      from: #"{"\#(unit.key)": \#(value)}"#
    )
  }

  private static let objectUnits: [Unit] = [
    Unit(type: ResourceRule.self, key: "copy"),
    Unit(type: ResourceRule.self, key: "embedInCode"),
    Unit(type: BuildSettingKind.self, key: "strictMemorySafety"),
  ]

  @Test("units: object", arguments: objectUnits, ["null", "[]", "true", #""""#, "0"])
  func refusesOtherThanAnObject(_ unit: Unit, _ value: String) {
    expectDecodingError(
      .corrupted(
        #""\#(unit.key)" has no payload, which is written as {} (units: object)."#,
        at: unit.key
      ),
      decoding: unit.type,
      from: #"{"\#(unit.key)": \#(value)}"#
    )
  }

  private static let settings: [(String, DecodingFailure)] = [
    (#"{"define": {}}"#, .missing("_0", keys: "ContentKeys", at: "define")),
    (#"{"define": {"_0": null}}"#, .nullScalar("String", at: "define._0")),
    (#"{"define": {"_0": 1}}"#, .mismatch("String", found: "number", at: "define._0")),
    (#"{"define": "D"}"#, .mismatch("Dictionary<String, Any>", found: "a string", at: "define")),
    (
      #"{"unsafeFlags": {"_0": ["-O", 1]}}"#,
      .mismatch("String", found: "number", at: "unsafeFlags._0[1]")
    ),
    (#"{"treatWarning": {"_0": "W"}}"#, .missing("_1", keys: "ContentKeys", at: "treatWarning")),
    (#"{"treatWarning": {"_1": "W"}}"#, .missing("_0", keys: "ContentKeys", at: "treatWarning")),
  ]

  @Test("labelled payloads", arguments: settings)
  func refusesFields(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: BuildSettingKind.self, from: json)
  }

  private static let dependencies: [(String, DecodingFailure)] = [
    (
      #"{"sourceControl": null}"#, .nullArray(at: "sourceControl")
    ),
    (
      #"{"sourceControl": {}}"#, .mismatch("Array<Any>", found: "a dictionary", at: "sourceControl")
    ),
    (#"{"sourceControl": [{}]}"#, .missing("identity", at: "sourceControl[0]")),
    (
      #"{"sourceControl": [{"identity": "i", "location": {"remote": [{}]}}]}"#,
      .missing("urlString", at: "sourceControl[0].location.remote[0]")
    ),
    (
      #"{"registry": [{"identity": "i", "requirement": {"exact": ["1"]}}]}"#,
      .missing("productFilter", at: "registry[0]")
    ),
    (
      #"{"registry": [{"identity": "i", "requirement": {"from": ["1"]}, "productFilter": null}]}"#,
      .corrupted(
        #"""
        Found the keys ["from"]; expected exactly one of "range", "exact", "branch" or "revision".
        """#,
        at: "registry[0].requirement"
      )
    ),
  ]

  @Test("a payload under its key", arguments: dependencies)
  func refusesPayloads(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: PackageDependency.self, from: json)
    let moved = failure.moved(into: "[1]")
    let listed = #"[{"fileSystem": []}, \#(json)]"#
    expectDecodingError(moved, decoding: [PackageDependency].self, from: listed)
  }
}
