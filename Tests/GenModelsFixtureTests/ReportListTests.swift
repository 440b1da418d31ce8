import Foundation
import Testing

/// Public reports of other tools, each of which some test speaks of.
@Suite struct ReportListTests {
  /// How a report of a repository is named in a test: `repo#1`.
  private static let reports: [(repository: String, numbers: [Int])] = [
    // Tags.
    ("openai-openapi", [542]),
    ("swift-openapi-generator", [685, 568, 748, 221, 222]),
    ("CreateAPI", [36, 158, 216]),
    ("datamodel-code-generator", [1878, 3073, 3074]),
    ("typify", [498]),
    ("openapi-generator", [7549, 22635, 23496]),
    ("swift-openapi-generator", [846]),
    ("ReerCodable", [36]),
    ("serde", [745, 2551]),
    ("pydantic", [10334, 13660, 3947]),
    ("zod", [3853, 4909, 3804, 4908, 6545]),
    ("kotlinx.serialization", [457, 1664, 902, 1575]),
    // What is new to the app.
    ("swift-openapi-generator", [428, 608, 803, 305]),
    ("openapi-generator", [1529, 19243, 19095, 19094]),
    ("swagger-codegen", [7304]),
    ("netable", [104]),
    ("KarrotCodableKit", [29]),
    ("apollo-tooling", [290]),
    ("serde", [912, 2126, 2123, 2294]),
    ("BetterCodable", [51]),
    ("purchases-ios", [1546]),
    ("AdaptiveCards", [1587, 2019, 3718]),
    ("purchases-ios", [7233]),
    ("primer-sdk-ios", [1846]),
    ("liveview-client-swiftui", [1140]),
    ("checkout-sheet-kit-swift", [560]),
    ("swift-foundation", [1604, 274, 812]),
    // Names.
    ("apollo-ios", [3006, 706, 53, 168, 2765, 724]),
    ("swagger-codegen", [2362]),
    ("quicktype", [3477]),
    ("swift-openapi-generator", [719, 869, 580]),
    ("openapi-generator", [24870]),
    ("uniffi-rs", [2079]),
    ("swift-openapi-generator", [21, 849]),
    ("apollo-ios", [3236, 2640]),
    ("SwiftGen", [1017]),
    ("pkl-swift", [148]),
    ("swagger-codegen", [3934]),
    ("openapi-generator", [20560]),
    // Texts.
    ("swift-openapi-generator", [908, 898]),
    ("postgres-meta", [1126]),
    ("apollo-tooling", [1515]),
    // Null and absent.
    ("swift-openapi-generator", [934, 419]),
    ("openapi-generator", [10926, 11033, 652, 4480]),
    // Deprecation, isolation and output.
    ("swift-openapi-generator", [932]),
    ("apollo-ios", [2578]),
    ("google-cloud-swift", [212]),
    ("openapi-generator", [24903]),
    ("apollo-ios", [3601, 2645, 3354, 3248]),
    ("baml", [4230]),
    ("swift-protobuf", [2090]),
    ("librarian", [6543]),
    // Recursion and size.
    ("wire", [2448]),
    ("openapi-generator", [15240, 24898]),
    ("swift-openapi-generator", [70, 682, 910, 769]),
    ("swift-protobuf", [904, 1856, 1801, 1034]),
    // Shapes.
    ("MetaCodable", [163, 157, 114]),
    ("swift-openapi-generator", [862, 563, 689]),
    ("serde", [2706, 2233, 3049, 1553, 1400, 1698, 773, 2157, 3083, 1183]),
    ("json", [505]),
    ("pkl-swift", [36]),
    ("json-typedef-codegen", [20]),
  ]

  /// The sources of the tests, but for this one.
  private static let sources: [String] = {
    let files = FileManager.default.enumerator(at: Fixture.tests, includingPropertiesForKeys: nil)
    var sources: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.path != #filePath,
        !file.lastPathComponent.hasSuffix(".generated.swift"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      sources.append(text)
    }
    return sources
  }()

  /// Every name of a report in the tests, as a word of its own.
  private static let named: Set<String> = {
    var named: Set<String> = []
    for source in sources {
      for match in source.matches(of: /[A-Za-z][A-Za-z.-]*#[0-9]+/) {
        named.insert(String(match.0))
      }
    }
    return named
  }()

  @Test(arguments: reports)
  func someTestNames(repository: String, numbers: [Int]) {
    let reports = numbers.map { "\(repository)#\($0)" }
    #expect(reports.filter { !Self.named.contains($0) } == [])
  }
}
