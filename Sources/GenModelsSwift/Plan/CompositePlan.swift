import GenModelsSchema

/// A tag that several keys make up together.
struct CompositePlan: Sendable {
  var components: [ComponentPlan]
  var arms: [ArmPlan]
  /// What else may come, the longest beginnings of known tags first; empty where nothing can.
  var failures: [FailurePlan]
  /// What an unknown tag is read as.
  var unknown: AbsentTagPlan
}

/// One key of a composite tag.
struct ComponentPlan: Sendable {
  /// What stands for null and for no key at all, where tags have them.
  enum Absence: Sendable {
    case none
    /// An optional, whose nil is an absent key.
    case absent
    /// An optional, whose nil is null.
    case null
    /// `Presence`, since both are tags.
    case both
  }

  var key: TagKeyPlan
  var absence: Absence
}

/// What is wrong with a tag that starts like a known one.
struct FailurePlan: Sendable {
  /// The beginning that is known, then anything; empty where the first component is unknown.
  var patterns: [TagPattern]
  /// The beginning as the error text shows it, each with the title of its component.
  var known: [String]
  /// The position of the component that is unknown there.
  var component: Int
  /// What is accepted there, in the lines of the error text.
  var expected: [String]
}
