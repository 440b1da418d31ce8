internal import GenModelsDiagnostics
struct YAMLProblem { init(_ f: YAMLFault, in text: YAMLText) { diagnostic = .error(.yamlSyntax, f.problem, at: text.span(f.offset, f.offset+1)) }
  var diagnostic: Diagnostic }
func quotedExcerpt(_ s: String) -> String { "'\(s)'" }
