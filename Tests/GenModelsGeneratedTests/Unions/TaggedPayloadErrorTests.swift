import Testing

@testable import GenModelsGenerated

/// A known tag whose payload is wrong is an error of the payload, at its place.
struct TaggedPayloadErrorTests {
  private static let geometries: [(String, DecodingFailure)] = [
    (#"{"type": "Point"}"#, .missing("coordinates")),
    (#"{"type": "Point", "Coordinates": []}"#, .missing("coordinates")),
    (#"{"type": "Point", "coordinates": null}"#, .nullArray(at: "coordinates")),
    (
      #"{"type": "Point", "coordinates": [1, "2"]}"#,
      .mismatch("Double", found: "a string", at: "coordinates[1]")
    ),
    (
      #"{"type": "Point", "coordinates": [1], "bbox": 1}"#,
      .mismatch("Array<Any>", found: "number", at: "bbox")
    ),
    (
      #"{"type": "MultiPoint", "coordinates": [1]}"#,
      .mismatch("Array<Any>", found: "number", at: "coordinates[0]")
    ),
    (
      #"{"type": "Polygon", "coordinates": [[1]]}"#,
      .mismatch("Array<Any>", found: "number", at: "coordinates[0][0]")
    ),
    (#"{"type": "GeometryCollection", "coordinates": []}"#, .missing("geometries")),
    (
      #"{"type": "GeometryCollection", "geometries": [{"type": "LineString"}]}"#,
      .missing("coordinates", at: "geometries[0]")
    ),
  ]

  @Test("fields beside an internal tag", arguments: geometries)
  func refusesFields(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: Geometry.self, from: json)
    expectDecodingError(failure, decoding: GeoJSON.self, from: json)
  }

  private static let collections: [(String, DecodingFailure)] = [
    (#"{"type": "FeatureCollection"}"#, .missing("features")),
    (
      #"{"type": "FeatureCollection", "features": [{"geometry": null}]}"#,
      .missing("type", at: "features[0]")
    ),
    (
      #"{"type": "FeatureCollection", "features": [{"type": "Point", "coordinates": []}]}"#,
      .corrupted(#"Unknown type "Point"; expected "Feature"."#, at: "features[0].type")
    ),
    (
      #"{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {}}]}"#,
      .missing("type", at: "features[0].geometry")
    ),
    (
      #"{"type": "FeatureCollection", "features": [], "bbox": [true]}"#,
      .mismatch("Double", found: "bool", at: "bbox[0]")
    ),
    (
      #"{"type": "Feature", "properties": []}"#,
      .mismatch("Dictionary<String, Any>", found: "an array", at: "properties")
    ),
    (
      #"{"type": "Feature", "geometry": {"type": "Feature"}}"#,
      .corrupted(
        #"""
        Unknown type "Feature"; expected "Point", "MultiPoint", "LineString", "MultiLineString", \#
        "Polygon", "MultiPolygon" or "GeometryCollection".
        """#,
        at: "geometry.type"
      )
    ),
  ]

  @Test("a payload that shares the object of its tag", arguments: collections)
  func refusesSharedObjects(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: GeoJSON.self, from: json)
  }

  private static let inlines: [(String, DecodingFailure)] = [
    (#"{"t": "Str"}"#, .missing("c")),
    (#"{"t": "Str", "c": null}"#, .nullScalar("String", at: "c")),
    (#"{"t": "Str", "c": ["a"]}"#, .mismatch("String", found: "an array", at: "c")),
    (#"{"t": "Emph"}"#, .missing("c")),
    (#"{"t": "Emph", "c": null}"#, .nullArray(at: "c")),
    (
      #"{"t": "Emph", "c": {"t": "Space"}}"#,
      .mismatch("Array<Any>", found: "a dictionary", at: "c")
    ),
    (#"{"t": "Emph", "c": [{"t": "Space"}, {}]}"#, .missing("t", at: "c[1]")),
    (
      #"{"t": "Emph", "c": [{"t": "Strong", "c": [{"t": "Str", "c": 1}]}]}"#,
      .mismatch("String", found: "number", at: "c[0].c[0].c")
    ),
    (#"{"t": "Note", "c": [{"t": "Str", "c": "a"}]}"#, unknownBlock("Str", at: "c[0].t")),
    (
      #"{"t": "Quoted", "c": [{"t": "Quote"}, []]}"#,
      .corrupted(#"Unknown t "Quote"; expected "SingleQuote" or "DoubleQuote"."#, at: "c[0].t")
    ),
    (
      #"{"t": "Link", "c": [["", [], [["k"]]], [], ["", ""]]}"#,
      .endOfArray("String", at: "c[0][2][0][1]")
    ),
  ]

  @Test("the content beside an adjacent tag", arguments: inlines)
  func refusesContent(_ json: String, _ failure: DecodingFailure) {
    expectDecodingError(failure, decoding: Inline.self, from: json)
  }

  private static func unknownBlock(_ tag: String, at path: String) -> DecodingFailure {
    .corrupted(
      #"""
      Unknown t "\#(tag)"; expected "Plain", "Para", "LineBlock", "CodeBlock", "RawBlock", \#
      "BlockQuote", "OrderedList", "BulletList", "DefinitionList", "Header" and 5 more.
      """#,
      at: path
    )
  }
}
