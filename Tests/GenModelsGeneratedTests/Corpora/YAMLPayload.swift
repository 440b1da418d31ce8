import GenModelsDiagnostics
import GenModelsYAML

/// YAML payloads as the JSON that they mean.
///
/// Scalars are what YAML's core schema says. The local tags are those of CloudFormation, whose
/// documentation calls them the short form of functions: `!Ref a` is `{"Ref": "a"}`.
extension JSON {
  /// A payload cannot be read, or holds what has no JSON.
  struct NoJSON: Error {
    let reason: String
  }

  /// The documents of a YAML text as the elements of one array.
  ///
  /// - Throws: `NoJSON` for a text that is no YAML, a key that is no text, or a tag that nobody knows.
  init(yaml text: String, path: String) throws {
    let diagnostics = DiagnosticCollector()
    guard let documents = compose(Array(text.utf8), path: path, diagnostics: diagnostics) else {
      throw NoJSON(reason: "\(diagnostics.diagnostics)")
    }
    self = .array(try documents.map(JSON.init(node:)))
  }

  private init(node: YAMLNode) throws {
    guard let tag = node.tag else {
      self = try JSON(content: node.content)
      return
    }
    guard tag.hasPrefix("!") else { throw NoJSON(reason: "the tag \(tag)") }
    let name = String(tag.dropFirst())
    let function = ["Ref", "Condition"].contains(name) ? name : "Fn::" + name
    self = .object([function: try JSON(argument: node.content, of: name)])
  }

  /// The argument of a function; `!GetAtt a.b` is short for the list of the two.
  private init(argument: YAMLNode.Content, of function: String) throws {
    if function == "GetAtt", case .scalar(let scalar) = argument {
      let parts = scalar.text.split(separator: ".", maxSplits: 1)
      self = .array(parts.map { .string(String($0)) })
    } else {
      self = try JSON(content: argument)
    }
  }

  private init(content: YAMLNode.Content) throws {
    switch content {
    case .scalar(let scalar): self.init(scalar: scalar)
    case .sequence(let items): self = .array(try items.map(JSON.init(node:)))
    case .mapping(let entries):
      let members = try entries.map { entry in
        guard case .scalar(let key) = entry.key.content, entry.key.tag == nil else {
          throw NoJSON(reason: "a key that is no text at \(entry.key.span)")
        }
        return (key.text, try JSON(node: entry.value))
      }
      // A key that is there twice is an error of YAML.
      self = .object(Dictionary(members) { first, _ in first })
    }
  }

  private init(scalar: YAMLScalar) {
    switch scalar.coreValue {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .whole(value)
    case .float(let value): self = .number(value)
    case .text: self = .string(scalar.text)
    }
  }
}
