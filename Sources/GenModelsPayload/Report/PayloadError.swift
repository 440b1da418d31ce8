import GenModelsDiagnostics

/// A value that does not fit its type; what `DecodingError` is to the compiled code.
struct PayloadError: Error {
  /// What `asUnknownTag` says of an error in the emitted code.
  struct UnknownTag {
    /// The index of the type that does not know the tag or value.
    var type: Int
    /// The steps to the value whose tag it is.
    var depth: Int
  }

  var code: DiagnosticCode
  var message: String
  var path: CodingPath
  var span: SourceSpan
  var help: String?
  /// Whether Foundation throws an error of its own here, which has no path.
  var isPathless = false
  var unknownTag: UnknownTag?
  /// What of the schema asks for the value, the innermost.
  var label: Diagnostic.Label?

  init(
    _ code: DiagnosticCode, _ message: String, at place: Place, help: String? = nil
  ) {
    self.code = code
    self.message = message
    path = place.path
    span = place.node.mark
    self.help = help
  }

  /// The error as that of a value, where the emitted code catches those without a path.
  func located() -> PayloadError {
    var error = self
    error.isPathless = false
    return error
  }

  /// The error with the part of the schema that asks for the value, where none is known yet.
  func labelled(_ text: String, at span: SourceSpan) -> PayloadError {
    guard label == nil else { return self }
    var error = self
    error.label = Diagnostic.Label(span: span, text: text)
    return error
  }

  /// What a report says.
  var failure: PayloadFailure {
    let text = path.text
    return PayloadFailure(
      path: path, isPathless: isPathless,
      diagnostic: .error(
        code, text.isEmpty ? message : "\(message), at '\(text)'", at: span,
        labels: label.map { [$0] } ?? [], help: help))
  }
}

extension PayloadError {
  /// A value of another kind than its type has.
  static func kind(_ expected: String, at place: Place) -> PayloadError {
    PayloadError(.payloadKind, "expected \(expected); found \(place.node.title)", at: place)
  }

  /// A text or a number that its type has not.
  static func value(_ expected: String, at place: Place, help: String? = nil) -> PayloadError {
    PayloadError(
      .payloadValue, "expected \(expected); found \(place.node.shown)", at: place, help: help)
  }
}
