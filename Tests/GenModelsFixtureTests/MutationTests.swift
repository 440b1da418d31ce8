import Foundation
import GenModelsDiagnostics
import Testing

/// Damages the schemas of `Schemas/` in hundreds of ways: there is output or there are errors,
/// never both, never neither, and never a crash.
@Suite struct MutationTests {
  private static let schemas: [String] = {
    let folder = Fixture.tests.deletingLastPathComponent().appendingPathComponent("Schemas")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.sorted()
  }()

  @Test func thereAreSchemas() {
    #expect(Self.schemas.count >= 5)
  }

  @Test(arguments: schemas)
  func survives(_ name: String) throws {
    let folder = Fixture.tests.deletingLastPathComponent().appendingPathComponent("Schemas")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    #expect(Outcome(of: text).errors == [])
    var random = SeededGenerator(seed: 42)
    var refused = 0
    for _ in 0..<150 {
      var mutant = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        mutant = Self.mutated(mutant, using: &random)
      }
      if Outcome(of: mutant).swift == nil { refused += 1 }
    }
    // Damage that nobody notices would say nothing.
    #expect(refused > 40)
  }

  private static let values = ["[]", "{}", "null", "text", "[a, b]", "{ a: b }", "\"\"", "1", "?"]

  private static func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let one = Int.random(in: 0..<lines.count, using: &random)
    let other = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: other)
    case 2: lines.swapAt(one, other)
    case 3: return String(text.prefix(Int.random(in: 0..<text.count, using: &random)))
    case 4: lines[one] = "  " + lines[one]
    case 5: lines[one] = String(lines[one].dropFirst(2))
    case 6:
      let value = values.randomElement(using: &random) ?? ""
      lines[one] = "\(lines[one].prefix { $0 != ":" }): \(value)"
    case 7:
      // A character that means something, where it means nothing.
      var characters = Array(lines[one])
      let sign = "{}[],:?#&*!|>'\"%@`-".randomElement(using: &random) ?? "?"
      characters.insert(sign, at: Int.random(in: 0...characters.count, using: &random))
      lines[one] = String(characters)
    default:
      lines[one] = lines[one].replacingOccurrences(of: "String", with: "Missing")
    }
    return lines.isEmpty ? "\n" : lines.joined(separator: "\n")
  }
}

/// The same numbers in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
