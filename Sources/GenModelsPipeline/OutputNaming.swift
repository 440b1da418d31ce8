/// Names the file that a schema's Swift goes to.
package enum OutputNaming {
  /// Names the output of a schema: `page.yml` and `page.models.yaml` give `page.generated.swift`.
  ///
  /// The build-tool plugin repeats this rule, so it knows nothing of the disk and of the schema's text.
  package static func outputName(forSchema path: String) -> String {
    var stem = Substring(path.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
    for endings in [schemaEndings, [".models"]] {
      for ending in endings where stem.utf8.count > ending.utf8.count && stem.hasSuffix(ending) {
        stem = stem.dropLast(ending.count)
        break
      }
    }
    return stem + ".generated.swift"
  }

  /// Whether a file of this name is taken for a schema where a folder is named.
  package static func isSchema(_ name: String) -> Bool {
    !name.hasPrefix(".") && schemaEndings.contains { name.hasSuffix($0) }
  }

  private static let schemaEndings = [".yml", ".yaml"]
}
