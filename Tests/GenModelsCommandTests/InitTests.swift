import GenModelsDiagnostics
import GenModelsPipeline
import GenModelsTestSupport
import Testing

@testable import GenModelsCommand

/// `gen-models init`.
struct InitTests {
  @Test func theStarterIsASchemaWithoutAWarning() throws {
    let diagnostics = DiagnosticCollector()
    let files = Pipeline().generate(Starter.text, path: "models.yml", diagnostics: diagnostics)
    #expect(diagnostics.diagnostics == [])
    #expect(files.map(\.name) == ["models.generated.swift", "JSONValue.generated.swift"])
    let text = String(decoding: Starter.text, as: UTF8.self)
    #expect(text.contains("\n    unknown: keep"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 105 })
  }

  @Test(arguments: [
    ([], "models.yml"), (["feed"], "feed.yml"), (["feed.yaml"], "feed.yaml"),
    (["a/b.c/feed.models"], "a/b.c/feed.models.yml"), (["--", "-x"], "-x.yml"),
  ])
  func aNameIsWhereTheStarterGoes(arguments: [String], path: String) throws {
    let session = try Session()
    #expect(session.run(["init"] + arguments) == .done)
    #expect(session.folder.read(path) == String(decoding: Starter.text, as: UTF8.self))
    #expect(session.output + session.error == "")
  }

  @Test(arguments: [
    ("a/", "'a/' is no name of a schema\nwrite 'a/models' for a schema in that folder"),
    (".", "'.' is no name of a schema\nwrite './models' for a schema in that folder"),
    ("a/..", "'a/..' is no name of a schema\nwrite 'a/../models' for a schema in that folder"),
    ("/", "'/' is no name of a schema\nwrite '/models' for a schema in that folder"),
    (
      "a/gen-models",
      "'gen-models.yml' is the name of the configuration file\ngive the schema another name"
    ),
    (
      "gen-models.yml",
      "'gen-models.yml' is the name of the configuration file\ngive the schema another name"
    ),
  ])
  func whatCannotBeTheNameOfASchemaIsRefused(name: String, message: String) throws {
    let session = try Session()
    #expect(session.run("init", name) == .wrongUse)
    #expect(session.error == "gen-models: error: \(message)\nsee gen-models init --help\n")
    #expect(try session.folder.names() == [])
  }

  @Test func nothingIsReplaced() throws {
    let session = try Session(["feed.yml": "mine"])
    #expect(session.run("init", "feed") == .fileSystem)
    #expect(
      session.error == """
        feed.yml: error: something stands here already, and is not replaced [GM503]
         = help: choose another name, or move it away

        """)
    #expect(session.folder.read("feed.yml") == "mine")
    _ = try session.folder.run(["ln", "-s", "nowhere", "models.yml"], input: [])
    #expect(session.run("init") == .fileSystem)
    #expect(try session.folder.names() == ["feed.yml", "models.yml"])
  }

  @Test func aTerminalIsToldWhatComesNext() throws {
    let session = try Session()
    session.isTerminal = true
    #expect(session.run("init", "it's") == .done)
    #expect(session.error == "it's.yml written; next: gen-models 'it'\\''s.yml'\n")
    #expect(session.run("it's.yml") == .done)
  }
}
