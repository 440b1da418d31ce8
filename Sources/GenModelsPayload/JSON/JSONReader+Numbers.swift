import GenModelsDiagnostics

extension JSONReader {
  /// Reads a number as it is spelled.
  mutating func number() throws(JSONError) -> String {
    let start = index
    _ = take("-")
    guard index < bytes.count, bytes[index].isDigit else {
      throw unexpected("where a digit belongs")
    }
    if take("0") {
      if index < bytes.count, bytes[index].isDigit {
        throw JSONError(
          "a number starts with a zero that means nothing", at: span(from: position),
          help: "leave the zero out, or write a text")
      }
    } else {
      skipDigits()
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    guard index < bytes.count, bytes[index].isDigit else {
      throw unexpected("where a digit belongs")
    }
    skipDigits()
  }

  private mutating func skipDigits() {
    while index < bytes.count, bytes[index].isDigit { index += 1 }
  }
}
