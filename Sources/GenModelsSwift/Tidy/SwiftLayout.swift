/// How many blanks a level has, and how many columns a line.
package struct SwiftLayout: Sendable {
  /// The blanks of a level.
  package var indent: Int
  /// The columns of a line.
  package var lineLength: Int

  /// Makes a layout.
  package init(indent: Int = 2, lineLength: Int = 100) {
    self.indent = indent
    self.lineLength = lineLength
  }

  /// The columns before what the templates indent by some blanks.
  func columns(before blanks: Int) -> Int { blanks / 2 * indent }
}
