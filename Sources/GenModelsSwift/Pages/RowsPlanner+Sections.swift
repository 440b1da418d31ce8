import GenModelsDiagnostics
import GenModelsModel
import GenModelsSchema

extension RowsPlanner {
  /// Plans how a section begins.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - key: What tells it from the sections of other elements.
  ///   - element: The constant that holds one of these.
  /// - Returns: The head.
  mutating func head(
    of section: SectionModel, key: RowKeyPlan? = nil, element: String? = nil
  ) -> SectionHeadPlan {
    SectionHeadPlan(
      section: .member(section.name.value), key: key,
      header: section.header.map { end($0, of: section, element: element) },
      footer: section.footer.map { end($0, of: section, element: element) },
      keepsEmpty: section.keepsEmpty)
  }

  private mutating func end(
    _ end: SectionEndModel, of section: SectionModel, element: String?
  ) -> SectionEndPlan {
    switch end {
    case .title(let text):
      let name = addEnd(Placed("title", at: section.name.span), type: "String")
      return .constant(member: name, literal: SwiftLiteral.quoted(text))
    case .space(let points):
      let name = addEnd(Placed("space", at: section.name.span), type: "Double")
      return .constant(member: name, literal: SwiftLiteral.points(points))
    case .field(let field):
      let place = field.swiftName ?? field.name
      let type = planner.spell(field.type)
      if let element {
        let member = member(field)
        let name = addEnd(Placed(member.name.text, at: place.span), type: type)
        return .property(
          member.name, member: name, of: element, isOptional: member.isOptional)
      }
      let position = page.objectFields.firstIndex { $0.name.value == field.name.value }
      let plan = position.map { response.fields[$0] }
      let property = plan?.name ?? .member(of: field)
      let name = addEnd(Placed(property.text, at: place.span), type: type)
      return .property(
        plan?.stored ?? property, member: name, of: "model",
        isOptional: field.presence != .required)
    }
  }

  /// Adds what a header or a footer may hold; two that hold the same are one.
  private mutating func addEnd(_ place: Placed<String>, type: String) -> SwiftName {
    let name = SwiftName(text: place.value)
    guard let first = ends.first(where: { $0.plan.name == name }) else {
      ends.append((PagePlan.End(name: name, type: type), place))
      return name
    }
    if first.plan.type != type {
      planner.diagnostics.record(
        .error(
          .nameCollision,
          "headers and footers have a '\(name.text)' of type '\(first.plan.type)', and here it is '\(type)'",
          at: place.span, labels: [.init(span: first.place.span, text: "the other one is here")],
          help: "give the field another name, with 'name:'"))
    }
    return name
  }

  /// Plans the rows with identities.
  func pagePlan() -> PagePlan {
    var kinds = planner.scope(of: .group)
    for row in rows { kinds.take(row.name, at: page.parts[row.part].caseName.span) }
    let groups = page.groups.map { group in
      let name = kinds.add(group.name)
      let parts = Set(group.parts)
      return PagePlan.Kinds(
        doc: planner.doc(group.doc, indentation: 4), name: name,
        members: rows.filter { parts.contains($0.part) }.map(\.name))
    }
    var names = LocalNames(
      taken: Set(rows.map(\.name.text)), Set(groups.map(\.name.text)), ["allCases"])
    let inlined = page.parts.indices.filter { page.parts[$0].inlined != nil }.map { position in
      let part = page.parts[position].name.value
      let name = SwiftName.member(part)
      return PagePlan.Kinds(
        doc: [], part: part, name: SwiftName(text: names.claim(name.text, name.text + "Kinds")),
        members: rows.filter { $0.part == position }.map(\.name))
    }
    var sections = planner.scope(of: .section)
    var members = LocalNames(taken: Set(rows.map(\.name.text)), ["kind"])
    return PagePlan(
      setType: planner.declaredTypes.contains("Set") ? "Swift.Set" : "Set", groups: groups,
      inlined: inlined,
      sections: page.sections.map {
        PagePlan.Section(
          doc: planner.doc($0.doc, indentation: 4), name: sections.add($0.name))
      },
      ends: ends.map(\.plan),
      kindParts: [SwitchPart](of: rows.count, named: "kind", stem: "kind", in: &members))
  }
}

extension SwiftLiteral {
  /// A number of points, without a fraction where it has none.
  fileprivate static func points(_ points: Double) -> String {
    Int64(exactly: points).map { number($0) } ?? "\(points)"
  }
}
