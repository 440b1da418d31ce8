import GenModelsDiagnostics
import GenModelsSchema

extension PageResolver {
  /// A section with its parts, of which one may make a section of each of its elements.
  func section(_ section: SectionSyntax, among parts: [PartModel]) -> SectionModel {
    let positions = positions(of: section.parts)
    let header = section.header.flatMap { end($0, "header", of: positions, parts) }
    let footer = section.footer.flatMap { end($0, "footer", of: positions, parts) }
    checkLoneliness(of: section)
    if section.parts.isEmpty { checkEnds(of: section) }
    return SectionModel(
      name: section.name, doc: section.doc, parts: positions, header: header, footer: footer,
      keepsEmpty: section.keepsEmpty != nil)
  }

  /// What makes sections of its own shares none with other parts.
  private func checkLoneliness(of section: SectionSyntax) {
    let parts = section.parts
    guard parts.count > 1,
      let maker = parts.first(where: { part(named: $0.value)?.sectionsEach != nil }),
      let other = parts.first(where: { $0.value != maker.value })
    else { return }
    record(
      .conflictingKeys,
      "'\(maker.value)' makes a section of each element, and '\(other.value)' has no place in them",
      at: other.span, (maker.span, "makes sections"),
      help: "give '\(other.value)' a section of its own")
  }

  /// A section without parts is there for its header or footer.
  private func checkEnds(of section: SectionSyntax) {
    let name = section.name
    if section.header == nil, section.footer == nil {
      record(
        .missingKey, "the section '\(name.value)' has neither parts nor a header or footer",
        at: name.span, help: "name its 'parts', or leave it out")
    } else if section.keepsEmpty == nil {
      record(
        .missingKey, "the section '\(name.value)' has no parts, so it would never be there",
        at: name.span, help: "name its 'parts', or write 'whenEmpty: keep'")
    }
  }

  private func end(
    _ end: SectionEndSyntax, _ key: String, of positions: [Int], _ parts: [PartModel]
  ) -> SectionEndModel? {
    switch end {
    case .title(let text):
      return .title(text.value)
    case .space(let points):
      if points.value.isFinite, points.value >= 0 { return .space(points.value) }
      record(
        .unknownValue, "a space has 0 points or more", at: points.span,
        help: "write a number such as '12'")
      return nil
    case .field(let name):
      let makers = positions.filter { syntax.parts[$0].sectionsEach != nil }
      guard makers.isEmpty else {
        // That a part has no elements is reported.
        let element = makers.lazy.compactMap { parts[$0].rows.sectionElement }.first
        return element.flatMap { field(name, of: $0, as: key) }.map { .field($0) }
      }
      guard let position = position(of: name), isPlain(page.fields[position], at: name.span) else {
        return nil
      }
      return .field(page.fields[position])
    }
  }

  /// The part of that name.
  func part(named name: String) -> PartSyntax? {
    syntax.parts.first { $0.field.name.value == name }
  }

  /// The positions of the parts that names name.
  func positions(of names: [Placed<String>]) -> [Int] {
    names.compactMap { name in syntax.parts.firstIndex { $0.field.name.value == name.value } }
  }
}
