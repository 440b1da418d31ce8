extension KeyTable {
  /// What the value of a key must look like.
  ///
  /// The reader checks the outermost kind before it reads the key; what it finds inside, it checks
  /// while it reads.
  package indirect enum Shape: Sendable {
    case any
    /// A scalar that is of one of these kinds, by YAML's core schema.
    ///
    /// Most keys take all of them, since a text is taken as it stands: `name: no`, `tag: 1.0`.
    case scalar(Set<ScalarKind>)
    case flag
    case integer(ClosedRange<Int>)
    /// One of these words.
    case choice([String])
    /// One scalar, or a list of them.
    case several(of: Shape)
    case list(of: Shape, atLeast: Int = 0)
    /// A type expression: a text, or what YAML makes of its brackets.
    case type
    /// Names that the user chooses, each with such a value.
    case mapping(of: Shape, atLeast: Int = 0)
    /// A mapping of one name.
    case pair(of: Shape)
    /// A mapping with the keys of a table.
    case keys(KeyTable)
    /// A mapping with the keys of the first table of which a telling key is there.
    case firstOf([KeyTable])
    /// One of several forms; the reader tells them apart.
    case either([Shape])
  }

  /// What YAML's core schema takes a plain scalar for.
  package enum ScalarKind: CaseIterable, Sendable {
    case text
    case whole
    /// A number that is not whole.
    case fraction
    case flag
    /// Nothing, `~` or `null`.
    case nothing
  }
}

extension KeyTable.Shape {
  static let text = Self.scalar([.text, .whole, .fraction, .flag])
  static let texts = Self.several(of: .text)

  /// Text that may be empty.
  static let note = Self.scalar([.text, .whole, .fraction, .flag, .nothing])

  /// Text that JSON may have, or that names a case: `null` is one like any other.
  static let word = Self.scalar([.text, .whole, .fraction, .flag, .nothing])

  /// Text that no flag is meant by.
  static let sentence = Self.scalar([.text, .whole, .fraction])

  static let nothing = Self.scalar([.nothing])

  /// A text, a number or a flag, each of which means something else.
  static let constant = Self.either([.text])

  /// The type of a tag, of which there is one.
  static let tagType = Self.either([.choice(of: TagType.self)])

  /// A JSON key, or the keys that lead to a value further inside.
  static let path = Self.either([.text, .list(of: .text, atLeast: 1)])

  /// A tag, which has a word for each key of its discriminator.
  static let tag = Self.either([.word, .list(of: .word)])

  /// A value of a raw enum behind its name: where nothing stands there, the name is the value.
  static let rawValue = Self.scalar([.text, .whole, .flag, .nothing])

  /// `values:`: names with their values, or a list of values.
  static let rawValues = Self.either([
    .list(of: .either([.word, .pair(of: .rawValue)]), atLeast: 1),
    .mapping(of: .rawValue, atLeast: 1),
  ])

  /// `fields:`, whose names may end in `?`.
  static let fields = Self.mapping(of: .either([.type, .keys(.field)]))

  static let extraKeys = Self.either([.choice(of: ExtraKeysWord.self), .keys(.extraKeys)])

  /// `unknown:` of a type, which may name a case or a value.
  static let unknown = Self.either([.choice(["fail", "keep"]), .word, .keys(.unknown)])

  /// One of the words of an enum.
  static func choice<Word: CaseIterable & RawRepresentable>(of: Word.Type) -> Self
  where Word.RawValue == String {
    .choice(Word.allCases.map(\.rawValue))
  }
}
