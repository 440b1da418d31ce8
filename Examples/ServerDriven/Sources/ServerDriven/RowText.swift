/// A row as one line of text.
struct RowText: RegattaRowVisitor {
  func notice(_ value: Notice) -> String { "! \(value.text)" }

  func weather(_ value: Weather) -> String { "\(value.summary), \(value.knots) knots" }

  func prize(_ value: Prize) -> String { "\(value.name): \(value.sail)" }

  func boat(_ value: Boat) -> String { "\(value.sail) \(value.name), \(value.behind)" }

  func headline(id: Int, text: String) -> String { text }

  func photo(id: Int, url: String, caption: String) -> String { "[photo] \(caption)" }

  func unknown(_ value: JSONValue) -> String { "(\(value.kind), for newer apps)" }

  func help() -> String { "Help" }
}

extension JSONValue {
  /// What a story says that it is.
  var kind: String {
    if case .object(let members) = self, case .string(let kind)? = members["kind"] {
      kind
    } else {
      "story"
    }
  }
}
