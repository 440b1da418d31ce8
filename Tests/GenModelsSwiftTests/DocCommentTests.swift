import Testing

@testable import GenModelsSwift

/// Documentation is verbatim apart from wrapping, and cannot leave its comment.
struct DocCommentTests {
  @Test(
    arguments: [
      (nil, []),
      ("", []),
      ("One line.", ["One line."]),
      ("One.\n\nTwo.", ["One.", "", "Two."]),
      ("\n\nOne.\n\n", ["One."]),
      ("  - indented", ["  - indented"]),
      ("trailing   ", ["trailing"]),
      ("a\tb", ["a b"]),
      ("*/ let x /*", ["*/ let x /*"]),
      ("a\u{2028}let x = 1", ["a", "let x = 1"]),
      ("a\u{85}b\rc", ["a", "b", "c"]),
      ("bell\u{7}", ["bell"]),
      ("abcdef ghijkl mnopqr stu", ["abcdef ghijkl", "mnopqr stu"]),
      ("abcdefghijklmnopqrstuvwxyz", ["abcdefghijklmnopqrstuvwxyz"]),
      ("a abcdefghijklmnopqrstuvwxyz b", ["a", "abcdefghijklmnopqrstuvwxyz", "b"]),
    ] as [(String?, [String])])
  func breaksTextIntoLines(_ text: String?, _ lines: [String]) {
    #expect(DocComment.lines(text, indentation: 2, lineLength: 20) == lines)
  }

  @Test func namesTheValuesOfACaseBelowIt() {
    let long = Array(repeating: "word", count: 20).joined(separator: " ")
    let values = [
      (name: "id", doc: ["Which one."]), (name: "count", doc: []),
      (name: "text", doc: [long, "x"]),
    ]
    let below = [
      "- Parameters:", "  - id: Which one.",
      "  - text: " + Array(repeating: "word", count: 17).joined(separator: " "),
      "    word word word x",
    ]
    #expect(DocComment.adding(values, to: [], indentation: 2) == below)
    #expect(DocComment.adding(values, to: ["A case."], indentation: 2) == ["A case.", ""] + below)
    #expect(DocComment.adding([("id", [])], to: ["A case."], indentation: 2) == ["A case."])
  }
}
