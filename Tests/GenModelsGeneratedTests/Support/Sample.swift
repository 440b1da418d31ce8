import Testing

@testable import GenModelsGenerated

/// One JSON text and the Swift value that it is, for any emitted type.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The type, and the case when it is an enum: `Block.para`, `User`.
  let name: String

  /// The text that is read.
  let json: String

  /// The value of this type is an object of its own, in which other keys may stand.
  let ignoresOtherKeys: Bool

  /// Expects that a text is read as the value.
  let expectRead: @Sendable (_ text: String) throws -> Void

  /// Expects that the value is written as the text, and that what is written is read as the value.
  let expectWritten: @Sendable () throws -> Void

  var testDescription: String { "\(name) \(json)" }

  /// States a sample; `written` is what comes back where that is not `json`.
  init<T: Codable & Equatable & Sendable>(
    _ json: String,
    _ value: T,
    written: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.name = Self.name(of: value)
    self.json = json
    self.ignoresOtherKeys =
      json.hasPrefix("{") && T.self != JSONValue.self
      && !Self.keepsOtherKeys(Mirror(reflecting: value))
    self.expectRead = { text in
      let found = try read(T.self, text)
      #expect(found == value, "\(text)", sourceLocation: sourceLocation)
    }
    self.expectWritten = {
      let text = try GenModelsGeneratedTests.written(value)
      let expected = try JSON(written ?? json)
      #expect(try JSON(text) == expected, "\(text)", sourceLocation: sourceLocation)
      #expect(try read(T.self, text) == value, "\(text)", sourceLocation: sourceLocation)
    }
  }

  /// Whether a struct, or the one that a case holds, has extra keys.
  private static func keepsOtherKeys(_ mirror: Mirror) -> Bool {
    guard mirror.displayStyle != .enum else {
      return mirror.children.first.map { keepsOtherKeys(Mirror(reflecting: $0.value)) } ?? false
    }
    return mirror.children.contains { $0.label == "extras" }
  }

  /// The type of a value, with the case where it has cases.
  private static func name(of value: some Sendable) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
    return "\(type(of: value)).\(mirror.children.first?.label ?? "\(value)")"
  }
}
