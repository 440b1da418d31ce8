/// What `swift:` says of how the emitted code looks (schema language, section 8).
package struct SwiftOptions: Sendable {
  package var access = AccessLevel.internal
  /// What every type conforms to, as far as it can.
  package var conformances = Conformances.standard
  /// The enum that the types are nested in.
  package var namespace: Placed<String>?
  /// What stands before the name of every type.
  package var prefix: Placed<String>?
  /// The blanks of one level.
  package var indent = 2
  /// The columns of a line.
  package var lineLength = 100
  /// The comment below the head of the file.
  package var header: [String] = []
  /// Further modules to import.
  package var imports: [Placed<String>] = []
  /// Whether the types belong to no actor, whatever the module's default is.
  package var isNonisolated = false
  /// Whether a union has a property for each case.
  package var hasAccessors = false
  package var properties = PropertyForm.var
  package var support = SupportForm.embedded

  /// Makes the options of a schema that says nothing.
  package init() {}
}

/// What introduces a property.
package enum PropertyForm: String, CaseIterable, Sendable {
  case `var`
  case `let`
}

/// Where helper types come from.
package enum SupportForm: String, CaseIterable, Sendable {
  /// From files beside the emitted ones.
  case embedded
  /// From the library `GenModelsSupport`.
  case module
}

/// What the values of a type of elsewhere are in JSON.
package enum ExternalShape: String, CaseIterable, Sendable {
  case object
  case array
  case string
  case number
  case bool
}

/// A set of protocols.
package struct Conformances: OptionSet, Sendable {
  package let rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let equatable = Conformances(rawValue: 1)
  package static let hashable: Conformances = [.equatable, Conformances(rawValue: 2)]
  package static let sendable = Conformances(rawValue: 4)
  package static let decodable = Conformances(rawValue: 8)
  package static let encodable = Conformances(rawValue: 16)
  package static let codable: Conformances = [.decodable, .encodable]
  package static let identifiable = Conformances(rawValue: 32)
  package static let caseIterable = Conformances(rawValue: 64)

  /// What a type conforms to where nothing is said.
  package static let standard: Conformances = [.hashable, .sendable, .codable]
}
