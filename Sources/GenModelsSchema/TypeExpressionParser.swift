import GenModelsDiagnostics

/// Reads the text of a type expression.
struct TypeExpressionParser {
  /// What stopped the reading, and how many scalars into the text.
  struct Problem: Error {
    var code = DiagnosticCode.typeExpression
    var message: String
    var help: String?
    var range: Range<Int>
  }

  /// Deeper brackets are refused, so that no text can exhaust the stack.
  private static let depthLimit = 32

  /// Whether a scalar ends the name of a type, since it means something of its own.
  static func endsName(_ scalar: Unicode.Scalar) -> Bool {
    "[]?:(),".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
  }

  let scalars: [Unicode.Scalar]
  private let place: (Range<Int>) -> SourceSpan
  var position = 0
  private var depth = 0

  /// Makes a parser.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - place: The place of a range of the text's scalars.
  init(_ text: String, place: @escaping (Range<Int>) -> SourceSpan) {
    scalars = Array(text.unicodeScalars)
    self.place = place
  }

  /// Reads the whole text as one type.
  mutating func parseType() throws(Problem) -> TypeExpression {
    let type = try type()
    try expectEnd()
    return type
  }

  /// Reads the whole text as what stands between brackets: `T`, or `K: V`.
  mutating func parseElement(of bracketed: SourceSpan) throws(Problem) -> TypeExpression {
    let form = try element()
    try expectEnd()
    return TypeExpression(form: form, span: bracketed)
  }

  private mutating func type() throws(Problem) -> TypeExpression {
    skipBlanks()
    let start = position
    var form: TypeExpression.Form
    if take("[") {
      depth += 1
      guard depth <= Self.depthLimit else {
        throw problem("a type has more than \(Self.depthLimit) brackets", from: start)
      }
      form = try element()
      skipBlanks()
      guard take("]") else { throw problem("a '[' is never closed", from: start) }
      depth -= 1
    } else {
      form = try nameOrCodec()
    }
    while take("?") {
      if case .optional = form {
        throw problem("a type is optional twice", from: start, help: "leave one '?' out")
      }
      form = .optional(
        TypeExpression(form: form, span: place(start..<position - 1)))
    }
    return TypeExpression(form: form, span: place(start..<position))
  }

  private mutating func element() throws(Problem) -> TypeExpression.Form {
    let first = try type()
    skipBlanks()
    guard take(":") else { return .array(first) }
    return .dictionary(key: first, value: try type())
  }

  private mutating func nameOrCodec() throws(Problem) -> TypeExpression.Form {
    let start = position
    while position < scalars.count, !Self.endsName(scalars[position]) { position += 1 }
    let end = position
    guard end > start else {
      if end == scalars.count { throw problem("a type is missing", from: start) }
      position += 1
      throw problem("a type cannot start with '\(scalars[end])'", from: start)
    }
    let name = text(start..<end)
    guard position < scalars.count, scalars[position] == "(" else { return .name(name) }
    return .coded(name, try codec(of: name, from: start))
  }

  /// The text of a range of the expression.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for scalar in scalars[range] { text.unicodeScalars.append(scalar) }
    return text
  }

  private mutating func expectEnd() throws(Problem) {
    skipBlanks()
    guard position < scalars.count else { return }
    let start = position
    position = scalars.count
    throw problem(
      "nothing may follow a type", from: start,
      help: "an array is written '[User]', a dictionary '[String: User]'")
  }

  mutating func skipBlanks() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  func problem(
    _ message: String, code: DiagnosticCode = .typeExpression, from start: Int,
    help: String? = nil
  ) -> Problem {
    Problem(code: code, message: message, help: help, range: start..<max(position, start))
  }
}
