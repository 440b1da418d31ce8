/// Names the pattern of a date by what it has: `yyyy-MM-dd` is `YearMonthDay`.
enum PatternName {
  static func name(of pattern: String) -> String {
    var words: [String] = []
    var isQuoted = false
    for character in pattern {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, let word = word(for: character), word != words.last else { continue }
      words.append(word)
    }
    return words.isEmpty ? "Pattern" : words.joined()
  }

  private static func word(for letter: Character) -> String? {
    switch letter {
    case "y", "u", "Y", "r": "Year"
    case "M", "L": "Month"
    case "w", "W": "Week"
    case "d", "D": "Day"
    case "E", "e", "c": "Weekday"
    case "a", "b", "B": "Period"
    case "H", "h", "K", "k": "Hour"
    case "m": "Minute"
    case "s", "A": "Second"
    case "S": "Fraction"
    case "z", "Z", "O", "v", "V", "X", "x": "Zone"
    case "G": "Era"
    case "Q", "q": "Quarter"
    default: nil
    }
  }
}
