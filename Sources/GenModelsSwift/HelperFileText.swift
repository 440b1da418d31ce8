import GenModelsMustache

/// What a file that holds several helper files says: their imports once, then one body after the
/// other.
struct HelperFileText {
  private var imports: [Substring] = []
  private var bodies: [ArraySlice<Substring>] = []

  /// Takes helper files apart.
  ///
  /// - Parameter texts: The files: comments, imports, and declarations from there to the end.
  init(joining texts: [String]) {
    for text in texts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
      let declarations = lines.drop { $0.isEmpty || Self.isComment($0) || Self.isImport($0) }
      for line in lines[..<declarations.startIndex]
      where Self.isImport(line) && !imports.contains(line) {
        imports.append(line)
      }
      bodies.append(declarations)
    }
    imports.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What `helper-file` may name.
  var record: TemplateRecord {
    [
      "imports": .lines(imports.map(String.init)),
      "bodies": .list(bodies.map { .record(["lines": .lines($0.map(String.init))]) }),
      "isEmpty": .bool(bodies.isEmpty),
    ]
  }

  /// Whether a line is a comment that documents nothing.
  private static func isComment(_ line: Substring) -> Bool {
    line.hasPrefix("//") && !line.hasPrefix("///")
  }

  private static func isImport(_ line: Substring) -> Bool {
    !line.hasPrefix("//") && line.split(separator: " ").contains("import")
  }
}
