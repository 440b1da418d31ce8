/// What a line of Swift is, told by its first words.
///
/// Places are offsets into the line.
enum StatementKind: Equatable {
  /// `case`, of an enum or of a switch.
  case caseLine(name: Int)
  case function(name: Int)
  case property(name: Int)
  case `typealias`
  case type(name: Int)

  /// `if` or `} else if` with its first condition.
  case condition(start: Int)

  /// `guard` with its first condition.
  case `guard`(start: Int)
  case loop

  /// `switch` with what it tells apart.
  case choice(start: Int)

  /// An assignment, a call, `return` or `throw` with a value.
  case expression(start: Int)

  /// An attribute with arguments.
  case attribute
  /// An argument in a list that the template has broken already.
  case argument(colon: Int)
  case other

  private static let modifiers: Set<String> = [
    "fileprivate", "final", "indirect", "internal", "lazy", "mutating", "nonisolated", "open",
    "override", "package", "private", "private(set)", "public", "required", "static", "weak",
  ]

  /// Reads the first words of a range that may not hold the brace of a body.
  init(of range: Range<Int>, in text: LineText) {
    if text.hasCode("} else if ", at: range.lowerBound) {
      self = .condition(start: range.lowerBound + 10)
      return
    }
    if text.hasCode("@available(", at: range.lowerBound) {
      self = .attribute
      return
    }
    var start = range.lowerBound
    var word = Self.word(at: start, in: range, of: text)
    while Self.modifiers.contains(word) || word.hasPrefix("@") {
      start += word.utf8.count + 1
      word = Self.word(at: start, in: range, of: text)
    }
    let next = start + word.utf8.count + 1
    if ["init(", "init<"].contains(where: word.hasPrefix) || word.hasPrefix("init?(") {
      self = .function(name: start)
    } else if next < range.upperBound {
      self = Self(word: word, next: next, whole: range.lowerBound)
    } else {
      self = .expression(start: range.lowerBound)
    }
  }

  private init(word: String, next: Int, whole start: Int) {
    self =
      switch word {
      case "case": .caseLine(name: next)
      case "func": .function(name: next)
      case "let", "var": .property(name: next)
      case "typealias": .typealias
      case "enum", "struct", "class", "extension", "protocol", "actor": .type(name: next)
      case "if": .condition(start: next)
      case "guard": .guard(start: next)
      case "for": .loop
      case "return", "throw": .expression(start: next)
      case "switch": .choice(start: next)
      case "while", "do", "repeat", "else", "catch", "import", "default:", "defer": .other
      case let word
      where word.utf8.count > 1 && word.hasSuffix(":")
        && word.dropLast().allSatisfy(Self.isNamePart):
        .argument(colon: next - 2)
      case let word where word.first.map("})]#@".contains) ?? true: .other
      default: .expression(start: start)
      }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  private static func word(at start: Int, in range: Range<Int>, of text: LineText) -> String {
    var end = start
    while end < range.upperBound, !text.isCode(end, " ") { end += 1 }
    return start < end ? String(decoding: text.bytes[start..<end], as: UTF8.self) : ""
  }
}
