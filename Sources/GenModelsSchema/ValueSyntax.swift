/// A value as YAML has it, before anything says which type it shall be of.
package indirect enum ValueSyntax: Sendable {
  case scalar(ScalarSyntax)
  case list([Placed<ValueSyntax>])
  case mapping([(key: Placed<String>, value: Placed<ValueSyntax>)])
}

/// A scalar with what YAML's core schema makes of it.
package struct ScalarSyntax: Sendable {
  /// The text as it stands.
  package var text: String
  /// The value by its YAML kind; nil for null, and for a number that JSON has not.
  package var value: JSONScalar?
  /// Whether it is plain `null` or `~`.
  package var isNull: Bool

  /// Makes a scalar.
  package init(text: String, value: JSONScalar?, isNull: Bool) {
    self.text = text
    self.value = value
    self.isNull = isNull
  }
}

/// What happens to the keys of an object that nobody declares (schema language, section 3).
package enum ExtraKeysSyntax: Sendable {
  case ignore
  case keep
  case reject
  /// Kept in a dictionary of that name and type of values.
  case typed(name: Placed<String>, type: TypeExpression)
}
