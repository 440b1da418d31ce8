/// Texts of payloads as messages show them, without the end of what is longer than anybody reads.
extension String {
  private static let shownScalars = 80

  /// The text, cut where it is long.
  var excerpt: String {
    guard utf8.count > Self.shownScalars, unicodeScalars.count > Self.shownScalars else {
      return self
    }
    return String(unicodeScalars.prefix(Self.shownScalars)) + "…"
  }

  /// The text in quotes, cut where it is long.
  var quoted: String { "'\(excerpt)'" }
}

extension JSONNode {
  /// A text or number, the kind of any other value.
  var shown: String { text?.quoted ?? number?.excerpt ?? title }
}

extension [String] {
  /// The texts as a message offers them: of many, the first ones and how many more there are.
  var choice: String {
    let quoted = map(\.quoted)
    guard let last = quoted.last else { return "none" }
    if count > 12 { return quoted.prefix(10).joined(separator: ", ") + " and \(count - 10) more" }
    return count == 1 ? last : quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
