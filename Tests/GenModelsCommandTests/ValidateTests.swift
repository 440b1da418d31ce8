import GenModelsTestSupport
import Testing

@testable import GenModelsCommand

/// `gen-models validate`: verdicts, places, cases, losses and exit codes.
struct ValidateTests {
  private static let schema = """
    types:
      Feed:
        fields: { items: "[Item]", next?: URL }
      Item:
        discriminator: kind
        cases: { text: { fields: { body: String } }, gap }

    """

  private func session(_ payload: String, named name: String = "a.json") throws -> Session {
    try Session(["feed.yml": Self.schema, name: payload])
  }

  @Test func aPayloadThatFitsIsAllThatIsSaid() throws {
    let session = try session(#"{"items":[{"kind":"gap"}]}"#)
    #expect(session.run("validate", "feed.yml", "a.json") == .done)
    #expect(session.output == "a.json: fits\n")
    #expect(session.error == "")
    #expect(session.run("validate", "feed.yml", "a.json", "--quiet") == .done)
    #expect(session.output == "")
    session.isTerminal = true
    #expect(session.run("validate", "feed.yml", "a.json") == .done)
    #expect(session.error == "1 value fits.\n")
  }

  @Test func whatDoesNotFitHasItsPlaceAndThatOfTheSchema() throws {
    let session = try session("{\n  \"items\": [{\"kind\": \"text\", \"body\": 5}]}")
    try session.folder.write(#"{"items":[]}"#, to: "b.json")
    #expect(session.run("validate", "feed.yml", "a.json", "b.json") == .errors)
    #expect(session.output == "a.json: does not fit\nb.json: fits\n")
    #expect(
      session.error == """
        a.json:2:38: error: expected a text; found the number 5, at 'items[0].body' [GM602]
        2 |   "items": [{"kind": "text", "body": 5}]}
          |                                      ^
        feed.yml:6:32: note: 'body' is declared here
        6 |     cases: { text: { fields: { body: String } }, gap }
          |                                ----

        1 error; 1 of 2 values does not fit.

        """)
  }

  @Test func whatIsNoJSONHasItsPlace() throws {
    let session = try session("{\n  \"items\": [1 2]\n}")
    #expect(session.run("validate", "feed.yml", "a.json") == .errors)
    #expect(
      session.error.hasPrefix("a.json:2:15: error: found '2' where ',' or ']' belongs [GM601]\n"))
  }

  @Test func lossesAreWarningsAndToldOnce() throws {
    let session = try session(
      #"{"items":[{"kind":"gap","x":1},{"kind":"gap","x":2}],"next":null}"#)
    #expect(session.run("validate", "feed.yml", "a.json") == .done)
    #expect(session.output == "a.json: fits\n")
    let heads = session.error.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(
      heads == [
        "a.json:1:25: warning: 'x' is no key of the schema, and is lost, here and in 1 other place [GM606]",
        "a.json:1:61: warning: the null of 'next' is left out [GM606]",
      ])
  }

  @Test func theCasesAreListedInTheOrderOfTheText() throws {
    let session = try session(
      "{\"items\":[\n{\"kind\":\"text\",\"body\":\"\"},\n{\"kind\":\"gap\"}]}")
    #expect(session.run("validate", "--cases", "feed.yml", "a.json", "--quiet") == .done)
    #expect(session.output == "a.json:2:1: Item.text items[0]\na.json:3:1: Item.gap items[1]\n")
  }

  @Test func eachLineOfAFileOfLinesIsAPayload() throws {
    let session = try session(
      "{\"kind\":\"gap\"}\n{\"kind\":\"new\"}\n{\n", named: "a.jsonl")
    #expect(session.run("validate", "feed.yml", "--type", "Item", "a.jsonl") == .errors)
    let heads = session.error.split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      heads == [
        "a.jsonl:2:9: error: no case of 'Item' has the kind 'new', at 'kind' [GM604]",
        "a.jsonl:4:1: error: the text ends where a key belongs [GM601]",
      ])
    #expect(session.error.hasSuffix("2 errors; 2 of 3 values do not fit.\n"))
    #expect(session.output == "a.jsonl: does not fit\n")
  }

