import GenModelsPipeline
import Testing

/// What a page gave before pages had rows with rules, sections and lists.
@Suite("A plain page")
struct PlainPageTests {
  private let path = "Generated/business-page.generated.swift"

  @Test("Its Swift is byte for byte what it was, with no helper types beside it")
  func isAsItWas() throws {
    let schema = try #require(Emission.text("Schemas/business-page.yml"))
    let (files, diagnostics) = Emission.generate(schema, path: "business-page.yml")
    #expect(diagnostics == [])
    let text = try #require(files.first?.text)
    #expect(files.count == 1)
    #expect(text == Emission.text(path))
    // FNV-1a of the file as it was, since a file that is committed can be recorded anew.
    let digest = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    #expect(String(digest, radix: 16) == "22c634d3b8785a88")
  }
}
