import Foundation
import PackagePlugin

/// The files of a target, as far as their names tell what is generated.
struct TargetFiles {
  let target: String

  /// The schemas in the order of their paths' bytes, which no machine changes.
  let schemas: [URL]

  private let sources: [URL]

  /// Sorts out the files of a target.
  init(target: String, files: some Sequence<URL>) {
    self.target = target
    schemas = files.filter { SchemaName.isSchema($0.lastPathComponent) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    sources = files.filter { $0.pathExtension == "swift" }
  }

  /// The names of all files that are generated.
  var outputs: [String] {
    schemas.map { SchemaName.output(of: $0.lastPathComponent) } + [SchemaName.helperFile]
  }

  /// Reports schemas whose output has the name of another file of the target.
  ///
  /// A module compiles one file of a name; names that differ in case only are the same for many
  /// file systems.
  func isFreeOfClashes() -> Bool {
    var takers = [SchemaName.helperFile.lowercased(): "the file of the helper types"]
    for source in sources {
      takers[source.lastPathComponent.lowercased()] = "'\(source.path)'"
    }
    var isFree = true
    for schema in schemas {
      let output = SchemaName.output(of: schema.lastPathComponent)
      if let taker = takers.updateValue(
        "the output of '\(schema.path)'", forKey: output.lowercased())
      {
        Diagnostics.error(
          "the output '\(output)' of '\(schema.path)' has the name of \(taker); rename the schema",
          file: schema.path, line: 1)
        isFree = false
      }
    }
    return isFree
  }
}
