/// A file that a run wants to exist: a name without folders, and its whole text.
package struct OutputFile: Equatable, Sendable {
  /// The file's name, such as `event-confirmation.generated.swift`.
  package var name: String
  package var text: String

  /// Makes an output file.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
