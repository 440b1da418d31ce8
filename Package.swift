// swift-tools-version: 6.0

import PackageDescription

/// One folder of Tests/Fixtures/Emission each: a schema and the Swift that it gives.
let emissionCases = [
  "access-package",
  "access-public",
  "adjacent",
  "adjacent-paths",
  "alias-payloads",
  "aliases",
  "bare-tags",
  "bool-tags",
  "case-insensitive",
  "codec-unions",
  "codecs",
  "composite",
  "constant-tags",
  "constants",
  "content-by-tag",
  "dictionary-keys",
  "docs",
  "exposed-tags",
  "external-aliases",
  "external-lone-text",
  "external-null",
  "external-object",
  "external-string",
  "external-unknown",
  "extra-keys",
  "extra-keys-nested",
  "extra-keys-of-cases",
  "extra-keys-shared",
  "facts",
  "fallbacks",
  "field-aliases",
  "field-defaults",
  "field-forms",
  "field-paths",
  "field-presence",
  "foundation",
  "hostile-fields",
  "hostile-texts",
  "inline",
  "inline-unknown",
  "int-tags",
  "internal",
  "json",
  "kept-key-aliases",
  "keys",
  "keywords",
  "labels-off",
  "late-tags",
  "local-names",
  "many-cases",
  "many-comparisons",
  "many-composites",
  "many-keys",
  "many-tags",
  "many-witnesses",
  "missing-and-null",
  "nested-path",
  "nested-unions",
  "null-and-absent-tags",
  "opt-deprecated",
  "opt-external",
  "opt-namespace",
  "opt-reading",
  "opt-style",
  "opt-writing",
  "pages",
  "pages-account",
  "pages-actions",
  "pages-fallback",
  "pages-forty",
  "pages-inline",
  "pages-options",
  "pages-rows",
  "pages-sections",
  "pages-swiftui",
  "pages-visitor",
  "payload-structs",
  "presence-keys",
  "presence-unknown",
  "raw-enums",
  "raw-enums-unknown",
  "recursion-boxes",
  "recursion-cases",
  "reserved-cases",
  "shorthands",
  "skipped-elements",
  "skipped-taggings",
  "snake-case-keys",
  "structs",
  "sub-unions",
  "tag-aliases",
  "three-states",
  "tuples",
  "union-fields",
  "union-shared",
  "unknown-case",
  "unknown-keep",
  "untagged-objects",
  "untagged-order",
  "untagged-shapes",
  "untagged-unknown",
]

/// The families of real payloads in `Tests/Corpora`, each a schema with its Swift.
let corpora = [
  "activitystreams",
  "anthropic-messages",
  "avro-schemas",
  "aws-events",
  "cargo-messages",
  "cloudevents",
  "cloudformation",
  "contentful-richtext",
  "docc-rendernode",
  "estree",
  "github-webhooks",
  "graphql-introspection",
  "graphql-starwars-responses",
  "json-patch",
  "jtd-codegen-schemas",
  "jupyter",
  "kubernetes",
  "lottie",
  "lsp-metamodel",
  "mastodon",
  "mcp",
  "notion",
  "slack-events",
  "stripe-objects",
  "telegram-updates",
  "wikipedia-feed",
]

