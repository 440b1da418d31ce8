package import GenModelsSchema

/// Everything that an emitted file says, with every name, type and order decided.
package struct SwiftFilePlan: Sendable {
  /// The name of the schema's file, for the head.
  var schema: String
  var doc: [String]
  /// The access of the declarations.
  ///
  /// Public declarations import publicly, which is right under `InternalImportsByDefault` and
  /// without it. A `package import` would make every plain import of the same module an error
  /// where that feature is off, so package declarations import plainly.
  var access: AccessLevel
  var imports: [String]
  var declarations: [DeclarationPlan]
  /// Whether an error text lists keys that no coding key names.
  var needsAnyKey: Bool
  /// Whether a tag is a whole number.
  var needsTagReading: Bool
  /// The names that the file takes in its module, as the schema's places spell them.
  package var types: [Placed<String>]
  /// The helper types that the file needs.
  package var supports: [SupportType]
}

/// A helper type that is emitted into a file of its own.
package enum SupportType: String, CaseIterable, Sendable {
  case indirect = "Indirect"
  case jsonValue = "JSONValue"
  case presence = "Presence"
}

/// One declaration of a file.
enum DeclarationPlan: Sendable {
  case alias(AliasPlan)
  case structure(StructPlan)
  case union(UnionPlan)
  case rawEnum(RawEnumPlan)
  case rows(RowsPlan)
}

/// A name for a type expression.
struct AliasPlan: Sendable {
  var doc: [String]
  var access: AccessLevel
  var name: SwiftName
  var type: String
}

/// A struct with its coding.
struct StructPlan: Sendable {
  var doc: [String]
  var access: AccessLevel
  var name: SwiftName
  var fields: [FieldPlan]
  var isTuple: Bool
  /// The coding keys that must be written out, nil where the compiler makes them.
  var codingKeys: [CodingKeyPlan]?
  /// Whether `init(from:)` must be written out.
  var decodes: Bool
  /// Whether `encode(to:)` must be written out.
  var encodes: Bool
  /// Whether the memberwise initialiser must be written out, since others shall call it.
  var hasInitializer: Bool { access != .internal }
  /// Whether the compiler makes all of `Codable`.
  var isSynthesized: Bool { codingKeys == nil && !decodes && !encodes }
}

/// A property, a labelled value, or a position of an array, with how it is coded.
struct FieldPlan: Sendable {
  /// What a declaration gives when nothing is said.
  enum Default: Sendable {
    case none
    case null
    case absent
  }

  var doc: [String]
  var name: SwiftName
  /// The name of the constant or property that holds the value in a body.
  var local: String
  /// Whether a constant of the body has that name, so that the property is reached through self.
  var isHidden: Bool
  /// The type of the property or value.
  var type: String
  /// The type that is asked of a container.
  var decodedType: String
  var standard: Default
  /// Whether an absent or null value reads as nil.
  var readsAbsence: Bool
  /// Whether nil is left out.
  var writesAbsence: Bool
  /// The name of the coding key; what it is in an array means nothing.
  var codingKey: SwiftName
  var isBoxed: Bool
  /// Whether an array ends before this value where it and all later ones are nil.
  var canBeOmitted: Bool
}

/// One case of a `CodingKeys` or of an enum of tags.
struct CodingKeyPlan: Sendable {
  var name: SwiftName
  /// The text in JSON.
  var text: String
}

/// A raw enum.
struct RawEnumPlan: Sendable {
  /// One value: its name, and the literal where it differs.
  struct Value: Sendable {
    var name: SwiftName
    var literal: String?
  }

  var doc: [String]
  var access: AccessLevel
  var name: SwiftName
  var isText: Bool
  var values: [Value]
  var expected: [String]
}

/// The enum of rows that a page becomes.
struct RowsPlan: Sendable {
  /// One row: its case, and the property that it comes from.
  struct Row: Sendable {
    var doc: [String]
    var name: SwiftName
    var type: String
    var property: SwiftName
    var local: String
    /// Whether the value may be a null of its own, which makes no row either.
    var mayBeNull: Bool
  }

  var access: AccessLevel
  var name: SwiftName
  var response: SwiftName
  var list: String
  var rows: [Row]
}
