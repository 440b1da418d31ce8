/// A text with the path that messages name it by.
package final class SourceFile: Sendable {
  /// The path as the user gave it.
  package let path: String

  /// The text, without a byte order mark.
  package let text: String

  /// Makes a source file from decoded text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

extension SourceFile: Equatable {
  package static func == (left: SourceFile, right: SourceFile) -> Bool {
    left === right || (left.path == right.path && left.text == right.text)
  }
}
