/// The kinds of JSON value, whole numbers apart from those with a fraction.
package struct JSONKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `null`.
  package static let null = JSONKinds(rawValue: 1)
  /// `true` and `false`.
  package static let bool = JSONKinds(rawValue: 2)
  /// Numbers without a fraction: `5`, and `5.0` as well.
  package static let integer = JSONKinds(rawValue: 4)
  /// Numbers with a fraction.
  package static let fraction = JSONKinds(rawValue: 8)
  /// Texts.
  package static let text = JSONKinds(rawValue: 16)
  /// Arrays.
  package static let array = JSONKinds(rawValue: 32)
  /// Objects.
  package static let object = JSONKinds(rawValue: 64)
  /// All numbers.
  package static let number: JSONKinds = [.integer, .fraction]
  /// Any JSON value.
  package static let all = JSONKinds(rawValue: 127)

  /// The kinds one by one.
  package var parts: [JSONKinds] {
    [.null, .bool, .integer, .fraction, .text, .array, .object].filter(contains)
  }
}
