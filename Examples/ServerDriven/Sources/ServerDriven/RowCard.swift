/// What a row looks like in the picture: a text at the left, and one at the right.
struct Card {
  var title: String
  var detail = ""
  var isBold = false
}

/// A row as a card.
struct RowCard: RegattaRowVisitor {
  func notice(_ value: Notice) -> Card { Card(title: value.text, isBold: true) }

  func weather(_ value: Weather) -> Card { Card(title: value.summary, detail: "\(value.knots) kn") }

  func prize(_ value: Prize) -> Card { Card(title: value.name, detail: value.sail) }

  func boat(_ value: Boat) -> Card {
    Card(title: "\(value.sail) \(value.name)", detail: value.behind)
  }

  func headline(id: Int, text: String) -> Card { Card(title: text, isBold: true) }

  func photo(id: Int, url: String, caption: String) -> Card {
    Card(title: caption, detail: "photo")
  }

  func unknown(_ value: JSONValue) -> Card { Card(title: "For newer apps", detail: value.kind) }

  func help() -> Card { Card(title: "Help", detail: "›") }
}
