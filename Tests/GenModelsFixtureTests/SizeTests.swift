import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// What would be too large for a folder of fixtures.
@Suite struct SizeTests {
  @Test func refusesMoreThan64MebibytesWithoutReadingThem() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 20 + 1)
    let collector = DiagnosticCollector()
    #expect(Pipeline().generate(bytes, path: "schema.yml", diagnostics: collector).isEmpty)
    #expect(
      DiagnosticStyle.text(color: false).render(collector.diagnostics)
        == "schema.yml: error: the text is larger than 64 MiB [GM105]\n")
  }
}
