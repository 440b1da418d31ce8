package import GenModelsSchema

/// Everything that an emitted file says, with every name, type and order decided.
package struct SwiftFilePlan: Sendable {
  /// The name of the schema's file, for the head.
  var schema: String
  var doc: [String]
  /// The comment below the head.
  var header: [String]
  /// How the text is laid out.
  var layout: SwiftLayout
  var isNonisolated: Bool
  var properties: PropertyForm
  /// The access of the declarations.
  ///
  /// Public declarations import publicly, which is right under `InternalImportsByDefault` and
  /// without it. A `package import` would make every plain import of the same module an error
  /// where that feature is off, so package declarations import plainly.
  var access: AccessLevel
  var imports: [ImportPlan]
  var declarations: [DeclarationPlan]
  /// Whether an error text lists keys that no coding key names.
  var needsAnyKey: Bool
  /// Whether a tag is a whole number.
  var needsTagReading: Bool
  /// The names that the file takes in its module, as the schema's places spell them.
  package var types: [Placed<String>]
  /// What the declarations are nested in, nil where they stand on their own.
  package var namespace: NamespacePlan?
  /// The helper types that the file needs.
  package var supports: [SupportType]
}

/// A module that a file imports.
struct ImportPlan: Hashable, Sendable {
  var module: String
  /// Whether public declarations name its types.
  var isPublic: Bool
}

/// The enum that the types of several schemas may be nested in; it has a file of its own.
package struct NamespacePlan: Sendable {
  package var name: String
  var access: AccessLevel
  var isNonisolated: Bool
}

/// A helper type that is emitted into a file of its own.
package enum SupportType: String, CaseIterable, Sendable {
  case base64Form = "Base64Form"
  case codedForm = "CodedForm"
  case constantValues = "ConstantValues"
  case decimalNumber = "DecimalNumber"
  case dictionaryForm = "DictionaryForm"
  case emptyForms = "EmptyForms"
  case extraKeys = "ExtraKeys"
  case indirect = "Indirect"
  case inlineValues = "InlineValues"
  case intBoolForm = "IntBoolForm"
  case iso8601DateForm = "ISO8601DateForm"
  case jsonValue = "JSONValue"
  case listCollection = "ListCollection"
  case listDisplay = "ListDisplay"
  case listDriver = "ListDriver"
  case listEdits = "ListEdits"
  case listPage = "ListPage"
  case listPlan = "ListPlan"
  case listSnapshot = "ListSnapshot"
  case listTable = "ListTable"
  case nestedExtraKeys = "NestedExtraKeys"
  case nestedObjects = "NestedObjects"
  case numberForms = "NumberForms"
  case patternDateForm = "PatternDateForm"
  case presence = "Presence"
  case presenceForm = "PresenceForm"
  case singleForms = "SingleForms"
  case skippedElements = "SkippedElements"
  case skippedForms = "SkippedForms"
  case unixDateForm = "UnixDateForm"
}

extension SupportType {
  /// The library that has all helper types, for those who import them.
  static let module = "GenModelsSupport"

  /// The helper types that the text of its file names: where this one is needed, they are too.
  private var requirements: [SupportType] {
    switch self {
    case .base64Form, .dictionaryForm, .emptyForms, .intBoolForm, .iso8601DateForm, .numberForms,
      .patternDateForm, .singleForms, .unixDateForm:
      [.codedForm]
    case .codedForm, .constantValues, .extraKeys, .indirect, .inlineValues, .jsonValue,
      .nestedObjects, .presence, .listPage:
      []
    case .decimalNumber: [.numberForms]
    case .listCollection, .listTable: [.listDisplay]
    case .listDisplay, .listDriver: [.listPlan]
    case .listEdits, .listPlan, .listSnapshot: [.listPage]
    case .nestedExtraKeys, .skippedElements: [.jsonValue]
    case .presenceForm: [.codedForm, .presence]
    case .skippedForms: [.codedForm, .skippedElements]
    }
  }

  /// Some helper types with all that they require, each once and in order.
  static func closure(of types: [SupportType]) -> [SupportType] {
    var found: Set<SupportType> = []
    var open = types
    while let type = open.popLast() {
      if found.insert(type).inserted { open += type.requirements }
    }
    return allCases.filter(found.contains)
  }
}

/// One declaration of a file.
enum DeclarationPlan: Sendable {
  case alias(AliasPlan)
  case structure(StructPlan)
  case union(UnionPlan)
  case rawEnum(RawEnumPlan)
  case rows(RowsPlan)
  case pattern(PatternPlan)
}

/// The pattern of a date, as a type that a form can have.
struct PatternPlan: Sendable {
  var name: String
  var literal: String
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
  var conformances = Conformances.standard
  /// Whether a property is behind another one, which the compiler's initialiser would show.
  var hidesStorage: Bool { fields.contains { $0.storage != nil } }
  /// The nested enums of coding keys that must be written out, none where the compiler makes them.
  var keyEnums: [KeyEnumPlan]
  /// Whether `init(from:)` must be written out.
  var decodes: Bool
  /// Whether `encode(to:)` must be written out.
  var encodes: Bool
  /// The position of the field that a bare value stands for.
  var shorthand: Int?
  /// The only keys that the object may have, nil where others do not matter or are kept.
  var onlyKeys: KnownKeysPlan?
  /// Whether the struct lives in objects of others and is told their keys when it is read.
  var isTold = false
  /// Whether it is told them when it is written.
  var writesBeside = false
  /// The union and the case that the struct is for, where it is nested.
  var nesting: NestingPlan?
  /// Whether the memberwise initialiser must be written out, since others shall call it.
  var hasInitializer: Bool { access != .internal || hidesStorage || fixesDefaults }
  /// Whether properties that cannot be changed have defaults, which the compiler's initialiser would
  /// leave out.
  var fixesDefaults = false
  /// Whether the compiler makes all of `Codable`.
  var isSynthesized: Bool { keyEnums.isEmpty && !decodes && !encodes }
}

/// A raw enum.
struct RawEnumPlan: Sendable {
  /// One value.
  struct Value: Sendable {
    var name: SwiftName
    /// The value as a literal.
    var literal: String
    /// The literal where the name alone does not say the value.
    var rawLiteral: String?
  }

  var doc: [String]
  var access: AccessLevel
  var name: SwiftName
  var isText: Bool
  var conformances = Conformances.standard
  var values: [Value]
  var unknown: RawUnknownPlan
  /// The switches over the values where one is kept: those that read, and those that write.
  var readParts: [SwitchPart] = []
  var rawParts: [SwitchPart] = []
  /// Whether arrays leave unknown values out.
  var isSkippable = false
  /// Whether dictionaries have the values as keys.
  var isKey = false
  /// Whether the enum is of no actor, as the helper types of dictionaries need their keys.
  var isNonisolated = false
  var expected: [String]
}

/// What a raw enum makes of values that it does not name.
enum RawUnknownPlan: Sendable {
  case fail
  /// The value is kept in the case of that name.
  case keep(SwiftName)
  /// Read as the value of that name.
  case value(SwiftName)
}
