import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

/// A type that is emitted for the enum of rows, and named after it.
enum RowType: String, CaseIterable {
  case visitor = "Visitor"
  case cells = "Cells"
  case views = "Views"
  case rowView = "View"
  case listView = "List"

  /// The feature that asks for the type, nil where none does.
  func feature(of page: PageModel) -> PageFeature? {
    let features: [PageFeature] =
      switch self {
      case .visitor: [.visitor]
      case .cells: [.table, .collection, .diffable]
      case .views, .rowView, .listView: [.swiftui]
      }
    return features.first(where: page.features.contains)
  }

  /// The name of the type.
  func name(beside rows: SwiftName) -> SwiftName {
    SwiftName(text: rows.text + rawValue)
  }
}

extension NameScope {
  /// Gives the types that are emitted for the rows of a page their names, which nobody chooses.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - rows: The Swift name of its rows.
  /// - Returns: The names.
  mutating func addTypes(of page: PageModel, beside rows: SwiftName) -> [SwiftName] {
    RowType.allCases.compactMap { type in
      guard let feature = type.feature(of: page) else { return nil }
      let name = type.name(beside: rows)
      addEmitted(
        name, by: "'emit: \(feature.rawValue)'", at: page.rows.span,
        help: "give that type or the rows another name")
      return name
    }
  }
}
