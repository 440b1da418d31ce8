import GenModelsDiagnostics
import GenModelsSchema
import GenModelsYAML
import Testing

/// The digits in squares that mark places in a text.
private let marks: [Character] = ["1️⃣", "2️⃣", "3️⃣", "4️⃣"]

/// A schema with marked places.
struct MarkedText {
  var text = ""
  private(set) var places: [Character: SourcePosition] = [:]

  init(_ marked: String) {
    var position = SourcePosition(line: 1, column: 1)
    for character in marked {
      if marks.contains(character) {
        places[character] = position
        continue
      }
      text.append(character)
      if character == "\n" {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += character.unicodeScalars.count
      }
    }
  }
}

/// What a test expects of one diagnostic.
struct Expected: Equatable, CustomStringConvertible {
  var code: DiagnosticCode
  var message: String
  var position: SourcePosition?

  static func error(_ mark: Character, _ code: DiagnosticCode, _ message: String) -> (
    mark: Character, code: DiagnosticCode, message: String
  ) {
    (mark, code, message)
  }

  var description: String {
    "\(position?.line ?? 0):\(position?.column ?? 0): \(message) [\(code.rawValue)]"
  }
}

/// Reads a schema and gives what is wrong with it, in the order of its places.
func diagnostics(of text: String) -> [Expected] {
  let collector = DiagnosticCollector()
  if let documents = compose(Array(text.utf8), path: "schema.yml", diagnostics: collector),
    let file = documents.first?.span.file
  {
    _ = SchemaReader(diagnostics: collector).read(documents, of: file)
  }
  return collector.diagnostics.map { diagnostic in
    guard case .span(let span) = diagnostic.place else {
      return Expected(code: diagnostic.code, message: diagnostic.message, position: nil)
    }
    return Expected(code: diagnostic.code, message: diagnostic.message, position: span.start)
  }
}

/// Expects exactly these errors, each at its mark.
func expectDiagnostics(
  _ marked: String,
  _ errors: (mark: Character, code: DiagnosticCode, message: String)...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let expected = errors.map {
    Expected(code: $0.code, message: $0.message, position: text.places[$0.mark])
  }
  #expect(diagnostics(of: text.text) == expected, sourceLocation: sourceLocation)
}
