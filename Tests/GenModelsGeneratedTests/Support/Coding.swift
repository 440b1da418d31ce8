import Foundation

/// Decodes a text the way an app would.
///
/// - Throws: whatever `JSONDecoder` and the type throw.
func read<T: Decodable>(
  _ type: T.Type,
  _ text: String,
  keys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
) throws -> T {
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = keys
  return try decoder.decode(type, from: Data(text.utf8))
}

/// Encodes a value; the keys are sorted, because their order is random otherwise.
///
/// - Throws: whatever `JSONEncoder` and the type throw.
func written(
  _ value: some Encodable,
  keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.keyEncodingStrategy = keys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// All orders of the elements of a short list.
func permutations<Element>(_ elements: [Element]) -> [[Element]] {
  guard elements.count > 1 else { return [elements] }
  return elements.indices.flatMap { index -> [[Element]] in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}
