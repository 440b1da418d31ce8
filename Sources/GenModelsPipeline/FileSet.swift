package import GenModelsDiagnostics

/// What one schema gives, and the folder that it goes to.
package struct SchemaOutput: Equatable, Sendable {
  /// The schema's path as the user gave it.
  package var schema: String

  /// The folder as the user gave it; empty for the working directory.
  package var folder: String

  /// The schema's own file first, then one per helper type.
  package var files: [OutputFile]

  /// Makes the output of a schema.
  package init(schema: String, folder: String, files: [OutputFile]) {
    self.schema = schema
    self.folder = folder
    self.files = files
  }
}

/// All files of a run, ordered by path, each path once.
package struct FileSet: Equatable, Sendable {
  /// A file with its path.
  package struct File: Equatable, Sendable {
    package var path: String
    package var text: String

    /// The schema whose own file it is; nil for a helper type, which many schemas share.
    package var schema: String?
  }

  package private(set) var files: [File] = []

  /// Gathers the files of all schemas; the same helper in the same folder is one file.
  ///
  /// Paths that differ in case only are the same, as they are for many file systems, so that what
  /// works on one machine works on all.
  package static func gather(
    _ outputs: [SchemaOutput], diagnostics: DiagnosticCollector
  ) -> FileSet {
    var set = FileSet()
    var offsets: [String: Int] = [:]
    for output in outputs.sorted(by: { FilePath.precedes($0.schema, $1.schema) }) {
      for (offset, file) in output.files.enumerated() {
        guard isPlainName(file.name) else {
          diagnostics.record(.leadingOutside(file.name, schema: output.schema))
          continue
        }
        if offset == 0, OutputNaming.isHelper(file.name) {
          diagnostics.record(.helperName(file.name, schema: output.schema))
          continue
        }
        let new = File(
          path: FilePath.join(output.folder, file.name), text: file.text,
          schema: offset == 0 ? output.schema : nil)
        let key = key(of: new.path)
        if let known = offsets[key] {
          if let collision = Diagnostic.collision(of: set.files[known], with: new) {
            diagnostics.record(collision)
          }
        } else {
          offsets[key] = set.files.count
          set.files.append(new)
        }
      }
    }
    reportRepeatedTypes(in: outputs, diagnostics: diagnostics)
    set.files.sort { FilePath.precedes($0.path, $1.path) }
    return set
  }

  /// Files of one folder are compiled together, so a type can be declared in one of them only.
  private static func reportRepeatedTypes(
    in outputs: [SchemaOutput], diagnostics: DiagnosticCollector
  ) {
    var places: [String: SourceSpan] = [:]
    for output in outputs.sorted(by: { FilePath.precedes($0.schema, $1.schema) }) {
      let folder = FilePath.normalized(output.folder)
      for type in output.files.flatMap(\.types) {
        let key = folder + "/" + type.name
        if let first = places[key] {
          if first.file !== type.span.file {
            diagnostics.record(.repeatedType(type, after: first))
          }
        } else {
          places[key] = type.span
        }
      }
    }
  }

  /// Whether two paths are one file, on a file system that folds case if not on this one.
  static func areSame(_ path: String, _ other: String) -> Bool {
    key(of: path) == key(of: other)
  }

  private static func key(of path: String) -> String {
    FilePath.normalized(path).lowercased()
  }

  private static func isPlainName(_ name: String) -> Bool {
    !["", ".", ".."].contains(name) && !name.utf8.contains { [0, UInt8(ascii: "/")].contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func leadingOutside(_ name: String, schema: String) -> Diagnostic {
    Diagnostic(
      .error, .unwritableFile, "the output name '\(name)' leads outside of the output folder",
      at: .file(schema), help: "rename the schema")
  }

  fileprivate static func helperName(_ name: String, schema: String) -> Diagnostic {
    Diagnostic(
      .error, .outputCollision, "the output '\(name)' has the name of a helper file",
      at: .file(schema), help: "rename the schema")
  }

  fileprivate static func repeatedType(
    _ type: OutputFile.TypeName, after first: SourceSpan
  ) -> Diagnostic {
    .error(
      .nameCollision, "the type '\(type.name)' is declared in this folder already", at: type.span,
      labels: [.init(span: first, text: "'\(type.name)' is declared here")],
      help: "rename one of the two, or put the outputs into different folders")
  }

  /// What is wrong with two files of one path; nil where they are one helper file.
  static func collision(of one: FileSet.File, with other: FileSet.File) -> Diagnostic? {
    switch (one.schema, other.schema) {
    case (nil, nil):
      if one.text == other.text { return nil }
      return Diagnostic(
        .error, .outputCollision, "two schemas want another '\(FilePath.name(of: other.path))'",
        at: .file(other.path), help: "give schemas that share a namespace the same 'access'")
    case (let schema?, nil), (nil, let schema?):
      return helperName(FilePath.name(of: other.path), schema: schema)
    case (let first?, let second?):
      let paths =
        one.path == other.path
        ? "'\(one.path)'" : "'\(one.path)' and '\(other.path)', which differ in case only"
      return Diagnostic(
        .error, .outputCollision, "'\(first)' and '\(second)' have the same output: \(paths)",
        at: .file(second), help: "rename one of the schemas")
    }
  }
}
