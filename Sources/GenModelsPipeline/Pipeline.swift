package import GenModelsDiagnostics

/// The chain of stages, from the text of a schema to the text of its Swift.
package struct Pipeline: Sendable {
  /// Makes a pipeline with the built-in templates.
  package init() {}

  /// Generates the Swift of one schema: its own file first, then one per helper type it needs.
  ///
  /// - Parameters:
  ///   - bytes: The schema's text, UTF-8.
  ///   - path: The schema's path as the user gave it; messages name it, the output is named after it.
  ///   - diagnostics: Takes everything that is wrong.
  /// - Returns: No files where an error was recorded.
  package func generate(
    _ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector
  ) -> [OutputFile] {
    []
  }
}
