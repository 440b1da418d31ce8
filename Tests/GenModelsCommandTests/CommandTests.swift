import Foundation
import GenModelsCommand
import GenModelsDiagnostics
import GenModelsPipeline
import GenModelsTestSupport
import Testing

/// Runs that write or print.
struct CommandTests {
  @Test func outputsGoBesideTheirSchemas() throws {
    let session = try Session(["a.yml": "A\nhelper\n", "d/b.models.yaml": "B\nhelper\n"])
    #expect(session.run("d/b.models.yaml", "a.yml") == .done)
    #expect(
      try session.folder.names() == [
        "JSONValue.generated.swift", "a.generated.swift", "a.yml", "d",
        "d/JSONValue.generated.swift", "d/b.generated.swift", "d/b.models.yaml",
      ])
    #expect(session.folder.read("a.generated.swift") == Session.header("a.yml") + "A\nhelper\n")
    #expect(session.output + session.error == "")
  }

  @Test func helperTypesGoIntoOneFileWhereOneIsNamed() throws {
    let session = try Session(["a.yml": "A\n", "out/JSONValue.generated.swift": Session.helper])
    let arguments = ["a.yml", "--output", "out", "--helper-file", "H.swift"]
    #expect(session.run(arguments) == .done)
    let empty = try #require(session.folder.read("out/H.swift"))
    #expect(!empty.contains("JSONValue"))
    try session.folder.write("A\nhelper\n", to: "a.yml")
    #expect(session.run(arguments) == .done)
    #expect(try #require(session.folder.read("out/H.swift")).contains("\nenum JSONValue {}\n"))
    #expect(session.run(arguments + ["--check"]) == .drift)
    #expect(session.error.hasPrefix("stale: out/JSONValue.generated.swift\nto repair: rm "))
  }

  @Test func aFolderMeansTheSchemasDirectlyInIt() throws {
    let session = try Session([
      "s/b.yml": "B", "s/a.yaml": "A", "s/.hidden.yml": "H", "s/notes.txt": "N",
      "s/below/c.yml": "C", "s/folder.yml/x": "X",
    ])
    #expect(session.run("s", "--output", "out", "./s/b.yml", "s/../s/a.yaml") == .done)
    #expect(
      try session.folder.names().filter { $0.hasPrefix("out") } == [
        "out", "out/a.generated.swift", "out/b.generated.swift",
      ])
  }

  @Test func aFolderMeansFilesAndNothingThatNeverEnds() throws {
    let session = try Session(["s/b.yml": "B"])
    try #require(mkfifo(session.folder.path + "/s/a.yml", 0o644) == 0)
    #expect(session.run("s", "--output", "out") == .done)
    #expect(
      try session.folder.names().filter { $0.hasPrefix("out/") } == ["out/b.generated.swift"])
  }

  @Test func noSchemaIsLostToTheSpellingOfAnAccent() throws {
    let session = try Session(["s/\u{E9}.yml": "A"])
    try session.folder.write("B", to: "s/e\u{301}.yml")
    let schemas = try session.folder.names().filter { $0.hasPrefix("s/") }
    // Some disks take both spellings for one name themselves.
    if schemas.count == 2 {
      #expect(session.run("s", "--output", "out") == .errors)
      #expect(session.error.contains("have the same output"))
    }
  }

  @Test func theOrderOfArgumentsChangesNothing() throws {
    let session = try Session(["b.yml": "B\nhelper\n", "a.yml": "A\nhelper\n", "c.yml": "C\n"])
    #expect(session.run("--stdout", "a.yml", "b.yml", "c.yml") == .done)
    let printed = session.output
    #expect(
      printed == Session.header("a.yml") + "A\nhelper\n\n" + Session.header("b.yml")
        + "B\nhelper\n\n" + Session.header("c.yml") + "C\n\n" + Session.helper)
    #expect(session.run("c.yml", "b.yml", "--stdout", "a.yml", "b.yml") == .done)
    #expect(session.output == printed)
    #expect(try session.folder.names() == ["a.yml", "b.yml", "c.yml"])
  }

  @Test func aSchemaNamedTwiceIsReportedOnceUnderTheSameName() throws {
    let session = try Session(["a.yml": "error"])
    #expect(session.run("a.yml", "./a.yml") == .errors)
    let said = session.error
    #expect(said.hasPrefix("./a.yml:1:1: error: this is wrong [GM202]\n"))
    #expect(said.hasSuffix("\n1 error; nothing was written.\n"))
    #expect(session.run("./a.yml", "a.yml") == .errors)
    #expect(session.error == said)
  }

  @Test func standardInputIsPrinted() throws {
    let session = try Session()
    session.input = "A\n"
    #expect(session.run("-") == .done)
    #expect(session.output == Session.header("<stdin>") + "A\n")
    session.input = "error"
    #expect(session.run("-") == .errors)
    #expect(
      session.error == """
        <stdin>:1:1: error: this is wrong [GM202]
        1 | error
          | ^~~~~

        1 error; nothing was printed.

        """)
    #expect(session.output == "")
    #expect(try session.folder.names() == [])
  }

  @Test func aPersonIsToldWhatWasDone() throws {
    let session = try Session(["a.yml": "A", "b.yml": "B"])
    session.isTerminal = true
    #expect(session.run("a.yml") == .done)
    #expect(session.error == "1 file written.\n")
    #expect(session.run("a.yml", "b.yml") == .done)
    #expect(session.error == "1 file written, 1 unchanged.\n")
    #expect(session.run("a.yml", "b.yml") == .done)
    #expect(session.error == "2 files unchanged.\n")
    #expect(session.run("a.yml", "b.yml", "--check") == .done)
    #expect(session.error == "2 files are up to date.\n")
    #expect(session.run("a.yml", "--quiet") == .done)
    #expect(session.error == "")
    #expect(session.output == "")
  }

  @Test func nothingIsWrittenIfAnySchemaHasAnError() throws {
    let session = try Session(["a.yml": "A", "b.yml": "warning\nerror", "c.yml": "error"])
    #expect(session.run("c.yml", "a.yml", "b.yml") == .errors)
    #expect(
      session.error == """
        b.yml:1:1: warning: this misleads [GM308]
        1 | warning
          | ^~~~~~~

        b.yml:2:1: error: this is wrong [GM202]
        2 | error
          | ^~~~~

        c.yml:1:1: error: this is wrong [GM202]
        1 | error
          | ^~~~~

        2 errors, 1 warning; nothing was written.

        """)
    #expect(try session.folder.names() == ["a.yml", "b.yml", "c.yml"])
  }

  @Test func warningsKeepNothingFromBeingWritten() throws {
    let session = try Session(["a.yml": "warning"])
    #expect(session.run("a.yml", "--diagnostics", "json") == .done)
    #expect(
      session.error
        == #"{"path":"a.yml","line":1,"column":1,"endLine":1,"endColumn":8,"severity":"warning","#
        + #""code":"GM308","message":"this misleads","labels":[],"help":null}"# + "\n")
    #expect(session.folder.read("a.generated.swift") == Session.header("a.yml") + "warning")
  }

  @Test func aForeignFileKeepsTheWholeRunFromWriting() throws {
    let session = try Session(["a.yml": "A", "b.yml": "B", "b.generated.swift": "mine"])
    #expect(session.run("a.yml", "b.yml") == .fileSystem)
    #expect(
      session.error == """
        b.generated.swift: error: a file that gen-models did not write stands where a generated \
        file belongs [GM503]
         = help: move it away, or choose another folder with '--output'

        1 error; nothing was written.

        """)
    #expect(session.folder.read("b.generated.swift") == "mine")
    #expect(session.folder.read("a.generated.swift") == nil)
    #expect(session.run("b.yml", "--check") == .fileSystem)
    #expect(session.output == "")
  }

  @Test func colorsFollowTheTerminalTheEnvironmentAndTheOption() throws {
    let session = try Session(["a.yml": "error"])
    func isColored(_ arguments: String...) -> Bool {
      _ = arguments.isEmpty ? session.run("a.yml") : session.run("a.yml", arguments[0])
      return session.error.contains("\u{1B}[")
    }
    #expect(!isColored())
    #expect(isColored("--color=always"))
    session.isTerminal = true
    #expect(isColored())
    #expect(!isColored("--color=never"))
    session.variables = ["NO_COLOR": ""]
    #expect(isColored())
    session.variables = ["NO_COLOR": "1"]
    #expect(!isColored())
    #expect(isColored("--color=always"))
    session.variables = ["TERM": "dumb"]
    #expect(!isColored())
  }

  @Test func aReaderThatLeavesIsNoFailure() throws {
    let session = try Session(["a.yml": "A"])
    session.outputError = FileSystemError(path: "standard output", number: EPIPE)
    #expect(session.run("--stdout", "a.yml") == .done)
    #expect(session.run("--help") == .done)
    #expect(session.error == "")
    session.outputError = FileSystemError(path: "standard output", number: ENOSPC)
    #expect(session.run("--version") == .fileSystem)
    #expect(session.run("--stdout", "a.yml") == .fileSystem)
    #expect(
      session.error == """
        standard output: error: this cannot be written: no space left on device [GM502]

        1 error; nothing was printed.

        """)
  }

  @Test func aMisspeltSubcommandIsRecognized() throws {
    let session = try Session(["explains.yml": "A"])
    #expect(session.run("explian") == .fileSystem)
    #expect(session.error.contains(" = help: did you mean 'gen-models explain'?\n"))
    #expect(session.run("explain.yml") == .fileSystem)
    #expect(session.error.contains(" = help: did you mean 'explains.yml'?\n"))
  }
}
