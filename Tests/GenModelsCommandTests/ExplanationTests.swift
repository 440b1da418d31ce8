import GenModelsDiagnostics
import GenModelsPipeline
import Testing

@testable import GenModelsCommand

/// The examples of the error pages are schemas, and do what the pages say.
struct ExplanationTests {
  /// The codes that a schema alone can give; files and templates take part in the others.
  static let schemaPages = Explanation.pages().filter { page in
    ["GM1", "GM2", "GM3"].contains { page.code.hasPrefix($0) }
  }

  @Test(arguments: schemaPages)
  func wrongExampleGivesTheCodeAndRightExampleNone(_ page: Explanation.Page) throws {
    let examples = page.examples
    // A page may show several wrong schemas and one right one, which comes last.
    let right = try #require(examples.last, "\(page.code) has no example")
    let wrong = examples.dropLast()
    // What is wrong with bytes and sizes cannot stand in a page.
    #expect(["GM104", "GM105"].contains(page.code) || !wrong.isEmpty)
    for example in wrong {
      let codes = Set(diagnose(example).map(\.code.rawValue))
      #expect(codes == [page.code], "\(example)")
    }
    #expect(diagnose(right).map(\.message) == [], "\(right)")
  }

  private func diagnose(_ schema: String) -> [Diagnostic] {
    let diagnostics = DiagnosticCollector()
    _ = Pipeline().generate(Array(schema.utf8), path: "schema.yml", diagnostics: diagnostics)
    return diagnostics.diagnostics
  }
}

extension Explanation.Page: CustomTestStringConvertible {
  var testDescription: String { code }

  /// The texts of the page's YAML blocks.
  fileprivate var examples: [String] {
    var examples: [String] = []
    var isExample = false
    for line in lines {
      if line == "```yaml" {
        isExample = true
        examples.append("")
      } else if line == "```" {
        isExample = false
      } else if isExample {
        examples[examples.count - 1] += line + "\n"
      }
    }
    return examples
  }
}
