import Foundation
import Testing

@testable import GenModelsFixtures

/// Hostile texts where fields have texts: constants, messages and documentation, kept keys, paths.
@Suite struct HostileFieldTests {
  private static let names = [
    "quote", "backslash", "interpolation", "tripleQuote", "hashQuote", "newline", "carriageReturn",
    "lineSeparator", "nextLine", "tab", "bell", "bidi", "family", "combining", "composed", "spaces",
    "noBreak", "comment", "directive", "long",
  ]

  /// Scalar by scalar: Swift's own `==` takes two spellings of a letter for one.
  private static func expectExact(
    _ json: String, _ other: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(json.unicodeScalars.elementsEqual(other.unicodeScalars), sourceLocation: location)
  }

  @Test func constants() throws {
    let object = Dictionary(uniqueKeysWithValues: zip(Self.names, HostileTextTests.texts))
    let json = try encode(object)
    Self.expectExact(try encode(decode(NamHostileConstant.self, json)), json)
    for (name, text) in object {
      var other = object
      // The other spelling of a letter is another text for nobody.
      other[name] = text + "?"
      #expect(
        failure(of: NamHostileConstant.self, try encode(other)).hasPrefix(
          "dataCorrupted at '\(name)': "))
    }
  }

  @Test(arguments: zip(names, HostileTextTests.texts))
  func constantsThatCame(name: String, text: String) throws {
    let json = "{\(try encode(text)):\(try encode(text))}"
    Self.expectExact(try encode(decode(NamHostileFlag.self, json)), json)
    #expect(failure(of: NamHostileFlag.self, "{\(try encode(text)):1}").hasPrefix("typeMismatch"))
  }

  @Test(arguments: HostileTextTests.texts)
  func keptKeys(text: String) throws {
    let json = "{\(try encode(text)):\(text == "\"" ? "1" : try encode(text))}"
    Self.expectExact(try encode(decode(NamHostileKept.self, json)), json)
  }

  @Test func paths() throws {
    let json = #"{"\\(a)\"":{"b\n*/":"\"\"\""}}"#
    try expectRoundTrip(json, NamHostilePath.a)
    #expect(
      failure(of: NamHostilePath.self, #"{"\\(a)\"":{"b\n*/":"\\(x)"}}"#)
        .hasPrefix("dataCorrupted at '\\(a)\".b\n*/': Unknown b\n*/ \"\\(x)\"; "))
  }

  /// A message is a literal, and every line of documentation stays in its comment.
  @Test func messages() throws {
    let path = "Tests/Fixtures/Emission/hostile-fields/hostile-fields.generated.swift"
    let emitted = try #require(Emission.text(path))
    let code = emitted.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("///") }
    let messages = code.filter { $0.contains("@available") }
    #expect(messages.count == Self.names.count)
    // A long message stands on a line of its own.
    for message in messages where message.contains("\"") {
      #expect(message.hasPrefix("  @available(*, deprecated, message: \""))
      #expect(message.hasSuffix("\")"))
    }
    #expect(
      code.allSatisfy { line in
        line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
      })
    #expect(!code.contains { $0.hasPrefix("*/") || $0.hasPrefix("#if") })
  }
}
