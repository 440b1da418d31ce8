import Foundation
import Testing

/// A link within the documentation leads to a page and a heading that are there.
struct LinkTests {
  /// The pages of the package's folder and of `docs`.
  static let pages: [String] = {
    let root = DocumentPage.root
    let folders = [("", root), ("docs/", root.appendingPathComponent("docs"))]
    return folders.flatMap { prefix, folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".md") }.map { prefix + $0 }
    }.sorted()
  }()

  @Test func thereArePages() {
    #expect(Self.pages.contains("README.md"))
    #expect(Self.pages.contains("docs/architecture.md"))
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(_ path: String) throws {
    let page = try DocumentPage(path)
    let folder = URL(fileURLWithPath: path, relativeTo: DocumentPage.root)
      .deletingLastPathComponent()
    for (line, text) in page.prose {
      for link in text.matches(of: /\]\(([^)]*)\)/).map(\.output.1) where !link.contains("://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty ? path : folder.appendingPathComponent(String(parts[0])).relativePath
        let file = DocumentPage.root.appendingPathComponent(target)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path):\(line): \(link)")
        guard parts.count == 2, target.hasSuffix(".md") else { continue }
        let anchors = try DocumentPage(target).anchors
        #expect(anchors.contains(String(parts[1])), "\(path):\(line): \(link)")
      }
    }
  }
}

extension DocumentPage {
  /// What links to the page may say behind a number sign; equal headings are numbered.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    return Set(
      headings.map { heading in
        let count = counts[heading.anchor, default: 0]
        counts[heading.anchor] = count + 1
        return count == 0 ? heading.anchor : "\(heading.anchor)-\(count)"
      })
  }
}
