import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// A section with its parts, of which one may make a section of each of its elements.
  func section(_ section: SectionSyntax, among parts: [PartModel]) -> SectionModel {
    let positions = positions(of: section.parts)
    let element = positions.lazy.compactMap { parts[$0].rows.sectionElement }.first
    return SectionModel(
      name: section.name, doc: section.doc, parts: positions,
      header: section.header.flatMap { end($0, of: element) },
      footer: section.footer.flatMap { end($0, of: element) },
      keepsEmpty: section.keepsEmpty != nil)
  }

  private func end(_ end: SectionEndSyntax, of element: TypeReference?) -> SectionEndModel? {
    switch end {
    case .title(let text): return .title(text.value)
    case .space(let points): return .space(points.value)
    case .field(let name):
      let field =
        element.map { self.field(name, of: $0) }
        ?? page.objectFields.first { $0.name.value == name.value && $0.constant == nil }
      return field.map { .field($0) }
    }
  }
}
