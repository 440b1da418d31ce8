/// A date with a time and an offset, as RFC 3339 has it.
struct DateTimeText {
  private let text: String
  private var fraction = Substring()
  private var isUTC = false
  private var second = 0

  /// Takes a text apart, nil where it has another form or no such moment is.
  init?(_ text: String) {
    self.text = text
    var scanner = DigitScanner(text)
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2),
      scanner.take("T") || scanner.take("t") || scanner.take(" "),
      let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2),
      scanner.take(":"), let second = scanner.number(2)
    else { return nil }
    if scanner.take(".") {
      fraction = scanner.digits()
      if fraction.isEmpty { return nil }
    }
    guard let offset = scanner.offset(), scanner.isAtEnd,
      GregorianMonth(year: year, month: month)?.days.contains(day) == true,
      hour < 24, minute < 60, second <= 60
    else { return nil }
    // A leap second is the last one of a day in UTC.
    let minutes = hour * 60 + minute - offset
    guard second < 60 || (minutes + 1 + 2 * 24 * 60) % (24 * 60) == 0 else { return nil }
    isUTC = text.hasSuffix("Z") && !text.contains("t") && !text.contains(" ")
    self.second = second
  }

  /// Whether the text is what the date is written as.
  func isWritten(isFractional: Bool) -> Bool {
    isUTC && second < 60 && fraction.utf8.count == (isFractional ? 3 : 0)
  }
}

/// A month of the Gregorian calendar.
struct GregorianMonth {
  /// Its days.
  var days: ClosedRange<Int>

  /// Makes a month, nil where none has that number.
  init?(year: Int, month: Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: days = 1...(isLeap ? 29 : 28)
    case 4, 6, 9, 11: days = 1...30
    case 1...12: days = 1...31
    default: return nil
    }
  }
}

/// A text that is read from its start, digits above all.
struct DigitScanner {
  private(set) var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// A number of exactly so many digits.
  mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return Int(Substring(digits))
  }

  /// All digits that follow.
  mutating func digits() -> Substring {
    let digits = rest.prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    return Substring(digits)
  }

  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// The minutes of an offset such as `+01:30`, or of `Z`.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isNegative = take("-")
    guard isNegative || take("+"), let hours = number(2), take(":"), let minutes = number(2),
      hours < 24, minutes < 60
    else { return nil }
    return (isNegative ? -1 : 1) * (hours * 60 + minutes)
  }
}
