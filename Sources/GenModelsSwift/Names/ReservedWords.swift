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

  /// Names that no member can have, not even in backticks: those of the language, and the type that
  /// an enum of raw values has of its own.
  static let unusableMembers: Set<String> = ["CodingKeys", "Protocol", "RawValue", "Type"]

  /// Names that no property or label can have: a parameter `self` hides the value itself, and a
  /// property `hashValue` takes the place of `Hashable`'s own.
  static let unusableFields = unusableMembers.union(["hashValue", "self"])

  /// Names of types that the emitted code mentions: a type of that name would be taken for them.
  ///
  /// A type `IntegerLiteralType` or the like would decide what the literals of a whole module are.
  static let unusableTypes: Set<String> = helperTypes.union([
    "Any", "Array", "ArraySlice", "Bool", "BooleanLiteralType", "CaseIterable", "Codable",
    "CodingKey", "CodingKeys", "CustomStringConvertible", "Data", "Date", "DateFormatter",
    "Decimal", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable",
    "Encoder", "EncodingError", "Equatable", "ExtendedGraphemeClusterType", "Float",
    "FloatLiteralType", "Foundation", "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32",
    "Int64", "Int8", "IntegerLiteralType", "JSON", "KeyedDecodingContainer",
    "KeyedEncodingContainer", "MainActor", "Never", "ObjectIdentifier", "Optional", "Protocol",
    "RawRepresentable", "Self", "Sendable", "SingleValueDecodingContainer", "String",
    "StringLiteralType", "Swift", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "UUID", "UnicodeScalarType", "UnkeyedDecodingContainer", "Void",
  ])

  /// Names of types that the emitted code brings along.
  static let helperTypes: Set<String> = [
    "AnyKey", "Base64Form", "Base64URLForm", "CodedDictionaryForm", "CodedEmptyForm", "CodedForm",
    "CodedLoneForm", "CodedSingleForm", "DatePattern", "DateTimeText", "DictionaryForm",
    "EmptyForm", "ExtraKey", "FractionalISO8601DateForm", "GregorianDay", "ISO8601DateForm",
    "Indirect", "IntBoolForm", "JSONValue", "LenientNumberForm", "LoneForm", "MemberKey",
    "PatternDateForm", "Presence", "SingleForm", "SkippedElements", "TextKey", "TextNumberForm",
    "TextualNumber", "UnixMillisecondsForm", "UnixSecondsForm", "UnpaddedBase64Form",
  ]

  /// Names of types that the helper types of lists are or mention, and what is emitted for pages
  /// that need them; schemas without such pages may have types of these names.
  static let listTypes: Set<String> = [
    "CGFloat", "CGSize", "IndexPath", "IndexSet", "ListAction", "ListBatch",
    "ListCanvas", "ListCollection", "ListDisplay", "ListDriver", "ListEdits", "ListID", "ListKey",
    "ListMatch", "ListPage", "ListPart", "ListPlan", "ListRegistration", "ListRow", "ListSection",
    "ListSide", "ListSpot", "ListTable", "ListTableEnd", "ListTransition", "ListWholePage",
    "NSDiffableDataSourceSnapshot", "NSObject", "Set", "SwiftUI",
    "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
    "UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIKit", "UINib",
    "UISwipeActionsConfiguration", "UITableView", "UITableViewCell", "UITableViewDataSource",
    "UITableViewDelegate", "UIView", "UIWindow",
  ]

  /// Names that compile, and hide a type that everybody knows in the whole module.
  static let misleadingTypes: Set<String> = [
    "Character", "Error", "Notification", "Operation", "Process", "Result", "Set", "Task", "Unit",
  ]

  /// Whether the emitted code brings a type of that name along.
  static func isHelperType(_ name: String) -> Bool {
    if helperTypes.contains(name) { return true }
    return name.hasPrefix("List") && listTypes.contains(name)
  }
}
