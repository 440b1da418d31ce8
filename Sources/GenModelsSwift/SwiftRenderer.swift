package import GenModelsMustache
import GenModelsSchema
import GenModelsTemplates

/// Turns plans into the text of Swift files.
package struct SwiftRenderer {
  private let library: TemplateLibrary
  private let renderer: TemplateRenderer

  /// Makes a renderer.
  ///
  /// - Parameter replacing: Gives the path and the text of a template that is not the built-in one.
  package init(
    replacing: @escaping (_ name: String) -> (path: String, text: [UInt8])? = { _ in nil }
  ) {
    library = TemplateLibrary(
      names: GenModelsTemplates.names, path: { replacing($0)?.path ?? "\($0).mustache" },
      text: { replacing($0)?.text ?? GenModelsTemplates.text(of: $0) })
    renderer = TemplateRenderer(library)
  }

  /// What can be told of some templates without a context.
  package func problems(in names: [String]) -> [TemplateError] {
    library.problems(in: names)
  }

  /// Fills the template of a page.
  ///
  /// - Throws: A `TemplateError` where a template is broken or names what its context lacks.
  package func render(_ page: SwiftPage) throws(TemplateError) -> String {
    SwiftTidy(layout: page.layout).tidy(try renderer.render(page.template, with: page.record))
  }

  /// The text of a schema's file.
  ///
  /// - Throws: A `TemplateError` where a template is broken or names what its context lacks.
  package func render(_ plan: SwiftFilePlan) throws(TemplateError) -> String {
    try render(plan.page)
  }

  /// The text of a helper type's file, the same bytes for every schema.
  ///
  /// - Parameters:
  ///   - support: The helper type.
  ///   - isPublic: Whether other modules shall find it, for the library `GenModelsSupport`.
  /// - Returns: The text.
  /// - Throws: A `TemplateError` where the template is broken.
  package func render(
    _ support: SupportType, isPublic: Bool = false
  ) throws(TemplateError) -> String {
    try render(support.page(isPublic: isPublic))
  }

  /// The text of one file that holds several helper files, none among them.
  ///
  /// - Throws: A `TemplateError` where the template is broken.
  package func join(_ texts: [String]) throws(TemplateError) -> String {
    try render(SwiftPage(template: "helper-file", record: HelperFileText(joining: texts).record))
  }
}
