package import GenModelsDiagnostics

/// A file that a run wants to exist: a name without folders, and its whole text.
package struct OutputFile: Equatable, Sendable {
  /// The file's name, such as `event-confirmation.generated.swift`.
  package var name: String
  package var text: String

  /// The types that the file declares for a whole module, with the places of their names.
  package var types: [TypeName] = []

  /// A type that a file declares.
  package struct TypeName: Equatable, Sendable {
    package var name: String
    package var span: SourceSpan

    /// Makes the name of a type.
    package init(_ name: String, at span: SourceSpan) {
      self.name = name
      self.span = span
    }
  }

  /// Makes an output file.
  package init(name: String, text: String, types: [TypeName] = []) {
    self.name = name
    self.text = text
    self.types = types
  }
}
