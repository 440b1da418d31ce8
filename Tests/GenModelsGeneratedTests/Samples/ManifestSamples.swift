import Testing

@testable import GenModelsGenerated

extension Sample {
  /// Every struct of swift-dump-package.yml.
  static let manifests: [Sample] = [
    Sample(
      """
      {"name": "p", "packageKind": {"root": ["/p"]}, "toolsVersion": {"_version": "6.0.0"},
       "defaultLocalization": null, "platforms": [], "products": [], "targets": [],
       "dependencies": [], "providers": null, "pkgConfig": null, "swiftLanguageVersions": null,
       "cLanguageStandard": null, "cxxLanguageStandard": null}
      """,
      manifest
    ),
    Sample(
      """
      {"name": "p", "packageKind": {"root": ["/p"]}, "toolsVersion": {"_version": "6.0.0"},
       "platforms": [], "products": [], "targets": [], "dependencies": []}
      """,
      manifest,
      written: """
        {"name": "p", "packageKind": {"root": ["/p"]}, "toolsVersion": {"_version": "6.0.0"},
         "defaultLocalization": null, "platforms": [], "products": [], "targets": [],
         "dependencies": [], "providers": null, "pkgConfig": null, "swiftLanguageVersions": null,
         "cLanguageStandard": null, "cxxLanguageStandard": null}
        """
    ),
    Sample(
      #"{"_version": "5.9.0", "experimentalFeatures": ["a"]}"#,
      ToolsVersion(version: "5.9.0", experimentalFeatures: ["a"])
    ),
    Sample(
      #"{"platformName": "macos", "version": "13.0", "options": ["o"]}"#,
      Platform(platformName: "macos", version: "13.0", options: ["o"])
    ),
    Sample(
      #"{"name": "t", "description": null, "enabledTraits": ["u"]}"#,
      Trait(name: "t", description: nil, enabledTraits: ["u"])
    ),
    Sample(
      #"{"name": "P", "type": {"library": ["static"]}, "targets": ["T"], "settings": [{"a": 1}]}"#,
      Product(
        name: "P", type: .library([.static]), targets: ["T"], settings: [.object(["a": .int(1)])])
    ),
    Sample(
      #"{"identity": "i", "path": "/i", "productFilter": null}"#,
      FileSystemDependency(
        identity: "i", nameForTargetDependencyResolutionOnly: nil, path: "/i",
        productFilter: .null, traits: nil)
    ),
    Sample(
      """
      {"identity": "i", "nameForTargetDependencyResolutionOnly": "I", "productFilter": [1],
       "location": {"local": ["/i"]}, "requirement": {"branch": ["main"]},
       "traits": [{"name": "t", "condition": null}]}
      """,
      SourceControlDependency(
        identity: "i", nameForTargetDependencyResolutionOnly: "I", location: .local(["/i"]),
        requirement: .branch(["main"]), productFilter: .array([.int(1)]),
        traits: [DependencyTrait(name: "t", condition: .null)])
    ),
    Sample(
      #"{"identity": "a.b", "requirement": {"exact": ["1.0.0"]}, "productFilter": null}"#,
      RegistryDependency(
        identity: "a.b", requirement: .exact(["1.0.0"]), productFilter: .null, traits: nil)
    ),
    Sample(#"{"name": "t"}"#, DependencyTrait(name: "t", condition: nil)),
    Sample(#"{"urlString": "https://a.b"}"#, RemoteLocation(urlString: "https://a.b")),
    Sample(
      #"{"lowerBound": "1.0.0", "upperBound": "2.0.0"}"#,
      VersionRange(lowerBound: "1.0.0", upperBound: "2.0.0")
    ),
    Sample(
      #"{"platformNames": ["linux"], "config": "debug", "traits": ["t"]}"#,
      Condition(platformNames: ["linux"], config: "debug", traits: ["t"])
    ),
    Sample(
      #"{"platformNames": [], "config": null}"#,
      Condition(platformNames: [], config: nil, traits: nil),
      written: #"{"platformNames": []}"#
    ),
    Sample(
      #"{"path": "r", "rule": {"copy": {}}, "localization": "base"}"#,
      Resource(path: "r", rule: .copy, localization: "base")
    ),
    Sample(
      """
      {"tool": "swift", "kind": {"define": {"_0": "D"}}, "condition": {"platformNames": ["ios"]}}
      """,
      BuildSetting(
        tool: "swift", kind: .define(name: "D"),
        condition: Condition(platformNames: ["ios"], config: nil, traits: nil))
    ),
    Sample(
      """
      {"name": "T", "type": "plugin", "path": "p", "url": "u", "checksum": "c", "sources": ["s"],
       "exclude": ["e"], "resources": [], "publicHeadersPath": "h", "dependencies": [],
       "settings": [], "packageAccess": true, "pkgConfig": "k", "providers": [{"brew": [["b"]]}],
       "pluginCapability": {"buildTool": null}, "pluginUsages": [{"plugin": ["P", null]}]}
      """,
      Target(
        name: "T", type: .plugin, path: "p", url: "u", checksum: "c", sources: ["s"],
        exclude: ["e"], resources: [], publicHeadersPath: "h", dependencies: [], settings: [],
        packageAccess: true, pkgConfig: "k", providers: [.brew([["b"]])],
        pluginCapability: .buildTool, pluginUsages: [.plugin(name: "P")])
    ),
  ]

  private static let manifest = PackageManifest(
    name: "p", packageKind: .root(["/p"]),
    toolsVersion: ToolsVersion(version: "6.0.0", experimentalFeatures: nil),
    defaultLocalization: nil, platforms: [], products: [], targets: [], dependencies: [],
    traits: nil, providers: nil, pkgConfig: nil, swiftLanguageVersions: nil,
    cLanguageStandard: nil, cxxLanguageStandard: nil)
}
