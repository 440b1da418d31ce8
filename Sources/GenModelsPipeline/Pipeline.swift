package import GenModelsDiagnostics
package import GenModelsModel
import GenModelsMustache
package import GenModelsSchema
import GenModelsSwift
import GenModelsYAML

/// The chain of stages, from the text of a schema to the text of its Swift.
package struct Pipeline {
  private let renderer: SwiftRenderer
  private let templates: OwnTemplates?

  /// Makes a pipeline.
  ///
  /// - Parameter templates: What stands in the place of built-in templates.
  package init(templates: OwnTemplates? = nil) {
    self.templates = templates
    renderer = SwiftRenderer { templates?.template($0) }
  }

  /// Reports what is wrong with the replaced templates, whether a schema needs them or not.
  package func checkTemplates(_ diagnostics: DiagnosticCollector) {
    for problem in renderer.problems(in: templates?.names ?? []) {
      diagnostics.record(problem.diagnostic)
    }
  }

  /// Generates the Swift of one schema: its own file first, then one per helper type it needs.
  ///
  /// Every stage passes over what an earlier one found broken, so that one run reports every
  /// independent error; only sound schemas are rendered.
  ///
  /// - Parameters:
  ///   - bytes: The schema's text, UTF-8.
  ///   - path: The schema's path as the user gave it; messages name it, the output is named after it.
  ///   - swift: What the schema says of `swift:` where it does not say it itself.
  ///   - diagnostics: Takes everything that is wrong.
  ///   - library: Gives the schemas that this one imports; nil where there is no disk.
  /// - Returns: No files where an error was recorded.
  package func generate(
    _ bytes: [UInt8], path: String, swift: SwiftDefaults? = nil, diagnostics: DiagnosticCollector,
    importing library: SchemaLibrary? = nil
  ) -> [OutputFile] {
    plan(bytes, path: path, swift: swift, diagnostics: diagnostics, importing: library)
      .map { render($0, path: path, diagnostics: diagnostics) } ?? []
  }

  /// Dumps what the templates may name where they are filled for a schema, as JSON.
  ///
  /// - Parameters:
  ///   - bytes: The schema's text, UTF-8.
  ///   - path: The schema's path as the user gave it.
  ///   - swift: What the schema says of `swift:` where it does not say it itself.
  ///   - diagnostics: Takes everything that is wrong.
  ///   - library: Gives the schemas that this one imports.
  /// - Returns: One JSON object, ended by a line break; nil where an error was recorded.
  package func dump(
    _ bytes: [UInt8], path: String, swift: SwiftDefaults? = nil, diagnostics: DiagnosticCollector,
    importing library: SchemaLibrary? = nil
  ) -> String? {
    let plan = plan(
      bytes, path: path, swift: swift, diagnostics: diagnostics, importing: library)
    guard let plan else { return nil }
    let files = files(of: plan, path: path).map { file in
      TemplateValue.record([
        "file": .text(file.name), "template": .text(file.page.template),
        "context": .record(file.page.record),
      ])
    }
    return TemplateValue.record(["schema": .text(path), "files": .list(files)]).json() + "\n"
  }

  private func plan(
    _ bytes: [UInt8], path: String, swift: SwiftDefaults?, diagnostics: DiagnosticCollector,
    importing library: SchemaLibrary?
  ) -> SwiftFilePlan? {
    guard
      let model = Self.model(
        bytes, path: path, swift: swift, diagnostics: diagnostics, importing: library)
    else { return nil }
    let plan = SwiftPlanner.plan(model, diagnostics: diagnostics)
    return diagnostics.hasErrors ? nil : plan
  }

  /// What a schema denotes, with the types of those that it imports.
  ///
  /// - Parameters:
  ///   - bytes: The schema's text, UTF-8.
  ///   - path: The schema's path as the user gave it.
  ///   - swift: What the schema says of `swift:` where it does not say it itself.
  ///   - diagnostics: Takes everything that is wrong; the model is whole where no error was recorded.
  ///   - library: Gives the schemas that this one imports; nil where there is no disk.
  /// - Returns: Nil where the text is no schema to speak of.
  package static func model(
    _ bytes: [UInt8], path: String, swift: SwiftDefaults? = nil, diagnostics: DiagnosticCollector,
    importing library: SchemaLibrary? = nil
  ) -> Model? {
    guard let schema = read(bytes, path: path, swift: swift, diagnostics: diagnostics) else {
      return nil
    }
    let schemas =
      schema.imports.isEmpty
      ? [LinkedSchema(syntax: schema, imports: [])]
      : SchemaLinker.link(schema, from: library, diagnostics: diagnostics)
    return Resolver.resolve(schemas, diagnostics: diagnostics)
  }

  /// Reads the text of a schema, nil where there is none to speak of.
  static func read(
    _ bytes: [UInt8], path: String, swift: SwiftDefaults? = nil, diagnostics: DiagnosticCollector
  ) -> SchemaSyntax? {
    guard let documents = compose(bytes, path: path, diagnostics: diagnostics) else { return nil }
    let file = documents.first?.span.file ?? SourceFile(path: path, text: "")
    return SchemaReader(diagnostics: diagnostics, swiftDefaults: swift).read(documents, of: file)
  }

  /// Reads the text of a configuration file, nil where there is none to speak of.
  package static func readConfiguration(
    _ bytes: [UInt8], path: String, diagnostics: DiagnosticCollector
  ) -> ConfigurationSyntax? {
    guard let documents = compose(bytes, path: path, diagnostics: diagnostics) else { return nil }
    let file = documents.first?.span.file ?? SourceFile(path: path, text: "")
    return SchemaReader(diagnostics: diagnostics).readConfiguration(documents, of: file)
  }

  /// The text of one file that holds the helper files of these texts; nil after an error.
  func join(_ texts: [String], diagnostics: DiagnosticCollector) -> String? {
    do throws(TemplateError) {
      let text = try renderer.join(texts)
      checkHeader(of: text, from: "helper-file", diagnostics: diagnostics)
      return text
    } catch {
      diagnostics.record(error.diagnostic)
      return nil
    }
  }

  /// The file of a schema, then that of its namespace, then one per helper type.
  private func files(
    of plan: SwiftFilePlan, path: String
  ) -> [(name: String, page: SwiftPage)] {
    let namespace = plan.namespace.map {
      (OutputNaming.outputName(forHelper: $0.name), $0.page)
    }
    return [(OutputNaming.outputName(forSchema: path), plan.page)]
      + [namespace].compactMap(\.self)
      + plan.supports.map { (OutputNaming.outputName(forHelper: $0.rawValue), $0.page()) }
  }

  private func render(
    _ plan: SwiftFilePlan, path: String, diagnostics: DiagnosticCollector
  ) -> [OutputFile] {
    do throws(TemplateError) {
      var files: [OutputFile] = []
      for (name, page) in self.files(of: plan, path: path) {
        let text = try renderer.render(page)
        checkHeader(of: text, from: page.template, diagnostics: diagnostics)
        let types = files.isEmpty ? plan.types : []
        files.append(
          OutputFile(
            name: name, text: text,
            types: types.map { OutputFile.TypeName($0.value, at: $0.span) }))
      }
      return diagnostics.hasErrors ? [] : files
    } catch {
      diagnostics.record(error.diagnostic)
      return []
    }
  }

  /// What a replaced template gives has to be known again as ours.
  private func checkHeader(
    of text: String, from template: String, diagnostics: DiagnosticCollector
  ) {
    guard let own = templates?.template(template), !GeneratedHeader.opens(Array(text.utf8)) else {
      return
    }
    diagnostics.record(.lostHeader(own.path))
  }
}
