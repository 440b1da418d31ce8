import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// Finds the schemas that a schema imports, and those that they import.
struct SchemaLinker {
  private let library: SchemaLibrary?
  private let diagnostics: DiagnosticCollector
  private var schemas: [LinkedSchema]
  private var positions: [String: Int] = [:]

  /// Links a schema.
  ///
  /// - Parameters:
  ///   - schema: The schema, which comes first in the result.
  ///   - library: Gives the others, nil where there is no disk.
  ///   - diagnostics: Takes the imports that lead nowhere.
  /// - Returns: All schemas that can be reached, each once.
  static func link(
    _ schema: SchemaSyntax, from library: SchemaLibrary?, diagnostics: DiagnosticCollector
  ) -> [LinkedSchema] {
    var linker = SchemaLinker(schema, library, diagnostics)
    var next = 0
    while next < linker.schemas.count {
      linker.follow(at: next)
      next += 1
    }
    return linker.schemas
  }

  private init(
    _ schema: SchemaSyntax, _ library: SchemaLibrary?, _ diagnostics: DiagnosticCollector
  ) {
    self.library = library
    self.diagnostics = diagnostics
    schemas = [LinkedSchema(syntax: schema, imports: [])]
    if let library,
      case .schema(_, let identity) = library.entry(at: schema.file.path, diagnostics: diagnostics)
    {
      positions[identity] = 0
    }
  }

  /// Follows the imports of one schema; the errors of others are recorded with them.
  private mutating func follow(at position: Int) {
    let schema = schemas[position].syntax
    for path in schema.imports {
      guard let target = target(of: path, in: schema) else {
        schemas[position].syntax.lacksImports = true
        continue
      }
      if let problem = problem(of: path, leadingTo: target, at: position) {
        diagnostics.record(problem)
      } else {
        schemas[position].imports.append(Placed(target, at: path.span))
      }
    }
  }

  /// The position of an imported schema, nil where an error was recorded.
  private mutating func target(of path: Placed<String>, in schema: SchemaSyntax) -> Int? {
    guard let library, !path.value.hasPrefix("/") else {
      diagnostics.record(
        .error(
          .unreadableFile,
          library == nil
            ? "a schema without a file can import nothing" : "an import is a relative path",
          at: path.span,
          help: library == nil
            ? "name the schema's file on the command line" : "start at the folder of this schema"))
      return nil
    }
    let place = FilePath.normalized(
      FilePath.join(FilePath.folder(of: schema.file.path), path.value))
    switch library.entry(at: place, diagnostics: diagnostics) {
    case .broken: return nil
    case .folder:
      diagnostics.record(
        .error(
          .unreadableFile, "'\(path.value)' is a folder", at: path.span,
          help: "name each schema of it that is needed"))
      return nil
    case .failure(let text):
      diagnostics.record(
        .error(.unreadableFile, "'\(path.value)' cannot be read: \(text)", at: path.span))
      return nil
    case .schema(let syntax, let identity):
      if let known = positions[identity] { return known }
      positions[identity] = schemas.count
      schemas.append(LinkedSchema(syntax: syntax, imports: []))
      return schemas.count - 1
    }
  }

  private func problem(
    of path: Placed<String>, leadingTo target: Int, at position: Int
  ) -> Diagnostic? {
    if target == position {
      return .error(
        .conflictingKeys, "'\(path.value)' is this schema itself", at: path.span,
        help: "leave it out")
    }
    let twin = schemas[position].imports.first { $0.value == target }
    return twin.map {
      .error(
        .conflictingKeys, "'\(path.value)' is imported already", at: path.span,
        labels: [.init(span: $0.span, text: "here")], help: "leave one of the two out")
    }
  }
}
