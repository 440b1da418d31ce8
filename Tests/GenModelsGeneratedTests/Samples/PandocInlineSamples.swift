import Testing

@testable import GenModelsGenerated

extension Sample {
  /// Every case of an inline, and the citations in one.
  static let pandocInlines: [Sample] = [
    Sample(#"{"t": "Str", "c": "a"}"#, Inline.str("a")),
    Sample(#"{"t": "Emph", "c": [{"t": "Space"}]}"#, Inline.emph([.space])),
    Sample(#"{"t": "Underline", "c": [{"t": "Space"}]}"#, Inline.underline([.space])),
    Sample(#"{"t": "Strong", "c": []}"#, Inline.strong([])),
    Sample(#"{"t": "Strikeout", "c": [{"t": "Space"}]}"#, Inline.strikeout([.space])),
    Sample(#"{"t": "Superscript", "c": [{"t": "Space"}]}"#, Inline.superscript([.space])),
    Sample(#"{"t": "Subscript", "c": [{"t": "Space"}]}"#, Inline.subscript([.space])),
    Sample(#"{"t": "SmallCaps", "c": [{"t": "Space"}]}"#, Inline.smallCaps([.space])),
    Sample(
      #"{"t": "Quoted", "c": [{"t": "DoubleQuote"}, [{"t": "Space"}]]}"#,
      Inline.quoted(kind: .doubleQuote, content: [.space])
    ),
    Sample(
      """
      {"t": "Cite", "c": [[{
        "citationId": "knuth", "citationPrefix": [{"t": "Space"}], "citationSuffix": [],
        "citationMode": {"t": "AuthorInText"}, "citationNoteNum": 1, "citationHash": 2}], []]}
      """,
      Inline.cite(citations: [citation], content: [])
    ),
    Sample(
      #"{"t": "Code", "c": [["a", ["b"], [["c", "d"]]], "x"]}"#,
      Inline.code(attributes: attributes, text: "x")
    ),
    Sample(#"{"t": "Space"}"#, Inline.space),
    Sample(#"{"t": "SoftBreak"}"#, Inline.softBreak),
    Sample(#"{"t": "LineBreak"}"#, Inline.lineBreak),
    Sample(#"{"t": "LineBreak", "c": null}"#, Inline.lineBreak, written: #"{"t": "LineBreak"}"#),
    Sample(
      #"{"t": "Math", "c": [{"t": "InlineMath"}, "x^2"]}"#,
      Inline.math(kind: .inlineMath, text: "x^2")
    ),
    Sample(
      #"{"t": "RawInline", "c": ["tex", "\\LaTeX"]}"#,
      Inline.rawInline(format: "tex", text: "\\LaTeX")
    ),
    Sample(
      #"{"t": "Link", "c": [["a", ["b"], [["c", "d"]]], [{"t": "Space"}], ["https://a.b", "T"]]}"#,
      Inline.link(
        attributes: attributes,
        content: [.space],
        target: LinkTarget(url: "https://a.b", title: "T")
      )
    ),
    Sample(
      #"{"t": "Image", "c": [["a", ["b"], [["c", "d"]]], [], ["a.png", ""]]}"#,
      Inline.image(
        attributes: attributes, content: [], target: LinkTarget(url: "a.png", title: ""))
    ),
    Sample(#"{"t": "Note", "c": [{"t": "Para", "c": []}]}"#, Inline.note([.para([])])),
    Sample(
      #"{"t": "Span", "c": [["a", ["b"], [["c", "d"]]], [{"t": "Space"}]]}"#,
      Inline.span(attributes: attributes, content: [.space])
    ),
    Sample(
      """
      {"citationId": "knuth", "citationPrefix": [{"t": "Space"}], "citationSuffix": [],
       "citationMode": {"t": "AuthorInText"}, "citationNoteNum": 1, "citationHash": 2}
      """,
      citation
    ),
  ]

  private static let citation = Citation(
    id: "knuth", prefix: [.space], suffix: [], mode: .authorInText, noteNumber: 1, hash: 2)
}
