import GenModelsSwift

/// Names the file that a schema's Swift goes to.
package enum OutputNaming {
  /// Names the output of a schema: `page.yml` and `page.models.yaml` give `page.generated.swift`.
  ///
  /// The build-tool plugin repeats this rule, so it knows nothing of the disk and of the schema's text.
  package static func outputName(forSchema path: String) -> String {
    var stem = Substring(FilePath.name(of: path))
    for endings in [schemaEndings, [".models"]] {
      for ending in endings where stem.utf8.count > ending.utf8.count && stem.hasSuffix(ending) {
        stem = stem.dropLast(ending.count)
        break
      }
    }
    return String(stem) + ending
  }

  /// Names the file of a helper type, which is the same for every schema that needs it.
  package static func outputName(forHelper type: String) -> String {
    type + ending
  }

  /// Whether a name is that of a helper type's file, however its letters are written.
  package static func isHelper(_ name: String) -> Bool {
    SupportType.allCases.contains {
      outputName(forHelper: $0.rawValue).lowercased() == name.lowercased()
    }
  }

  /// Whether a text may name an output: a Swift file, without folders.
  package static func isOutput(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.utf8.contains { [0, UInt8(ascii: "/")].contains($0) }
  }

  /// Whether a file of this name is taken for a schema where a folder is named.
  package static func isSchema(_ name: String) -> Bool {
    !name.hasPrefix(".") && schemaEndings.contains { name.hasSuffix($0) }
  }

  private static let ending = ".generated.swift"
  private static let schemaEndings = [".yml", ".yaml"]
}
