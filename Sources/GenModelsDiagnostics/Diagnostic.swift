/// Something that is wrong, or looks wrong, with the place where it is.
///
/// A diagnostic is a value: stages make and collect them, only the command shows them.
package struct Diagnostic: Equatable, Sendable {
  /// How bad it is: an error keeps every file from being written, a warning keeps none.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// Where it is.
  package enum Place: Equatable, Sendable {
    case span(SourceSpan)
    case file(String)
  }

  /// A second place that takes part, with what it is.
  package struct Label: Equatable, Sendable {
    package var span: SourceSpan
    package var text: String

    package init(span: SourceSpan, text: String) {
      self.span = span
      self.text = text
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity

  /// What is wrong: lower case, no full stop, user text in single quotes.
  package var message: String
  package var place: Place
  package var labels: [Label]

  /// One thing to do about it.
  package var help: String?

  package init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, at place: Place,
    labels: [Label] = [], help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.labels = labels
    self.help = help
  }

  /// An error at a place in a text.
  package static func error(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, labels: [Label] = [],
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code, message, at: .span(span), labels: labels, help: help)
  }

  /// A warning at a place in a text.
  package static func warning(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, labels: [Label] = [],
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.warning, code, message, at: .span(span), labels: labels, help: help)
  }
}
