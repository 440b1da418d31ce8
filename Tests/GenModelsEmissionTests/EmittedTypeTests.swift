import GenModelsDiagnostics
import GenModelsPipeline
import Testing

/// The types that the emitted code mentions, read from everything that is emitted: no schema can take
/// the name of one of them, whatever a template comes to mention.
@Suite struct EmittedTypeTests {
  private struct File: Sendable {
    var path: String
    var mentioned: Set<String>
    var declared: Set<String>
    /// What the file declares for the module, or for itself.
    var outermost: Set<String>

    /// Whether the file is there for pages alone.
    var isOfLists: Bool { path.contains("/Support/List") || mentioned.contains("ListPart") }
  }

  private static let files = Emission.emittedFiles.map { path in
    let tokens = SwiftTokens(Emission.text(path) ?? "")
    let declared = tokens.declared
    return File(
      path: path, mentioned: Set(tokens.mentioned.map(String.init)),
      declared: Set(declared.map { String($0.name) }),
      outermost: Set(declared.filter { $0.depth == 0 }.map { String($0.name) }))
  }

  /// The types of all schemas of the fixtures, which live in one module.
  private static let ofSchemas: Set<String> = {
    var names: Set<String> = []
    for name in Emission.cases {
      let path = "Tests/Fixtures/Emission/\(name)/\(name).yml"
      let (files, _) = Emission.generate(Emission.text(path) ?? "", path: path)
      // A namespace is the user's own name as well.
      for type in files.first?.types ?? [] {
        names.formUnion(type.name.split(separator: ".").map(String.init))
      }
    }
    return names
  }()

  /// Members that extensions of the standard library's types see without a dot.
  private static let members = ["Content", "Context", "Element", "Key", "Part", "Value"]

  /// What SwiftUI has, which is named with its module where a type of the schema has the name.
  private static let qualified = ["ForEach", "List", "View", "ViewBuilder"]

  private static func isRefused(_ name: String, besideLists: Bool = false) -> Bool {
    let page = besideLists ? ", Lists: { page: Row, parts: { a: Bool }, emit: [driver] }" : ""
    let (files, diagnostics) = Emission.generate(
      "types: { \(name): { fields: { a: Bool } }\(page) }")
    return files.isEmpty && diagnostics.contains { $0.code == .unusableName }
  }

  @Test func noSchemaTakesATypeThatIsMentioned() {
    var mentioned: [String: File] = [:]
    for file in Self.files where file.path.hasPrefix("Tests/") {
      for name in file.mentioned.subtracting(file.declared)
        .subtracting(Self.members + Self.qualified)
      where mentioned[name]?.isOfLists != false {
        mentioned[name] = file
      }
    }
    #expect(mentioned.keys.contains("KeyedDecodingContainer"))
    #expect(mentioned["ListPart"]?.isOfLists == true)
    for (name, file) in mentioned where !Self.ofSchemas.contains(name) {
      #expect(
        Self.isRefused(name, besideLists: file.isOfLists), "\(name), which \(file.path) mentions")
    }
  }

  /// Helper types, and private types beside those of the schema.
  @Test func noSchemaTakesATypeThatIsBroughtAlong() {
    func ours(ofLists: Bool) -> Set<String> {
      Self.files.filter { $0.path.hasPrefix("Tests/") && $0.isOfLists == ofLists }
        .reduce(into: []) { $0.formUnion($1.outermost.subtracting(Self.ofSchemas)) }
    }
    #expect(ours(ofLists: false).isSuperset(of: ["AnyKey", "JSONValue", "SkippedElements"]))
    #expect(ours(ofLists: true).isSuperset(of: ["ListPage", "ListRow"]))
    // Names that the plan made up step aside where a type of the schema has them.
    let madeUp = /Deprecated\w+Cases|YearMonthDay\w*/
    for ofLists in [false, true] {
      let free = ours(ofLists: ofLists).filter { !Self.isRefused($0, besideLists: ofLists) }
      #expect(free.filter { $0.wholeMatch(of: madeUp) == nil } == [])
    }
  }

  /// Schemas without pages may have types of such names.
  @Test func aSchemaWithoutListsTakesTheirNames() {
    #expect(Self.isRefused("ListRow", besideLists: true))
    #expect(!Self.isRefused("ListRow"))
    #expect(!Self.isRefused("Comparable"))
  }

  /// Types of the schema that are called like those that are nested in the emitted ones, used in
  /// every kind of type.
  @Test(.needsCompiler) func nestedTypesHideNone() throws {
    let names = Self.files.reduce(into: Set<String>()) {
      $0.formUnion($1.declared.subtracting($1.outermost))
    }
    .filter { $0.first?.isUppercase == true && !Self.isRefused($0) }.sorted()
    #expect(Set(names).isSuperset(of: ["ContentKeys", "Element", "Tag", "Value"]))
    let types = names.map { "  \($0): { fields: { a: Int } }\n" }.joined()
    let uses = names.flatMap { name in
      Self.uses.enumerated().map { "  Use\($0)Of\(name): \($1.replacing("T", with: name))\n" }
    }
    let schema = "types:\n" + types + uses.joined()
    let (files, diagnostics) = Emission.generate(schema)
    // The enum of exposed tags has a name that nobody chose, so it cannot step aside.
    #expect(diagnostics.filter { $0.severity == .error } == [])
    let folder = try EmittedFolder()
    for file in files { try folder.add(file.text, as: file.name) }
    try folder.expectCompiles()
  }

  private static let uses = [
    "{ fields: { a: T, b?: [T], c: T?, d?: T? } }",
    "{ fields: { a: { type: T, inline: true }, b: Int } }",
    "{ fields: { a: { type: [T], skip: invalid } } }",
    "{ tuple: true, fields: { a: T, b?: T } }",
    "{ discriminator: t, unknown: keep, cases: { x: T, y: { fields: { b: T, c?: [T] } }, z: } }",
    "{ discriminator: [m, t], cases: { x: T, y: { fields: { b: T } } } }",
    "{ discriminator: { key: t, content: c }, cases: { x: T, y: { fields: { b: T } }, z: } }",
    "{ discriminator: { key: t, content: $tag }, cases: { x: T, y: { fields: { b: T } }, z: } }",
    "{ discriminator: { key: t, content: [m, c] }, cases: { x: T, y: { fields: { b: T } } } }",
    "{ discriminator: { keys: [t, u] }, cases: { x: { tag: [a, b], type: T } } }",
    "{ discriminator: status, cases: { x: T, y: { aliases: w, keepAlias: true, fields: { b: T } } } }",
    "{ tagging: external, cases: { x: T, y: { fields: { b: T } }, z: } }",
    "{ tagging: external, units: string, cases: { x: T, y: { fields: { b: T } }, z: } }",
    "{ tagging: presence, cases: { x: T, y: { tag: b, fields: { b: T } } } }",
    "{ tagging: untagged, cases: { x: T, y: [T], z: Int } }",
    "{ tagging: untagged, order: [x, y], cases: { x: T, y: { fields: { b: T } } } }",
    "{ page: RowOfT, parts: { x: T, y: [T] } }",
  ]
}
