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
