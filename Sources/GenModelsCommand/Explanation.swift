internal import GenModelsDiagnostics

/// The pages that `explain` prints, kept as one Markdown text.
enum Explanation {
  /// A section of the text: its code, its title, and the lines below.
  struct Page: Equatable {
    var code: String
    var title: String
    var lines: [Substring]
  }

  /// The pages in the order of the text.
  static func pages() -> [Page] {
    let text = String(decoding: PackageResources.errors_md, as: UTF8.self)
    var pages: [Page] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## "), let colon = line.firstIndex(of: ":") {
        let code = line[line.index(line.startIndex, offsetBy: 3)..<colon]
        let title = line[colon...].dropFirst(2)
        pages.append(Page(code: String(code), title: String(title), lines: []))
      } else if !pages.isEmpty {
        pages[pages.count - 1].lines.append(line)
      }
    }
    return pages
  }

  /// All codes with their titles.
  static var list: String {
    pages().map { "\($0.code)  \($0.title)\n" }.joined()
  }

  /// The page of a code, in plain text; the letters of the code may be small or left out.
  ///
  /// - Throws: `UsageError` where no page has the code.
  static func page(of code: String) throws(UsageError) -> String {
    let names = [code.uppercased(), "GM\(code)"]
    guard let page = pages().first(where: { names.contains($0.code) }) else {
      throw .unknownCode(code)
    }
    return page.plainText
  }
}

extension Explanation.Page {
  /// The page without Markdown: code is indented, names in running text are in single quotes.
  var plainText: String {
    var result = ["\(code): \(title)"]
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        result.append(line.isEmpty ? "" : "    \(line)")
      } else {
        result.append(String(line.map { $0 == "`" ? "'" : $0 }))
      }
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.map { $0 + "\n" }.joined()
  }
}
