import GenModelsDiagnostics
import GenModelsPipeline
import Testing

@Suite("All helper types in one file")
struct HelperFileTests {
  @Test("It compiles, and is as the formatter wants it", .needsCompiler, .needsFormatter)
  func compiles() throws {
    let folder = try EmittedFolder()
    var helpers: [OutputFile] = []
    for path in Emission.emittedFiles where path.contains("/Support/") {
      helpers.append(
        OutputFile(name: path.replacing("/", with: "-"), text: try #require(Emission.text(path))))
    }
    try #require(helpers.count > 10)
    let own = OutputFile(name: "a.generated.swift", text: "")
    let diagnostics = DiagnosticCollector()
    let set = HelperFile("Types.swift", of: Pipeline()).gathering(
      FileSet.gather(
        [SchemaOutput(schema: "a.yml", folder: "", files: [own] + helpers)],
        diagnostics: diagnostics),
      diagnostics: diagnostics)
    #expect(diagnostics.diagnostics.isEmpty)
    try folder.add(
      try #require(set.files.first { $0.path == "Types.swift" }).text, as: "Types.swift")
    for version in ["5", "6"] { try folder.expectCompiles(swift: version) }
    try folder.expectFormatted()
  }
}
