package import GenModelsPayload

/// Changes one thing in a JSON text, in a way that a seed decides.
package struct Mutation {
  private var state: UInt64

  /// Makes a source of changes; equal seeds give equal changes.
  package init(seed: UInt64) {
    state = seed
  }

  /// The text of a value in which one thing is changed.
  package mutating func text(of root: JSONNode) -> String {
    var nodes: [JSONNode] = []
    collect(root, into: &nodes)
    let target = nodes[pick(nodes.count)]
    let donor = nodes[pick(nodes.count)]
    let change = change(of: target, donor: donor)
    var text = ""
    write(root, into: &text, at: target.id, change)
    return text
  }

  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }

  private func collect(_ node: JSONNode, into nodes: inout [JSONNode]) {
    nodes.append(node)
    for element in node.elements ?? [] { collect(element, into: &nodes) }
    for member in node.object?.members ?? [] { collect(member.value, into: &nodes) }
  }

  private enum Change {
    /// The value becomes another one.
    case replace(String)
    /// The element or member with that position is left out.
    case remove(Int)
    /// The key of the member with that position becomes another one.
    case rename(Int, String)
    /// The text goes before the first or behind the last element or member.
    case insert(String, isFirst: Bool)
    /// Elements from that position on are left out.
    case truncate(Int)
    /// Two elements or members change their values.
    case swap(Int, Int)
  }

  private static let values = [
    "null", "true", "false", "0", "1", "-1", "1.5", "300", "1e400", "9223372036854775808", "2.0",
    "\"\"", "\"x\"", "\"1\"", "[]", "{}", "[null]", "{\"x\":1}", "[[]]",
    "\"2024-01-31T12:30:00Z\"",
  ]

  private mutating func change(of node: JSONNode, donor: JSONNode) -> Change {
    let count = (node.elements?.count ?? 0) + (node.object?.members.count ?? 0)
    if count > 0, pick(3) > 0 {
      let place = pick(count)
      switch pick(7) {
      case 0, 1, 2: return .remove(place)
      case 3:
        guard let members = node.object?.members else { return .truncate(place) }
        return .rename(place, members[place].key + "X")
      case 4: return .swap(place, pick(count))
      case 5:
        guard let members = node.object?.members else { return .truncate(place) }
        return .insert("\(quoted(members[place].key)):\(value(donor))", isFirst: pick(2) == 0)
      default:
        let text = value(donor)
        return .insert(node.object == nil ? text : "\"extra\":\(text)", isFirst: pick(2) == 0)
      }
    }
    if let text = node.text {
      switch pick(4) {
      case 0: return .replace(quoted(text + "x"))
      case 1: return .replace(quoted(text.uppercased()))
      default: break
      }
    }
    return .replace(value(donor))
  }

  private mutating func value(_ donor: JSONNode) -> String {
    if pick(4) == 0 {
      var text = ""
      write(donor, into: &text, at: -1, .remove(0))
      return text
    }
    return Self.values[pick(Self.values.count)]
  }

  private func write(_ node: JSONNode, into text: inout String, at target: Int, _ change: Change) {
    let own: Change? = node.id == target ? change : nil
    if case .replace(let other)? = own {
      text += other
      return
    }
    var items: [(key: String?, value: JSONNode)]
    let brackets: (String, String)
    switch node.value {
    case .null:
      text += "null"
      return
    case .bool(let value):
      text += "\(value)"
      return
    case .number(let number):
      text += number
      return
    case .string(let string):
      text += quoted(string)
      return
    case .array(let elements): (items, brackets) = (elements.map { (nil, $0) }, ("[", "]"))
    case .object(let object):
      (items, brackets) = (object.members.map { ($0.key, $0.value) }, ("{", "}"))
    }
    switch own {
    case .swap(let one, let other)?:
      (items[one].value, items[other].value) = (items[other].value, items[one].value)
    case .remove(let place)?: items.remove(at: place)
    case .truncate(let place)?: items.removeLast(items.count - place)
    case .rename(let place, let key)?: items[place].key = key
    case .insert, .replace, nil: break
    }
    var texts = items.map { item in
      var text = item.key.map { quoted($0) + ":" } ?? ""
      write(item.value, into: &text, at: target, change)
      return text
    }
    if case .insert(let inserted, let isFirst)? = own {
      texts.insert(inserted, at: isFirst ? 0 : texts.count)
    }
    text += brackets.0 + texts.joined(separator: ",") + brackets.1
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
