import GenModelsSchema

/// A tagged union with its coding.
struct UnionPlan: Sendable {
  var doc: [String]
  var access: AccessLevel
  var name: SwiftName
  /// Whether every case lives on the heap.
  var isIndirect: Bool
  var cases: [CasePlan]
  var keyEnums: [KeyEnumPlan]
  var tagging: TaggingPlan
  var unknown: UnknownPlan
  /// Whether the union keeps unknown objects that have members of another type beside theirs.
  var isInline = false
}

/// What happens to unknown tags.
enum UnknownPlan: Sendable {
  case fail
  /// Kept in the case of that name.
  case keep(SwiftName)
  /// Read as the case of that name.
  case value(SwiftName)
}

/// How a union's tag is read and written.
enum TaggingPlan: Sendable {
  case `internal`(TagPlan)
  /// The content has no key where no case has content.
  case adjacent(TagPlan, content: SwiftName?)
  case external(ExternalPlan)
}

/// A tag that stands under a key of its own.
struct TagPlan: Sendable {
  /// The key in JSON, for error texts.
  var title: String
  var codingKey: SwiftName
  /// The enum of tags.
  var type: String
  /// The constants that hold the text and the tag.
  var rawLocal: String
  var local: String
  /// The accepted tags, in the lines of the error text.
  var expected: [String]
}

/// A tag that is the only key of its object.
struct ExternalPlan: Sendable {
  var units: UnitForm
  /// The accepted keys, in the lines of the error text.
  var expected: [String]
  /// The accepted texts of cases without payload, where those are texts.
  var expectedTexts: [String]
}

/// A nested enum of coding keys.
struct KeyEnumPlan: Sendable {
  var name: String
  var keys: [CodingKeyPlan]
  /// Whether the keys must be known as a list.
  var listsAll = false
}

/// One case of a union.
struct CasePlan: Sendable {
  /// What the case carries.
  enum Payload: Sendable {
    case none
    /// One value: its type, what a container is asked for, and whether null reads as nil.
    case value(type: String, decodedType: String, readsAbsence: Bool)
    /// Labelled values in an object.
    case fields([FieldPlan])
    /// Labelled values in an array.
    case elements([FieldPlan])

    /// The labelled values, none where the payload has no labels at all.
    var fields: [FieldPlan] {
      switch self {
      case .none, .value: []
      case .fields(let fields), .elements(let fields): fields
      }
    }
  }

  var doc: [String]
  var name: SwiftName
  var isIndirect: Bool
  var hasLabels: Bool
  var payload: Payload
  /// The tag in JSON.
  var tag: String
  /// The name of the tag among the coding keys, where it is one.
  var codingKey: SwiftName
}
