import GenModelsMustache

extension TemplateLibrary {
  /// A library of templates that a test writes as texts.
  convenience init(_ texts: [String: String], paths: [String: String] = [:]) {
    self.init(texts.mapValues { Array($0.utf8) }, paths: paths)
  }
}
