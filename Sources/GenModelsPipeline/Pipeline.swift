package import GenModelsDiagnostics
import GenModelsModel
import GenModelsMustache
import GenModelsSchema
import GenModelsSwift
import GenModelsYAML

/// The chain of stages, from the text of a schema to the text of its Swift.
package struct Pipeline {
  private let renderer = SwiftRenderer()

  /// Makes a pipeline with the built-in templates.
  package init() {}

  /// Generates the Swift of one schema: its own file first, then one per helper type it needs.
  ///
  /// Every stage passes over what an earlier one found broken, so that one run reports every
  /// independent error; only sound schemas are rendered.
  ///
  /// - Parameters:
  ///   - bytes: The schema's text, UTF-8.
  ///   - path: The schema's path as the user gave it; messages name it, the output is named after it.
  ///   - diagnostics: Takes everything that is wrong.
  ///   - library: Gives the schemas that this one imports; nil where there is no disk.
  /// - Returns: No files where an error was recorded.
  package func generate(
    _ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector,
    importing library: SchemaLibrary? = nil
  ) -> [OutputFile] {
    guard let schema = Self.read(bytes, path: path, diagnostics: diagnostics) else { return [] }
    let schemas =
      schema.imports.isEmpty
      ? [LinkedSchema(syntax: schema, imports: [])]
      : SchemaLinker.link(schema, from: library, diagnostics: diagnostics)
    let model = Resolver.resolve(schemas, diagnostics: diagnostics)
    let plan = SwiftPlanner.plan(model, diagnostics: diagnostics)
    guard !diagnostics.hasErrors else { return [] }
    return render(plan, path: path, diagnostics: diagnostics)
  }

  /// Reads the text of a schema, nil where there is none to speak of.
  static func read(
    _ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector
  ) -> SchemaSyntax? {
    guard let documents = compose(bytes, path: path, diagnostics: diagnostics) else { return nil }
    let file = documents.first?.span.file ?? SourceFile(path: path, text: "")
    return SchemaReader(diagnostics: diagnostics).read(documents, of: file)
  }

  /// The text of one file that holds the helper files of these texts; nil after an error.
  func join(_ texts: [String], diagnostics: DiagnosticCollector) -> String? {
    do throws(TemplateError) {
      return try renderer.join(texts)
    } catch {
      diagnostics.record(error.diagnostic)
      return nil
    }
  }

  private func render(
    _ plan: SwiftFilePlan, path: String, diagnostics: DiagnosticCollector
  ) -> [OutputFile] {
    do throws(TemplateError) {
      var files = [
        OutputFile(
          name: OutputNaming.outputName(forSchema: path), text: try renderer.render(plan),
          types: plan.types.map { OutputFile.TypeName($0.value, at: $0.span) })
      ]
      if let namespace = plan.namespace {
        files.append(
          OutputFile(
            name: OutputNaming.outputName(forHelper: namespace.name),
            text: try renderer.render(namespace)))
      }
      for support in plan.supports {
        files.append(
          OutputFile(
            name: OutputNaming.outputName(forHelper: support.rawValue),
            text: try renderer.render(support)))
      }
      return files
    } catch {
      diagnostics.record(error.diagnostic)
      return []
    }
  }
}
