import Testing

@testable import GenModelsGenerated

/// Structs that are objects in JSON: each of their keys left out, null, and of another kind.
struct StructErrorTests {
  /// What a key holds; the errors about it depend on that.
  indirect enum Content: Sendable {
    case text
    case whole
    case bool
    case array
    case object
    case json
    case optional(Content)

    /// The name in errors about the value.
    var type: String {
      switch self {
      case .text: "String"
      case .whole: "Int"
      case .bool: "Bool"
      case .array: "Array<Any>"
      case .object: "Dictionary<String, Any>"
      case .json: "JSONValue"
      case .optional(let content): content.type
      }
    }

    /// The error that null is, if it is one.
    func nullFailure(at path: String) -> DecodingFailure? {
      switch self {
      case .text, .whole, .bool: .nullScalar(type, at: path)
      case .array: .nullArray(at: path)
      case .object: .nullObject(at: path)
      case .json, .optional: nil
      }
    }

    /// A value of another kind, as Foundation names it, if there is one.
    var other: (json: String, kind: String)? {
      switch self {
      case .text, .array: ("{}", "a dictionary")
      case .whole, .bool: (#""1""#, "a string")
      case .object: ("[]", "an array")
      case .json: nil
      case .optional(let content): content.other
      }
    }
  }

  /// A struct, and all its keys.
  struct Object: Sendable, CustomTestStringConvertible {
    let type: any (Decodable & Sendable).Type
    let keys: [String: Content]

    var testDescription: String { "\(type)" }

    /// The members of a sample of this struct.
    func members() throws -> [String: JSON] {
      let sample = try #require(Sample.all.first { $0.name == "\(type)" })
      guard case .object(let members) = try JSON(sample.json) else { return [:] }
      return members
    }

    /// The text of the sample with one value exchanged, or taken out where that is nil.
    func json(_ key: String, _ value: JSON?) throws -> String {
      var members = try members()
      members[key] = value
      return try JSON.object(members).text()
    }
  }

  @Test("the table has the keys of the samples", arguments: Object.all)
  func tableIsComplete(_ object: Object) throws {
    let members = try object.members()
    #expect(members.isEmpty == false)
    #expect(Set(members.keys).subtracting(object.keys.keys).sorted() == [])
  }

  @Test("a key left out", arguments: Object.all)
  func refusesMissingKeys(_ object: Object) throws {
    for (key, content) in object.keys.sorted(by: { $0.key < $1.key }) {
      let json = try object.json(key, nil)
      if case .optional = content {
        _ = try read(object.type, json)
      } else {
        expectDecodingError(.missing(key), decoding: object.type, from: json)
      }
    }
  }

  @Test("a key that holds null", arguments: Object.all)
  func refusesNull(_ object: Object) throws {
    for (key, content) in object.keys.sorted(by: { $0.key < $1.key }) {
      let json = try object.json(key, .null)
      if let failure = content.nullFailure(at: key) {
        expectDecodingError(failure, decoding: object.type, from: json)
      } else {
        _ = try read(object.type, json)
      }
    }
  }

  @Test("a key that holds a value of another kind", arguments: Object.all)
  func refusesOtherKinds(_ object: Object) throws {
    for (key, content) in object.keys.sorted(by: { $0.key < $1.key }) {
      guard let other = content.other else { continue }
      expectDecodingError(
        .mismatch(content.type, found: other.kind, at: key),
        decoding: object.type,
        from: try object.json(key, JSON(other.json))
      )
    }
  }

  @Test("another thing than an object", arguments: Object.all)
  func refusesOtherThings(_ object: Object) {
    let type = "Dictionary<String, Any>"
    for (json, kind) in [("[]", "an array"), (#""a""#, "a string"), ("1", "number")] {
      expectDecodingError(.mismatch(type, found: kind, at: ""), decoding: object.type, from: json)
    }
    expectDecodingError(.nullObject(at: ""), decoding: object.type, from: "null")
  }
}
