import Foundation
import Testing

@testable import GenModelsCommand

/// `docs/errors.md` holds what `gen-models explain` prints.
struct ErrorPageTests {
  private static let path = "docs/errors.md"

  @Test func thePageHasWhatTheCommandExplains() throws {
    let text = Self.text(of: Explanation.pages())
    if ProcessInfo.processInfo.environment["GEN_MODELS_RECORD"] == "1" {
      try Data(text.utf8).write(to: DocumentPage.root.appendingPathComponent(Self.path))
    }
    let page = try DocumentPage(Self.path)
    #expect(page.lines == text.components(separatedBy: "\n"), "run 'make record'")
  }

  private static func text(of pages: [Explanation.Page]) -> String {
    let contents = pages.map { page in
      let heading = DocumentPage.Heading(level: 2, title: "\(page.code): \(page.title)", line: 0)
      return "- [\(page.code)](#\(heading.anchor)): \(page.title)\n"
    }
    let sections = pages.map { page in
      let lines = page.lines.map { $0 + "\n" }.joined()
      return "\n## \(page.code): \(page.title)\n" + lines.trimmingSuffix("\n") + "\n"
    }
    return """
      # Errors

      What `gen-models explain CODE` prints, made from the same text by `make record`. A message ends with its
      code in brackets.


      """ + contents.joined() + sections.joined()
  }
}

extension String {
  fileprivate func trimmingSuffix(_ letter: Character) -> Substring {
    self[..<(lastIndex { $0 != letter }.map(index(after:)) ?? startIndex)]
  }
}
