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
  /// The enum of the keys of payloads that are objects under a key of their own.
  var contentKeys: String
  var tagging: TaggingPlan
  var unknown: UnknownPlan
  var fallback: FallbackPlan?
  var exposed: ExposedTagPlan?
  var bareTags: BareTagsPlan?
  /// The structs that are payloads of cases.
  var structs: [StructPlan]
  var conformances = Conformances.standard
  /// What the cases have in common.
  var properties: [PropertyPlan]
  /// What there is for each case.
  var accessors: [AccessorPlan]
  /// How the deprecated cases are made.
  var deprecatedCases: DeprecatedCasesPlan?
  /// Whether each arm opens its own container for writing, since not every one writes an object
  /// key by key: Foundation traps where a whole value follows a container for keys.
  var opensInArms: Bool
  /// The functions that a large union is coded by.
  var split: SplitPlan?
  /// Whether the union keeps unknown objects that have members of another type beside theirs, and
  /// nothing else in it has to know.
  var isInline = false
  /// Whether the union lives in objects of others and is told their keys when it is read.
  var isTold = false
  /// Whether it is told them when it is written.
  var writesBeside = false
  /// The property that says which keys the value has in an object of another type.
  var keysProperty: String?
  /// Whether arrays leave values of unknown tags out.
  var isSkippable = false
}

/// What happens to unknown tags.
enum UnknownPlan: Sendable {
  case fail
  /// The whole value is kept in the case of that name.
  case keep(SwiftName)
  /// Read as the case at that position.
  case value(Int)

  /// Whether a case holds what is unknown.
  var keeps: Bool {
    if case .keep = self { true } else { false }
  }
}

/// The value that is looked for in an object that no case reads.
struct FallbackPlan: Sendable {
  /// Its coding key in the object of the union.
  var key: SwiftName
  /// Whether it is looked for where the tag is unknown.
  var readsUnknown: Bool
  /// Whether it is looked for where the value cannot be read.
  var readsInvalid: Bool
}

/// How a union's tag is read and written.
enum TaggingPlan: Sendable {
  /// The tag is a value under a key, beside the payload or beside the key of the payload.
  case keyed(TagPlan)
  case composite(CompositePlan)
  case external(ExternalPlan)
  case presence(PresencePlan)
  case untagged(UntaggedPlan)
  case trial(TrialPlan)
}

/// A tag that is the only key of its object.
struct ExternalPlan: Sendable {
  var units: UnitForm
  /// The accepted keys, in the lines of the error text.
  var expected: [String]
  /// The accepted texts of cases without payload, where those are texts.
  var expectedTexts: [String]
}

/// Cases that are known by a key that is there.
struct PresencePlan: Sendable {
  /// How cases without payload are written; `true` where nothing is said.
  var units: UnitForm?
  /// The accepted keys, in the lines of the error text.
  var expected: [String]
  /// The coding keys that may hold null where no other one is there.
  var nulls: [SwiftName]
  /// The coding keys that hold `true`.
  var flags: [SwiftName]
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
    case value(type: String, decodedType: String, readsAbsence: Bool, form: FormPlan?)
    /// Another union with the same tag.
    case union(type: String)
    /// Labelled values in an object.
    case fields([FieldPlan])
    /// Labelled values in an array.
    case elements([FieldPlan])

    /// The labelled values, none where the payload has no labels at all.
    var fields: [FieldPlan] {
      switch self {
      case .none, .value, .union: []
      case .fields(let fields), .elements(let fields): fields
      }
    }
  }

  var doc: [String]
  var name: SwiftName
  var deprecation: DeprecationPlan?
  /// What makes the case in our own code, nil where its own name does.
  var maker: SwiftName?
  var isIndirect: Bool
  var hasLabels: Bool
  var payload: Payload
  var place: PayloadPlace
  /// Whether the case is written as its bare tag where it has nothing else.
  var isBareAtTimes = false
  /// The position of the field that a bare value stands for.
  var shorthand: Int?
  /// The keys beside the payload, nil where others do not matter to it.
  var others: KnownKeysPlan?
  /// Whether they matter when it is written, too.
  var writesBeside = false
  /// The keys that the case has in an object of another type, nil where nobody asks.
  var ownKeys: KnownKeysPlan?
  /// The only keys that the object of the union may have, nil where others do not matter.
  var onlyKeys: KnownKeysPlan?
  /// The same for the object of the content.
  var contentOnlyKeys: KnownKeysPlan?
  /// The tag in JSON, where it is a text.
  var tag: String
  /// The other tags that are texts, read only.
  var aliases: [String] = []
  /// The coding keys that the tags are, where they are keys; the first one is written.
  var tagKeys: [SwiftName] = []
  /// Whether the payload is a type of ours, which can read from the decoder.
  var isOwn = false
  /// Whether the payload writes itself into the encoder, which may hold keys of others already:
  /// Foundation traps where a single value follows a container for keys.
  var writesItself = false
  /// What the case writes for its tag.
  var writes: [TagWritePlan] = []
  var keptTag: KeptTagPlan?
  /// The containers that the case opens to write, where each one opens its own.
  var openings: [OpeningPlan] = []
}

/// A container that a case opens to write.
struct OpeningPlan: Sendable {
  /// The container around it and its key there, nil for the outermost.
  var step: ContainerPlan?
  /// Whether something is written into it.
  var isWritten: Bool
}

/// Where the payload of a case lives; the arms of all taggings follow from it.
enum PayloadPlace: Sendable {
  /// In the object of the union itself, beside the tag.
  case beside
  /// Under a key of its own.
  case under(ContentPlan)
  /// It is the whole value.
  case whole
}

/// The key that a payload is under.
struct ContentPlan: Sendable {
  /// The containers on the way to the key that the arm has to open, the outermost first.
  var steps: [ContainerPlan] = []
  /// All containers on the way to the key.
  var way: [ContainerPlan] = []
  /// The constant that holds the container of the key.
  var container = "container"
  var key: SwiftName
}

/// A container inside of another one.
struct ContainerPlan: Sendable {
  /// The constant that holds it.
  var local: String
  /// The constant that holds the container around it.
  var parent: String
  /// Its key in the container around it.
  var key: SwiftName
  /// The enum of its own keys.
  var keyEnum: String
  /// Whether the object may be absent or null, since all that is read from it may be.
  var isOptional = false
}
