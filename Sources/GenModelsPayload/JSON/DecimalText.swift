/// A number in decimal digits, taken apart.
struct DecimalText {
  var isNegative = false
  /// The digits without zeros at either end; none for zero.
  var digits: [UInt8] = []
  /// The power of ten that the last digit counts.
  var exponent = 0
  /// The same as it is spelled, with the zeros at the end among the digits.
  private(set) var spelledExponent = 0

  /// Takes a number of JSON apart, or one as Swift spells it; nil where it is none, or has an
  /// exponent beyond any number.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest.removeFirst()
    }
    var isFraction = false
    var hasDigit = false
    while let byte = rest.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
      rest.removeFirst()
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte.isDigit {
        hasDigit = true
        if isFraction { exponent -= 1 }
        digits.append(byte - UInt8(ascii: "0"))
      } else {
        return nil
      }
    }
    guard hasDigit else { return nil }
    if !rest.isEmpty {
      var power = Substring(rest.dropFirst())
      if power.first == "+" { power.removeFirst() }
      guard let power = Int(power), (-999_999...999_999).contains(power) else { return nil }
      exponent += power
    }
    spelledExponent = exponent
    while let last = digits.last, last == 0 {
      digits.removeLast()
      exponent += 1
    }
    digits.removeFirst(digits.prefix { $0 == 0 }.count)
    if digits.isEmpty { exponent = 0 }
  }

  /// Whether two texts spell the same number, zeros of either sign being one.
  func equals(_ other: DecimalText) -> Bool {
    digits == other.digits && exponent == other.exponent
      && (isNegative == other.isNegative || digits.isEmpty)
  }
}
