extension SwiftLiteral {
  /// No value.
  static let null = "nil"

  /// A number in decimal digits: a literal with a fraction would be rounded on its way through
  /// `Double`.
  static func decimal(_ significand: Int64, exponent: Int) -> String {
    let sign = significand < 0 ? "minus" : "plus"
    let digits = number(significand.magnitude)
    return "Decimal(sign: .\(sign), exponent: \(exponent), significand: \(digits))"
  }

  /// The elements of an array.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// The members of a dictionary.
  static func dictionary(_ members: [(key: String, value: String)]) -> String {
    members.isEmpty ? "[:]" : array(members.map { $0.key + ": " + $0.value })
  }
}
