package import GenModelsDiagnostics

/// What is wrong in a template, or between a template and its context.
package struct TemplateError: Error, Equatable, Sendable {
  /// The name of the template.
  package var template: String

  /// What is wrong and where, ready to be reported.
  package var diagnostic: Diagnostic

  /// Whether the template cannot be parsed or names what there is not.
  package var code: DiagnosticCode { diagnostic.code }

  /// What is wrong.
  package var message: String { diagnostic.message }

  /// One thing to do about it.
  package var help: String? { diagnostic.help }

  /// The line, from 1; nil where the template itself is missing.
  package var line: Int? { start?.line }

  /// The column, from 1, in Unicode scalars; nil where the template itself is missing.
  package var column: Int? { start?.column }

  /// The error with the place of a tag that included the template, for the nearest three of them.
  func included(at span: SourceSpan) -> TemplateError {
    var error = self
    if diagnostic.labels.count < 3 {
      error.diagnostic.labels.append(.init(span: span, text: "it is included here"))
    }
    return error
  }

  private var start: SourcePosition? {
    guard case .span(let span) = diagnostic.place else { return nil }
    return span.start
  }
}

/// The text of a template, as bytes to parse and as a file to point into.
struct TemplateSource: Sendable {
  let name: String
  let path: String
  let bytes: [UInt8]

  func error(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>,
    labels: [Diagnostic.Label] = [], help: String? = nil
  ) -> TemplateError {
    TemplateError(
      template: name,
      diagnostic: .error(code, message, at: span(range), labels: labels, help: help))
  }

  /// Lines and columns are counted here, when something is wrong, rather than for every tag.
  func span(_ range: Range<Int>) -> SourceSpan {
    let file = SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    return SourceSpan(
      file: file, start: position(range.lowerBound), end: position(range.upperBound))
  }

  private func position(_ offset: Int) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    for index in 0..<min(offset, bytes.count) {
      let isLineEnd =
        bytes[index] == .lineFeed
        || (bytes[index] == .carriageReturn
          && !(index + 1 < bytes.count && bytes[index + 1] == .lineFeed))
      if isLineEnd {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isWhitespace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }
}
