import GenModelsDiagnostics
package import GenModelsSchema

/// A schema with those whose types it may name.
package struct LinkedSchema: Sendable {
  package var syntax: SchemaSyntax
  /// The positions of the imported schemas in a list of all, where they are imported.
  package var imports: [Placed<Int>]

  /// Makes a schema with its imports.
  package init(syntax: SchemaSyntax, imports: [Placed<Int>]) {
    self.syntax = syntax
    self.imports = imports
  }
}

/// All schemas that one can reach, with their types in one list.
struct SchemaLinks {
  let schemas: [LinkedSchema]
  /// The index of each schema's first type.
  private(set) var offsets: [Int] = []
  private(set) var syntaxes: [TypeSyntax] = []
  /// The position of the schema that each type is of.
  private var homes: [Int] = []
  /// The names that each schema may use, where more than one is there.
  private var names: [[String: Int]] = []

  init(_ schemas: [LinkedSchema]) {
    self.schemas = schemas
    for (home, schema) in schemas.enumerated() {
      offsets.append(syntaxes.count)
      syntaxes += schema.syntax.types
      homes += schema.syntax.types.map { _ in home }
    }
    for (home, schema) in schemas.enumerated() {
      var visible: [String: Int] = [:]
      for home in schema.imports.map(\.value).reversed() + [home] {
        for (index, type) in schemas[home].syntax.types.enumerated() {
          visible[type.name.value] = offsets[home] + index
        }
      }
      names.append(visible)
    }
  }

  /// The names that the schema of a type may use.
  func names(around type: Int) -> [String: Int] { names[homes[type]] }

  /// The position of the schema that a type is of.
  func home(of type: Int) -> Int { homes[type] }

  /// The file of a schema that declares a type.
  func file(declaring name: String) -> SourceFile? {
    syntaxes.firstIndex { $0.name.value == name }.map { schemas[homes[$0]].syntax.file }
  }
}

extension Resolver {
  /// Refuses a type of another schema that others cannot see, or that is not coded as it must be.
  func checkUse(of index: Int, at span: SourceSpan) {
    let other = links.home(of: index)
    guard other != home else { return }
    let (name, theirs) = (links.syntaxes[index].name, links.schemas[other].syntax)
    if theirs.swift.access < schema.swift.access {
      diagnostics.record(
        .error(
          .conflictingKeys,
          "'\(name.value)' is \(theirs.swift.access.rawValue), and \(schema.swift.access.rawValue) types cannot show it",
          at: span, labels: [.init(span: name.span, text: "it is declared here")],
          help: "write 'access: \(schema.swift.access.rawValue)' in '\(theirs.file.path)', too"))
    }
    let coding = schema.swift.conformances.intersection(.codable)
    if !theirs.swift.conformances.isSuperset(of: coding) {
      diagnostics.record(
        .error(
          .conflictingKeys,
          "'\(name.value)' cannot be read and written as the types that hold it", at: span,
          labels: [.init(span: name.span, text: "it is declared here")],
          help: "ask for the same 'conformances' in '\(theirs.file.path)'"))
    }
  }
}

extension AccessLevel {
  /// Whether fewer may see what has one level than what has the other.
  fileprivate static func < (one: AccessLevel, other: AccessLevel) -> Bool {
    (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
  }
}
