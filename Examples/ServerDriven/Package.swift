// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ServerDriven",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "https://…/gen-models", from: "0.1.0")
    .package(name: "gen-models", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "ServerDriven",
      plugins: [.plugin(name: "GenModelsPlugin", package: "gen-models")]
    )
  ]
)
