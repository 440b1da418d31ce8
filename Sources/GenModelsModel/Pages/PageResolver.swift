import GenModelsDiagnostics
import GenModelsSchema

/// Resolves what a page says of its rows.
struct PageResolver {
  let syntax: PageSyntax
  /// The page with its fields and the properties of its parts.
  let page: PageModel
  let model: Model
  let diagnostics: DiagnosticCollector

  /// The page with all that makes its rows.
  func settled() -> PageModel {
    var page = page
    for (position, part) in syntax.parts.enumerated() {
      page.parts[position] = settled(page.parts[position], as: part)
    }
    page.sections = syntax.sections.map { section($0, among: page.parts) }
    page.groups = syntax.groups.map { group in
      GroupModel(
        name: group.name, doc: group.doc, parts: positions(of: group.parts),
        hidesWhenAllMissing: group.hidesWhenAllMissing)
    }
    page.features = features(of: page)
    return page
  }

  private func settled(_ part: PartModel, as syntax: PartSyntax) -> PartModel {
    var part = part
    part.hidesEmpty = syntax.hidesEmpty != nil
    part.keepsAbsent = syntax.keepsAbsent != nil
    part.hidesUnknown = syntax.hidesUnknown != nil
    part.condition = syntax.condition.flatMap(condition)
    part.actions = Set(syntax.actions.map(\.value))
    guard let field = part.field else { return part }
    part.rows = rows(of: field, as: syntax)
    if syntax.inline != nil { part.inlined = model.target(of: part.rowType) }
    return part
  }

  private func features(of page: PageModel) -> Set<PageFeature> {
    var features = Set(syntax.emits.map(\.value))
    let needsPage =
      !page.sections.isEmpty
      || syntax.parts.contains {
        $0.identity != nil || $0.sectionsEach != nil || !$0.actions.isEmpty
      }
    if needsPage { features.insert(.page) }
    // What a feature needs stands before it.
    for feature in PageFeature.allCases.reversed() where features.contains(feature) {
      if let needed = feature.needed { features.insert(needed) }
    }
    return features
  }

  /// The positions of the parts that names name.
  func positions(of names: [Placed<String>]) -> [Int] {
    names.compactMap { name in syntax.parts.firstIndex { $0.field.name.value == name.value } }
  }
}

extension PageFeature {
  /// The feature without which this one does not work.
  fileprivate var needed: PageFeature? {
    switch self {
    case .page, .visitor: nil
    case .plan, .diffable, .swiftui: .page
    case .driver: .plan
    case .table, .collection: .driver
    }
  }
}
