// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PrebuiltStep",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: the folder Prebuilt, with its bundle, as a repository.
    .package(name: "gen-models-prebuilt", path: "../../Prebuilt")
  ],
  targets: [
    .executableTarget(
      name: "Weather",
      plugins: [.plugin(name: "GenModelsPlugin", package: "gen-models-prebuilt")]
    )
  ]
)
