import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension RowsPlanner {
  /// Refuses what a page with identities has no name for: types that those of its rows would hide,
  /// and a case that stands where the compiler lists all of them.
  func refuseHidingNames() {
    let types =
      ["Page", "Kind"] + (page.sections.isEmpty ? [] : ["Section"]) + (hasEnds ? ["End"] : [])
    for type in types {
      guard let place = planner.place(ofType: type) else { continue }
      planner.diagnostics.record(
        .error(
          .nameCollision,
          "the rows '\(page.rows.value)' have a type '\(type)' of their own, which hides another one",
          at: place, labels: [.init(span: page.rows.span, text: "the rows are here")],
          help: "give the type another name"))
    }
  }

  /// Refuses a case that has the name under which the compiler lists all of them.
  func refuseAllCases() {
    for row in rows where row.name.text == "allCases" {
      planner.diagnostics.record(
        .error(
          .unusableName, "Swift has another meaning for 'allCases' here",
          at: page.parts[row.part].caseName.span, help: "give the part a 'case:'"))
    }
  }

  private var hasEnds: Bool { page.sections.contains { $0.header != nil || $0.footer != nil } }
}

extension SwiftPlanner {
  /// Where the schema names a type that Swift knows under a name, nil where there is none.
  fileprivate func place(ofType name: String) -> SourceSpan? {
    if let external = model.externals.first(where: { $0.name.value == name }) {
      return external.name.span
    }
    for (index, type) in model.types.enumerated() where type.owner == nil {
      if typeNames[index].text == name { return type.name.span }
      guard type.home == 0, case .page(let page) = type.definition else { continue }
      if rowName(of: index)?.text == name { return page.rows.span }
    }
    return nil
  }
}