let package = Package(
  name: "gen-models",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "gen-models", targets: ["gen-models"]),
    // Generates while a target is built.
    .plugin(name: "GenModelsPlugin", targets: ["GenModelsPlugin"]),
    // `swift package generate-models`, for Swift that is committed.
    .plugin(name: "GenerateModelsPlugin", targets: ["GenerateModelsPlugin"]),
    // The helper types, for those who would rather import them than have them emitted.
    .library(name: "GenModelsSupport", targets: ["GenModelsSupport"]),
  ],
  targets: [
    .systemLibrary(
      name: "GenModelsCYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "GenModelsDiagnostics"),
    .target(name: "GenModelsYAML", dependencies: ["GenModelsCYAML", "GenModelsDiagnostics"]),
    .target(name: "GenModelsSchema", dependencies: ["GenModelsDiagnostics", "GenModelsYAML"]),
    .target(
      name: "GenModelsJSONSchema",
      dependencies: ["GenModelsDiagnostics", "GenModelsModel", "GenModelsSchema"]),
    .target(name: "GenModelsModel", dependencies: ["GenModelsDiagnostics", "GenModelsSchema"]),
    .target(
      name: "GenModelsPayload",
      dependencies: ["GenModelsDiagnostics", "GenModelsModel", "GenModelsSchema"]),
    .target(name: "GenModelsMustache", dependencies: ["GenModelsDiagnostics"]),
    .target(
      name: "GenModelsTemplates",
      path: "Templates",
      exclude: ["README.md"],
      sources: ["GenModelsTemplates.swift"],
      resources: [.embedInCode("swift")]
    ),
    .target(
      name: "GenModelsSwift",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsModel", "GenModelsMustache", "GenModelsSchema",
        "GenModelsTemplates",
      ]
    ),
    .target(
      name: "GenModelsPipeline",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsModel", "GenModelsMustache", "GenModelsSchema",
        "GenModelsSwift", "GenModelsTemplates", "GenModelsYAML",
      ]
    ),
    .target(
      name: "GenModelsCommand",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsJSONSchema", "GenModelsModel", "GenModelsMustache",
        "GenModelsPayload", "GenModelsPipeline", "GenModelsSchema",
      ],
      resources: [.embedInCode("Resources")]
    ),
    .executableTarget(name: "gen-models", dependencies: ["GenModelsCommand"]),
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

    .target(name: "GenModelsSupport"),

    // What the schemas of Schemas/ give, compiled: the tests decode and encode with it.
    .target(name: "GenModelsGenerated", path: "Generated"),

    // The Swift of schemas for real payloads.
    .target(
      name: "GenModelsCorpora", path: "Tests/Corpora", exclude: corpora.map { "\($0).yml" }),

    // Small schemas, one concept each, and their Swift, compiled for the same reason.
    .target(
      name: "GenModelsFixtures",
      path: "Tests/Fixtures/Emission",
      exclude: emissionCases.map { "\($0)/\($0).yml" }
    ),

    // Schemas whose helper types come from the library.
    .target(
      name: "GenModelsSupportFixtures",
      dependencies: ["GenModelsSupport"],
      path: "Tests/Fixtures/SupportModule",
      exclude: ["support-inside.yml", "support-module.yml", "support-pages.yml"]
    ),

    // What several test targets need: folders that go away, programs of the system.
    .target(
      name: "GenModelsTestSupport", dependencies: ["GenModelsPipeline"], path: "Tests/Support"),

    // What the compiled decoders and the reader of payloads must say of one text, both the same.
    .target(
      name: "GenModelsAgreement",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsModel", "GenModelsPayload", "GenModelsPipeline",
        "GenModelsSchema",
      ],
      path: "Tests/Agreement"),

    // Pages of rows written by hand, a screen that plays plans, and the laws of plans.
    .target(name: "GenModelsLists", dependencies: ["GenModelsSupport"], path: "Tests/Lists"),

    .testTarget(name: "GenModelsDiagnosticsTests", dependencies: ["GenModelsDiagnostics"]),
    .testTarget(
      name: "GenModelsYAMLTests", dependencies: ["GenModelsDiagnostics", "GenModelsYAML"]),
    .testTarget(
      name: "GenModelsSchemaTests",
      dependencies: ["GenModelsDiagnostics", "GenModelsSchema", "GenModelsYAML"]),
    .testTarget(
      name: "GenModelsJSONSchemaTests",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsJSONSchema", "GenModelsSchema", "GenModelsTestSupport",
        "GenModelsYAML",
      ],
      exclude: ["every-key.yml", "validate.py"]),
    .testTarget(
      name: "GenModelsModelTests",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsModel", "GenModelsSchema", "GenModelsYAML",
      ]),
    .testTarget(
      name: "GenModelsMustacheTests", dependencies: ["GenModelsDiagnostics", "GenModelsMustache"]),
    .testTarget(
      name: "GenModelsSwiftTests",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsModel", "GenModelsMustache", "GenModelsSwift",
        "GenModelsTemplates",
      ]),
    .testTarget(
      name: "GenModelsPayloadTests",
      dependencies: [
        "GenModelsDiagnostics", "GenModelsModel", "GenModelsPayload", "GenModelsPipeline",
      ]),
    .testTarget(
      name: "GenModelsPipelineTests",
      dependencies: ["GenModelsDiagnostics", "GenModelsPipeline", "GenModelsTestSupport"]),
    .testTarget(
      name: "GenModelsCommandTests",
      dependencies: [
        "GenModelsCommand", "GenModelsDiagnostics", "GenModelsPipeline", "GenModelsTestSupport",
      ],
      exclude: ["Shells"]),
    .testTarget(
      name: "GenModelsFixtureTests", dependencies: ["GenModelsDiagnostics", "GenModelsPipeline"]),
    .testTarget(
      name: "GenModelsDocumentationTests",
      dependencies: [
        "GenModelsCommand", "GenModelsDiagnostics", "GenModelsPipeline", "GenModelsSchema",
        "GenModelsTestSupport",
      ],
      exclude: ["Program"]
    ),
    .testTarget(
      name: "GenModelsGeneratedTests",
      dependencies: [
        "GenModelsAgreement", "GenModelsCorpora", "GenModelsDiagnostics", "GenModelsGenerated",
        "GenModelsPayload", "GenModelsYAML",
      ]),
    .testTarget(
      name: "GenModelsEmissionTests",
      dependencies: [
        "GenModelsAgreement", "GenModelsDiagnostics", "GenModelsFixtures", "GenModelsLists",
        "GenModelsPayload", "GenModelsPipeline", "GenModelsSupport", "GenModelsSupportFixtures",
        "GenModelsTestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.plugin, .system].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
