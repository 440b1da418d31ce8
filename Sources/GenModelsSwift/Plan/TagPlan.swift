import GenModelsSchema

/// A tag that is a value under a key.
struct TagPlan: Sendable {
  var key: TagKeyPlan
  /// The other spellings of the key, and the constant that holds the one that is there.
  var keyAliases: [SwiftName] = []
  var keyLocal = ""
  /// The enum of tags, where the tags are texts or numbers.
  var type: String
  /// Whether the declaration shows the enum, so that the coding has none of its own.
  var isExposed = false
  var ignoresCase: Bool
  /// Whether tags are written as literals, since the raw values are in small letters only.
  var writesLiterals = false
  /// The constant that holds the tag as its case in the enum.
  var local: String
  /// The cases of the enum.
  var entries: [TagEntryPlan] = []
  /// The arms of the switch over the tag.
  var arms: [ArmPlan] = []
  var absent = AbsentTagPlan.fails
  var null = AbsentTagPlan.fails
  /// What a tag without an arm is read as.
  var unknown = AbsentTagPlan.fails
  /// The accepted tags, in the lines of the error text.
  var expected: [String] = []
}

/// The key of a tag, or of one component of it.
struct TagKeyPlan: Sendable {
  /// The key in JSON, for error texts.
  var title: String
  var type: TagType
  /// The containers on the way to it, the outermost first.
  var steps: [ContainerPlan]
  /// All containers on the way to it, be they opened for another key already or not.
  var way: [ContainerPlan]
  /// The constant that holds its container, and the enum of the container's keys.
  var container: String
  var keyEnum: String
  var codingKey: SwiftName
  /// The constant that holds the tag as it came.
  var local: String
}

/// One case of an enum of tags.
struct TagEntryPlan: Sendable {
  var name: SwiftName
  /// The raw value, where the name is not it.
  var literal: String?
}

/// What is read where there is no tag to switch over.
enum AbsentTagPlan: Sendable {
  case fails
  /// The tag of that name stands for it; for a Bool, its literal.
  case tag(String)
  /// The case at that position is read without a tag.
  case arm(Int)
}

/// One arm of the switch over a tag.
struct ArmPlan: Sendable {
  /// The position of the case.
  var position: Int
  /// The tags that the arm is for, each with one pattern or one for each component.
  var patterns: [[TagPattern]]
  /// The key of the content, where it depends on the tag that came.
  var contentKey: SwiftName?
  /// The tag that came, where it is known and kept.
  var keptTag: SwiftName?
}

/// What a tag, or a component of one, is compared with.
enum TagPattern: Hashable, Sendable {
  case any
  /// A case of the enum of tags.
  case entry(SwiftName)
  case literal(String)
  /// The literal in an optional.
  case some(String)
  case none
  /// The three states of `Presence`.
  case value(String)
  case null
  case absent
}

/// One key that a case writes for its tag.
struct TagWritePlan: Sendable {
  enum Value: Sendable {
    case null
    /// The raw value of that case of the enum of tags.
    case entry(SwiftName)
    case literal(String)
    /// The raw value of the tag that was kept.
    case kept
  }

  var container: String
  var key: SwiftName
  var value: Value
}

/// The enum of the tags of one case, of which the one that came is kept.
struct KeptTagPlan: Sendable {
  var type: String
  var isText: Bool
  /// Whether the tag that came may be in any case; all of the enum's are in lower case then.
  var ignoresCase: Bool
  /// The tag that is written where nobody says another one.
  var standard: SwiftName
  var entries: [TagEntryPlan]
  var label: SwiftName
  var local: String
  /// The keys of the content under each tag, where the tag names the key.
  var contentKeys: [SwiftName] = []
  /// The constant that holds the one of them that is written.
  var keyLocal = ""
}

/// The enum of tags that users may ask for.
struct ExposedTagPlan: Sendable {
  /// The tag of one case.
  struct Arm: Sendable {
    var position: Int
    /// The case of the enum, nil where the case has no tag of its own.
    var entry: SwiftName?
    /// The tags of a sub-union and the cases that they are here.
    var inner: [(name: SwiftName, entry: SwiftName)] = []
    /// Whether the sub-union's tag may be nil.
    var innerIsOptional = false
  }

  var type: String
  /// The type of the raw values, nil where the tags have none.
  var rawType: String?
  var entries: [TagEntryPlan]
  var arms: [Arm]
  /// The switch over the cases, in parts where they are many.
  var parts: [SwitchPart] = []
  /// Whether there are values without a tag.
  var isOptional: Bool
}
