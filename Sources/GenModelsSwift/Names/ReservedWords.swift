/// The words that Swift, or the emitted code, keeps for itself.
enum ReservedWords {
  /// Words that need backticks where a name is declared or used on its own.
  ///
  /// Tried with Swift 6.3; words that are keywords in some places only need none.
  static let keywords: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Names that no member can have, not even in backticks.
  static let unusableMembers: Set<String> = ["CodingKeys", "Protocol", "Type"]

  /// Names that no property or label can have: a parameter `self` hides the value itself, and a
  /// property `hashValue` takes the place of `Hashable`'s own.
  static let unusableFields = unusableMembers.union(["hashValue", "self"])

  /// Names of types that the emitted code mentions: a type of that name would be taken for them.
  static let unusableTypes: Set<String> = [
    "Any", "AnyKey", "Array", "Base64Form", "Base64URLForm", "Bool", "Calendar", "CaseIterable",
    "Codable", "CodedDictionaryForm", "CodedForm", "CodingKey", "CodingKeys", "Data", "Date",
    "DateFormatter", "DatePattern", "Decimal", "Decodable", "Decoder", "DecodingError",
    "Dictionary", "DictionaryForm", "Double", "Encodable", "Encoder", "EncodingError", "Equatable",
    "ExtraKey", "Float", "Foundation", "FractionalISO8601DateForm", "Hashable", "Hasher",
    "ISO8601DateForm", "Indirect", "Int", "Int16", "Int32", "Int64", "Int8", "IntBoolForm", "JSON",
    "JSONValue", "KeyedDecodingContainer", "KeyedEncodingContainer", "LenientNumberForm", "Locale",
    "Never", "ObjectIdentifier", "Optional", "PatternDateForm", "Presence", "Protocol",
    "RawRepresentable", "Self", "Sendable", "SingleValueDecodingContainer", "SkippedElements",
    "String", "Substring", "Swift", "TextKey", "TextNumberForm", "TextualNumber", "TimeZone",
    "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "UnixMillisecondsForm",
    "UnixSecondsForm", "UnkeyedDecodingContainer", "UnpaddedBase64Form", "Void",
  ]

  /// Names that compile, and hide a type that everybody knows in the whole module.
  static let misleadingTypes: Set<String> = [
    "Character", "Error", "Notification", "Operation", "Process", "Result", "Set", "Task", "Unit",
  ]
}
