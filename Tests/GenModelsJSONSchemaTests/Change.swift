import GenModelsYAML

/// Trees that differ from a sound one in one node: what somebody types by mistake.
struct Change {
  var name: String
  var node: YAMLNode

  /// What stands in the place of a node.
  private static let contents: [(name: String, content: YAMLNode.Content)] = [
    ("nothing", scalar("")), ("a text", scalar("text")), ("a number", scalar("5")),
    ("a fraction", scalar("1.5")), ("a flag", scalar("true")), ("an empty list", .sequence([])),
    ("an empty mapping", .mapping([])),
  ]

  private static func scalar(_ text: String) -> YAMLNode.Content {
    .scalar(YAMLScalar(text: text, style: .plain))
  }

  /// A tree with each of its nodes replaced, wrapped, left out or named wrongly.
  static func all(of node: YAMLNode) -> [Change] {
    func replaced(by content: YAMLNode.Content) -> YAMLNode {
      YAMLNode(content, span: node.span)
    }
    let key = YAMLNode(scalar("x"), span: node.span)
    var changes = contents.map { Change(name: ": \($0.name)", node: replaced(by: $0.content)) }
    changes.append(Change(name: ": in a list", node: replaced(by: .sequence([node]))))
    changes.append(
      Change(name: ": in a mapping", node: replaced(by: .mapping([.init(key: key, value: node)]))))
    switch node.content {
    case .scalar:
      break
    case .sequence(let elements):
      for (index, element) in elements.enumerated() {
        for change in all(of: element) {
          var elements = elements
          elements[index] = change.node
          changes.append(
            Change(name: "/\(index)\(change.name)", node: replaced(by: .sequence(elements))))
        }
      }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        guard case .scalar(let key) = entry.key.content else { continue }
        func replacing(_ entry: YAMLEntry?, _ name: String) -> Change {
          var entries = entries
          entries.replaceSubrange(index...index, with: [entry].compactMap(\.self))
          return Change(name: "/\(key.text)\(name)", node: replaced(by: .mapping(entries)))
        }
        changes.append(replacing(nil, ": left out"))
        let misspelt = YAMLNode(scalar(key.text + "x"), span: entry.key.span)
        changes.append(replacing(YAMLEntry(key: misspelt, value: entry.value), ": misspelt"))
        for change in all(of: entry.value) {
          changes.append(replacing(YAMLEntry(key: entry.key, value: change.node), change.name))
        }
      }
    }
    return changes
  }
}
