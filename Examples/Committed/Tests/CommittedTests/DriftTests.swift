import Foundation
import Testing

/// The committed Swift is what the schemas give.
@Test func theCommittedSwiftIsUpToDate() throws {
  let models = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Committed/Models").path
  let process = Process()
  process.executableURL = products.appendingPathComponent("gen-models")
  process.arguments = [models, "--output", models, "--check"]
  try process.run()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0, "run: swift package generate-models")
}

/// The folder that the build leaves programs in; this test depends on the one of gen-models.
private var products: URL {
  #if os(macOS)
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent() ?? Bundle.main.bundleURL
  #else
    Bundle.main.bundleURL
  #endif
}
