import GenModelsModel
import GenModelsSchema

/// The protocol of the views of all rows, and the views that show a row and all of them.
struct ViewsPlan: Sendable {
  var visits: VisitPlan
  /// The type of the view above the rows of a section, nil where no section has one.
  var header: String?
  /// The type of the view below the rows of a section, nil where no section has one.
  var footer: String?
  /// The view of one row.
  var rowView: SwiftName
  /// The view of all rows.
  var listView: SwiftName
  /// Whether the names of the framework need the framework's name, since types of the user have
  /// them.
  var isQualified: Bool
  /// The access of the declarations that name its types, and so of its import.
  var access: AccessLevel
}

extension RowsPlanner {
  /// The types of SwiftUI that the emitted code names.
  private static let frameworkTypes: Set<String> = [
    "ForEach", "List", "Section", "View", "ViewBuilder",
  ]

  /// Plans the views of the rows, nil where nobody asks for them.
  func views() -> ViewsPlan? {
    guard RowType.views.feature(of: page) != nil else { return nil }
    // What conforms to the protocol sees its associated types: `ABody` is no name of a view that
    // is written by hand, as `AView` would be.
    var bodies = LocalNames(taken: planner.typesInSight)
    var visits = visits()
    for index in visits.indices {
      visits[index].output = bodies.claim(visits[index].name.capitalized + "Body")
    }
    let hasHeader = page.sections.contains { $0.header != nil }
    let hasFooter = page.sections.contains { $0.footer != nil }
    return ViewsPlan(
      visits: VisitPlan(
        name: RowType.views.name(beside: name), receiver: localName("views"), visits: visits),
      header: hasHeader ? bodies.claim("HeaderBody") : nil,
      footer: hasFooter ? bodies.claim("FooterBody") : nil,
      rowView: RowType.rowView.name(beside: name), listView: RowType.listView.name(beside: name),
      isQualified: !planner.typesInSight.isDisjoint(with: Self.frameworkTypes),
      access: planner.model.access)
  }
}
