/// The pattern of a date in the letters of UTS #35.
struct DatePattern {
  /// What is wrong with a pattern.
  struct Flaw {
    var message: String
    var help: String
  }

  private let pattern: String
  /// The letters that stand for something, each run once.
  private var letters: [Character] = []
  private var hasOpenQuote = false

  init(_ pattern: String) {
    self.pattern = pattern
    var last: Character?
    for character in pattern {
      if character == "'" {
        hasOpenQuote.toggle()
        last = nil
      } else if !hasOpenQuote {
        if character.isASCII, character.isLetter, character != last { letters.append(character) }
        last = character
      }
    }
  }

  /// Why no date can be in this form, nil where it can.
  var flaw: Flaw? {
    if pattern.isEmpty {
      return Flaw(message: "the pattern of a date is empty", help: #"write 'Date("yyyy-MM-dd")'"#)
    }
    if hasOpenQuote {
      return Flaw(
        message: "a quote in the pattern is never closed",
        help: "write ' around texts, as in \"yyyy-MM-dd'T'HH\", and '' for itself")
    }
    if let letter = letters.first(where: { !Self.meanings.contains($0) }) {
      return Flaw(
        message: "'\(letter)' means nothing in a date's pattern",
        help: "quote what stands for itself: \"'\(letter)'\"")
    }
    if pattern.contains("SSSS") {
      return Flaw(
        message: "'S' is a digit of a second's fraction, and a fourth one would be lost",
        help: "write 'SSS'")
    }
    if letters.isEmpty {
      return Flaw(
        message: "the pattern has nothing of a date", help: #"write 'Date("yyyy-MM-dd")'"#)
    }
    return confusion
  }

  /// The letters of UTS #35 that read and write something.
  private static var meanings: String { "GyYuUrQqMLwWdDFgEecabBhHkKmsSAzZOvVXx" }

  /// A letter that is taken for another one: the pattern would read other dates than were meant.
  private var confusion: Flaw? {
    func has(_ candidates: String) -> Bool { letters.contains(where: candidates.contains) }
    if has("Y"), !has("w") {
      return Flaw(
        message: "'Y' is the year of the week, which needs 'w'", help: "write 'y' for the year")
    }
    if has("D"), has("ML") {
      return Flaw(message: "'D' is the day of the year", help: "write 'd' for the day of the month")
    }
    if has("m"), !has("hHkK"), has("yd") {
      return Flaw(
        message: "'m' is the minute, and there is no hour", help: "write 'M' for the month")
    }
    if has("hK"), !has("abB") {
      return Flaw(
        message: "an hour of twelve, 'h' or 'K', needs 'a' for am and pm",
        help: "write 'H' for the hour of the day")
    }
    return nil
  }
}
