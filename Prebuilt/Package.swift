// swift-tools-version: 6.0

import PackageDescription

// The plugins with a tool that is built already: no libyaml, and nothing to compile before the
// first schema. `make artifactbundle` in the folder above writes the tool.
let package = Package(
  name: "gen-models-prebuilt",
  products: [
    .plugin(name: "GenModelsPlugin", targets: ["GenModelsPlugin"]),
    .plugin(name: "GenerateModelsPlugin", targets: ["GenerateModelsPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "gen-models", path: "gen-models.artifactbundle"),
    .plugin(
      name: "GenerateModelsPlugin",
      capability: .command(
        intent: .custom(
          verb: "generate-models",
          description: "Write or check the committed Swift of the schemas in the targets"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the Swift of the schemas.")
        ]),
      dependencies: ["gen-models"], path: "Sources/GenerateModelsPlugin"),
    .plugin(
      name: "GenModelsPlugin", capability: .buildTool(), dependencies: ["gen-models"],
      path: "Sources/GenModelsPlugin"),
  ]
)
