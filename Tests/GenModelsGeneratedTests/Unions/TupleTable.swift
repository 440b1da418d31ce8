@testable import GenModelsGenerated

private let attributes = #"["a", ["b"], [["c", "d"]]]"#

extension TupleErrorTests.Tuple {
  /// The structs that are arrays in JSON.
  static let structs: [Self] = [
    Self(
      type: Attributes.self, elements: [#""a""#, "[]", "[]"],
      positions: [("String", .scalar), ("Array<String>", .array), ("Array<AttributePair>", .array)]),
    Self(
      type: AttributePair.self, elements: [#""k""#, #""v""#],
      positions: [("String", .scalar), ("String", .scalar)]),
    Self(
      type: LinkTarget.self, elements: [#""u""#, #""t""#],
      positions: [("String", .scalar), ("String", .scalar)]),
    Self(
      type: DefinitionItem.self, elements: ["[]", "[]"],
      positions: [("Array<Inline>", .array), ("Array<Array<Block>>", .array)]),
    Self(
      type: ListAttributes.self,
      elements: ["1", #"{"t": "Example"}"#, #"{"t": "Period"}"#],
      positions: [("Int", .scalar), ("ListStyle", .object), ("ListDelimiter", .object)]),
    Self(
      type: Caption.self, elements: ["[]", "[]"],
      positions: [("Array<Inline>", .optional), ("Array<Block>", .array)]),
    Self(
      type: ColumnSpec.self, elements: [#"{"t": "AlignLeft"}"#, #"{"t": "ColWidthDefault"}"#],
      positions: [("Alignment", .object), ("ColumnWidth", .object)]),
    Self(
      type: TableHead.self, elements: [attributes, "[]"],
      positions: [("Attributes", .array), ("Array<TableRow>", .array)]),
    Self(
      type: TableFoot.self, elements: [attributes, "[]"],
      positions: [("Attributes", .array), ("Array<TableRow>", .array)]),
    Self(
      type: TableBody.self, elements: [attributes, "0", "[]", "[]"],
      positions: [
        ("Attributes", .array), ("Int", .scalar), ("Array<TableRow>", .array),
        ("Array<TableRow>", .array),
      ]),
    Self(
      type: TableRow.self, elements: [attributes, "[]"],
      positions: [("Attributes", .array), ("Array<TableCell>", .array)]),
    Self(
      type: TableCell.self, elements: [attributes, #"{"t": "AlignLeft"}"#, "1", "1", "[]"],
      positions: [
        ("Attributes", .array), ("Alignment", .object), ("Int", .scalar), ("Int", .scalar),
        ("Array<Block>", .array),
      ]),
  ]

  /// The cases whose payload is an array in JSON.
  static let cases: [Self] = [
    content(
      of: "CodeBlock", Block.self, [attributes, #""x""#],
      [("Attributes", .array), ("String", .scalar)]),
    content(
      of: "RawBlock", Block.self, [#""html""#, #""x""#],
      [("String", .scalar), ("String", .scalar)]),
    content(
      of: "OrderedList", Block.self, [#"[1, {"t": "Example"}, {"t": "Period"}]"#, "[]"],
      [("ListAttributes", .array), ("Array<Array<Block>>", .array)]),
    content(
      of: "Header", Block.self, ["1", attributes, "[]"],
      [("Int", .scalar), ("Attributes", .array), ("Array<Inline>", .array)]),
    content(
      of: "Table", Block.self,
      [attributes, "[null, []]", "[]", "[\(attributes), []]", "[]", "[\(attributes), []]"],
      [
        ("Attributes", .array), ("Caption", .array), ("Array<ColumnSpec>", .array),
        ("TableHead", .array), ("Array<TableBody>", .array), ("TableFoot", .array),
      ]),
    content(
      of: "Figure", Block.self, [attributes, "[null, []]", "[]"],
      [("Attributes", .array), ("Caption", .array), ("Array<Block>", .array)]),
    content(
      of: "Div", Block.self, [attributes, "[]"],
      [("Attributes", .array), ("Array<Block>", .array)]),
    content(
      of: "Quoted", Inline.self, [#"{"t": "SingleQuote"}"#, "[]"],
      [("QuoteKind", .object), ("Array<Inline>", .array)]),
    content(
      of: "Cite", Inline.self, ["[]", "[]"],
      [("Array<Citation>", .array), ("Array<Inline>", .array)]),
    content(
      of: "Code", Inline.self, [attributes, #""x""#],
      [("Attributes", .array), ("String", .scalar)]),
    content(
      of: "Math", Inline.self, [#"{"t": "InlineMath"}"#, #""x""#],
      [("MathKind", .object), ("String", .scalar)]),
    content(
      of: "RawInline", Inline.self, [#""tex""#, #""x""#],
      [("String", .scalar), ("String", .scalar)]),
    content(
      of: "Link", Inline.self, [attributes, "[]", #"["u", "t"]"#],
      [("Attributes", .array), ("Array<Inline>", .array), ("LinkTarget", .array)]),
    content(
      of: "Image", Inline.self, [attributes, "[]", #"["u", "t"]"#],
      [("Attributes", .array), ("Array<Inline>", .array), ("LinkTarget", .array)]),
    content(
      of: "Span", Inline.self, [attributes, "[]"],
      [("Attributes", .array), ("Array<Inline>", .array)]),
    value(
      of: "target", TargetDependency.self, [#""T""#, "null"],
      [("String", .scalar), ("Condition", .optional)]),
    value(
      of: "byName", TargetDependency.self, [#""T""#, #"{"platformNames": []}"#],
      [("String", .scalar), ("Condition", .optional)]),
    value(
      of: "product", TargetDependency.self, [#""P""#, #""p""#, "{}", "null"],
      [
        ("String", .scalar), ("String", .optional), ("Dictionary<String, String>", .optional),
        ("Condition", .optional),
      ]),
    value(
      of: "command", PluginCapability.self, [#"{"sourceCodeFormatting": null}"#, "[]"],
      [("PluginIntent", .object), ("Array<PluginPermission>", .array)]),
    value(
      of: "plugin", PluginUsage.self, [#""P""#, #""p""#],
      [("String", .scalar), ("String", .optional)]),
  ]
}
