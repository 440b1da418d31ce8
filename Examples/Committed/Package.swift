// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Committed",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "https://…/gen-models", from: "0.1.0")
    .package(name: "gen-models", path: "../..")
  ],
  targets: [
    .target(
      name: "Committed",
      exclude: ["Models/cart.models.yml", "Models/product.models.yml"]
    ),
    .testTarget(
      name: "CommittedTests",
      dependencies: ["Committed", .product(name: "gen-models", package: "gen-models")]
    ),
  ]
)
