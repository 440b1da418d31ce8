import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Refuses a page whose rows have to be compared, and cannot be.
  func checkConformances(of page: PageModel, at index: Int) {
    guard comparesValues(page), !conformances[index].contains(.equatable) else { return }
    let rows = page.rows
    guard model.swift.conformances.contains(.equatable) else {
      diagnostics.record(
        .error(
          .conflictingKeys,
          "the rows of '\(rows.value)' are compared, and 'swift' leaves 'Equatable' out",
          at: rows.span, help: "add 'Equatable' to the 'conformances' of 'swift'"))
      return
    }
    var visited: Set<Int> = []
    let culprit = incomparable(in: model.types[index].members, &visited)
    diagnostics.record(
      .error(
        .conflictingKeys,
        "the rows of '\(rows.value)' are compared, and '\(culprit?.value ?? rows.value)' is not Equatable",
        at: rows.span,
        labels: culprit.map { [.init(span: $0.span, text: "the type is declared here")] } ?? [],
        help: "add 'Equatable' to the 'conformances' of that type"))
  }

  /// Whether the emitted code compares rows, or fields whose types are more than raw values.
  private func comparesValues(_ page: PageModel) -> Bool {
    page.hasPage
      || page.parts.compactMap(\.condition).contains { condition in
        guard let index = model.target(of: page.fields[condition.field].type),
          case .rawEnum(let rawEnum) = model.types[index].definition,
          case .keep = rawEnum.unknown
        else { return false }
        return true
      }
  }

  /// The first type in some others that nobody can compare.
  private func incomparable(
    in types: [TypeReference], _ visited: inout Set<Int>
  ) -> Placed<String>? {
    for type in types {
      switch type {
      case .external(let index):
        let external = model.externals[index]
        if !external.conformances.contains(.equatable) { return external.name }
      case .declared(let index):
        guard !conformances[index].contains(.equatable), visited.insert(index).inserted else {
          continue
        }
        let declared = model.types[index]
        if !model.options(of: declared).conformances.contains(.equatable) { return declared.name }
        if let found = incomparable(in: declared.members, &visited) { return found }
      case .optional(let inner), .array(let inner), .dictionary(_, let inner):
        if let found = incomparable(in: [inner], &visited) { return found }
      case .builtIn, .coded, .broken: break
      }
    }
    return nil
  }
}
