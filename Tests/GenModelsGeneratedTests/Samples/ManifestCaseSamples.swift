import Testing

@testable import GenModelsGenerated

extension Sample {
  /// Every case of every union and raw enum of swift-dump-package.yml, but the build settings.
  static let manifestCases: [Sample] = packages + products + targets + plugins + rawValues

  private static let packages: [Sample] = [
    Sample(#"{"root": ["/a"]}"#, PackageKind.root(["/a"])),
    Sample(#"{"fileSystem": ["/a"]}"#, PackageKind.fileSystem(["/a"])),
    Sample(#"{"localSourceControl": ["/a"]}"#, PackageKind.localSourceControl(["/a"])),
    Sample(#"{"remoteSourceControl": ["u"]}"#, PackageKind.remoteSourceControl(["u"])),
    Sample(#"{"registry": []}"#, PackageKind.registry([])),
    Sample(#"{"sourceControl": []}"#, PackageDependency.sourceControl([])),
    Sample(
      #"{"fileSystem": [{"identity": "i", "path": "/i", "productFilter": null}]}"#,
      PackageDependency.fileSystem([
        FileSystemDependency(
          identity: "i", nameForTargetDependencyResolutionOnly: nil, path: "/i",
          productFilter: .null, traits: nil)
      ])
    ),
    Sample(#"{"registry": []}"#, PackageDependency.registry([])),
    Sample(
      #"{"remote": [{"urlString": "u"}]}"#,
      DependencyLocation.remote([RemoteLocation(urlString: "u")])
    ),
    Sample(#"{"local": ["/a"]}"#, DependencyLocation.local(["/a"])),
    Sample(
      #"{"range": [{"lowerBound": "1", "upperBound": "2"}]}"#,
      Requirement.range([VersionRange(lowerBound: "1", upperBound: "2")])
    ),
    Sample(#"{"exact": ["1"]}"#, Requirement.exact(["1"])),
    Sample(#"{"branch": ["main"]}"#, Requirement.branch(["main"])),
    Sample(#"{"revision": ["abc"]}"#, Requirement.revision(["abc"])),
    Sample(#"{"brew": [["a"]]}"#, SystemPackageProvider.brew([["a"]])),
    Sample(#"{"apt": [["a", "b"]]}"#, SystemPackageProvider.apt([["a", "b"]])),
    Sample(#"{"yum": [[]]}"#, SystemPackageProvider.yum([[]])),
    Sample(#"{"nuget": []}"#, SystemPackageProvider.nuget([])),
  ]

  private static let products: [Sample] = [
    Sample(#"{"library": ["automatic"]}"#, ProductType.library([.automatic])),
    Sample(#"{"executable": null}"#, ProductType.executable),
    Sample(#"{"plugin": null}"#, ProductType.plugin),
    Sample(#"{"snippet": null}"#, ProductType.snippet),
    Sample(#"{"test": null}"#, ProductType.test),
    Sample(#"{"macro": null}"#, ProductType.macro),
  ]

  private static let targets: [Sample] = [
    Sample(#"{"target": ["T", null]}"#, TargetDependency.target(name: "T")),
    Sample(
      #"{"target": ["T"]}"#,
      TargetDependency.target(name: "T"),
      written: #"{"target": ["T", null]}"#
    ),
    Sample(#"{"byName": ["T", null]}"#, TargetDependency.byName(name: "T")),
    Sample(
      #"{"byName": ["T", {"platformNames": ["linux"]}]}"#,
      TargetDependency.byName(
        name: "T",
        condition: Condition(platformNames: ["linux"], config: nil, traits: nil)
      )
    ),
    Sample(
      #"{"product": ["P", "p", {"A_b": "C"}, {"platformNames": []}]}"#,
      TargetDependency.product(
        name: "P",
        package: "p",
        moduleAliases: ["A_b": "C"],
        condition: Condition(platformNames: [], config: nil, traits: nil)
      )
    ),
    Sample(
      #"{"product": ["P", "p"]}"#,
      TargetDependency.product(name: "P", package: "p"),
      written: #"{"product": ["P", "p", null, null]}"#
    ),
    Sample(#"{"copy": {}}"#, ResourceRule.copy),
    Sample(#"{"embedInCode": {}}"#, ResourceRule.embedInCode),
    Sample(#"{"process": {"localization": "base"}}"#, ResourceRule.process(localization: "base")),
    Sample(#"{"process": {}}"#, ResourceRule.process()),
  ]

  private static let plugins: [Sample] = [
    Sample(#"{"buildTool": null}"#, PluginCapability.buildTool),
    Sample(
      #"{"command": [{"custom": {"verb": "v", "description": "d"}}, []]}"#,
      PluginCapability.command(intent: .custom(verb: "v", description: "d"), permissions: [])
    ),
    Sample(#"{"documentationGeneration": null}"#, PluginIntent.documentationGeneration),
    Sample(#"{"sourceCodeFormatting": null}"#, PluginIntent.sourceCodeFormatting),
    Sample(
      #"{"custom": {"verb": "v", "description": "d"}}"#,
      PluginIntent.custom(verb: "v", description: "d")
    ),
    Sample(
      #"{"allowNetworkConnections": {"scope": {"none": {}}, "reason": "r"}}"#,
      PluginPermission.allowNetworkConnections(scope: .object(["none": .object([:])]), reason: "r")
    ),
    Sample(
      #"{"writeToPackageDirectory": {"reason": "r"}}"#,
      PluginPermission.writeToPackageDirectory(reason: "r")
    ),
    Sample(#"{"plugin": ["P", "p"]}"#, PluginUsage.plugin(name: "P", package: "p")),
    Sample(#"{"plugin": ["P", null]}"#, PluginUsage.plugin(name: "P")),
  ]

  private static let rawValues: [Sample] = [
    Sample(#""automatic""#, LibraryKind.automatic),
    Sample(#""static""#, LibraryKind.static),
    Sample(#""dynamic""#, LibraryKind.dynamic),
    Sample(#""regular""#, TargetKind.regular),
    Sample(#""executable""#, TargetKind.executable),
    Sample(#""test""#, TargetKind.test),
    Sample(#""system""#, TargetKind.system),
    Sample(#""binary""#, TargetKind.binary),
    Sample(#""plugin""#, TargetKind.plugin),
    Sample(#""macro""#, TargetKind.macro),
    Sample(#""snippet""#, TargetKind.snippet),
  ]
}
