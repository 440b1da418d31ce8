import Foundation
import GenModelsMustache
import Testing

/// The published cases of mustache/spec, read from a checkout of the corpora.
@Suite(
  .enabled(
    if: MustacheSpec.folder != nil, "GEN_MODELS_CORPORA names no folder with suites/mustache-spec"))
struct MustacheSpecTests {
  @Test(arguments: MustacheSpec.cases)
  func rendersAsPublished(_ spec: MustacheSpec.Case) throws {
    let library = TemplateLibrary(
      spec.partials.merging(["main template": spec.template]) { $1 })
    let renderer = TemplateRenderer(
      library, missingNames: .renderEmpty, escape: MustacheSpec.escape)
    #expect(try renderer.render("main template", with: spec.data) == spec.expected)
  }

  @Test func hasAllCases() {
    #expect(MustacheSpec.cases.count == 136)
  }
}

enum MustacheSpec {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var template: String
    var partials: [String: String]
    var data: TemplateValue
    var expected: String

    var testDescription: String { name }
  }

  static let folder: String? = ProcessInfo.processInfo.environment["GEN_MODELS_CORPORA"]
    .map { "\($0)/suites/mustache-spec" }

  static let cases: [Case] = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ].flatMap { file in
    guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(file).json"),
      let suite = try? JSONDecoder().decode(Suite.self, from: data)
    else { return [Case]() }
    return suite.tests.map { test in
      Case(
        name: "\(file): \(test.name)", template: test.template, partials: test.partials ?? [:],
        data: test.data.value, expected: test.expected)
    }
  }

  @Sendable static func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}

private struct Suite: Decodable {
  struct Test: Decodable {
    var name: String
    var template: String
    var partials: [String: String]?
    var data: JSONValue
    var expected: String
  }

  var tests: [Test]
}

private struct JSONValue: Decodable {
  var value: TemplateValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .text("\(number)")
    } else if let number = try? container.decode(Double.self) {
      value = .text("\(number)")
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      value = .list(list.map(\.value))
    } else {
      let record = try container.decode([String: JSONValue].self)
      value = .record(
        TemplateRecord(
          record.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value.value) }))
    }
  }
}
