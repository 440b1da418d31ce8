import GenModelsDiagnostics
package import GenModelsSchema

/// The schemas of a run that import each other, each read once.
///
/// Only the closure that is given touches the disk.
package final class SchemaLibrary {
  /// What is found at a path.
  package enum Found: Sendable {
    /// A file: its bytes, the path that messages name it by, what tells it from others, and what it
    /// says of `swift:` where it does not say it itself.
    case file([UInt8], path: String, identity: String, swift: SwiftDefaults? = nil)
    case folder
    case failure(String)
  }

  /// A schema that was looked for.
  enum Entry {
    case schema(SchemaSyntax, identity: String)
    /// The file is no schema; the errors are recorded.
    case broken
    case folder
    case failure(String)
  }

  private let find: (_ path: String) -> Found
  private var entries: [String: Entry] = [:]
  private var schemas: [String: SchemaSyntax?] = [:]

  /// Makes a library.
  ///
  /// - Parameter find: Finds what is at a path.
  package init(find: @escaping (_ path: String) -> Found) {
    self.find = find
  }

  /// The schema at a path, read where it was not yet.
  func entry(at path: String, diagnostics: DiagnosticCollector) -> Entry {
    if let entry = entries[path] { return entry }
    let entry: Entry
    switch find(path) {
    case .folder: entry = .folder
    case .failure(let text): entry = .failure(text)
    case .file(let bytes, let path, let identity, let swift):
      let schema =
        schemas[identity]
        ?? Pipeline.read(
          bytes, path: path, swift: swift, diagnostics: diagnostics)
      schemas[identity] = schema
      entry = schema.map { .schema($0, identity: identity) } ?? .broken
    }
    entries[path] = entry
    return entry
  }
}
