import Foundation
import Testing

/// A `DecodingError`, flattened so that a table can state one: its kind, where it is, its text.
struct DecodingFailure: Equatable, Sendable, CustomStringConvertible {
  enum Kind: Equatable, Sendable {
    case keyNotFound(String)
    case valueNotFound(String)
    case typeMismatch(String)
    case dataCorrupted
  }

  var kind: Kind
  var path: String

  /// The text; nil, which equals any text, only where Foundation is free to choose its words.
  var text: String?

  var description: String { "\(kind) at '\(path)': \(text ?? "(any text)")" }
}

extension DecodingFailure {
  /// A key that is not there, `path` being the object that lacks it.
  static func missing(_ key: String, keys: String = "CodingKeys", at path: String = "") -> Self {
    DecodingFailure(
      kind: .keyNotFound(key),
      path: path,
      text: foundation(
        "No value associated with key \(keys)(stringValue: \"\(key)\", intValue: nil) (\"\(key)\")."
      )
    )
  }

  /// A null where a text, a number or a Bool has to be.
  static func nullScalar(_ type: String, at path: String) -> Self {
    null(type, "Cannot get value of type \(type) -- found null value instead", at: path)
  }

  /// A null where an array has to be.
  static func nullArray(at path: String) -> Self {
    null(
      "Array<Any>",
      "Cannot get unkeyed decoding container -- found null value instead",
      at: path
    )
  }

  /// A null where an object has to be.
  static func nullObject(at path: String) -> Self {
    null(
      "Dictionary<String, Any>",
      "Cannot get keyed decoding container -- found null value instead",
      at: path
    )
  }

  /// An array that ends where a value of `type` has to be.
  static func endOfArray(_ type: String, at path: String) -> Self {
    null(type, "Unkeyed container is at end.", at: path)
  }

  private static func null(_ type: String, _ text: String, at path: String) -> Self {
    DecodingFailure(kind: .valueNotFound(type), path: path, text: foundation(text))
  }

  /// The same error in a value that stands deeper.
  func moved(into outer: String) -> Self {
    var failure = self
    failure.path = outer + (path.isEmpty || path.hasPrefix("[") ? "" : ".") + path
    return failure
  }

  /// A value of another kind than `type`; `found` is the kind as Foundation words it.
  static func mismatch(_ type: String, found: String, at path: String) -> Self {
    DecodingFailure(
      kind: .typeMismatch(type),
      path: path,
      text: foundation("Expected to decode \(type) but found \(found) instead.")
    )
  }

  /// An error of the emitted code, whose text is ours on every platform.
  static func corrupted(_ text: String, at path: String = "") -> Self {
    DecodingFailure(kind: .dataCorrupted, path: path, text: text)
  }

  /// A text of swift-foundation, which Darwin's releases word in other ways.
  private static func foundation(_ text: String) -> String? {
    #if canImport(Darwin)
      nil
    #else
      text
    #endif
  }

  init(_ error: DecodingError) {
    let (kind, path, context): (Kind, [any CodingKey], DecodingError.Context) =
      switch error {
      case .keyNotFound(let key, let context):
        (.keyNotFound(key.stringValue), context.codingPath, context)
      case .valueNotFound(let type, let context):
        (.valueNotFound("\(type)"), context.codingPath, context)
      case .typeMismatch(let type, let context):
        (.typeMismatch("\(type)"), context.codingPath, context)
      case .dataCorrupted(let context): (.dataCorrupted, context.codingPath, context)
      @unknown default: (.dataCorrupted, [], .init(codingPath: [], debugDescription: "\(error)"))
      }
    self.init(kind: kind, path: Self.joined(path), text: context.debugDescription)
  }

  /// A path as one would write it: `dependencies[0].sourceControl`.
  static func joined(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}

/// Expects that decoding fails, and fails in just this way.
func expectDecodingError<T: Decodable>(
  _ expected: DecodingFailure,
  decoding type: T.Type,
  from json: String,
  keys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let value = try read(type, json, keys: keys)
    Issue.record("\(json) was read as \(value)", sourceLocation: sourceLocation)
  } catch let error as DecodingError {
    var found = DecodingFailure(error)
    if expected.text == nil { found.text = nil }
    #expect(found == expected, "\(json)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(json) failed with \(error)", sourceLocation: sourceLocation)
  }
}
