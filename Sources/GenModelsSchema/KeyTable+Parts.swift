extension KeyTable {
  /// A part of a page: section 6.
  static let part = KeyTable(
    name: "part", subject: "a part",
    needs: [["type", "always"]],
    rules: [
      .key(
        "case", .text,
        "The name of the case of the rows, where it is not the name of the part."),
      .key(
        "type", .type,
        "The type of the part in JSON, without a `?`."),
      .key(
        "key", .path,
        "The JSON key where it is not the name of the part, or the keys that lead to it."),
      .key(
        "doc", .note,
        "The text of the documentation comment of the property and of the case."),
      .key(
        "name", .text,
        "The name of the property, where it is not the name of the part."),
      .key(
        "aliases", .texts,
        "Other spellings of the JSON key, looked for in this order where the key is absent."),
      .key(
        "skip", .choice(of: SkipReason.self),
        """
        Which elements of an array or a dictionary are left out in place of an error: \
        `unknown` or `invalid`.
        """),
      .key(
        "rows", .either([.choice(["one", "each"]), .keys(.rows)]),
        """
        How many rows the part makes: `one` (the default), `each` for one per element, or \
        those inside of each element.
        """),
      .key(
        "sections", .choice(["each"]),
        "`each` makes a section of every element of the array."),
      .key(
        "id", .text,
        "The field of the elements that tells their rows apart, in place of their position."),
      .key(
        "whenEmpty", .choice(["hide", "keep"]),
        "`hide`: a part with one row makes none where its array, dictionary or text is empty."),
      .key(
        "whenAbsent", .choice(["hide", "keep"]),
        "`keep`: the part makes its row without a value, too, and the case holds nil."),
      .key(
        "whenUnknown", .choice(["hide", "keep"]),
        "`hide`: a value whose tag is unknown makes no row, and is written back all the same."),
      .key(
        "always", .flag,
        "Whether the row is always there and has no JSON behind it."),
      .key(
        "when", .keys(.condition),
        "What a field of the page must be for the part to make rows."),
      .key(
        "inline", .flag,
        "Whether the cases of the part's union stand among the rows, in place of one case for all."),
      .key(
        "actions", .several(of: .choice(of: RowAction.self)),
        "What a user can do with the rows: `select`, `delete`, `insert` and `move`."),
      .key(
        "deprecated", .sentence,
        "What to use instead of the property and the case of the part."),
    ])

  /// `rows:` of a part in its long form.
  static let rows = KeyTable(
    name: "rows", subject: "'rows'",
    needs: [["each"]],
    rules: [
      .key(
        "each", .text,
        "The array of every element that has its rows, beside `sections: each`."),
      .key(
        "id", .text,
        "The field that tells these rows apart, in place of their position in their section."),
    ])

  /// `when:` of a part.
  static let condition = KeyTable(
    name: "when", subject: "'when'",
    needs: [["field"], ["is", "isNot"]],
    rules: [
      .key(
        "field", .text,
        "The field of the page that is looked at."),
      .key(
        "is", .values,
        "The value that the field must have, or a list of which it must have one."),
      .key(
        "isNot", .values,
        "The value that the field must not have, or a list of which it must have none."),
    ])
}

extension KeyTable.Shape {
  /// A value that a field may have, or a list of them.
  fileprivate static let values = Self.either([.word, .list(of: .word, atLeast: 1)])
}
