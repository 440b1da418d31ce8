package import GenModelsMustache
import GenModelsSchema

/// A file before its template is filled: the template, and what it may name.
package struct SwiftPage {
  /// The template's name.
  package var template: String
  /// What the template and those that it includes may name.
  package var record: TemplateRecord
  var layout = SwiftLayout()
}

extension SwiftFilePlan {
  /// The file of a schema.
  package var page: SwiftPage {
    SwiftPage(template: "swift-file", record: record, layout: layout)
  }
}

extension NamespacePlan {
  /// The file of a namespace, the same for every schema that says the same of it.
  package var page: SwiftPage {
    SwiftPage(
      template: "namespace",
      record: [
        "access": .access(access), "isolation": .text(isNonisolated ? "nonisolated " : ""),
        "namespace": .text(name),
      ])
  }
}

extension SupportType {
  /// The file of a helper type, the same bytes for every schema.
  ///
  /// - Parameter isPublic: Whether other modules shall find it, for the library `GenModelsSupport`.
  /// - Returns: The page.
  package func page(isPublic: Bool = false) -> SwiftPage {
    SwiftPage(template: template, record: ["access": .access(isPublic ? .public : .internal)])
  }

  private var template: String {
    switch self {
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
    case .listCollection: "list-collection"
    case .listDisplay: "list-display"
    case .listDriver: "list-driver"
    case .listEdits: "list-edits"
    case .listPage: "list-page"
    case .listPlan: "list-plan"
    case .listSnapshot: "list-snapshot"
    case .listTable: "list-table"
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
  }
}
