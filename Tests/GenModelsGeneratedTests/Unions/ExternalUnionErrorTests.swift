import Testing

@testable import GenModelsGenerated

/// Unions whose key is the tag: there is exactly one key that is known.
struct ExternalUnionErrorTests {
  /// A union, two of its keys, and how the text about other keys ends.
  struct Union: Sendable, CustomTestStringConvertible {
    let type: any (Decodable & Sendable).Type
    let keys: [String]
    let expected: String

    var testDescription: String { "\(type)" }

    /// The error about these keys.
    func found(_ keys: [String]) -> DecodingFailure {
      let choice = self.keys.count > 1 ? "exactly one of " : ""
      return .corrupted("Found the keys \(keys); expected \(choice)\(expected).")
    }
  }

  private static let unions: [Union] = [
    Union(
      type: PackageKind.self, keys: ["fileSystem", "root"],
      expected: #"""
        "root", "fileSystem", "localSourceControl", "remoteSourceControl" or "registry"
        """#),
    Union(
      type: ProductType.self, keys: ["executable", "library"],
      expected: #""library", "executable", "plugin", "snippet", "test" or "macro""#),
    Union(
      type: PackageDependency.self, keys: ["fileSystem", "sourceControl"],
      expected: #""sourceControl", "fileSystem" or "registry""#),
    Union(
      type: DependencyLocation.self, keys: ["local", "remote"],
      expected: #""remote" or "local""#),
    Union(
      type: Requirement.self, keys: ["branch", "range"],
      expected: #""range", "exact", "branch" or "revision""#),
    Union(
      type: TargetDependency.self, keys: ["byName", "target"],
      expected: #""target", "product" or "byName""#),
    Union(
      type: ResourceRule.self, keys: ["copy", "process"],
      expected: #""copy", "embedInCode" or "process""#),
    Union(
      type: BuildSettingKind.self, keys: ["define", "strictMemorySafety"],
      expected: #"""
        "headerSearchPath", "define", "linkedLibrary", "linkedFramework", \#
        "interoperabilityMode", "enableUpcomingFeature", "enableExperimentalFeature", \#
        "strictMemorySafety", "unsafeFlags", "swiftLanguageMode" and 5 more
        """#),
    Union(
      type: PluginCapability.self, keys: ["buildTool", "command"],
      expected: #""buildTool" or "command""#),
    Union(
      type: PluginIntent.self, keys: ["custom", "sourceCodeFormatting"],
      expected: #""documentationGeneration", "sourceCodeFormatting" or "custom""#),
    Union(
      type: PluginPermission.self, keys: ["allowNetworkConnections", "writeToPackageDirectory"],
      expected: #""allowNetworkConnections" or "writeToPackageDirectory""#),
    Union(
      type: SystemPackageProvider.self, keys: ["apt", "brew"],
      expected: #""brew", "apt", "yum" or "nuget""#),
  ]

  static let all: [Union] =
    unions + [Union(type: PluginUsage.self, keys: ["plugin"], expected: #""plugin""#)]

  @Test("no key", arguments: all)
  func refusesNoKey(_ union: Union) {
    expectDecodingError(union.found([]), decoding: union.type, from: "{}")
  }

  @Test("only keys that are not known", arguments: all)
  func refusesUnknownKeys(_ union: Union) {
    expectDecodingError(union.found(["gone"]), decoding: union.type, from: #"{"gone": null}"#)
    expectDecodingError(
      union.found(["Gone", "gone", union.keys[0].uppercased()].sorted()),
      decoding: union.type,
      from: #"{"gone": 1, "\#(union.keys[0].uppercased())": [], "Gone": {}}"#
    )
  }

  @Test("two keys that are known", arguments: unions)
  func refusesTwoKeys(_ union: Union) {
    let members = union.keys.map { #""\#($0)": null"# }
    expectDecodingError(
      union.found(union.keys),
      decoding: union.type,
      from: "{" + members.joined(separator: ", ") + "}"
    )
    expectDecodingError(
      union.found((union.keys + ["gone"]).sorted()),
      decoding: union.type,
      from: "{" + (members.reversed() + [#""gone": 1"#]).joined(separator: ", ") + "}"
    )
  }

  @Test("null", arguments: all)
  func refusesNull(_ union: Union) {
    expectDecodingError(.nullObject(at: ""), decoding: union.type, from: "null")
  }

  @Test(
    "another thing than an object",
    arguments: all,
    [("1", "number"), ("true", "bool"), ("[]", "an array"), (#""plugin""#, "a string")]
  )
  func refusesOtherThings(_ union: Union, _ value: (json: String, kind: String)) {
    expectDecodingError(
      .mismatch("Dictionary<String, Any>", found: value.kind, at: ""),
      decoding: union.type,
      from: value.json
    )
  }
}
