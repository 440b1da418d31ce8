import Foundation
import GenModelsCommand
import GenModelsTestSupport
import Testing

/// What is said of paths that cannot be used, and with which exit code.
struct FailureTests {
  struct Failure: CustomTestStringConvertible {
    var arguments: (String, String?)
    var code: ExitCode
    var error: String

    var testDescription: String { error }
  }

  private static let failures = [
    Failure(
      arguments: ("s/pgae.yml", nil), code: .fileSystem,
      error: """
        s/pgae.yml: error: there is no such file or folder [GM501]
         = help: did you mean 's/page.yml'?
        """),
    Failure(
      arguments: ("nowhere/at-all.yml", nil), code: .fileSystem,
      error: """
        nowhere/at-all.yml: error: there is no such file or folder [GM501]
         = help: name a schema, or a folder that holds schemas
        """),
    Failure(
      arguments: ("link.yml", nil), code: .fileSystem,
      error: """
        link.yml: error: there is no such file or folder [GM501]
         = help: name a schema, or a folder that holds schemas
        """),
    Failure(
      arguments: ("empty", nil), code: .fileSystem,
      error: """
        empty: error: the folder holds no schema [GM505]
         = help: name a folder that directly holds '.yml' or '.yaml' files
        """),
    Failure(
      arguments: ("s", "file"), code: .fileSystem,
      error: """
        file: error: the output folder is a file [GM502]
         = help: choose another folder with '--output'
        """),
    Failure(
      arguments: ("s", "file/below"), code: .fileSystem,
      error: """
        file/below: error: this cannot be written: not a directory [GM502]
         = help: choose another folder with '--output'
        """),
    Failure(
      arguments: ("twins", "out"), code: .errors,
      error: """
        twins/a.yml: error: 'twins/a.yaml' and 'twins/a.yml' have the same output: \
        'out/a.generated.swift' [GM504]
         = help: rename one of the schemas
        """),
    Failure(
      arguments: ("clash", nil), code: .errors,
      error: """
        clash/JSONValue.yml: error: the output 'JSONValue.generated.swift' has the name of a \
        helper file [GM504]
         = help: rename the schema
        """),
  ]

  @Test(arguments: failures)
  func aFailureIsSaidAndNothingWritten(_ failure: Failure) throws {
    let session = try Session([
      "s/page.yml": "A", "empty/notes.txt": "", "file": "", "twins/a.yml": "", "twins/a.yaml": "",
      "clash/JSONValue.yml": "", "clash/other.yml": "helper",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: session.folder.path + "/link.yml", withDestinationPath: "nowhere")
    let before = try session.folder.names()
    let code =
      failure.arguments.1.map { session.run(failure.arguments.0, "--output", $0) }
      ?? session.run(failure.arguments.0)
    #expect(code == failure.code)
    #expect(session.error == failure.error + "\n\n1 error; nothing was written.\n")
    #expect(session.output == "")
    #expect(try session.folder.names() == before)
  }

  @Test func aFailureOfTheFileSystemOutweighsAnErrorInASchema() throws {
    let session = try Session(["a.yml": "error"])
    #expect(session.run("a.yml", "missing-file.yml") == .fileSystem)
    #expect(session.error.hasSuffix("\n2 errors; nothing was written.\n"))
  }

  @Test func exitCodesAreThoseOfTheHelp() {
    let codes: [ExitCode] = [.done, .errors, .drift, .wrongUse, .fileSystem]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 64, 74])
  }
}
