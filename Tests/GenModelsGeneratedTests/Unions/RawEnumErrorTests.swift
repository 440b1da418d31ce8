import Testing

@testable import GenModelsGenerated

/// Enums of texts: what is said when the text is not one of them.
struct RawEnumErrorTests {
  private static func unknownLibrary(_ value: String, at path: String) -> DecodingFailure {
    .corrupted(
      #"Unknown LibraryKind "\#(value)"; expected "automatic", "static" or "dynamic"."#,
      at: path
    )
  }

  private static func unknownTarget(_ value: String, at path: String) -> DecodingFailure {
    .corrupted(
      #"""
      Unknown TargetKind "\#(value)"; expected "regular", "executable", "test", "system", \#
      "binary", "plugin", "macro" or "snippet".
      """#,
      at: path
    )
  }

  @Test("a text that is not one of them", arguments: ["gone", "", "Static", "static ", "`static`"])
  func refusesUnknownTexts(_ text: String) {
    expectDecodingError(
      Self.unknownLibrary(text, at: ""), decoding: LibraryKind.self, from: #""\#(text)""#)
    expectDecodingError(
      Self.unknownTarget(text, at: ""), decoding: TargetKind.self, from: #""\#(text)""#)
  }

  @Test(
    "another thing than a text",
    arguments: [("1", "number"), ("true", "bool"), ("[]", "an array"), ("{}", "a dictionary")]
  )
  func refusesOtherThings(_ json: String, _ kind: String) {
    let failure = DecodingFailure.mismatch("String", found: kind, at: "")
    expectDecodingError(failure, decoding: LibraryKind.self, from: json)
    expectDecodingError(failure, decoding: TargetKind.self, from: json)
  }

  @Test("null")
  func refusesNull() {
    let failure = DecodingFailure.nullScalar("String", at: "")
    expectDecodingError(failure, decoding: LibraryKind.self, from: "null")
    expectDecodingError(failure, decoding: TargetKind.self, from: "null")
  }

  @Test("the path leads to the text")
  func pathsAreWhole() {
    expectDecodingError(
      Self.unknownLibrary("shared", at: "type.library[1]"),
      decoding: Product.self,
      from: #"{"name": "P", "type": {"library": ["static", "shared"]}, "targets": []}"#
    )
    expectDecodingError(
      Self.unknownTarget("library", at: "[1].type"),
      decoding: [Target].self,
      from: """
        [{"name": "A", "type": "test", "exclude": [], "resources": [], "dependencies": [],
          "settings": []}, {"name": "B", "type": "library"}]
        """
    )
  }

  @Test(
    "the text of a value is its raw value",
    arguments: [
      (LibraryKind.static, "static"), (.automatic, "automatic"), (.dynamic, "dynamic"),
    ])
  func hasRawValues(_ kind: LibraryKind, _ text: String) {
    #expect(kind.rawValue == text)
    #expect(LibraryKind(rawValue: text) == kind)
  }
}
