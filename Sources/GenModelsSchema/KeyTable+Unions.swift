extension KeyTable {
  /// A union: section 4.
  static let union = KeyTable(
    name: "union", subject: "a union",
    telling: ["cases", "discriminator", "tagging"],
    needs: [["cases"], ["discriminator", "tagging"]],
    rules: [
      .key(
        "doc", .note,
        "The documentation of the type, one or more lines."),
      .key(
        "discriminator", .either([.path, .keys(.discriminator)]),
        "Where the tag is: a key, a path of keys, or a mapping that says more."),
      .key(
        "tagging", .choice(of: TaggingWord.self),
        """
        How the cases are told apart without a key for the tag: `external`, `presence` or \
        `untagged`.
        """),
      .key(
        "units", .choice(of: UnitForm.self),
        """
        How a case without payload is read and written where keys tell the cases: `object`, \
        `string` or `null`.
        """),
      .key(
        "cases", .mapping(of: .either([.nothing, .type, .keys(.unionCase)]), atLeast: 1),
        "The cases by their names, in the order of the enum."),
      .key(
        "keys", .choice(of: KeyStyle.self),
        """
        How the names of the fields in this union become JSON keys, in place of the file's \
        `keys:`.
        """),
      .key(
        "extraKeys", .extraKeys,
        """
        What happens in all cases to keys that nobody declares: `ignore`, `keep`, `reject`, or \
        kept as a type.
        """),
      .key(
        "unknown", .unknown,
        """
        What happens to a tag that no case has: `fail`, `keep`, `{ keep: name }`, or the case \
        that it is read as.
        """),
      .key(
        "fields", .fields,
        """
        Fields that every case has, before its own ones; each is a property of the union as \
        well.
        """),
      .key(
        "shared", .texts,
        "Fields that all payloads have with one type, each of them a property of the union."),
      .key(
        "type", .type,
        "The payload of every case that says none."),
      .key(
        "shorthand", .choice(["tag"]),
        "`tag`: a bare text is the tag of a case whose fields may all be absent."),
      .key(
        "policy", .choice(["exactlyOne"]),
        "`exactlyOne` refuses an object in which two cases of an untagged union are found."),
      .key(
        "order", .list(of: .word),
        "The cases of an untagged union in the order in which they are tried."),
    ])

  /// `discriminator:` in its long form: section 4.
  static let discriminator = KeyTable(
    name: "discriminator", subject: "a discriminator",
    needs: [["key", "keys"]],
    rules: [
      .key(
        "key", .path,
        "The key of the tag, or the list of keys from the outermost object down to it."),
      .key(
        "content", .path,
        "The key of the payload, a path to it, or `$tag`: the key that the tag names."),
      .key(
        "keys", .list(of: .either([.path, .keys(.discriminatorComponent)]), atLeast: 2),
        """
        Two or more keys that are the tag together; each case has a list of values for them, \
        in this order.
        """),
      .key(
        "type", .tagType,
        "The type of the tags: `String`, `Int` or `Bool`; the default is `String`."),
      .never(
        "header",
        "A tag in an HTTP header is not in version 1 of the language."),
      .never(
        "prefix",
        "Tags that are known by their start are not in version 1 of the language."),
      .key(
        "aliases", .texts,
        "Other spellings of the key, looked for in this order where the key itself is absent."),
      .key(
        "missing", .word,
        "The case that is read where the key of the tag is absent; its own tag is then written."),
      .key(
        "null", .word,
        "The case that is read where the tag is null; its own tag is then written."),
      .key(
        "match", .choice(of: MatchWord.self),
        """
        `caseInsensitive` reads a tag in any case, and writes it as the schema has it; the \
        default is `exact`.
        """),
      .key(
        "expose", .flag,
        "`true` makes the tags a type `Tag`, and adds a property `tag` to the union."),
    ])

  /// One of the `keys:` of a composite discriminator: section 4.
  static let discriminatorComponent = KeyTable(
    name: "discriminatorComponent", subject: "a key of 'keys'",
    needs: [["key"]],
    rules: [
      .key(
        "key", .path,
        "The key of the tag, or the list of keys from the outermost object down to it."),
      .key(
        "type", .tagType,
        "The type of the tags: `String`, `Int` or `Bool`; the default is `String`."),
    ])

  /// `unknown:` in its long form: section 4.
  static let unknown = KeyTable(
    name: "unknown", subject: "'unknown'",
    needs: [["keep"]],
    rules: [
      .key(
        "keep", .text,
        "The name of the case that holds what is unknown, in the long form `{ keep: name }`."),
      .key(
        "fallback", .either([.text, .keys(.fallback)]),
        """
        The key of a value that the server sends for readers who do not know the tag, read as the \
        same union.
        """),
    ])

  /// `fallback:` in its long form: section 4.
  static let fallback = KeyTable(
    name: "fallback", subject: "'fallback'",
    needs: [["key"]],
    rules: [
      .key(
        "key", .text,
        "The key of the fallback, beside the tag."),
      .key(
        "on",
        .either([
          .choice(of: Fallback.Cause.self), .list(of: .choice(of: Fallback.Cause.self), atLeast: 1),
        ]),
        """
        When the fallback is read: where the tag is `unknown`, where the value is `invalid`, or \
        both; the default is `unknown`.
        """),
    ])

  /// A case in its long form: section 4.
  static let unionCase = KeyTable(
    name: "case", subject: "a case",
    rules: [
      .key(
        "tag", .tag,
        """
        The tag of the case in JSON, where the name is not it: a text, a number, `null`, \
        `absent`, or a list.
        """),
      .key(
        "doc", .note,
        "The documentation of the case."),
      .key(
        "name", .text,
        "The name of the case in Swift, where the derived one will not do."),
      .key(
        "type", .type,
        """
        The one value that the case carries, without a label; `none` where the union's `type` \
        is not wanted.
        """),
      .key(
        "fields", .fields,
        "The values of the case by name, labels in Swift and keys in JSON."),
      .key(
        "labels", .flag,
        "`false` leaves the labels of the associated values out; the keys in JSON stay."),
      .key(
        "tuple", .flag,
        "`true` reads and writes the fields as an array, by position."),
      .key(
        "aliases", .either([.tag, .list(of: .tag)]),
        "More tags that lead to the case; they are read, and the case's own tag is written."),
      .key(
        "keepAlias", .flag,
        """
        `true` keeps which of the tags came: the case has one more value, `tag`, which is \
        written back.
        """),
      .key(
        "cases", .text,
        "A sub-union: a union with the same discriminator, all of whose tags lead to this case."),
      .key(
        "payload", .either([.choice(["struct"]), .keys(.payload)]),
        """
        `struct`, or `{ struct: Name }`: the fields are a struct inside of the union, and the \
        case holds it.
        """),
      .key(
        "deprecated", .sentence,
        "What to use instead of the case: `@available(*, deprecated, message: \"…\")`."),
      .key(
        "extraKeys", .extraKeys,
        "What happens in this case to keys that nobody declares, in place of what the union says."),
      .key(
        "shorthand", .text,
        """
        The field that a bare value stands for, where the fields of the case have an object of \
        their own.
        """),
    ])

  /// `payload:` in its long form: section 4.
  static let payload = KeyTable(
    name: "payload", subject: "'payload'",
    needs: [["struct"]],
    rules: [
      .key(
        "struct", .text,
        "The name of the struct, in the long form of `payload`.")
    ])
}
