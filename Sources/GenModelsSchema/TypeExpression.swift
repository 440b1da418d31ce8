package import GenModelsDiagnostics

/// A type in Swift's spelling, as written: `[String: User]?`.
package struct TypeExpression: Sendable {
  /// How the type is built.
  package enum Form: Sendable {
    case name(String)
    /// A built-in type in a form that the schema fixes: `Date(iso8601)`.
    case coded(String, Codec)
    indirect case optional(TypeExpression)
    indirect case array(TypeExpression)
    indirect case dictionary(key: TypeExpression, value: TypeExpression)
    /// The expression could not be read; the errors are recorded.
    case broken
  }

  package var form: Form
  package var span: SourceSpan
}

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

  private let scalars: [Unicode.Scalar]
  private let place: (Range<Int>) -> SourceSpan
  private var position = 0
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
      form = .name(try name())
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

  private mutating func name() throws(Problem) -> String {
    let start = position
    while position < scalars.count, !Self.endsName(scalars[position]) { position += 1 }
    let end = position
    guard end > start else {
      if end == scalars.count { throw problem("a type is missing", from: start) }
      position += 1
      throw problem("a type cannot start with '\(scalars[end])'", from: start)
    }
    if position < scalars.count, scalars[position] == "(" {
      position = scalars.count
      var codec = problem("codecs are not supported yet", from: start)
      codec.code = .notSupportedYet
      codec.help = "leave the parentheses out"
      throw codec
    }
    var name = ""
    for scalar in scalars[start..<end] { name.unicodeScalars.append(scalar) }
    return name
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

  private mutating func skipBlanks() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  private func problem(_ message: String, from start: Int, help: String? = nil) -> Problem {
    Problem(message: message, help: help, range: start..<max(position, start))
  }
}
