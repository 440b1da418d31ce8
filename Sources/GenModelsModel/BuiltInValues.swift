import GenModelsSchema

extension BuiltInType {
  /// Whether a schema can write down no value of the type: what one looks like is up to the decoder.
  var isOpaque: Bool {
    switch self {
    case .date, .url, .uuid, .data: true
    default: false
    }
  }

  /// The whole numbers of the type, nil for any other type; `Int` and `UInt` have 64 bits.
  package var range: ClosedRange<Int64>? {
    switch self {
    case .int, .int64: .min ... .max
    case .int8: -128...127
    case .int16: -32_768...32_767
    case .int32: -2_147_483_648...2_147_483_647
    case .uint, .uint64: 0 ... .max
    case .uint8: 0...255
    case .uint16: 0...65_535
    case .uint32: 0...4_294_967_295
    default: nil
    }
  }

  /// A scalar as a value of the type, nil where it is none.
  func value(of scalar: ScalarSyntax) -> DefaultModel? {
    if let range {
      if case .int(let number)? = scalar.value {
        return range.contains(number) ? .integer(number) : nil
      }
      guard self == .uint || self == .uint64, scalar.isPlainNumber else { return nil }
      return UInt64(scalar.text).map { .unsigned($0) }
    }
    switch self {
    case .string:
      if scalar.isNull || scalar.text.isEmpty && scalar.value == nil { return nil }
      return .string(scalar.text)
    case .bool:
      if case .bool(let value)? = scalar.value { return .bool(value) }
      return nil
    case .double, .float: return number(scalar)
    case .decimal:
      if case .int(let number)? = scalar.value { return .integer(number) }
      return scalar.isPlainNumber ? DecimalText(scalar.text)?.value : nil
    default: return nil
    }
  }

  private func number(_ scalar: ScalarSyntax) -> DefaultModel? {
    switch scalar.value {
    case .int(let number)?: .integer(number)
    case .double(let number)?:
      self == .double || abs(number) <= Double(Float.greatestFiniteMagnitude)
        ? .fraction(number) : nil
    case .string?, .bool?, nil: nil
    }
  }
}

extension ScalarSyntax {
  /// Whether YAML takes the scalar for a number with a fraction, or for one with many digits.
  fileprivate var isPlainNumber: Bool {
    if case .double? = value { true } else { false }
  }
}

/// A number in decimal digits, as it stands.
private struct DecimalText {
  private var significand: Int64 = 0
  private var exponent = 0

  var value: DefaultModel { .decimal(significand: significand, exponent: exponent) }

  /// Reads a number, nil where it has more digits than an `Int64` holds, or where a `Decimal` has no
  /// such exponent.
  init?(_ text: String) {
    var digits = ""
    var rest = Substring(text)
    var isFraction = false
    while let character = rest.first, character != "e", character != "E" {
      rest.removeFirst()
      if character == "." {
        isFraction = true
      } else if character == "-" || character.isNumber {
        digits.append(character)
        if isFraction, character != "-" { exponent -= 1 }
      }
    }
    if !rest.isEmpty {
      // As far as any exponent of a Decimal can be moved by digits, and far from where an Int ends.
      guard let power = Int(rest.dropFirst()), (-1_000_000...1_000_000).contains(power) else {
        return nil
      }
      exponent += power
    }
    while exponent < 0, digits.hasSuffix("0"), digits != "0", digits != "-0" {
      digits.removeLast()
      exponent += 1
    }
    guard let significand = Int64(digits), (-127...127).contains(exponent) else { return nil }
    self.significand = significand
  }
}
