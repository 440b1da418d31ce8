internal import GenModelsDiagnostics

/// A span in half the room: a tree holds one for each of its nodes.
struct YAMLPlace: Equatable, Sendable {
  /// A position, both numbers from 1.
  struct Position: Equatable, Sendable {
    var line: UInt32
    var column: UInt32
  }

  var file: SourceFile
  var start: Position
  var end: Position

  init(file: SourceFile, start: Position, end: Position) {
    self.file = file
    self.start = start
    self.end = end
  }

  init(_ span: SourceSpan) {
    file = span.file
    start = Position(span.start)
    end = Position(span.end)
  }

  var span: SourceSpan {
    SourceSpan(file: file, start: SourcePosition(start), end: SourcePosition(end))
  }
}

extension YAMLPlace.Position {
  fileprivate init(_ position: SourcePosition) {
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
  }
}

extension SourcePosition {
  fileprivate init(_ position: YAMLPlace.Position) {
    self.init(line: Int(position.line), column: Int(position.column))
  }
}
