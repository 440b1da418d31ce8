package import GenModelsDiagnostics

/// A piece of YAML with the place where it stands.
///
/// Aliases are expanded and `<<` merges are done: what is left is a tree.
package struct YAMLNode: Equatable, Sendable {
  /// What the node is.
  package enum Content: Equatable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package var content: Content

  /// The explicit tag, such as `!Ref`, as libyaml resolves it; nil where none is written.
  package var tag: String?

  private var file: SourceFile
  private var start: PackedPosition
  private var end: PackedPosition

  /// Makes a node.
  package init(_ content: Content, tag: String? = nil, span: SourceSpan) {
    self.content = content
    self.tag = tag
    file = span.file
    start = PackedPosition(span.start)
    end = PackedPosition(span.end)
  }

  /// Where the node stands, without its anchor and tag.
  ///
  /// A value that came through an alias has the place of its anchor's node; a key that did has
  /// the place of the alias.
  package var span: SourceSpan {
    get { SourceSpan(file: file, start: start.position, end: end.position) }
    set {
      file = newValue.file
      start = PackedPosition(newValue.start)
      end = PackedPosition(newValue.end)
    }
  }
}

/// A position in half the room: a tree holds two for each of its nodes.
private struct PackedPosition: Equatable {
  var line: UInt32
  var column: UInt32

  init(_ position: SourcePosition) {
    line = UInt32(clamping: position.line)
    column = UInt32(clamping: position.column)
  }

  var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}

/// One key of a mapping with its value, in the order of the file.
package struct YAMLEntry: Equatable, Sendable {
  package var key: YAMLNode
  package var value: YAMLNode

  /// Makes an entry.
  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

/// A scalar: its own text, and whether it was quoted. Nothing is resolved until somebody asks.
package struct YAMLScalar: Equatable, Sendable {
  /// How the scalar was written.
  package enum Style: Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  package var text: String
  package var style: Style

  /// Makes a scalar.
  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}
