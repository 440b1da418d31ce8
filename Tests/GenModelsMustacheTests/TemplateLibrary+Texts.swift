import GenModelsMustache

extension TemplateLibrary {
  /// A library of templates that a test writes as texts.
  convenience init(_ texts: [String: String], paths: [String: String] = [:]) {
    self.init(texts.map { ($0, Array($1.utf8)) }, paths: paths)
  }
}
