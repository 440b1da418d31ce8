import Foundation
import Testing

@testable import GenModelsSwift

/// What holds for any text, tried on random ones.
struct TidyPropertyTests {
  @Test(arguments: 1...40)
  func changesWhitespaceOnlyAndOnce(_ seed: UInt64) {
    var shapes = TidyShapes(seed: seed)
    let text = shapes.file()
    let once = SwiftTidy().tidy(text)
    #expect(once != text)
    #expect(withoutWhitespace(once) == withoutWhitespace(text))
    #expect(SwiftTidy().tidy(once) == once)
  }

  /// Lines of random pieces, most of them no Swift: nothing may get lost, no literal may change.
  @Test(arguments: 1...200)
  func keepsEveryLiteral(_ seed: UInt64) {
    var shapes = TidyShapes(seed: seed)
    var literals: [String] = []
    var text = ""
    for _ in 0..<20 {
      for _ in 0..<shapes.number(1...12) {
        switch shapes.number(0...3) {
        case 0:
          literals.append(shapes.literal())
          text += (literals.last ?? "") + " "
        case 1: text += shapes.name()
        default:
          let pieces = [
            "(", ")", "[", "]", " {", ", ", ": ", " = ", " -> ", ".", "case ", "let ", "if let ",
            "guard let ", " else {", "func ", "init(", "try ", "@A ", "enum ", "  ", "return ", "}",
            "for ", " in ", "var ", "typealias ", "extension ", "init?(", ".self", "{", ",", ":",
            "default: ", "throw ", " += ", "<", "indirect ", "#", "/", " = nil", "?",
          ]
          text += pieces[shapes.number(0...pieces.count - 1)]
        }
      }
      text += shapes.number(0...4) == 0 ? " \n\n\n" : "\n"
    }
    let once = SwiftTidy().tidy(text)
    #expect(withoutWhitespace(once) == withoutWhitespace(text))
    #expect(SwiftTidy().tidy(once) == once)
    var rest = once[...]
    for literal in literals {
      guard let range = rest.range(of: literal) else {
        Issue.record("\(literal) is gone from\n\(once)")
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  /// A comma at the end of an array counts as whitespace: the formatter wants it there.
  private func withoutWhitespace(_ text: String) -> String {
    String(text.unicodeScalars.filter { !$0.properties.isWhitespace }.map(Character.init))
      .replacing(",]", with: "]")
  }
}
