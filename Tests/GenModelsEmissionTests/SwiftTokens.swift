/// The words of a Swift file with the nesting of its braces: no parser, but enough to see which
/// types a file mentions and which it declares.
struct SwiftTokens {
  struct Word {
    var text: Substring
    /// How many braces are open.
    var depth: Int
    /// The character before the word, blanks left out.
    var before: Character
  }

  private(set) var words: [Word] = []

  init(_ text: String) {
    var rest = text[...]
    var depth = 0
    var before: Character = " "
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("\"\"\"") {
        rest.removeFirst(3)
        Self.skipLiteral(&rest, until: "\"\"\"")
        before = "\""
      } else if character == "\"" {
        rest.removeFirst()
        Self.skipLiteral(&rest, until: "\"")
        before = "\""
      } else if Self.isLetter(character) {
        let word = rest.prefix(while: Self.isLetter)
        words.append(Word(text: word, depth: depth, before: before))
        rest = rest[word.endIndex...]
        before = "a"
      } else {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        if !character.isWhitespace { before = character }
        rest.removeFirst()
      }
    }
  }

  /// The types that the file declares, generic parameters included, with the depth of each.
  var declared: [(name: Substring, depth: Int)] {
    var names: [(Substring, Int)] = []
    var isGeneric = false
    for (index, word) in words.enumerated() {
      let last = index > 0 && !Self.isMember(words[index - 1]) ? words[index - 1].text : ""
      if ["associatedtype", "class", "enum", "protocol", "struct", "typealias"].contains(last) {
        names.append((word.text, word.depth))
      }
      // `func read<Value: Decodable>` and `struct Box<Value>` name what they are generic over.
      let opener = index > 1 ? words[index - 2].text : ""
      let opens = ["func", "struct", "enum"].contains(opener) || last == "init"
      if opens, word.before == "<" {
        isGeneric = true
        names.append((word.text, word.depth + 1))
      } else if isGeneric, word.before == "," {
        names.append((word.text, word.depth + 1))
      } else if word.before != ":" && word.before != "&" {
        isGeneric = false
      }
    }
    return names
  }

  /// The capitalised words that are no members of something before them.
  var mentioned: Set<Substring> {
    Set(
      words.filter { $0.text.first?.isUppercase == true && !Self.isMember($0) }.map(\.text))
  }

  /// Whether a word is a member of what stands before it, or a name in backticks.
  private static func isMember(_ word: Word) -> Bool {
    word.before == "." || word.before == "`"
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func skipLiteral(_ rest: inout Substring, until end: String) {
    while !rest.isEmpty, !rest.hasPrefix(end) {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    rest = rest.dropFirst(end.count)
  }
}
