extension KeyTable {
  /// The top level of a schema: section 1 of the schema language.
  package static let file = KeyTable(
    name: "file", subject: "a schema",
    needs: [["types"]],
    rules: [
      .key(
        "schema", .integer(1...1),
        "The version of the schema language: `1`, which is also what holds where nothing is said."),
      .key(
        "doc", .note,
        "Lines for the head of the emitted file, as comments below its first one."),
      .key(
        "imports", .texts,
        "Paths of other schemas whose types this one may name, relative to its own folder."),
      .key(
        "swift", .keys(.swift),
        """
        How the emitted Swift looks: a mapping with keys of its own, each of which has a \
        section.
        """),
      .key(
        "keys", .choice(of: KeyStyle.self),
        "How the names of fields and parts become JSON keys: as they are, or in another style."),
      .key(
        "defaults", .keys(.defaults),
        """
        What holds for every type of the file that does not say otherwise: `extraKeys` and \
        `unknown`.
        """),
      .key(
        "external", .mapping(of: .either([.nothing, .keys(.external)])),
        "Types that exist in Swift already and that the schema may name."),
      .key(
        "templates", .any,
        """
        A place for anything that is only there to be repeated by an alias; its content is not \
        looked at.
        """),
      .key(
        "types",
        .mapping(of: .either([.type, .firstOf(TypeKind.allCases.map(\.table))]), atLeast: 1),
        "The types of the schema by name, in the order in which they are emitted."),
    ])

  /// `defaults:` of a file.
  static let defaults = KeyTable(
    name: "defaults", subject: "'defaults'",
    rules: [
      .key(
        "extraKeys", .extraKeys,
        """
        What becomes of keys that nobody declares, in all structs, pages and cases with \
        `fields:` of the file.
        """),
      .key(
        "unknown", .either([.choice(["fail", "keep"]), .keys(.unknown)]),
        """
        What becomes of tags and raw values that nobody declares, in all unions and raw enums \
        of the file.
        """),
    ])

  /// An entry of `external:`.
  static let external = KeyTable(
    name: "external", subject: "an external type",
    rules: [
      .key(
        "import", .text,
        """
        The module that declares the type, imported by the emitted file; without it the type \
        is of this module.
        """),
      .key(
        "shape", .choice(of: ExternalShape.self),
        """
        What the values are in JSON: `object`, `array`, `string`, `number` or `bool`; without \
        it, anything.
        """),
      .key(
        "conformances", .several(of: .choice(of: ProtocolName.self)),
        "What the type conforms to: `Hashable`, `Sendable` and `Codable` where nothing is said."),
    ])

  /// `swift:` of a file: section 8 of the schema language.
  static let swift = KeyTable(
    name: "swift", subject: "'swift'",
    rules: [
      .key(
        "access", .choice(of: AccessLevel.self),
        """
        The access level of the emitted types and their members: `internal` (the default), \
        `package` or `public`.
        """),
      .key(
        "conformances", .several(of: .choice(of: ProtocolName.self)),
        """
        What the emitted types conform to, as far as each can: `[Hashable, Sendable]` where \
        nothing is said.
        """),
      .key(
        "namespace", .text,
        "An enum without cases that the types are nested in: `Shop` for `Shop.Order`."),
      .key(
        "prefix", .text,
        "What stands before the name of every type in Swift: `API` makes `User` an `APIUser`."),
      .key(
        "indent", .integer(1...8),
        "The blanks of one level of the emitted code: 1 to 8, and 2 where nothing is said."),
      .key(
        "lineLength", .integer(60...400),
        "The columns of a line of the emitted code: 60 to 400, and 100 where nothing is said."),
      .key(
        "header", .several(of: .note),
        "Lines of a comment below the first line of the emitted file, such as a licence."),
      .key(
        "imports", .texts,
        """
        Further modules that the emitted file imports, beside those that the tool knows that \
        it needs.
        """),
      .key(
        "nonisolated", .flag,
        """
        Whether the types belong to no actor, for modules that are compiled with \
        `-default-isolation MainActor`.
        """),
      .key(
        "accessors", .flag,
        "Whether each case of a union has a property: what it holds, or whether this is the case."),
      .key(
        "properties", .choice(of: PropertyForm.self),
        "Whether stored properties are `var` (the default) or `let`."),
      .key(
        "support", .choice(of: SupportForm.self),
        """
        Where helper types come from: files of their own (`embedded`, the default), or a \
        library (`module`).
        """),
    ])
}
