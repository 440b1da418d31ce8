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
  package let tag: String?

  private var place: YAMLPlace

  /// Makes a node.
  package init(_ content: Content, tag: String? = nil, span: SourceSpan) {
    self.content = content
    self.tag = tag
    place = YAMLPlace(span)
  }

  init(_ content: Content, tag: String? = nil, place: YAMLPlace) {
    self.content = content
    self.tag = tag
    self.place = place
  }

  /// Where the node stands, without its anchor and tag.
  ///
  /// A value that came through an alias has the place of its anchor's node; a key that did has
  /// the place of the alias.
  package var span: SourceSpan {
    get { place.span }
    set { place = YAMLPlace(newValue) }
  }
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

/// A scalar: its own text, and how it was written.
///
/// Nothing is resolved until somebody asks.
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
