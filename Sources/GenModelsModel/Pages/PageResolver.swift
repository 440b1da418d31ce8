import GenModelsDiagnostics
import GenModelsSchema

/// Resolves what a page says of its rows, and refuses what contradicts itself.
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
    checkCoverage()
    page.sections = syntax.sections.map { section($0, among: page.parts) }
    page.groups = syntax.groups.map(group)
    page.features = features
    return page
  }

  private func settled(_ part: PartModel, as syntax: PartSyntax) -> PartModel {
    var part = part
    part.condition = syntax.condition.flatMap(condition)
    part.actions = Set(syntax.actions.map(\.value))
    guard let field = part.field, model.unaliased(field.type) != .broken else {
      checkActions(of: syntax, .one)
      return part
    }
    part.rows = rows(of: field.type, as: syntax)
    checkActions(of: syntax, part.rows)
    part.hidesEmpty = syntax.hidesEmpty != nil
    part.keepsAbsent = syntax.keepsAbsent != nil
    part.hidesUnknown = syntax.hidesUnknown != nil
    if case .broken? = syntax.rows?.value { return part }
    checkHiding(by: part, as: syntax)
    part.inlined = inlined(part, as: syntax)
    return part
  }

  /// What is emitted beside the rows, with all that it needs.
  private var features: Set<PageFeature> {
    var features = Set(syntax.emits.map(\.value))
    let needsPage =
      !syntax.sections.isEmpty
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

  func record(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan,
    _ labels: (span: SourceSpan, text: String)?..., help: String?
  ) {
    let labels = labels.compactMap(\.self).map { Diagnostic.Label(span: $0.span, text: $0.text) }
    diagnostics.record(.error(code, message, at: span, labels: labels, help: help))
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
