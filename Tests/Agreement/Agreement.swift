import Foundation
import GenModelsDiagnostics
import GenModelsModel
package import GenModelsPayload
import GenModelsSchema

/// What is made of one text: its cases, or the path of the first error.
///
/// Two things are Foundation's own, and compared as they are there. A number that its type does not
/// hold is an error without a path where the compiler makes the decoding, although the reader knows
/// where it is. And of a dictionary with several members that are wrong, the first that the
/// compiled decoder meets is blamed, in an order that no run repeats: the reader is told of its path.
package struct Verdict: Equatable, Sendable, CustomStringConvertible {
  /// The steps to what is wrong, nil where nothing is.
  package var path: [CodingStep]?
  /// The cases, empty where something is wrong.
  package var cases: [String] = []
  /// The text of the error.
  package var text = ""

  package static func == (one: Verdict, other: Verdict) -> Bool {
    one.path == other.path && one.cases == other.cases
  }

  package var description: String {
    path.map { "refused at \($0): \(text)" } ?? "read as \(cases)"
  }
}

extension SchemaTypes {
  /// What the compiled decoder and the reader of payloads make of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - type: A type that a schema gave.
  /// - Returns: Both verdicts; nil where no schema has the type.
  package func verdicts(
    on text: [UInt8], as type: any Decodable.Type
  ) -> (compiled: Verdict, read: Verdict)? {
    guard let entry = entry(of: type) else { return nil }
    let compiled = compiled(text, as: type, in: entry.model)
    let verdict = read(text, as: entry)
    guard verdict != compiled, let path = compiled.path else { return (compiled, verdict) }
    // Of several members of a dictionary that are wrong, the compiled decoder meets any first.
    return (compiled, read(text, as: entry, first: path))
  }

  private func compiled(
    _ text: [UInt8], as type: any Decodable.Type, in model: Model
  ) -> Verdict {
    do {
      let value = try JSONDecoder().decode(type, from: Data(text))
      return Verdict(cases: CompiledCases(of: value, in: model).cases)
    } catch let error as DecodingError {
      return Verdict(path: error.steps, text: "\(error)")
    } catch {
      return Verdict(path: [], text: "\(error)")
    }
  }

  private func read(
    _ text: [UInt8], as entry: Entry, first path: [CodingStep] = []
  ) -> Verdict {
    do {
      let (node, _) = try JSONReader.read(text, path: "payload.json")
      var reader = PayloadReader(entry.model)
      reader.firstPath = path
      let report = reader.report(on: node, as: entry.type)
      guard let failure = report.failure else {
        return Verdict(cases: report.cases.map { entry.model.swiftName(of: $0) })
      }
      return Verdict(
        path: failure.isPathless ? [] : failure.path.steps, text: failure.diagnostic.message)
    } catch {
      return Verdict(path: [], text: error.diagnostic.message)
    }
  }
}

extension Model {
  /// A case as the compiled value has it.
  fileprivate func swiftName(of taken: CaseTaken) -> String {
    let type = types[taken.type]
    let union = (options(of: type).prefix?.value ?? "") + swiftName(of: type)
    var name = taken.name
    if let position = taken.position, case .union(let union) = type.definition {
      name = union.cases[position].swiftName?.value ?? name
    }
    return "\(union).\(letters(name))"
  }
}

extension DecodingError {
  /// The path of the error; an index is what Foundation calls one.
  fileprivate var steps: [CodingStep] {
    let path: [any CodingKey]
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      path = context.codingPath
    @unknown default: path = []
    }
    return path.map { key in
      guard let index = key.intValue, key.stringValue == "Index \(index)" else {
        return .key(key.stringValue)
      }
      return .index(index)
    }
  }
}
