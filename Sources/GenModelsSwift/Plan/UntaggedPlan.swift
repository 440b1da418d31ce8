/// Values that are told apart by their looks.
struct UntaggedPlan: Sendable {
  /// A case that some kinds of value are.
  struct ValueCase: Sendable {
    /// The position of the case.
    var position: Int
    var probes: [ProbePlan]
    /// The type whose reading is probe and value at once, nil where the value is read behind it.
    var bound: String?
    /// Whether the payload is an optional, which is read as a whole.
    var isOptional: Bool
  }

  /// A case that some objects are.
  struct ObjectCase: Sendable {
    /// The position of the case.
    var position: Int
    var tests: [KeyTestPlan]
    var isWitnessed: Bool
  }

  /// The one case that any JSON value is.
  var whole: Int?
  var values: [ValueCase] = []
  /// The objects that need a look at their keys.
  var objects: [ObjectCase] = []
  /// Whether two cases whose tests hold are an error.
  var isExclusive: Bool
  /// Whether a body asks for a single value.
  var needsContainer = false
  /// Whether a probe needs coding keys that no case has.
  var needsProbeKeys = false
  /// The accepted kinds of value, and the accepted keys, in the lines of the error texts.
  var expected: [String] = []
  var expectedKeys: [String] = []
}

/// A look at what kind of JSON value there is.
enum ProbePlan: Equatable, Sendable {
  case null
  /// A value that a type reads.
  case scalar(String)
  /// One of the literals of a type.
  case constants(type: String, [String])
  case array
  case object
}

/// A look at one object.
enum KeyTestPlan: Sendable {
  /// One of the keys is there.
  case keys([SwiftName])
  /// The last key of a path holds one of the literals of a type.
  case constants([SwiftName], type: String, [String], ignoresCase: Bool)
  /// The key holds a value of a kind.
  case kind(SwiftName, ProbePlan)
}

/// Values that are tried as one case after the other.
struct TrialPlan: Sendable {
  /// One case.
  struct Trial: Sendable {
    /// The position of the case.
    var position: Int
    /// The name of the case in the text of the error.
    var title: String
    /// The looks of which one holds where the tag of the payload is known.
    var knownTags: [KeyTestPlan]
    var isOptional: Bool
  }

  /// The name of the union in the text of the error.
  var title: String
  var trials: [Trial]
  /// Whether a body asks for a single value.
  var needsContainer: Bool
  /// Whether a body needs coding keys that no case has.
  var needsProbeKeys: Bool
}

extension DeclarationPlan {
  /// Whether an error of an untagged union lists the keys that were found.
  var listsKeys: Bool {
    guard case .union(let union) = self, case .untagged(let plan) = union.tagging,
      case .fail = union.unknown
    else { return false }
    return plan.objects.last?.tests.isEmpty == false
  }
}
