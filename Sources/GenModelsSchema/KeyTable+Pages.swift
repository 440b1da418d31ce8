extension KeyTable {
  /// A page: section 6.
  static let page = KeyTable(
    name: "page", subject: "a page",
    telling: ["page", "parts"], needs: [["page"], ["parts"]],
    rules: [
      .key(
        "doc", .note,
        "The text of the documentation comment of the page's struct."),
      .key(
        "page", .text,
        "The name of the enum of the rows."),
      .key(
        "fields", .fields,
        "The fields of the page that are no parts, which make no rows."),
      .key(
        "parts", .mapping(of: .either([.type, .keys(.part)]), atLeast: 1),
        """
        The parts of the page, each an optional property, a key of the JSON and a case of the \
        rows, in this order.
        """),
      .key(
        "keys", .choice(of: KeyStyle.self),
        """
        How the names of the fields and the parts become JSON keys, in place of what the file \
        says.
        """),
      .key(
        "extraKeys", .extraKeys,
        "What becomes of keys that neither a field nor a part has."),
      .later(
        "sections", .mapping(of: .any),
        "Reserved: sections with headers and footers, not supported yet [GM205]."),
      .later(
        "groups", .mapping(of: .any),
        "Reserved: rows that belong together, not supported yet [GM205]."),
      .later(
        "fallback", .text,
        "Reserved: what stands in for a missing row, not supported yet [GM205]."),
    ])

  /// A part of a page: section 6.
  static let part = KeyTable(
    name: "part", subject: "a part",
    needs: [["type"]],
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
      .later(
        "rows", .choice(["one", "each"]), unless: "one",
        "Reserved: `each`, a row for each element, is not supported yet [GM205]."),
      .later(
        "whenEmpty", .choice(["hide", "keep"]), unless: "keep",
        "Reserved: `hide`, no row for an empty array, is not supported yet [GM205]."),
      .later(
        "whenAbsent", .choice(["hide", "keep"]), unless: "hide",
        "Reserved: `keep`, a row without a value, is not supported yet [GM205]."),
      .later(
        "always", .flag, unless: "false",
        "Reserved: `true`, a row without any JSON, is not supported yet [GM205]."),
      .later(
        "when", .mapping(of: .any),
        "Reserved: a row that depends on the value of a field, not supported yet [GM205]."),
      .later(
        "id", .text,
        "Reserved: what tells one row from another, not supported yet [GM205]."),
      .later(
        "inline", .flag, unless: "false",
        "Reserved: `true`, a part in the object of the page, is not supported yet [GM205]."),
      .later(
        "actions", .texts,
        "Reserved: what can be done with a row, not supported yet [GM205]."),
      .later(
        "fallback", .text,
        "Reserved: what stands in for a missing row, not supported yet [GM205]."),
      .key(
        "deprecated", .sentence,
        "What to use instead of the property and the case of the part."),
    ])
}
