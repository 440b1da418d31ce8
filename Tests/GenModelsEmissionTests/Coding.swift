import Foundation
import GenModelsAgreement
import Testing

func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  expectAgreement(on: json, as: type)
  return try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// The JSON of a value, keys sorted.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Why a text cannot be read: kind, path and, where the emitted code wrote it, the text.
func failure<Value: Decodable>(
  of type: Value.Type, _ json: String, _ decoder: JSONDecoder = JSONDecoder()
) -> String {
  if decoder.hasDefaultStrategies { expectAgreement(on: json, as: type) }
  do {
    return "none: \(try decoder.decode(type, from: Data(json.utf8)))"
  } catch DecodingError.dataCorrupted(let context) {
    return "dataCorrupted at '\(context.path)': \(context.debugDescription)"
  } catch DecodingError.keyNotFound(let key, let context) {
    return "keyNotFound '\(key.stringValue)' at '\(context.path)'"
  } catch DecodingError.typeMismatch(_, let context) {
    return "typeMismatch at '\(context.path)'"
  } catch DecodingError.valueNotFound(_, let context) {
    return "valueNotFound at '\(context.path)'"
  } catch {
    return "\(error)"
  }
}

/// The types of the fixtures' schemas, by their names in Swift.
let fixtureTypes = SchemaTypes(
  files: Emission.cases.map {
    Emission.fixtures.appendingPathComponent($0).appendingPathComponent("\($0).yml")
  })

/// What reads a text by its schema says of it what the compiled decoder says.
private func expectAgreement(on json: String, as type: any Decodable.Type) {
  guard let verdicts = fixtureTypes.verdicts(on: Array(json.utf8), as: type) else { return }
  #expect(verdicts.compiled == verdicts.read, "\(type) from \(json)")
}

extension JSONDecoder {
  /// Whether the decoder reads as nobody told it otherwise, which is what a schema speaks of.
  fileprivate var hasDefaultStrategies: Bool {
    switch (keyDecodingStrategy, dateDecodingStrategy, dataDecodingStrategy) {
    case (.useDefaultKeys, .deferredToDate, .base64): true
    default: false
    }
  }
}

extension DecodingError.Context {
  fileprivate var path: String {
    codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

/// JSON and the value that it stands for, both ways.
func expectRoundTrip<Value: Codable & Equatable>(
  _ json: String, _ value: Value, location: SourceLocation = #_sourceLocation
) throws {
  #expect(try decode(Value.self, json) == value, sourceLocation: location)
  #expect(try encode(value) == json, sourceLocation: location)
}

/// JSON that is read as a value and written in another form.
func expectReads<Value: Codable & Equatable>(
  _ json: String, as value: Value, location: SourceLocation = #_sourceLocation
) throws {
  #expect(try decode(Value.self, json) == value, sourceLocation: location)
  #expect(try encode(value) != json, sourceLocation: location)
}
