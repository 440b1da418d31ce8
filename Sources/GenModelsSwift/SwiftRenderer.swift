package import GenModelsMustache
import GenModelsTemplates

/// Turns plans into the text of Swift files.
package struct SwiftRenderer {
  private let renderer: TemplateRenderer
  private let tidy = SwiftTidy()

  /// Makes a renderer with the built-in templates.
  package init() {
    renderer = TemplateRenderer(
      TemplateLibrary(names: GenModelsTemplates.names, text: GenModelsTemplates.text(of:)))
  }

  /// The text of a schema's file.
  ///
  /// - Throws: A `TemplateError` where a template is broken or names what its context lacks.
  package func render(_ plan: SwiftFilePlan) throws(TemplateError) -> String {
    SwiftTidy(layout: plan.layout).tidy(try renderer.render("swift-file", with: plan.record))
  }

  /// The text of a helper type's file, the same bytes for every schema.
  ///
  /// - Throws: A `TemplateError` where the template is broken.
  package func render(_ support: SupportType) throws(TemplateError) -> String {
    let name =
      switch support {
      case .constantValues: "constant-values"
      case .extraKeys: "extra-keys"
      case .indirect: "indirect"
      case .inlineValues: "inline-values"
      case .jsonValue: "json-value"
      case .presence: "presence"
      case .skippedElements: "skipped-elements"
      }
    return tidy.tidy(try renderer.render(name, with: TemplateRecord([])))
  }
}
