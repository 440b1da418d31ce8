import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The files of a run, each path once.
struct FileSetTests {
  private static let helper = OutputFile(name: "JSONValue.generated.swift", text: "helper")

  private static func output(
    _ schema: String, in folder: String, _ name: String, _ helpers: OutputFile...
  ) -> SchemaOutput {
    SchemaOutput(
      schema: schema, folder: folder, files: [OutputFile(name: name, text: schema)] + helpers)
  }

  @Test func filesAreOrderedByPathAndHelpersMerge() {
    let outputs = [
      Self.output("b.yml", in: "out", "b.generated.swift", Self.helper),
      Self.output("a.yml", in: "out", "a.generated.swift", Self.helper),
      Self.output("c.yml", in: "else", "c.generated.swift", Self.helper),
    ]
    let diagnostics = DiagnosticCollector()
    let set = FileSet.gather(outputs, diagnostics: diagnostics)
    #expect(
      set.files.map(\.path) == [
        "else/JSONValue.generated.swift", "else/c.generated.swift",
        "out/JSONValue.generated.swift", "out/a.generated.swift", "out/b.generated.swift",
      ])
    #expect(set.files.map(\.schema) == [nil, "c.yml", nil, "a.yml", "b.yml"])
    #expect(diagnostics.diagnostics.isEmpty)
    #expect(FileSet.gather(outputs.reversed(), diagnostics: diagnostics) == set)
  }

  struct Collision {
    var outputs: [SchemaOutput]
    var place: String
    var message: String
    var help: String? = "rename one of the schemas"
    var code = DiagnosticCode.outputCollision
  }

  private static let collisions = [
    Collision(
      outputs: [
        output("b/page.yml", in: "out", "page.generated.swift"),
        output("a/page.yml", in: "out", "page.generated.swift"),
      ],
      place: "b/page.yml",
      message: "'a/page.yml' and 'b/page.yml' have the same output: 'out/page.generated.swift'"),
    Collision(
      outputs: [
        output("Page.yml", in: "", "Page.generated.swift"),
        output("page.yml", in: "./", "page.generated.swift"),
      ],
      place: "page.yml",
      message: "'Page.yml' and 'page.yml' have the same output: 'Page.generated.swift' and "
        + "'./page.generated.swift', which differ in case only"),
    Collision(
      outputs: [
        output("a.yml", in: "", "a.generated.swift", helper),
        output("jsonvalue.yml", in: "", "jsonvalue.generated.swift"),
      ],
      place: "jsonvalue.yml",
      message: "the output 'jsonvalue.generated.swift' has the name of a helper file",
      help: "rename the schema"),
    // Whether somebody needs the helper must not decide whether the schema may be called so.
    Collision(
      outputs: [output("presence.yml", in: "", "presence.generated.swift")],
      place: "presence.yml",
      message: "the output 'presence.generated.swift' has the name of a helper file",
      help: "rename the schema"),
    Collision(
      outputs: [
        output("a.yml", in: "", "a.generated.swift", helper),
        output(
          "b.yml", in: "", "b.generated.swift", OutputFile(name: helper.name, text: "other")),
      ],
      place: "JSONValue.generated.swift",
      message: "two schemas want another 'JSONValue.generated.swift'",
      help: "give schemas that share a namespace the same 'access'"),
  ]

  // apollo-ios#2645, apollo-ios#3354, apollo-ios#3248, swift-protobuf#2090 and librarian#6543: of two
  // files of one name, or of names that differ in case only, the second took the place of the first.
  @Test(arguments: collisions)
  func twoFilesOfOnePathAreAnError(_ collision: Collision) {
    for outputs in [collision.outputs, collision.outputs.reversed()] {
      let diagnostics = DiagnosticCollector()
      _ = FileSet.gather(outputs, diagnostics: diagnostics)
      #expect(
        diagnostics.diagnostics == [
          Diagnostic(
            .error, collision.code, collision.message, at: .file(collision.place),
            help: collision.help)
        ])
    }
  }

  @Test(arguments: [("out", "./out", 1), ("out", "else", 0)])
  func aTypeIsDeclaredOnceInAFolder(_ folder: String, _ other: String, _ errors: Int) {
    func declaring(_ schema: String, in folder: String) -> SchemaOutput {
      let place = SourcePosition(line: 2, column: 3)
      let span = SourceSpan(
        file: SourceFile(path: schema, text: ""), start: place, end: place)
      return SchemaOutput(
        schema: schema, folder: folder,
        files: [
          OutputFile(name: schema, text: "", types: [OutputFile.TypeName("User", at: span)])
        ])
    }
    let diagnostics = DiagnosticCollector()
    _ = FileSet.gather(
      [declaring("b.yml", in: other), declaring("a.yml", in: folder)], diagnostics: diagnostics)
    let found = diagnostics.diagnostics
    #expect(found.count == errors)
    #expect(found.allSatisfy { $0.code == .nameCollision && $0.labels.count == 1 })
    #expect(
      found.allSatisfy { $0.message == "the type 'User' is declared in this folder already" })
    let places = found.map(\.place).map { place -> String in
      guard case .span(let span) = place else { return "" }
      return span.file.path
    }
    #expect(places == Array(repeating: "b.yml", count: errors))
  }

  @Test(arguments: ["../a.swift", "d/a.swift", "..", ".", "", "a\0b"])
  func aNameThatLeadsOutsideIsRefused(name: String) {
    let diagnostics = DiagnosticCollector()
    let set = FileSet.gather([Self.output("a.yml", in: "out", name)], diagnostics: diagnostics)
    #expect(set.files.isEmpty)
    #expect(
      diagnostics.diagnostics == [
        Diagnostic(
          .error, .unwritableFile, "the output name '\(name)' leads outside of the output folder",
          at: .file("a.yml"), help: "rename the schema")
      ])
  }
}