  @Test(arguments: ["a.JSONL", "a.NDJson"])
  func linesAreKnownByTheNameInAnyCase(name: String) throws {
    let session = try session("{\"items\":[]}\n{\"items\":[]}\n", named: name)
    session.isTerminal = true
    #expect(session.run("validate", "feed.yml", name) == .done)
    #expect(session.error == "2 values fit.\n")
  }

  @Test(arguments: ["/dev/zero", "-"])
  func anEndlessPayloadIsNotReadToItsEnd(path: String) throws {
    let session = try session("")
    session.input = String(repeating: " ", count: 64 << 20 + 1)
    #expect(session.run("validate", "feed.yml", path) == .errors)
    #expect(session.output == "")
    #expect(
      session.error == """
        \(path == "-" ? "<stdin>" : path): error: the text is larger than 64 MiB [GM105]
         = help: split it into several payloads

        1 error; not every payload was read.

        """)
  }

  @Test func aPayloadMayComeFromStandardInput() throws {
    let session = try session("")
    session.input = #"[{"kind":"gap"}]"#
    #expect(session.run("validate", "feed.yml", "--type=[Item]", "-") == .done)
    #expect(session.output == "<stdin>: fits\n")
  }

  @Test func toolsGetAnObjectForEachDiagnostic() throws {
    let session = try session("[]")
    #expect(session.run("validate", "feed.yml", "a.json", "--diagnostics", "json") == .errors)
    #expect(session.error.hasPrefix(#"{"path":"a.json","line":1,"column":1,"#))
    #expect(session.error.split(separator: "\n").count == 1)
  }

  @Test func typesOfImportedSchemasAreFollowed() throws {
    let session = try Session([
      "feed.yml": "imports: [sub/item.yml]\ntypes: { Feed: { fields: { item: Item } } }\n",
      "sub/item.yml": "types: { Item: { fields: { id: Int } } }\n",
      "a.json": #"{"item":{"id":1}}"#, "b.json": #"{"item":{}}"#,
    ])
    #expect(session.run("validate", "feed.yml", "a.json") == .done)
    #expect(session.run("validate", "feed.yml", "b.json") == .errors)
    #expect(session.error.contains("sub/item.yml:1:28: note: 'id' is declared here"))
  }

  @Test func wrongUseIsSaidInALine() throws {
    let session = try session("{}")
    for (arguments, message) in [
      ([], "no schema is named"),
      (["feed.yml"], "no payload is named"),
      (["-", "a.json"], "a schema that payloads are read by is a file"),
      (["feed.yml", "-", "a.json", "-"], "'-' is named twice"),
      (["feed.yml", "a.json", "--type", "Itme"], "the schema has no type 'Itme'"),
      (["feed.yml", "a.json", "--check"], "'gen-models validate' has no option '--check'"),
    ] {
      #expect(session.run(["validate"] + arguments) == .wrongUse)
      #expect(session.error.hasPrefix("gen-models: error: \(message)\n"))
      #expect(session.output == "")
    }
  }

  @Test func whatCannotBeReadIsAFailureOfFiles() throws {
    let session = try session("{}")
    #expect(session.run("validate", "feed.yml", "none.json") == .fileSystem)
    #expect(session.error.hasSuffix("1 error; not every payload was read.\n"))
    #expect(session.run("validate", "none.yml", "a.json") == .fileSystem)
    #expect(session.error.hasSuffix("1 error; no payload was read.\n"))
    try session.folder.write("types: { A: { fields: { a: B } } }", to: "wrong.yml")
    #expect(session.run("validate", "wrong.yml", "a.json") == .errors)
    #expect(session.error.hasPrefix("wrong.yml:1:28: error: "))
  }
}
