package import GenModelsSchema

/// What the values of a type look like in JSON, as far as they can be told apart by looking.
struct ValueShape: Sendable {
  var kinds: JSONKinds = []
  /// The kinds of which only the listed constants are read.
  var limited: JSONKinds = []
  var constants: [JSONScalar] = []
  /// What the texts look like, for an example.
  var text = TextForm.any
  /// The pattern of dates that the texts have.
  var pattern: String?
  var arrays: [ArrayShape] = []
  var objects: [ObjectShape] = []

  /// Any JSON value.
  static let anything = ValueShape(kinds: .all, arrays: [.any], objects: [.anything])

  /// Adds the values of another type.
  mutating func formUnion(_ other: ValueShape) {
    limited =
      limited.subtracting(other.kinds.subtracting(other.limited))
      .union(other.limited.subtracting(kinds.subtracting(limited)))
    kinds.formUnion(other.kinds)
    constants += other.constants
    if !kinds.contains(.text) || text.rawValue > other.text.rawValue {
      (text, pattern) = (other.text, other.pattern)
    } else if text == other.text, pattern != other.pattern {
      pattern = nil
    }
    arrays += other.arrays
    objects += other.objects
  }
}

extension ValueShape {
  /// What the values of a type of elsewhere look like: what the schema says, and no more.
  init(external shape: ExternalShape?) {
    switch shape {
    case .object: self.init(kinds: .object, objects: [.anything])
    case .array: self.init(kinds: .array, arrays: [.any])
    case .string: self.init(kinds: .text)
    case .number: self.init(kinds: .number)
    case .bool: self.init(kinds: .bool)
    case nil: self = .anything
    }
  }
}

/// Texts that not every text is; the later, the fewer texts have the form.
enum TextForm: Int, Sendable {
  case any
  case url
  case data
  case pattern
  case date
  case uuid
  case number
}

/// What an array holds.
enum ArrayShape: Sendable {
  case any
  case elements(TypeReference)
  case positions([FieldModel])
}

/// What an object of a type looks like.
struct ObjectShape: Sendable {
  /// The keys that the type declares.
  var keys: [String: KeyShape] = [:]
  /// Of each list, one key must be there.
  var required: [[String]] = []
  /// Whether every other key is a key of the type as well; ignored extra keys are not.
  var hasAnyKey = false
  /// Whether every object that has the required keys, with values that fit, is read.
  var takesAllThatFit = true

  /// Any object.
  static let anything = ObjectShape(hasAnyKey: true)

  /// Whether the type can have a key.
  func mayHave(_ key: String) -> Bool {
    hasAnyKey || keys[key] != nil
  }

  /// Declares a key; what is under it is not known where two declare it, other than as objects.
  mutating func declare(_ key: String, _ shape: KeyShape) {
    switch (keys[key], shape) {
    case (nil, _):
      keys[key] = shape
    case (.object(var object)?, .object(let other)):
      for (key, shape) in other.keys { object.declare(key, shape) }
      for keys in other.required where !object.required.contains(keys) {
        object.required.append(keys)
      }
      keys[key] = .object(object)
    case (_?, _):
      keys[key] = .anything
    }
  }

  /// Declares the keys of a value that lives in the same object.
  mutating func merge(_ other: ObjectShape, isRequired: Bool) {
    keys.merge(other.keys) { _, _ in .anything }
    if isRequired { required += other.required }
    hasAnyKey = hasAnyKey || other.hasAnyKey
  }
}

/// What is under a key.
indirect enum KeyShape: Sendable {
  case anything
  case constants([JSONScalar])
  case value(TypeReference, orNull: Bool)
  /// The object on the way to nested keys.
  case object(ObjectShape)
}

extension JSONScalar {
  /// The kind of JSON value that the constant is.
  package var kind: JSONKinds {
    switch self {
    case .string: .text
    case .int: .integer
    case .double: .fraction
    case .bool: .bool
    }
  }
}
