import GenModelsDiagnostics
import GenModelsYAML

extension SchemaReader {
  /// Reads a type expression: a text, or what YAML makes of unquoted brackets.
  ///
  /// `[User]` is a list of one text, and `[String: User]` a list of one mapping of one entry: both
  /// are taken for what they look like (schema language, section 2).
  func typeExpression(_ node: YAMLNode) -> TypeExpression {
    switch node.content {
    case .scalar(let scalar):
      return parsed(scalar, of: node) { parser throws(TypeExpressionParser.Problem) in
        try parser.parseType()
      }
    case .sequence(let elements):
      guard let element = elements.first, elements.count == 1 || endsEarly(element) else {
        return refused(node, "an array has one type between its brackets")
      }
      switch element.content {
      case .scalar(let scalar):
        return parsed(scalar, of: element) { parser throws(TypeExpressionParser.Problem) in
          try parser.parseElement(of: node.span)
        }
      case .sequence:
        return TypeExpression(form: .array(typeExpression(element)), span: node.span)
      case .mapping(let entries):
        guard entries.count == 1, let entry = entries.first else {
          return refused(node, "a dictionary has one key type and one value type")
        }
        return TypeExpression(
          form: .dictionary(key: typeExpression(entry.key), value: typeExpression(entry.value)),
          span: node.span)
      }
    case .mapping:
      return refused(node, "a type is a name or stands in brackets, and here is a mapping")
    }
  }

  /// Whether YAML took a comma in the parentheses of a type for the end of the text.
  private func endsEarly(_ node: YAMLNode) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return scalar.text.contains("(") && !scalar.text.contains(")")
  }

  private func refused(_ node: YAMLNode, _ message: String) -> TypeExpression {
    diagnostics.record(
      .error(
        .typeExpression, message, at: node.span,
        help: "an array is written '[User]', a dictionary '[String: User]'"))
    return TypeExpression(form: .broken, span: node.span)
  }

  private func parsed(
    _ scalar: YAMLScalar, of node: YAMLNode,
    _ parse: (inout TypeExpressionParser) throws(TypeExpressionParser.Problem) -> TypeExpression
  ) -> TypeExpression {
    let span = node.span
    // Inside a text on one line every scalar has a place of its own, unless escapes moved it.
    let margin = scalar.style == .plain ? 0 : 1
    let count = scalar.text.unicodeScalars.count
    let isExact =
      span.start.line == span.end.line
      && span.end.column - span.start.column == count + 2 * margin
    var parser = TypeExpressionParser(scalar.text) { range in
      guard isExact else { return span }
      var part = span
      part.start.column += margin + range.lowerBound
      part.end.column = span.start.column + margin + range.upperBound
      return part
    }
    do throws(TypeExpressionParser.Problem) {
      return try parse(&parser)
    } catch {
      var place = span
      if isExact, !error.range.isEmpty {
        place.start.column += margin + error.range.lowerBound
        place.end.column = span.start.column + margin + error.range.upperBound
      }
      diagnostics.record(.error(error.code, error.message, at: place, help: error.help))
      return TypeExpression(form: .broken, span: span)
    }
  }
}
