import Foundation
import GenModelsDiagnostics
import GenModelsYAML
import Testing

/// The published YAML test suite, where it is at hand.
@Suite(
  .enabled(
    if: Corpora.folder != nil,
    "GEN_MODELS_CORPORA names no folder: the YAML test suite is not run"))
struct SuiteTests {
  @Test func everyValueIsTheSuites() throws {
    let cases = try Corpora.cases("value-level")
    #expect(cases.count == 234)
    for each in cases {
      let expected = try JSONValue.values(in: each.json ?? "")
      #expect(throws: Never.self, "\(each.id) \(each.name)") {
        let values = try documents(each.yaml).map(JSONValue.init)
        #expect(values == expected, "\(each.id) \(each.name)")
      }
    }
  }

  @Test func everyBrokenTextHasAnErrorWithAPlace() throws {
    let cases = try Corpora.cases("must-fail")
    #expect(cases.count == 78)
    for each in cases {
      let diagnostics = DiagnosticCollector()
      let result = compose(Array(each.yaml.utf8), path: "suite.yml", diagnostics: diagnostics)
      #expect(result == nil, "\(each.id) \(each.name)")
      #expect(!diagnostics.diagnostics.isEmpty, "\(each.id) \(each.name)")
      for diagnostic in diagnostics.diagnostics {
        guard case .span(let span) = diagnostic.place else {
          Issue.record("\(each.id) has no place")
          continue
        }
        let lines = each.yaml.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect((1...lines).contains(span.start.line), "\(each.id) \(each.name)")
        #expect(span.start <= span.end, "\(each.id) \(each.name)")
      }
    }
  }
}

private enum Corpora {
  static let folder = ProcessInfo.processInfo.environment["GEN_MODELS_CORPORA"]

  struct Case: Decodable {
    var id: String
    var name: String
    var yaml: String
    var json: String?
  }

  static func cases(_ name: String) throws -> [Case] {
    let folder = URL(fileURLWithPath: try #require(folder))
    let file = folder.appendingPathComponent("suites/yaml-test-suite/\(name).json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
  }
}

/// A JSON value without the order of its keys.
private enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The values that stand one after the other, each ending with its line.
  static func values(in text: String) throws -> [JSONValue] {
    var values: [JSONValue] = []
    var pending = ""
    for line in text.split(separator: "\n") {
      pending += line + "\n"
      guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(pending.utf8)) else {
        continue
      }
      values.append(value)
      pending = ""
    }
    try #require(pending.isEmpty)
    return values
  }

  /// A tree by the core schema, explicit tags heeded.
  init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let items): self = .array(items.map(JSONValue.init))
    case .mapping(let entries):
      var object: [String: JSONValue] = [:]
      for entry in entries {
        guard case .scalar(let key) = entry.key.content else { continue }
        object[key.text] = JSONValue(entry.value)
      }
      self = .object(object)
    case .scalar(let scalar): self = JSONValue(scalar, tag: node.tag)
    }
  }

  private init(_ scalar: YAMLScalar, tag: String?) {
    var resolved = scalar
    switch tag {
    case nil: break
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:bool",
      "tag:yaml.org,2002:null":
      resolved.style = .plain
    default: resolved.style = .doubleQuoted
    }
    switch resolved.coreValue {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .number(Double(value))
    case .float(let value): self = .number(value)
    case .text: self = .string(scalar.text)
    }
  }
}
