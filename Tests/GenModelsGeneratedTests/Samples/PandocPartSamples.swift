import Testing

@testable import GenModelsGenerated

extension Sample {
  /// What blocks and inlines are made of, and the metadata.
  static let pandocParts: [Sample] = metadata + tuples + choices

  private static let metadata: [Sample] = [
    Sample(
      #"{"t": "MetaMap", "c": {"a": {"t": "MetaList", "c": []}}}"#,
      MetaValue.metaMap(["a": .metaList([])])
    ),
    Sample(#"{"t": "MetaMap", "c": {}}"#, MetaValue.metaMap([:])),
    Sample(
      #"{"t": "MetaList", "c": [{"t": "MetaString", "c": "s"}]}"#,
      MetaValue.metaList([.metaString("s")])
    ),
    Sample(#"{"t": "MetaBool", "c": false}"#, MetaValue.metaBool(false)),
    Sample(#"{"t": "MetaString", "c": "s"}"#, MetaValue.metaString("s")),
    Sample(#"{"t": "MetaInlines", "c": [{"t": "Space"}]}"#, MetaValue.metaInlines([.space])),
    Sample(#"{"t": "MetaBlocks", "c": [{"t": "Null"}]}"#, MetaValue.metaBlocks([.nothing])),
  ]

  private static let tuples: [Sample] = [
    Sample(#"["a", ["b"], [["c", "d"]]]"#, attributes),
    Sample(#"["c", "d"]"#, AttributePair(key: "c", value: "d")),
    Sample(#"["u", "t"]"#, LinkTarget(url: "u", title: "t")),
    Sample(
      #"[[{"t": "Space"}], [[{"t": "Null"}], []]]"#,
      DefinitionItem(term: [.space], definitions: [[.nothing], []])
    ),
    Sample(
      #"[3, {"t": "LowerRoman"}, {"t": "OneParen"}]"#,
      ListAttributes(start: 3, style: .lowerRoman, delimiter: .oneParen)
    ),
    Sample(
      #"[[{"t": "Space"}], [{"t": "Null"}]]"#,
      Caption(short: [.space], long: [.nothing])
    ),
    Sample(#"[null, []]"#, Caption(short: nil, long: [])),
    Sample(
      #"[{"t": "AlignRight"}, {"t": "ColWidthDefault"}]"#,
      ColumnSpec(alignment: .alignRight, width: .colWidthDefault)
    ),
    Sample(#"[["a", ["b"], [["c", "d"]]], []]"#, TableHead(attributes: attributes, rows: [])),
    Sample(#"[["a", ["b"], [["c", "d"]]], []]"#, TableFoot(attributes: attributes, rows: [])),
    Sample(
      #"[["a", ["b"], [["c", "d"]]], 2, [[["h", [], []], []]], [[["b", [], []], []]]]"#,
      TableBody(
        attributes: attributes,
        rowHeadColumns: 2,
        head: [TableRow(attributes: Attributes(id: "h", classes: [], pairs: []), cells: [])],
        body: [TableRow(attributes: Attributes(id: "b", classes: [], pairs: []), cells: [])]
      )
    ),
    Sample(
      #"[["a", ["b"], [["c", "d"]]], [[["", [], []], {"t": "AlignCenter"}, 1, 2, []]]]"#,
      TableRow(
        attributes: attributes,
        cells: [
          TableCell(
            attributes: Attributes(id: "", classes: [], pairs: []),
            alignment: .alignCenter,
            rowSpan: 1,
            columnSpan: 2,
            content: []
          )
        ]
      )
    ),
    Sample(
      #"[["a", ["b"], [["c", "d"]]], {"t": "AlignDefault"}, 3, 4, [{"t": "Null"}]]"#,
      TableCell(
        attributes: attributes,
        alignment: .alignDefault,
        rowSpan: 3,
        columnSpan: 4,
        content: [.nothing]
      )
    ),
  ]

  private static let choices: [Sample] = [
    Sample(#"{"t": "DefaultStyle"}"#, ListStyle.defaultStyle),
    Sample(#"{"t": "Example"}"#, ListStyle.example),
    Sample(#"{"t": "Decimal"}"#, ListStyle.decimal),
    Sample(#"{"t": "LowerRoman"}"#, ListStyle.lowerRoman),
    Sample(#"{"t": "UpperRoman"}"#, ListStyle.upperRoman),
    Sample(#"{"t": "LowerAlpha"}"#, ListStyle.lowerAlpha),
    Sample(#"{"t": "UpperAlpha"}"#, ListStyle.upperAlpha),
    Sample(#"{"t": "DefaultDelim"}"#, ListDelimiter.defaultDelim),
    Sample(#"{"t": "Period"}"#, ListDelimiter.period),
    Sample(#"{"t": "OneParen"}"#, ListDelimiter.oneParen),
    Sample(#"{"t": "TwoParens"}"#, ListDelimiter.twoParens),
    Sample(#"{"t": "AlignLeft"}"#, Alignment.alignLeft),
    Sample(#"{"t": "AlignRight"}"#, Alignment.alignRight),
    Sample(#"{"t": "AlignCenter"}"#, Alignment.alignCenter),
    Sample(#"{"t": "AlignDefault"}"#, Alignment.alignDefault),
    Sample(#"{"t": "ColWidth", "c": 0.25}"#, ColumnWidth.colWidth(0.25)),
    Sample(#"{"t": "ColWidthDefault"}"#, ColumnWidth.colWidthDefault),
    Sample(#"{"t": "SingleQuote"}"#, QuoteKind.singleQuote),
    Sample(#"{"t": "DoubleQuote"}"#, QuoteKind.doubleQuote),
    Sample(#"{"t": "DisplayMath"}"#, MathKind.displayMath),
    Sample(#"{"t": "InlineMath"}"#, MathKind.inlineMath),
    Sample(#"{"t": "AuthorInText"}"#, CitationMode.authorInText),
    Sample(#"{"t": "SuppressAuthor"}"#, CitationMode.suppressAuthor),
    Sample(#"{"t": "NormalCitation"}"#, CitationMode.normalCitation),
  ]
}
