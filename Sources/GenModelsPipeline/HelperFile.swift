package import GenModelsDiagnostics

/// One file for all helper types of a folder, in the place of one file for each.
///
/// It is there even where no schema needs a helper type, so a build knows the names of all outputs
/// from the names of the schemas alone.
package struct HelperFile {
  private let name: String
  private let join: (_ texts: [String], _ diagnostics: DiagnosticCollector) -> String?

  /// Names the file.
  ///
  /// - Parameters:
  ///   - name: The file's name, without folders.
  ///   - pipeline: Has the templates.
  package init(_ name: String, of pipeline: Pipeline) {
    self.name = name
    join = pipeline.join
  }

  /// Replaces the helper files of a run.
  package func gathering(_ set: FileSet, diagnostics: DiagnosticCollector) -> FileSet {
    var files = set.files.filter { $0.schema != nil }
    // The first spelling of each folder, in the order of the paths.
    var folders: [String: String] = [:]
    for file in files.reversed() {
      let folder = FilePath.folder(of: file.path)
      folders[FilePath.normalized(folder)] = folder
    }
    var helpers: [String: [String]] = [:]
    for file in set.files where file.schema == nil {
      helpers[FilePath.normalized(FilePath.folder(of: file.path)), default: []].append(file.text)
    }
    for (key, folder) in folders.sorted(by: { FilePath.precedes($0.key, $1.key) }) {
      guard let text = join(helpers[key] ?? [], diagnostics) else { continue }
      let joined = FileSet.File(path: FilePath.join(folder, name), text: text, schema: nil)
      if let other = files.first(where: { FileSet.areSame($0.path, joined.path) }),
        let collision = Diagnostic.collision(of: other, with: joined)
      {
        diagnostics.record(collision)
      } else {
        files.append(joined)
      }
    }
    return FileSet(files: files.sorted { FilePath.precedes($0.path, $1.path) })
  }
}
