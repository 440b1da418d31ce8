/// Names that Swift, the standard library or the emitted code has uses for.
enum HostileNames {
  /// Keywords, everywhere and in some places only.
  static let keywords = [
    "_", "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype",
    "associativity", "async", "await", "borrowing", "break", "case", "catch", "class", "consume",
    "consuming", "continue", "convenience", "copy", "default", "defer", "deinit", "didSet",
    "discard", "distributed", "do", "dynamic", "each", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "left", "let",
    "macro", "mutating", "nil", "none", "nonisolated", "nonmutating", "open", "operator",
    "optional", "override", "package", "postfix", "precedence", "precedencegroup", "prefix",
    "private", "protocol", "public", "repeat", "required", "rethrows", "return", "right", "self",
    "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    "yield",
  ]

  /// Members that Codable, Hashable and the raw types bring along, and constants of the bodies.
  static let members = [
    "CodingKeys", "ContentKeys", "allCases", "allKeys", "codingPath", "container", "content",
    "debugDescription", "decode", "decoder", "description", "dump", "encode", "encoder", "error",
    "found", "from", "hash", "hashValue", "hasher", "intValue", "into", "key", "keys", "list",
    "max", "min", "model", "part", "print", "process", "rawTag", "rawType", "rawValue", "readUnit",
    "row", "rows", "stringValue", "tag", "text", "to", "try", "type", "value", "values", "zip",
  ]

  /// Types of the standard library, of Foundation, and of the emitted code.
  static let types = [
    "AllCases", "BooleanLiteralType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
    "AnyHashable", "RawValue", "AnyKey", "AnyObject", "Array", "Bool", "Calendar", "CaseIterable",
    "Character", "Codable", "CodingKey", "CodingKeys", "Collection", "Comparable",
    "ContentKeys", "Data", "Date", "Decimal", "Decodable", "Decoder", "DecodingError",
    "Dictionary", "Double", "Duration", "Element", "Encodable", "Encoder", "EncodingError",
    "Equatable", "Error", "Float", "Foundation", "Hashable", "Hasher", "ID", "Identifiable",
    "Indirect", "Int", "Int64", "Iterator", "JSON", "JSONDecoder", "JSONValue", "Key",
    "KeyedDecodingContainer", "KeyedEncodingContainer", "Kind", "Locale", "MainActor", "Never",
    "Notification", "ObjectIdentifier", "Operation", "Optional", "Presence", "Process", "Range",
    "RawRepresentable",
    "RawValue", "Result", "Sendable", "Sequence", "Set", "SingleValueDecodingContainer",
    "SkippedElements", "Status", "StaticString", "String", "Substring", "Swift", "Tag", "Task",
    "TimeZone", "UInt8", "URL", "UUID", "Unicode", "Unit", "UnkeyedDecodingContainer", "Value",
    "Void",
  ]

  /// Names that need more than letters, or that have other letters.
  static let shapes = [
    "", " ", "$0", "0", "1st", "2024-01-01", "_1", "__typename", "_id", "a.b", "a:b", "a-b", "a b",
    "a_b", "ABC", "AbC", "été", "größe", "ΑΒΓ", "名前", "имя", "ñandú", "🙂", "🙂a", "ａ", "٣a",
    "e\u{301}te", "@type", "#text", "heading_1", "HTTPStatus", "x-large", "AWS::S3::Bucket",
    "ß", "ŉ", "ǆ", "ª", "a\u{200D}b", "`class`", "//", "\"", "\\(x)",
  ]
}
