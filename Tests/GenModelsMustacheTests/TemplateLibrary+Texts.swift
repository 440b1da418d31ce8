import GenModelsMustache

extension TemplateLibrary {
  /// A library of templates that a test writes as texts.
  convenience init(_ texts: [String: String], paths: [String: String] = [:]) {
    self.init(
      names: Array(texts.keys), path: { paths[$0] ?? "\($0).mustache" },
      text: { texts[$0].map { Array($0.utf8) } })
  }
}
