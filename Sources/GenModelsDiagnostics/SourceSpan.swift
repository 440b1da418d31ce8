/// A place in a text: line and column from 1, columns counted in Unicode scalars.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1; a line ends at LF, CR LF or CR.
  package var line: Int

  /// The column, from 1, in Unicode scalars.
  package var column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A half-open range of a file.
package struct SourceSpan: Equatable, Sendable {
  /// The file that the positions belong to.
  package var file: SourceFile

  /// The first position of the range.
  package var start: SourcePosition

  /// The position after the last one of the range; equal to `start` for an empty range.
  package var end: SourcePosition

  /// Makes a span.
  package init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }
}
