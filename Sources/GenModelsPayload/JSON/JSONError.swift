package import GenModelsDiagnostics

/// Why a text is no JSON.
package struct JSONError: Error, Sendable {
  package var diagnostic: Diagnostic

  init(_ message: String, at span: SourceSpan, help: String? = nil) {
    diagnostic = .error(.jsonSyntax, message, at: span, help: help)
  }
}
