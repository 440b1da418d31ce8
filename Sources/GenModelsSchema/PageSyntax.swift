package import GenModelsDiagnostics

/// A response with optional parts, and the enum of rows that they become.
package struct PageSyntax: Sendable {
  package var rows: Placed<String>
  package var fields: [FieldSyntax]
  package var parts: [PartSyntax]
  package var keys: KeyStyle?
  /// What happens to keys that neither a field nor a part has, nil where the page says nothing.
  package var extraKeys: Placed<ExtraKeysSyntax>?
  /// `sections:`, in the order of the screen; empty where the page is one list.
  package var sections: [SectionSyntax] = []
  /// Whether something of the sections could not be read, so that nobody knows what stands in them.
  package var lacksSections = false
  /// `groups:`, parts that are hidden together.
  package var groups: [GroupSyntax] = []
  /// `emit:`, what is emitted beside the rows.
  package var emits: [Placed<PageFeature>] = []
}

/// What is emitted beside the rows of a page.
package enum PageFeature: String, CaseIterable, Sendable {
  /// The rows with identities, in sections.
  case page
  /// The changes from one page to the next.
  case plan
  /// What holds the page on screen and hands out plans.
  case driver
  /// A protocol with one requirement for each row.
  case visitor
  /// The rows in a `UITableView`.
  case table
  /// The rows in a `UICollectionView`.
  case collection
  /// The rows as a snapshot of a diffable data source.
  case diffable
  /// The rows in a SwiftUI `List`.
  case swiftui
}

/// One part of a page.
package struct PartSyntax: Sendable {
  /// The property of the response; of a row that is always there, only its name and comments count.
  package var field: FieldSyntax
  package var caseName: Placed<String>?
  /// `rows:`, nil where it says nothing.
  package var rows: Placed<RowsSyntax>?
  /// The place of `sections: each`, nil where the part stands in a section.
  package var sectionsEach: SourceSpan?
  /// The place of `whenEmpty: hide`.
  package var hidesEmpty: SourceSpan?
  /// The place of `whenAbsent: keep`.
  package var keepsAbsent: SourceSpan?
  /// The place of `whenUnknown: hide`.
  package var hidesUnknown: SourceSpan?
  /// The place of `always: true`.
  package var always: SourceSpan?
  /// The place of `inline: true`.
  package var inline: SourceSpan?
  package var condition: ConditionSyntax?
  /// `id:`, the field of the elements that tells them apart.
  package var identity: Placed<String>?
  package var actions: [Placed<RowAction>] = []
}

/// How many rows a part makes.
package enum RowsSyntax: Sendable {
  /// One, whatever the value is.
  case one
  /// One for each element.
  case each
  /// One for each element of an array that every element has in that field, told apart by a field of
  /// theirs where one is named.
  case inside(field: Placed<String>, identity: Placed<String>?)
  /// It could not be read; the errors are recorded.
  case broken
}

/// What a user can do with a row.
package enum RowAction: String, CaseIterable, Sendable {
  case select
  case delete
  case insert
  case move
}

/// `when:`, what a field of the page must be for a part to make rows.
package struct ConditionSyntax: Sendable {
  package var field: Placed<String>
  /// The values of `is:` or of `isNot:`.
  package var values: [Placed<ValueSyntax>]
  /// Whether the field must be none of the values.
  package var isNegated: Bool
}

/// One section of a page.
package struct SectionSyntax: Sendable {
  package var name: Placed<String>
  package var doc: String?
  /// The names of the parts, in order.
  package var parts: [Placed<String>]
  package var header: SectionEndSyntax?
  package var footer: SectionEndSyntax?
  /// The place of `whenEmpty: keep`, nil where a section without rows is dropped.
  package var keepsEmpty: SourceSpan?
}

/// What stands above or below the rows of a section.
package enum SectionEndSyntax: Sendable {
  /// A text that the schema has.
  case title(Placed<String>)
  /// An empty space, in points.
  case space(Placed<Double>)
  /// The value of a field: of the page, or with `sections: each` of the element.
  case field(Placed<String>)
}

/// Parts that are hidden together.
package struct GroupSyntax: Sendable {
  package var name: Placed<String>
  package var doc: String?
  package var parts: [Placed<String>]
  /// Whether all parts of the group must make no row for it to be hidden, or one.
  package var hidesWhenAllMissing: Bool
}
