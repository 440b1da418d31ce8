import GenModelsPipeline
import Testing

/// The plugins' own rule of names, which is compiled into these tests by a link to its file.
struct PluginNamingTests {
  @Test(arguments: [
    "page.models.yml", "page.models.yaml", "event-confirmation.models.yml", "page.v2.models.yml",
    "page.models.models.yml", "page.yml.models.yml", "a b.models.yaml", "Größe.models.yml",
    "e\u{301}.models.yml",
  ])
  func aSchemaNamesItsOutput(name: String) {
    #expect(SchemaName.isSchema(name))
    #expect(OutputNaming.isSchema(name))
    #expect(
      Array(SchemaName.output(of: name).utf8)
        == Array(OutputNaming.outputName(forSchema: "/a folder/\(name)").utf8))
  }

  @Test(arguments: [
    "page.yml", "page.yaml", ".models.yml", ".page.models.yml", "page.models.yml~",
    "page.models.YML", "models.yml", "page.models", "page.models.yml.swift",
  ])
  func otherFilesAreNoSchemas(name: String) {
    #expect(!SchemaName.isSchema(name))
  }

  /// Else the file that a schema needs could be refused for its name.
  @Test func noHelperTypeTakesTheNameOfTheHelperFile() {
    #expect(!OutputNaming.isHelper(SchemaName.helperFile))
  }
}
