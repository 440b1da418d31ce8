import Testing

@testable import GenModelsGenerated

extension Sample {
  /// Every case of a block, and the document that holds them.
  static let pandocBlocks: [Sample] = [
    Sample(
      """
      {"pandoc-api-version": [1, 23], "meta": {"b": {"t": "MetaBool", "c": true}},
       "blocks": [{"t": "HorizontalRule"}]}
      """,
      PandocDocument(
        apiVersion: [1, 23], meta: ["b": .metaBool(true)], blocks: [.horizontalRule])
    ),
    Sample(#"{"t": "Plain", "c": [{"t": "Str", "c": "a"}]}"#, Block.plain([.str("a")])),
    Sample(#"{"t": "Para", "c": [{"t": "Space"}]}"#, Block.para([.space])),
    Sample(#"{"t": "LineBlock", "c": [[{"t": "Space"}], []]}"#, Block.lineBlock([[.space], []])),
    Sample(
      #"{"t": "CodeBlock", "c": [["a", ["b"], [["c", "d"]]], "let"]}"#,
      Block.codeBlock(attributes: attributes, text: "let")
    ),
    Sample(
      #"{"t": "RawBlock", "c": ["html", "<p>"]}"#, Block.rawBlock(format: "html", text: "<p>")),
    Sample(#"{"t": "BlockQuote", "c": [{"t": "Para", "c": []}]}"#, Block.blockQuote([.para([])])),
    Sample(
      #"{"t": "OrderedList", "c": [[2, {"t": "Decimal"}, {"t": "Period"}], [[{"t": "Null"}]]]}"#,
      Block.orderedList(
        attributes: ListAttributes(start: 2, style: .decimal, delimiter: .period),
        items: [[.nothing]]
      )
    ),
    Sample(
      #"{"t": "BulletList", "c": [[{"t": "Null"}], []]}"#, Block.bulletList([[.nothing], []])),
    Sample(
      #"{"t": "DefinitionList", "c": [[[{"t": "Space"}], [[{"t": "Null"}]]]]}"#,
      Block.definitionList([DefinitionItem(term: [.space], definitions: [[.nothing]])])
    ),
    Sample(
      #"{"t": "Header", "c": [2, ["a", ["b"], [["c", "d"]]], [{"t": "Str", "c": "T"}]]}"#,
      Block.header(level: 2, attributes: attributes, content: [.str("T")])
    ),
    Sample(#"{"t": "HorizontalRule"}"#, Block.horizontalRule),
    Sample(
      #"{"t": "HorizontalRule", "c": [1]}"#,
      Block.horizontalRule,
      written: #"{"t": "HorizontalRule"}"#
    ),
    Sample(
      """
      {"t": "Table", "c": [
        ["t", [], []], [null, []], [[{"t": "AlignLeft"}, {"t": "ColWidth", "c": 0.5}]],
        [["h", [], []], []], [[["b", [], []], 1, [], []]], [["f", [], []], []]]}
      """,
      Block.table(
        attributes: Attributes(id: "t", classes: [], pairs: []),
        caption: Caption(short: nil, long: []),
        columns: [ColumnSpec(alignment: .alignLeft, width: .colWidth(0.5))],
        head: TableHead(attributes: Attributes(id: "h", classes: [], pairs: []), rows: []),
        bodies: [
          TableBody(
            attributes: Attributes(id: "b", classes: [], pairs: []),
            rowHeadColumns: 1,
            head: [],
            body: []
          )
        ],
        foot: TableFoot(attributes: Attributes(id: "f", classes: [], pairs: []), rows: [])
      )
    ),
    Sample(
      #"{"t": "Figure", "c": [["a", ["b"], [["c", "d"]]], [null, []], [{"t": "Null"}]]}"#,
      Block.figure(
        attributes: attributes, caption: Caption(short: nil, long: []), content: [.nothing])
    ),
    Sample(
      #"{"t": "Div", "c": [["a", ["b"], [["c", "d"]]], [{"t": "Null"}]]}"#,
      Block.div(attributes: attributes, content: [.nothing])
    ),
    Sample(#"{"t": "Null"}"#, Block.nothing),
  ]

  /// What `["a", ["b"], [["c", "d"]]]` is.
  static let attributes = Attributes(
    id: "a", classes: ["b"], pairs: [AttributePair(key: "c", value: "d")])
}
