package import GenModelsMustache
import GenModelsSchema
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

  /// The text of the file of a namespace, the same for every schema that says the same of it.
  ///
  /// - Throws: A `TemplateError` where the template is broken.
  package func render(_ namespace: NamespacePlan) throws(TemplateError) -> String {
    let context: TemplateRecord = [
      "access": .access(namespace.access),
      "isolation": .text(namespace.isNonisolated ? "nonisolated " : ""),
      "namespace": .text(namespace.name),
    ]
    return tidy.tidy(try renderer.render("namespace", with: context))
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
    let name =
      switch support {
      case .base64Form: "base64-form"
      case .codedForm: "coded-form"
      case .constantValues: "constant-values"
      case .decimalNumber: "decimal-number"
      case .dictionaryForm: "dictionary-form"
      case .emptyForms: "empty-forms"
      case .extraKeys: "extra-keys"
      case .indirect: "indirect"
      case .inlineValues: "inline-values"
      case .intBoolForm: "int-bool-form"
      case .iso8601DateForm: "iso8601-date-form"
      case .jsonValue: "json-value"
      case .numberForms: "number-forms"
      case .patternDateForm: "pattern-date-form"
      case .nestedExtraKeys: "nested-extra-keys"
      case .presence: "presence"
      case .nestedObjects: "nested-objects"
      case .presenceForm: "presence-form"
      case .singleForms: "single-forms"
      case .skippedElements: "skipped-elements"
      case .skippedForms: "skipped-forms"
      case .unixDateForm: "unix-date-form"
      }
    let context: TemplateRecord = ["access": .access(isPublic ? .public : .internal)]
    return tidy.tidy(try renderer.render(name, with: context))
  }
  /// The text of one file that holds several helper files, none among them.
  ///
  /// - Throws: A `TemplateError` where the template is broken.
  package func join(_ texts: [String]) throws(TemplateError) -> String {
    tidy.tidy(try renderer.render("helper-file", with: HelperFileText(joining: texts).record))
  }
}
