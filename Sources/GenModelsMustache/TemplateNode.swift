/// One parsed piece of a template.
///
/// Ranges are byte offsets into the template's text, for the places of messages.
enum TemplateNode: Sendable {
  /// Bytes of the template's text that are copied.
  case literal(Range<Int>)

  /// The start of a line: here goes the indentation of the tag that included the template.
  case lineStart

  /// The text of a name.
  case variable(TemplatePath, isEscaped: Bool)

  /// Nodes that are rendered once per value, or (inverted) where there is no value.
  case section(TemplatePath, isInverted: Bool, body: [TemplateNode])

  /// Another template, each of its lines indented like the tag.
  case partial(name: String, indentation: [UInt8], range: Range<Int>)
}

/// A dotted name: `user.name`, or `.` for the value that a section stands at.
struct TemplatePath: Sendable {
  /// What stands before the first dot, nil for `.`.
  ///
  /// Nearly all names are this one part, which needs no list on the heap.
  var first: String?

  /// The parts behind the first dot.
  var rest: [String] = []

  /// Where the name stands.
  var range: Range<Int>
}
