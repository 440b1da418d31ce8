import Foundation
import GenModelsPipeline
import Testing

/// What a union costs on the stack where the compiler does not optimize.
@Suite struct FrameTests {
  #if arch(x86_64) || arch(arm64)
    private static let isKnown = true
  #else
    private static let isKnown = false
  #endif

  @Test(.needsCompiler, .enabled(if: isKnown, "frames are read from x86_64 and arm64 only"))
  func decoding200CasesTakesLessThan8Kilobytes() throws {
    let cases = (0..<200).map { index in
      let payload = ["", "Payload", "{ fields: { a: Int, b: String, c: [String], d?: Payload } }"]
      return "case\(index): \(payload[index % 3])"
    }
    let schema = """
      types:
        Many: { discriminator: type, cases: { \(cases.joined(separator: ", ")) } }
        Payload: { fields: { id: String, title: String, count?: Int } }
      """
    let folder = try EmittedFolder()
    try folder.add(try #require(Emission.generate(schema).files.first).text, as: "many.swift")
    let swiftc = try #require(Tool.swiftc)
    let (code, text) = try swiftc.run(
      ["-Onone", "-S", "-parse-as-library", "-module-name", "M", "many.swift", "-o", "many.s"],
      in: folder.url)
    #expect(code == 0, "\(text.prefix(2000))")
    let frames = Self.frames(in: try folder.text(of: "many.s"))
    let initializer = try #require(frames["$s1M4ManyO4fromACs7Decoder_p_tKcfC"])
    #expect(initializer > 100, "the frame was not found")
    #expect(initializer < 8192)
    let parts = frames.filter { $0.key.contains("decodeTag") || $0.key.contains("encodeCases") }
    #expect(parts.count >= 6)
    #expect(parts.values.allSatisfy { $0 < 8192 }, "\(parts)")
  }

  /// The bytes that each function takes from the stack at its beginning.
  private static func frames(in assembly: String) -> [String: Int] {
    var frames: [String: Int] = [:]
    var function = ""
    for line in assembly.split(separator: "\n") {
      if let label = line.firstMatch(of: label) {
        function = String(label.1)
        continue
      }
      guard let amount = line.firstMatch(of: subtraction) else { continue }
      let bytes = Int(amount.1 ?? amount.2 ?? "") ?? 0
      frames[function] = max(frames[function] ?? 0, amount.3 == nil ? bytes : bytes << 12)
    }
    return frames
  }

  /// The name of a function, which Linux may quote and macOS starts with an underscore.
  private static var label: Regex<(Substring, Substring)> { /^"?_?(\$s\w+)"?:/ }

  /// `subq $8, %rsp` and `sub sp, sp, #8`, the latter in units of 4096 with `lsl #12`.
  private static var subtraction: Regex<(Substring, Substring?, Substring?, Substring?)> {
    /\tsub(?:q\t\$([0-9]+), %rsp|\tsp, sp, #([0-9]+)(, lsl #12)?)/
  }
}
