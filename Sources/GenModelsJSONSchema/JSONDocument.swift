internal import GenModelsDiagnostics

/// A JSON value whose members keep their order.
enum JSONDocument: Equatable, Sendable {
  case object([Member])
  case array([JSONDocument])
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null

  /// A key with its value.
  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONDocument
  }

  /// Makes an object of keys and values; of two equal keys both stay.
  static func members(_ members: KeyValuePairs<String, JSONDocument>) -> JSONDocument {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// An array of texts.
  static func strings(_ texts: [String]) -> JSONDocument {
    .array(texts.map { .string($0) })
  }

  /// The object with the members of another one behind its own; anything else as it is.
  func with(_ other: JSONDocument) -> JSONDocument {
    guard case .object(let members) = self, case .object(let added) = other else { return self }
    return .object(members + added)
  }
}

extension JSONDocument {
  /// The longest line of an array that is written on one line.
  private static let width = 100

  /// The document as text: two blanks a level, arrays of scalars on one line where they fit, a line
  /// break at the end.
  var text: String { rendered(behind: "", from: 0) + "\n" }

  private func rendered(behind margin: String, from column: Int) -> String {
    switch self {
    case .object(let members):
      return Self.block("{", "}", behind: margin, members) { member, margin in
        let key = JSONText.quoted(member.key) + ": "
        return key + member.value.rendered(behind: margin, from: margin.count + key.count)
      }
    case .array(let elements):
      if elements.allSatisfy(\.isScalar) {
        let line =
          "[" + elements.map { $0.rendered(behind: "", from: 0) }.joined(separator: ", ") + "]"
        // One more for a comma.
        if column + line.count < Self.width { return line }
      }
      return Self.block("[", "]", behind: margin, elements) { element, margin in
        element.rendered(behind: margin, from: margin.count)
      }
    case .string(let text): return JSONText.quoted(text)
    case .integer(let number): return "\(number)"
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
    }
  }

  private static func block<Element>(
    _ opening: String, _ closing: String, behind margin: String, _ elements: [Element],
    _ line: (Element, _ margin: String) -> String
  ) -> String {
    if elements.isEmpty { return opening + closing }
    let inner = margin + "  "
    let lines = elements.map { inner + line($0, inner) }
    return opening + "\n" + lines.joined(separator: ",\n") + "\n" + margin + closing
  }

  private var isScalar: Bool {
    switch self {
    case .object, .array: false
    case .string, .integer, .bool, .null: true
    }
  }
}
