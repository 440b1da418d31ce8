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
      .key(
        "sections", .mapping(of: .keys(.section), atLeast: 1),
        "The sections of the list in the order of the screen, with every part in one of them."),
      .key(
        "groups", .mapping(of: .keys(.pageGroup), atLeast: 1),
        "Parts that are hidden together: none of them makes rows where one of them cannot."),
      .key(
        "emit", .several(of: .choice(of: PageFeature.self)),
        """
        What is emitted beside the rows: their identities, the changes between two pages, and \
        what shows them.
        """),
    ])

  /// An entry of `sections:`.
  static let section = KeyTable(
    name: "section", subject: "a section",
    rules: [
      .key(
        "doc", .note,
        "The text of the documentation comment of the section's case."),
      .key(
        "parts", .texts,
        "The parts whose rows stand in the section, in this order."),
      .key(
        "header", .keys(.sectionEnd),
        "What stands above the rows: a `title`, a `space`, or the value of a `field`."),
      .key(
        "footer", .keys(.sectionEnd),
        "What stands below the rows: a `title`, a `space`, or the value of a `field`."),
      .key(
        "whenEmpty", .choice(["drop", "keep"]),
        "`keep`: the section is there without rows, too."),
    ])

  /// `header:` and `footer:` of a section.
  static let sectionEnd = KeyTable(
    name: "sectionEnd", subject: "a header or footer",
    needs: [["title", "space", "field"]],
    rules: [
      .key(
        "title", .text,
        "A text that is always the same."),
      .key(
        "space", .scalar([.whole, .fraction]),
        "A space without anything in it, in points."),
      .key(
        "field", .text,
        """
        The field that holds it: of the page, or of the element where each has a section of \
        its own.
        """),
    ])

  /// An entry of `groups:`.
  static let pageGroup = KeyTable(
    name: "pageGroup", subject: "a group",
    needs: [["parts"]],
    rules: [
      .key(
        "doc", .note,
        "The text of the documentation comment of the group's kinds of rows."),
      .key(
        "parts", .texts,
        "Two or more parts that are hidden together."),
      .key(
        "hide", .choice(["any", "all"]),
        """
        When the group is hidden: where `any` of its parts makes no row (the default), or \
        where `all` make none.
        """),
    ])
}
