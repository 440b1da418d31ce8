import Testing

@testable import GenModelsGenerated

/// Unions with a tag under a key: what is said when the tag is not one.
struct TaggedUnionErrorTests {
  /// A union, its key, and how the text about an unknown tag ends.
  struct Union: Sendable, CustomTestStringConvertible {
    let type: any (Decodable & Sendable).Type
    let key: String
    let expected: String

    var testDescription: String { "\(type)" }
  }

  static let unions: [Union] = [
    Union(
      type: EventConfirmationResponse.self, key: "status",
      expected: #""confirmed", "waitlist" or "not allowed""#),
    Union(
      type: GeoJSON.self, key: "type",
      expected: #"""
        "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon", \#
        "GeometryCollection", "Feature" or "FeatureCollection"
        """#),
    Union(
      type: Geometry.self, key: "type",
      expected: #"""
        "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon" or \#
        "GeometryCollection"
        """#),
    Union(type: FeatureItem.self, key: "type", expected: #""Feature""#),
    Union(
      type: MetaValue.self, key: "t",
      expected: #"""
        "MetaMap", "MetaList", "MetaBool", "MetaString", "MetaInlines" or "MetaBlocks"
        """#),
    Union(
      type: Block.self, key: "t",
      expected: #"""
        "Plain", "Para", "LineBlock", "CodeBlock", "RawBlock", "BlockQuote", "OrderedList", \#
        "BulletList", "DefinitionList", "Header" and 5 more
        """#),
    Union(
      type: Inline.self, key: "t",
      expected: #"""
        "Str", "Emph", "Underline", "Strong", "Strikeout", "Superscript", "Subscript", \#
        "SmallCaps", "Quoted", "Cite" and 10 more
        """#),
    Union(
      type: ListStyle.self, key: "t",
      expected: #"""
        "DefaultStyle", "Example", "Decimal", "LowerRoman", "UpperRoman", "LowerAlpha" or \#
        "UpperAlpha"
        """#),
    Union(
      type: ListDelimiter.self, key: "t",
      expected: #""DefaultDelim", "Period", "OneParen" or "TwoParens""#),
    Union(
      type: Alignment.self, key: "t",
      expected: #""AlignLeft", "AlignRight", "AlignCenter" or "AlignDefault""#),
    Union(type: ColumnWidth.self, key: "t", expected: #""ColWidth" or "ColWidthDefault""#),
    Union(type: QuoteKind.self, key: "t", expected: #""SingleQuote" or "DoubleQuote""#),
    Union(type: MathKind.self, key: "t", expected: #""DisplayMath" or "InlineMath""#),
    Union(
      type: CitationMode.self, key: "t",
      expected: #""AuthorInText", "SuppressAuthor" or "NormalCitation""#),
  ]

  @Test("an unknown tag", arguments: unions, ["gone", "", "point", "none"])
  func refusesUnknownTags(_ union: Union, _ tag: String) {
    expectDecodingError(
      .corrupted(#"Unknown \#(union.key) "\#(tag)"; expected \#(union.expected)."#, at: union.key),
      decoding: union.type,
      from: #"{"\#(union.key)": "\#(tag)", "c": []}"#
    )
  }

  @Test("a missing tag", arguments: unions, ["{}", #"{"c": "a"}"#, #"{"T": "Str"}"#])
  func refusesMissingTags(_ union: Union, _ json: String) {
    expectDecodingError(.missing(union.key), decoding: union.type, from: json)
  }

  @Test("a null tag", arguments: unions)
  func refusesNullTags(_ union: Union) {
    expectDecodingError(
      .nullScalar("String", at: union.key),
      decoding: union.type,
      from: #"{"\#(union.key)": null}"#
    )
  }

  @Test(
    "a tag that is no text",
    arguments: unions,
    [("1", "number"), ("false", "bool"), ("[]", "an array"), ("{}", "a dictionary")]
  )
  func refusesOtherTags(_ union: Union, _ tag: (json: String, kind: String)) {
    expectDecodingError(
      .mismatch("String", found: tag.kind, at: union.key),
      decoding: union.type,
      from: #"{"\#(union.key)": \#(tag.json)}"#
    )
  }

  @Test("null", arguments: unions)
  func refusesNull(_ union: Union) {
    expectDecodingError(.nullObject(at: ""), decoding: union.type, from: "null")
  }

  @Test(
    "another thing than an object",
    arguments: unions,
    [("1", "number"), ("false", "bool"), ("[]", "an array"), (#""Str""#, "a string")]
  )
  func refusesOtherThings(_ union: Union, _ value: (json: String, kind: String)) {
    expectDecodingError(
      .mismatch("Dictionary<String, Any>", found: value.kind, at: ""),
      decoding: union.type,
      from: value.json
    )
  }
}
