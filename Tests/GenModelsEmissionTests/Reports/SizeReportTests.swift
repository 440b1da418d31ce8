import GenModelsPipeline
import Testing

/// Reports of unions that are too large; `LargeUnionTests` looks at every switch, `FrameTests` at
/// the stack.
@Suite struct SizeReportTests {
  /// swift-protobuf#904, swift-protobuf#1856, swift-protobuf#1801 and swift-protobuf#1034: past
  /// some 600 cases the compiler gave up on the switch, and without optimization decoding ran out
  /// of stack.
  @Test(
    .needsCompiler,
    arguments: ["discriminator: type", "tagging: external", "tagging: presence, unknown: keep"])
  func sevenHundredCasesCompile(tagging: String) throws {
    let cases = (0..<700).map { "case\($0): \($0 % 2 == 0 ? "Payload" : "")" }
    let schema = """
      types:
        Many: { \(tagging), cases: { \(cases.joined(separator: ", ")) } }
        Payload: { fields: { id: Int } }
      """
    let folder = try EmittedFolder()
    for file in Emission.generate(schema).files { try folder.add(file.text, as: file.name) }
    #expect(!folder.names.isEmpty)
    try folder.expectCompiles()
  }
}
