/// A property, a labelled value, or a position of an array, with how it is coded.
struct FieldPlan: Sendable {
  /// What a declaration gives when nothing is said.
  enum Default: Equatable, Sendable {
    case none
    case null
    case absent
    case isTrue
    case nothingSkipped
    case noExtras
    /// The literal of the value that an absent key has.
    case literal(String)

    /// The literal, nil where the default is none of the schema's.
    var literal: String? {
      if case .literal(let literal) = self { literal } else { nil }
    }
  }

  /// How the value and JSON become each other.
  enum Coding: Sendable {
    /// A value under a key or at a position.
    case value
    /// The literal of the value that must be there.
    case constant(String)
    /// A value that shares the object of the type that has the field.
    case inline(InlinePlan)
    /// An array or dictionary that leaves elements out.
    case skipping(SkipPlan)
    /// All members of the object that no field has, unless another field is not nil and has them.
    case extras(KnownKeysPlan, unless: SwiftName?)
  }

  var doc: [String]
  var name: SwiftName
  /// The property that holds the value of a deprecated one, so that our own code names that.
  var storage: StoragePlan?
  /// What to say to those who still use the property.
  var deprecation: DeprecationPlan?
  /// The name of the constant or property that holds the value in a body.
  var local: String
  /// Whether a constant of the body has that name, so that the property is reached through self.
  var isHidden: Bool
  /// The type of the property or value.
  var type: String
  /// The type that is asked of a container.
  var decodedType: String
  var standard: Default
  /// Whether a value that equals the default is left out.
  var omitsDefault = false
  /// Whether an absent or null value reads as nil.
  var readsAbsence: Bool
  /// Whether nil is left out.
  var writesAbsence: Bool
  /// The containers on the way to the key, the outermost first.
  var way: [ContainerPlan] = []
  /// How many of them are there before the fields are read, and before they are written.
  var openedForReading = 0
  var openedForWriting = 0
  /// The name of the coding key; what it is in an array means nothing.
  var codingKey: SwiftName
  /// The other spellings of the key, and the constant that holds the one that is there.
  var keyAliases: [SwiftName] = []
  var keyLocal = ""
  var isBoxed: Bool
  /// Whether an array ends before this value where it and all later ones are nil.
  var canBeOmitted: Bool
  var coding = Coding.value
  /// How the value looks in JSON where the schema fixes that.
  var form: FormPlan?
}

/// Where the value of a deprecated property is.
struct StoragePlan: Sendable {
  var name: SwiftName
  /// Whether other types of the file read it.
  var isShared: Bool
}

extension FieldPlan {
  /// The name of the property that holds the value.
  var stored: SwiftName { storage?.name ?? name }

  /// Whether the field has a key of its own.
  var hasKey: Bool {
    switch coding {
    case .value, .constant, .skipping: true
    case .inline, .extras: false
    }
  }

  /// The constant that holds the container that is written into first.
  var openedContainer: String {
    way.dropFirst(openedForWriting).first?.parent ?? way.last?.local ?? "container"
  }

  /// Whether Swift has the value, which is not so for a constant that is always there.
  var isProperty: Bool {
    if case .constant = coding { readsAbsence } else { true }
  }

  /// The documentation of an associated value, which no attribute can deprecate.
  var docOfValue: [String] {
    guard let deprecation else { return doc }
    return doc + ["Deprecated" + (deprecation.text.isEmpty ? "." : ": \(deprecation.text)")]
  }

  /// The properties or associated values that the field becomes: none, itself, or itself and the
  /// report of what was left out.
  var properties: [FieldPlan] {
    guard case .skipping(let plan) = coding else { return isProperty ? [self] : [] }
    let report = FieldPlan(
      doc: [], name: plan.report, local: plan.local, isHidden: false,
      type: SupportType.skippedElements.rawValue, decodedType: "", standard: .nothingSkipped,
      readsAbsence: false, writesAbsence: false, codingKey: plan.report, isBoxed: false,
      canBeOmitted: false)
    return [self, report]
  }
}

/// How a value is read from the object of another one.
struct InlinePlan: Sendable {
  /// The enum of all keys that the value may have, nil where it must be there.
  var keyEnum: String?
  /// The constant that holds those of them that are there.
  var keysLocal: String
  /// The keys that are none of the value's, nil where others do not matter to it.
  var others: KnownKeysPlan?
  /// Whether they matter when it is written, too.
  var writesBeside = false
}

/// Which elements are left out, and where that is said.
struct SkipPlan: Sendable {
  /// The property that says it.
  var report: SwiftName
  /// What holds the report in a body.
  var local: String
  /// The type whose own tag must be unknown, nil where every error will do.
  var tagged: String?
}

/// A list of keys that are declared.
struct KnownKeysPlan: Sendable {
  /// The enum of the keys, nil where there are none.
  var keyEnum: String?
  /// Those of its keys that are meant, nil for all of them.
  var names: [SwiftName]?
  /// Whether every name stands behind the enum, since nothing else says what they are.
  var spellsOwner = false
  /// Whether the keys belong to it as well that the type around it was told of.
  var isBeside = false
  /// The same for the objects on the way to nested keys.
  var nested: [NestedKnownKeysPlan] = []
  /// The inline values that say on their own which keys they have.
  var parts: [KeyedPartPlan] = []
}

/// An inline value that says which keys it has.
struct KeyedPartPlan: Sendable {
  /// The property that holds it.
  var local: String
  var isHidden: Bool
  var isOptional: Bool
  /// The property that says it.
  var property: String
}

/// One case of a `CodingKeys` or of an enum of tags.
struct CodingKeyPlan: Sendable {
  var name: SwiftName
  /// The text in JSON.
  var text: String
}
