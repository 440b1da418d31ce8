package import GenModelsDiagnostics

/// A JSON value with the place where it stands.
package struct JSONNode: Sendable {
  /// What the value is; a number is its text, so that nothing of it is lost.
  package enum Value: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object(JSONObject)
  }

  package var value: Value
  package var span: SourceSpan
  /// The number of the value among those of its file, from 0.
  package var id: Int
}

/// The members of a JSON object in the order of the text.
package struct JSONObject: Sendable {
  /// A key with its value.
  package struct Member: Sendable {
    package var key: String
    package var keySpan: SourceSpan
    package var value: JSONNode
  }

  package private(set) var members: [Member] = []
  private var positions: [String: Int] = [:]

  /// Adds a member; of two equal keys the first one counts, as for Foundation.
  mutating func append(_ member: Member) {
    if positions[member.key] == nil { positions[member.key] = members.count }
    members.append(member)
  }

  /// Whether the object has a key.
  package func contains(_ key: String) -> Bool { positions[key] != nil }

  /// The value under a key, nil where it is not there.
  package subscript(key: String) -> JSONNode? { positions[key].map { members[$0].value } }

  /// The keys, each once, in the order of the text.
  package var keys: [String] {
    members.enumerated().filter { positions[$1.key] == $0 }.map(\.element.key)
  }
}

extension JSONNode {
  /// Whether the value is null.
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The members, nil where the value is no object.
  package var object: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// The elements, nil where the value is no array.
  package var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text, nil where the value is none.
  package var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number as it is spelled, nil where the value is none.
  package var number: String? {
    if case .number(let text) = value { text } else { nil }
  }

  /// The kind of value, as messages call it.
  var title: String {
    switch value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text.utf8.count > 24 ? "a number" : "the number \(text)"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The place that messages show: of an array or object its first character.
  package var mark: SourceSpan {
    switch value {
    case .null, .bool, .number, .string: return span
    case .array, .object:
      var mark = span
      mark.end = SourcePosition(line: span.start.line, column: span.start.column + 1)
      return mark
    }
  }
}
