import Foundation
import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// Emitted files and the linters of those who commit them (connect-swift#349, Sourcery#1385, #1389).
struct LinterTests {
  private static let types = """
    types:
      Wide:
        discriminator: status
        unknown: keep
        cases: { yes: { fields: { aLongName: Int, anotherLongName: "[String: [Int]]" } }, no: }
    """

  /// The rules of somebody else: deeper, narrower, and with what the formatter leaves out at first.
  private static let foreign = """
    {
      "version": 1, "indentation": {"spaces": 8}, "lineLength": 60,
      "rules": {"AllPublicDeclarationsHaveDocumentation": true, "NoAssignmentInExpressions": true}
    }
    """

  /// A run in a folder with a configuration; gives the lines of the linter.
  private func lint(
    _ schema: String, configuration: String?, templates: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Substring] {
    let folder = try EmittedFolder()
    let disk = FileSystem(workingDirectory: folder.url.path)
    if let configuration { try folder.add(configuration, as: ".swift-format") }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("T"), withIntermediateDirectories: false)
    for (name, text) in templates { try folder.add(text, as: "T/\(name).mustache") }
    let diagnostics = DiagnosticCollector()
    let pipeline = Pipeline(
      templates: OwnTemplates(folder: "T", on: disk, diagnostics: diagnostics))
    let files = pipeline.generate(Array(schema.utf8), path: "wide.yml", diagnostics: diagnostics)
    let set = FileSet.gather(
      [SchemaOutput(schema: "wide.yml", folder: "", files: files)], diagnostics: diagnostics)
    let joined = HelperFile("Helpers.swift", of: pipeline).gathering(set, diagnostics: diagnostics)
    #expect(diagnostics.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    #expect(joined.files.count == 2, sourceLocation: sourceLocation)
    for file in joined.files { try folder.add(file.text, as: file.path) }
    let format = try #require(Tool.swiftFormat)
    let (code, text) = try format.run(["lint", "--strict"] + folder.names, in: folder.url)
    let lines = text.split(separator: "\n")
    #expect((code == 0) == lines.isEmpty, sourceLocation: sourceLocation)
    return lines
  }

  @Test(.needsFormatter) func theDefaultsHaveNothingToSay() throws {
    #expect(try lint(Self.types, configuration: nil) == [])
  }

  /// A directive stands behind our line and before all code, in the file of a schema by `header:`, in
  /// that of helper types by their template.
  @Test(.needsFormatter) func directivesSilenceOtherRules() throws {
    let findings = try lint(Self.types, configuration: Self.foreign)
    #expect(findings.contains { $0.contains("wide.generated.swift:") })
    #expect(findings.contains { $0.contains("Helpers.swift:") })

    let ignoring = "swift: { header: [swift-format-ignore-file, 'swiftlint:disable all'] }\n"
    let rest = try lint(ignoring + Self.types, configuration: Self.foreign)
    #expect(!rest.isEmpty && rest.allSatisfy { $0.contains("Helpers.swift:") })

    let helpers = try #require(TemplateFile.all.first { $0.name == "helper-file.mustache" }).text
    let own = helpers.replacing(
      "Do not edit.\n", with: "Do not edit.\n// swift-format-ignore-file\n", maxReplacements: 1)
    #expect(own != helpers)
    #expect(
      try lint(
        ignoring + Self.types, configuration: Self.foreign, templates: ["helper-file": own]) == [])
  }
}
