import Testing

@testable import GenModelsGenerated

extension Sample {
  /// Every case of a build setting; the keys `_0` and `_1` are the ones that Swift makes up.
  static let buildSettings: [Sample] = [
    Sample(
      #"{"headerSearchPath": {"_0": "include"}}"#,
      BuildSettingKind.headerSearchPath(path: "include")
    ),
    Sample(#"{"define": {"_0": "A=1"}}"#, BuildSettingKind.define(name: "A=1")),
    Sample(#"{"linkedLibrary": {"_0": "z"}}"#, BuildSettingKind.linkedLibrary(name: "z")),
    Sample(
      #"{"linkedFramework": {"_0": "UIKit"}}"#,
      BuildSettingKind.linkedFramework(name: "UIKit")
    ),
    Sample(
      #"{"interoperabilityMode": {"_0": "Cxx"}}"#,
      BuildSettingKind.interoperabilityMode(mode: "Cxx")
    ),
    Sample(
      #"{"enableUpcomingFeature": {"_0": "ExistentialAny"}}"#,
      BuildSettingKind.enableUpcomingFeature(name: "ExistentialAny")
    ),
    Sample(
      #"{"enableExperimentalFeature": {"_0": "Lifetimes"}}"#,
      BuildSettingKind.enableExperimentalFeature(name: "Lifetimes")
    ),
    Sample(#"{"strictMemorySafety": {}}"#, BuildSettingKind.strictMemorySafety),
    Sample(
      #"{"unsafeFlags": {"_0": ["-O", "-v"]}}"#,
      BuildSettingKind.unsafeFlags(flags: ["-O", "-v"])
    ),
    Sample(
      #"{"swiftLanguageMode": {"_0": "6"}}"#,
      BuildSettingKind.swiftLanguageMode(version: "6")
    ),
    Sample(
      #"{"treatAllWarnings": {"_0": "error"}}"#,
      BuildSettingKind.treatAllWarnings(level: "error")
    ),
    Sample(
      #"{"treatWarning": {"_0": "Unused", "_1": "warning"}}"#,
      BuildSettingKind.treatWarning(name: "Unused", level: "warning")
    ),
    Sample(#"{"enableWarning": {"_0": "W"}}"#, BuildSettingKind.enableWarning(name: "W")),
    Sample(#"{"disableWarning": {"_0": "W"}}"#, BuildSettingKind.disableWarning(name: "W")),
    Sample(
      #"{"defaultIsolation": {"_0": "MainActor"}}"#,
      BuildSettingKind.defaultIsolation(isolation: "MainActor")
    ),
  ]
}
