/// What types of numbers make of a number of JSON.
enum NumberText {
  /// Whether a whole number is what Foundation reads from a text.
  ///
  /// It takes `5.0` and `5e0` for `5`: by way of a `Double` where that is exact, of a `Decimal` for
  /// more digits, and a fraction of that is cut off.
  static func fits<Number: FixedWidthInteger>(_ text: String, _ type: Number.Type) -> Bool {
    if Number(text) != nil { return true }
    guard let double = Double(text), Number(exactly: double) != nil else { return false }
    guard double.magnitude >= 9_007_199_254_740_992 else { return true }
    guard let decimal = DecimalText(text), let magnitude = decimal.wholeMagnitude else {
      return false
    }
    guard decimal.isNegative else { return Number(exactly: magnitude) != nil }
    return Number.isSigned && magnitude <= Number.min.magnitude
  }

  /// The number that a text is read as, nil where it is beyond the type: neither infinite nor a
  /// zero that was none.
  static func value<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String, _ type: Number.Type
  ) -> Number? {
    guard let number = Number(text), number.isFinite else { return nil }
    guard number == 0 else { return number }
    return DecimalText(text)?.digits.isEmpty == true ? number : nil
  }

  /// Whether a `Decimal` holds a number; digits behind the 38th are rounded.
  static func fitsDecimal(_ text: String) -> Bool {
    guard let decimal = DecimalText(text) else { return false }
    let dropped = max(decimal.digits.count - 38, 0)
    return (-128...127).contains(decimal.spelledExponent + dropped)
  }

  /// Whether a text spells a number as JSON does.
  static func spellsNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func takeDigits() -> Substring.UTF8View {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest[digits.endIndex...]
      return digits
    }
    func take(_ scalars: Unicode.Scalar...) -> Bool {
      guard let first = rest.first, scalars.contains(Unicode.Scalar(first)) else { return false }
      rest.removeFirst()
      return true
    }
    _ = take("-")
    let whole = takeDigits()
    guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else {
      return false
    }
    if take("."), takeDigits().isEmpty { return false }
    if take("e", "E") {
      _ = take("+", "-")
      if takeDigits().isEmpty { return false }
    }
    return rest.isEmpty
  }
}

extension DecimalText {
  /// The whole part without its sign, nil beyond 64 bits.
  fileprivate var wholeMagnitude: UInt64? {
    var magnitude: UInt64 = 0
    let zeros = Swift.max(exponent, 0)
    let whole = exponent < 0 ? digits.dropLast(-exponent) : digits[...]
    guard whole.count + zeros <= 20 else { return nil }
    for digit in whole + ArraySlice(repeating: 0, count: zeros) {
      let (tens, isLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (next, isLarger) = tens.addingReportingOverflow(UInt64(digit))
      guard !isLarge, !isLarger else { return nil }
      magnitude = next
    }
    return magnitude
  }
}
