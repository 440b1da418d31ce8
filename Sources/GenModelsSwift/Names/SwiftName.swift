import GenModelsModel
import GenModelsSchema

/// A name in the emitted Swift.
struct SwiftName: Hashable, Sendable {
  /// The name without backticks.
  var text: String

  /// The name as it is declared, or used on its own: in backticks where it is a keyword.
  var declared: String {
    ReservedWords.keywords.contains(text) ? "`\(text)`" : text
  }

  /// The name behind a dot, where only two words still have another meaning.
  var member: String {
    text == "init" || text == "self" ? "`\(text)`" : text
  }

  /// The name as a member of a type that the context knows.
  var implicitMember: String { "." + member }

  /// Whether the name behind a dot means `Optional`'s own case where an optional is possible.
  var isOfOptional: Bool { text == "none" || text == "some" }

  /// The name as the label of a parameter, where three words only need backticks (SE-0001).
  var label: String {
    ["inout", "let", "var"].contains(text) ? "`\(text)`" : text
  }

  /// The name as the label of an argument, where only one word needs backticks.
  var argument: String { text == "inout" ? "`inout`" : text }

  /// Whether the name is the very text, scalar by scalar.
  ///
  /// Swift's `==` takes two spellings of an accent for one, and JSON would get the other one.
  func spells(_ text: String) -> Bool {
    self.text.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// The name of a property, a case or a label (schema language, section 1).
  static func member(_ name: String) -> SwiftName {
    let isFine = NameWords.isLowerCamelCase(name)
    return SwiftName(text: isFine ? name : NameWords.camelCase(name, capitalized: false))
  }

  /// The name of a type (schema language, section 1).
  static func type(_ name: String) -> SwiftName {
    let isFine = NameWords.isUpperCamelCase(name)
    return SwiftName(text: isFine ? name : NameWords.camelCase(name, capitalized: true))
  }

  var isASCII: Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether the name can be taken where nobody chose it, and nobody can choose another.
  var isPlain: Bool { isASCII && text.utf8.count <= 40 }

  /// Whether Swift could read the name at all.
  var isIdentifier: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if first.isASCII { return first == "_" || NameWords.isLetter(first) }
    return first.properties.isXIDStart
  }
}
