// Reads and writes the values of the documentation's pages with the Swift of their schemas.
//
// usage: documented-values VALUES
//
// VALUES is a JSON file of `DocumentedValue`s. `documents`, in a file made for them, has the types
// by their names. Every value that is not as announced is printed, a line each.

import Foundation

/// A value of a page, as the test writes it down.
struct DocumentedValue: Decodable {
  struct Refusal: Decodable {
    var path: String
    var text: String
  }

  var line: Int
  var type: String
  var json: String
  var written: String?
  var refusal: Refusal?

  /// What is wrong with the announcement, nil where nothing is.
  func problem<Document: Codable>(as type: Document.Type) -> String? {
    do {
      let document = try JSONDecoder().decode(type, from: Data(json.utf8))
      guard refusal == nil else { return "is read" }
      let output = try JSONEncoder().encode(document)
      return try Self.sorted(output) == Self.sorted(Data((written ?? json).utf8))
        ? nil : "is written \(String(decoding: output, as: UTF8.self))"
    } catch let error as DecodingError {
      let (path, text) = Self.place(of: error)
      guard let refusal, refusal.path == path, refusal.text.isEmpty || text.contains(refusal.text)
      else { return "error at \(path): \(text)" }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The bytes of a JSON value with the keys in order.
  private static func sorted(_ json: Data) throws -> Data {
    let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
    return try JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
  }

  private static func place(of error: DecodingError) -> (path: String, text: String) {
    switch error {
    case .keyNotFound(let key, let context):
      (
        spelled(context.codingPath),
        "key \(key.stringValue) is not there; \(context.debugDescription)"
      )
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      (spelled(context.codingPath), context.debugDescription)
    @unknown default: ("", "\(error)")
    }
  }

  private static func spelled(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}

let file = URL(fileURLWithPath: CommandLine.arguments[1])
for value in try JSONDecoder().decode([DocumentedValue].self, from: Data(contentsOf: file)) {
  let problem = documents[value.type].map { value.problem(as: $0) } ?? "no type \(value.type)"
  if let problem { print("\(value.line): \(value.json) \(problem)") }
}
