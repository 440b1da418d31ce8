/// The pattern of a date in the letters of UTS #35, as far as numbers, names of months and days,
/// halves of the day and offsets go.
///
/// A text fits that Foundation's formatter would write, and with an offset any other offset. What
/// only a calendar tells, such as the week of a year, is not looked at: such patterns take any text.
struct DatePatternText {
  fileprivate enum Part: Equatable {
    case literal(String)
    case field(Character, count: Int)
  }

  private var parts: [Part] = []

  init(_ pattern: String) {
    var isQuoted = false
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      if character == "'" {
        if rest.first == "'" {
          rest.removeFirst()
          addLiteral("'")
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted || !character.isASCII || !character.isLetter {
        addLiteral(String(character))
      } else {
        let run = rest.prefix { $0 == character }
        rest = rest.dropFirst(run.count)
        parts.append(.field(character, count: run.count + 1))
      }
    }
  }

  private mutating func addLiteral(_ text: String) {
    if case .literal(let before)? = parts.last {
      parts[parts.count - 1] = .literal(before + text)
    } else {
      parts.append(.literal(text))
    }
  }

  /// Whether a text is a date of the pattern.
  func reads(_ text: String) -> Bool {
    guard parts.allSatisfy(\.isKnown) else { return true }
    var date = Fields()
    var scanner = DigitScanner(text)
    for part in parts {
      guard part.read(from: &scanner, into: &date) else { return false }
    }
    return scanner.isAtEnd && date.isDate
  }

  /// What a text says of a date.
  fileprivate struct Fields {
    var year = 2000
    var month = 1
    var day = 1
    /// The day of the week, from 0 for Sunday.
    var weekday: Int?

    var isDate: Bool {
      guard let days = GregorianMonth(year: year, month: month)?.days, days.contains(day) else {
        return false
      }
      return weekday.map { $0 == (daysBefore + day - 1) % 7 } ?? true
    }

    /// The days from a Sunday to the first of the month.
    private var daysBefore: Int {
      let year = month < 3 ? self.year + 399 : self.year + 400
      let months = (153 * ((month + 9) % 12) + 2) / 5
      return year * 365 + year / 4 - year / 100 + year / 400 + months + 3
    }
  }
}

extension DatePatternText.Part {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  fileprivate var isKnown: Bool {
    switch self {
    case .literal: true
    case .field("M", let count), .field("L", let count), .field("E", let count): count < 5
    case .field(let letter, _): "yuMLdHhKkmsSaEzZOXx".contains(letter)
    }
  }

  fileprivate func read(
    from scanner: inout DigitScanner, into date: inout DatePatternText.Fields
  ) -> Bool {
    switch self {
    case .literal(let text): return scanner.take(text)
    case .field("y", count: 2):
      guard let year = scanner.number(2) else { return false }
      date.year = year < 50 ? 2000 + year : 1900 + year
    case .field("y", let count), .field("u", let count):
      guard let year = scanner.number(padded: max(count, 1), upTo: 9) else { return false }
      date.year = year
    case .field("M", let count), .field("L", let count):
      guard let month = scanner.number(count, or: Self.months, from: 1) else { return false }
      date.month = month
    case .field("d", let count):
      guard let day = scanner.number(padded: count, upTo: 2) else { return false }
      date.day = day
    case .field("E", let count):
      let names = count == 4 ? Self.weekdays : Self.weekdays.map { String($0.prefix(3)) }
      guard let weekday = names.firstIndex(where: { scanner.take($0) }) else { return false }
      date.weekday = weekday
    case .field("a", _): return scanner.take("AM") || scanner.take("PM")
    case .field("S", let count): return scanner.number(count) != nil
    case .field("H", let count): return scanner.number(count, in: 0...23)
    case .field("k", let count): return scanner.number(count, in: 1...24)
    case .field("h", let count): return scanner.number(count, in: 1...12)
    case .field("K", let count): return scanner.number(count, in: 0...11)
    case .field("m", let count), .field("s", let count): return scanner.number(count, in: 0...59)
    case .field: return scanner.zone()
    }
    return true
  }
}

extension DigitScanner {
  /// A number with zeros before it up to a width, and no more of them.
  fileprivate mutating func number(padded width: Int, upTo most: Int) -> Int? {
    let count = rest.prefix(most).prefix(while: \.isDigit).count
    guard count >= width, count == width || rest.first != UInt8(ascii: "0") else { return nil }
    return number(count)
  }

  fileprivate mutating func number(_ width: Int, in range: ClosedRange<Int>) -> Bool {
    number(padded: width, upTo: 2).map(range.contains) ?? false
  }

  /// A number of one or two digits, or for a greater width the place of a name.
  fileprivate mutating func number(_ width: Int, or names: [String], from first: Int) -> Int? {
    guard width > 2 else { return number(padded: width, upTo: 2) }
    let names = width == 3 ? names.map { String($0.prefix(3)) } : names
    return names.firstIndex { take($0) }.map { $0 + first }
  }

  /// An offset in one of the forms that a formatter reads.
  fileprivate mutating func zone() -> Bool {
    let isNamed = take("GMT") || take("UTC")
    if !isNamed, take("Z") { return true }
    guard take("+") || take("-") else { return isNamed }
    let digits = digits()
    if take(":") { return number(2) != nil && digits.utf8.count <= 2 && !digits.isEmpty }
    return (1...4).contains(digits.utf8.count)
  }
}
