/// What a plain scalar is by the core schema of YAML 1.2.2, section 10.3.2.
///
/// A quoted or block scalar is text, whatever it holds.
package enum YAMLCoreValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A floating-point number, or an integer that 64 bits do not hold.
  case float(Double)
  case text
}

extension YAMLScalar {
  /// The scalar resolved by the core schema.
  package var coreValue: YAMLCoreValue {
    if isNull { return .null }
    if let bool { return .bool(bool) }
    if let integer { return .integer(integer) }
    if let float { return .float(float) }
    return .text
  }

  /// Whether the scalar is plain and one of `null`, `Null`, `NULL`, `~` or empty.
  package var isNull: Bool {
    guard style == .plain else { return false }
    return switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// The truth value of a plain `true` or `false`, in lower, title or upper case.
  package var bool: Bool? {
    guard style == .plain else { return nil }
    return switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The value of a plain integer: decimal, or octal after `0o`, or hexadecimal after `0x`.
  ///
  /// Nil as well for one that 64 bits do not hold.
  package var integer: Int64? {
    guard style == .plain, let first = text.utf8.first else { return nil }
    if first == UInt8(ascii: "0"), text.utf8.count > 2 {
      let digits = text.utf8.dropFirst(2)
      if text.hasPrefix("0o") { return unsigned(digits, radix: 8) }
      if text.hasPrefix("0x") { return unsigned(digits, radix: 16) }
    }
    return isDecimal(text.utf8.dropFirst(isSign(first) ? 1 : 0)) ? Int64(text) : nil
  }

  /// The value of a plain number of any form, `.inf` and `.nan` included.
  ///
  /// The nearest one where a `Double` does not hold it exactly.
  package var float: Double? {
    guard style == .plain, let first = text.utf8.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let unsigned = text.dropFirst(isSign(first) ? 1 : 0)
    switch unsigned {
    case ".inf", ".Inf", ".INF": return isNegative ? -.infinity : .infinity
    case ".nan", ".NaN", ".NAN": return isSign(first) ? nil : .nan
    default: break
    }
    if isDecimalFloat(unsigned.utf8) { return Double(text) }
    if let value = integer { return Double(value) }
    return largeInteger
  }

  /// An octal or hexadecimal number beyond 64 bits.
  private var largeInteger: Double? {
    let radix = text.hasPrefix("0o") ? 8 : text.hasPrefix("0x") ? 16 : 0
    guard radix > 0, text.utf8.count > 2 else { return nil }
    var value = 0.0
    for digit in text.dropFirst(2) {
      guard let digit = digit.hexDigitValue, digit < radix else { return nil }
      value = value * Double(radix) + Double(digit)
    }
    return value
  }

  private func unsigned(_ digits: Substring.UTF8View, radix: Int) -> Int64? {
    guard let first = digits.first, !isSign(first) else { return nil }
    return Int64(Substring(digits), radix: radix)
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private func isDecimal(_ digits: Substring.UTF8View) -> Bool {
    !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  // (\. [0-9]+ | [0-9]+ (\. [0-9]*)?) ([eE] [-+]? [0-9]+)?
  private func isDecimalFloat(_ text: Substring.UTF8View) -> Bool {
    let whole = text.prefix(while: isDigit)
    var rest = text[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !whole.isEmpty || !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return false
    }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    return isDecimal(rest.first.map(isSign) == true ? rest.dropFirst() : rest)
  }
}
