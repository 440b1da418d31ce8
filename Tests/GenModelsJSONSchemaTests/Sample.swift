import Foundation
import GenModelsDiagnostics
import GenModelsSchema
import GenModelsYAML

/// A schema, sound or not, as the reader sees it and as an editor does.
struct Sample {
  /// What the reader says of a schema, before anybody asks what its types mean.
  enum Verdict: Equatable {
    case accepted
    /// It is refused for keys, kinds and words.
    case misshapen
    /// It is refused for something else: keys that exclude each other, texts that say nothing.
    case refused
  }

  /// The codes of what a JSON Schema can see.
  ///
  /// Not among them: empty texts, which it cannot tell from `null`, the insides of type
  /// expressions, further documents and tags of YAML, and keys that exclude each other.
  private static let shapes: Set<DiagnosticCode> = [
    .unknownKey, .wrongKind, .missingKey, .notSupportedYet, .notInVersion1, .unknownValue,
  ]

  /// What the reader says with one of these codes and a JSON Schema cannot see.
  static let blindSpots = [
    // It does not look at what stands elsewhere: the type of the tags, the keys of the tag, …
    "is no tag of type", "has no tag for the", "a tag of this union is a list",
    "'tag' needs a whole number", "'tag' needs true or false", "'tag' needs text, not a list",
    // … a flag that is true.
    "'omitDefault' needs 'default'", "an array needs at least one field",
    "that may be missing needs 'type'",
    // The inside of a type expression.
    "has no codec",
    // Nothing is null, as the word is.
    "'units' cannot be ''",
  ]

  var name: String
  var json: String
  var verdict: Verdict

  /// Those of `blindSpots` that the reader spoke of.
  var blindSpots: Set<String> = []

  /// Makes a sample of a text, nil where it is no YAML, or YAML that JSON cannot hold.
  init?(_ name: String, _ text: String) {
    let nodes = compose(
      Array(text.utf8), path: name, diagnostics: DiagnosticCollector())
    guard let node = nodes?.first else { return nil }
    self.init(name, node)
  }

  /// Makes a sample of a tree, nil where JSON cannot hold it.
  init?(_ name: String, _ node: YAMLNode) {
    guard let json = node.json else { return nil }
    let diagnostics = DiagnosticCollector()
    _ = SchemaReader(diagnostics: diagnostics).read([node], of: node.span.file)
    let errors = diagnostics.diagnostics.filter { $0.severity == .error }
    self.name = name
    self.json = json
    verdict = errors.isEmpty ? .accepted : .refused
    for error in errors where Self.shapes.contains(error.code) {
      if let spot = Self.blindSpots.first(where: error.message.contains) {
        blindSpots.insert(spot)
      } else {
        verdict = .misshapen
      }
    }
  }
}

extension Sample {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The schemas of the repository, the sound ones and the others, and those in its pages.
  static func all() throws -> [Sample] {
    let folders = ["Examples", "Schemas", "Sources", "Tests", "docs"]
    var files = [root.appendingPathComponent("README.md")]
    for folder in folders {
      let found = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      while let file = found?.nextObject() as? URL { files.append(file) }
    }
    return try files.sorted { $0.path < $1.path }.flatMap { file -> [Sample] in
      let name = String(file.path.dropFirst(root.path.count + 1))
      switch file.pathExtension {
      case "yml", "yaml":
        let bytes = try Data(contentsOf: file)
        return [Sample(name, String(decoding: bytes, as: UTF8.self))].compactMap(\.self)
      case "md":
        let blocks = try String(contentsOf: file, encoding: .utf8)
          .components(separatedBy: "```yaml\n").dropFirst()
          .compactMap { $0.components(separatedBy: "```").first }
        return blocks.enumerated().compactMap { Sample("\(name), block \($0 + 1)", $1) }
      default:
        return []
      }
    }
  }
}

extension YAMLNode {
  /// The JSON that editors check: aliases and merges are resolved, and plain scalars are what
  /// YAML's core schema takes them for; nil where a key is no scalar.
  fileprivate var json: String? {
    switch content {
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: return "null"
      case .bool(let value): return "\(value)"
      case .integer(let number): return "\(number)"
      case .float(let number): return number.isFinite ? "\(number)" : "1e300"
      case .text: return JSONText.quoted(scalar.text)
      }
    case .sequence(let elements):
      let json = elements.compactMap(\.json)
      return json.count == elements.count ? "[\(json.joined(separator: ","))]" : nil
    case .mapping(let entries):
      let json = entries.compactMap { entry -> String? in
        guard case .scalar(let key) = entry.key.content, let value = entry.value.json else {
          return nil
        }
        return "\(JSONText.quoted(key.text)):\(value)"
      }
      return json.count == entries.count ? "{\(json.joined(separator: ","))}" : nil
    }
  }
}
