/// What the names of schemas in a target mean: the names of their outputs follow from them alone.
///
/// The rule is that of `OutputNaming` in `GenModelsPipeline`, which no plugin can import; a test
/// compares the two.
enum SchemaName {
  /// The file that holds the helper types of a target.
  static let helperFile = "HelperTypes.generated.swift"

  /// Whether a file of this name is a schema.
  static func isSchema(_ name: String) -> Bool {
    !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) }
  }

  /// Names the output of a schema: `page.models.yml` gives `page.generated.swift`.
  static func output(of name: String) -> String {
    let ending = endings.first { name.hasSuffix($0) } ?? ""
    return name.dropLast(ending.count) + ".generated.swift"
  }

  private static let endings = [".models.yml", ".models.yaml"]
}
