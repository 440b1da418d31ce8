/// How a value of a built-in type looks in JSON, whatever the coder's strategies say (schema language,
/// section 2).
package enum Codec: Hashable, Sendable {
  /// A date as RFC 3339 has it; written with milliseconds or without a fraction.
  case iso8601(isFractional: Bool)
  /// A date as the time since 1970.
  case unix(UnixUnit)
  /// A date in a pattern of UTS #35.
  case pattern(String)
  /// Bytes as text.
  case base64(Base64Form)
  /// A number as text.
  case text
  /// A number that is read from a number or a text, and written as a number.
  case lenient
  /// A Bool as 0 or 1.
  case int

  /// What a time since 1970 is counted in.
  package enum UnixUnit: String, CaseIterable, Sendable {
    case seconds
    case milliseconds
  }

  /// The alphabets and paddings of RFC 4648.
  package enum Base64Form: String, CaseIterable, Sendable {
    case base64
    case unpadded = "base64 unpadded"
    case url = "base64url"
  }
}

extension Codec {
  /// The codecs of a built-in type that words name, in the order of the reference; none for a type
  /// that has only one form.
  ///
  /// - Parameter type: The type in Swift's spelling.
  /// - Returns: The codecs and how they are written.
  package static func named(of type: String) -> [(spelling: String, codec: Codec)] {
    switch type {
    case "Date":
      [
        ("iso8601", .iso8601(isFractional: false)),
        ("iso8601 fractional", .iso8601(isFractional: true)),
      ]
        + UnixUnit.allCases.map { ("unix \($0.rawValue)", .unix($0)) }
    case "Data":
      Base64Form.allCases.map { ($0.rawValue, .base64($0)) }
    case "Bool":
      [("int", .int)]
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Float", "Double", "Decimal":
      [("string", .text), ("lenient", .lenient)]
    default:
      []
    }
  }
}
