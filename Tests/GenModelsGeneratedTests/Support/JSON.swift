import Foundation

/// A JSON value that knows nothing of the emitted code: two are equal when they mean the same, so
/// `1.0` equals `1` and the order of keys does not count.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case whole(Int64)
  case huge(UInt64)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads a text.
  ///
  /// - Throws: what `JSONDecoder` throws when the text is no JSON.
  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  /// This value with every null taken out of every object, as if the keys had not been there.
  var withoutNulls: JSON {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutNulls))
    case .object(let members):
      .object(members.filter { $0.value != .null }.mapValues(\.withoutNulls))
    default: self
    }
  }

  /// The keys of an object in alphabetical order, none for any other value.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys.sorted()
  }

  /// The texts at the end of a way down through objects, a star for any key; arrays are gone through.
  func texts(at path: [String]) -> [String] {
    switch self {
    case .array(let elements): elements.flatMap { $0.texts(at: path) }
    case .object(let members):
      members.filter { [$0.key, "*"].contains(path.first) }
        .flatMap { $0.value.texts(at: Array(path.dropFirst())) }
    case .string(let text): path.isEmpty ? [text] : []
    default: []
    }
  }

  /// The text of this value, with the keys of every object in the order that `order` gives them.
  ///
  /// - Throws: what `JSONEncoder` throws for a number that JSON cannot hold.
  func text(order: ([String]) -> [String] = { $0.sorted() }) throws -> String {
    switch self {
    case .array(let elements):
      return "[" + (try elements.map { try $0.text(order: order) }).joined(separator: ",") + "]"
    case .object(let members):
      let rows = try order(members.keys.sorted()).map { key in
        try JSON.string(key).text() + ":" + (members[key] ?? .null).text(order: order)
      }
      return "{" + rows.joined(separator: ",") + "}"
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .whole(let value): return "\(value)"
    case .huge(let value): return "\(value)"
    case .number(let value): return try written(value)
    case .string(let value): return try written(value)
    }
  }
}

extension JSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .array(try container.decode([JSON].self))
    } else if (try? decoder.container(keyedBy: NoKey.self)) != nil {
      self = .object(try container.decode([String: JSON].self))
    } else if let value = try? container.decode(Int64.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .huge(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// No key at all: only whether there is an object is asked.
  private enum NoKey: CodingKey {}
}
