extension KeyTable {
  /// A struct: section 3.
  static let structure = KeyTable(
    name: "struct", subject: "a struct",
    telling: ["fields"], needs: [["fields"]],
    rules: [
      .key(
        "doc", .note,
        "The text of the documentation comment of the struct."),
      .key(
        "fields", .fields,
        """
        The fields of the struct, each a property and a key of its JSON object, in the order \
        of the properties.
        """),
      .key(
        "keys", .choice(of: KeyStyle.self),
        "How the names of the fields become JSON keys, in place of what the file says."),
      .key(
        "tuple", .flag,
        "Whether the values are read and written by position, as a JSON array."),
      .key(
        "extraKeys", .extraKeys,
        """
        What becomes of keys in the object that no field has: `ignore`, `keep`, `reject`, or \
        kept as a type.
        """),
      .key(
        "shorthand", .text,
        "The name of the field that a value stands for which comes bare, without its object."),
    ])

  /// A field: section 3.
  static let field = KeyTable(
    name: "field", subject: "a field",
    needs: [["type", "constant"]],
    rules: [
      .key(
        "type", .type,
        "The type of the value, as a type expression."),
      .key(
        "key", .path,
        """
        The JSON key where it is not the name of the field, or the keys that lead to a value \
        further inside.
        """),
      .key(
        "doc", .note,
        "The text of the documentation comment of the property."),
      .key(
        "name", .text,
        """
        The name of the property or of the associated value, where it is not the name of the \
        field.
        """),
      .key(
        "aliases", .texts,
        """
        Other spellings of the JSON key, looked for in this order where the key itself is \
        absent.
        """),
      .key(
        "default", .any,
        "The value of an absent key, which is written like any other."),
      .key(
        "deprecated", .sentence,
        """
        What to use instead, for callers of the property: `@available(*, deprecated, message: \
        …)`.
        """),
      .key(
        "absent", .choice(["forbid"]),
        "`forbid`: the key of a `T?` must be there, be it with null."),
      .key(
        "inline", .flag,
        """
        Whether the value has no key of its own, and its keys stand beside those of the other \
        fields.
        """),
      .key(
        "skip", .choice(of: SkipReason.self),
        """
        Which elements of an array or a dictionary are left out in place of an error: \
        `unknown` or `invalid`.
        """),
      .key(
        "constant", .constant,
        "The value that the key must hold; it is no property."),
      .key(
        "empty", .choice(["nil"]),
        "`nil`: an empty text stands for nil, and nil is written as one."),
      .key(
        "single", .choice(of: SingleForm.self),
        "An array that may come as its one element, bare: `accept` or `keep`."),
      .key(
        "omitDefault", .flag,
        "Whether a value that equals the default is left out when it is written."),
      .never(
        "unknown",
        """
        Reserved, and not in version 1 of the language [GM206]: what a single field makes of \
        unknown tags.
        """),
    ])

  /// `extraKeys:` in its long form: section 3.
  static let extraKeys = KeyTable(
    name: "extraKeys", subject: "'extraKeys'",
    needs: [["name"], ["type"]],
    rules: [
      .key(
        "name", .text,
        "The name of the property that holds the extra keys."),
      .key(
        "type", .type,
        "The type that the value of every extra key has."),
    ])

  /// A raw enum: section 5.
  static let rawEnum = KeyTable(
    name: "rawEnum", subject: "a raw enum",
    telling: ["values"], needs: [["values"]],
    rules: [
      .key(
        "doc", .note,
        "Documentation of the emitted enum, one or more lines."),
      .key(
        "values", .rawValues,
        "The values in JSON: a list of texts, or names with their texts or whole numbers."),
      .key(
        "unknown", .unknown,
        """
        What becomes of a value that the schema does not name: an error, a case that keeps it, \
        or another value.
        """),
    ])
}
