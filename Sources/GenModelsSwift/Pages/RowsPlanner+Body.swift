import GenModelsModel

extension RowsPlanner {
  /// Plans how the response becomes rows.
  mutating func body() -> RowsBodyPlan {
    let list = page.hasPage ? locals.claim("page", "builder") : locals.claim("rows", "list")
    let gates = page.groups.compactMap { gate(of: $0) }
    guard !page.sections.isEmpty else {
      let parts = page.parts.indices.map { partRows($0, in: nil, beside: gates) }
      return RowsBodyPlan(
        list: list, groups: gates.map(\.plan), sections: [SectionRowsPlan(parts: parts)])
    }
    let sections = page.sections.map { section in
      let isSplit = section.parts.contains { page.parts[$0].rows.makesSections }
      return SectionRowsPlan(
        head: isSplit ? nil : head(of: section),
        parts: section.parts.map { partRows($0, in: section, beside: gates) })
    }
    return RowsBodyPlan(list: list, groups: gates.map(\.plan), sections: sections)
  }

  /// Plans how a part becomes rows.
  private mutating func partRows(
    _ position: Int, in section: SectionModel?, beside gates: [Gate]
  ) -> PartRowsPlan {
    let part = page.parts[position]
    let own = gates.filter { $0.parts.contains(position) }
    // What a group needs of all its parts has been asked already.
    let isSettled = own.contains { !$0.plan.needsOne && $0.asked.contains(position) }
    var conditions = own.map { RowTestPlan.constant($0.plan.constant) }
    if !isSettled, let test = conditionTest(of: part) { conditions.append(test) }
    return PartRowsPlan(
      conditions: conditions, property: properties[position]?.stored,
      resolves: resolves(part.rowType),
      form: form(of: position, in: section, isSettled: isSettled), maker: maker(of: position))
  }

  private mutating func form(
    of position: Int, in section: SectionModel?, isSettled: Bool
  ) -> PartRowsPlan.Form {
    let part = page.parts[position]
    guard let property = properties[position], !part.keepsAbsent else { return .fixed }
    var loop = RowLoopPlan(
      owner: "model", property: property.stored, isOptional: true,
      resolves: resolves(part.rows.sectionElement ?? part.rowType), element: element)
    switch part.rows {
    case .one:
      let name = property.name
      return .one(
        local: name.text == "model" ? "part" : name.declared,
        tests: isSettled ? [] : valueTests(of: part))
    case .each(_, let identity):
      loop.unknownTest = unknownTest(of: part)
      if page.hasPage { loop.key = key(by: identity, in: &loop) }
      return .each(loop)
    case .section(_, let identity):
      loop.unknownTest = unknownTest(of: part)
      let key = key(by: identity, in: &loop)
      loop.key = key
      return sections(in: section, over: loop, key: key)
    case .sectionRows(_, let identity, let field, _, let rowIdentity):
      let key = key(by: identity, in: &loop)
      let inside = member(field)
      var rows = RowLoopPlan(
        owner: loop.element, property: inside.name, isOptional: inside.isOptional, element: item)
      rows.resolves = resolves(part.rowType)
      rows.unknownTest = unknownTest(of: part)
      rows.key = self.key(by: rowIdentity, in: &rows, around: loop)
      if case .position = rowIdentity {
        rows.key = RowKeyPlan(inside: rows.index, source: key.source)
      }
      return sections(in: section, over: loop, key: key, rows: rows)
    }
  }

  private mutating func sections(
    in section: SectionModel?, over loop: RowLoopPlan, key: RowKeyPlan, rows: RowLoopPlan? = nil
  ) -> PartRowsPlan.Form {
    // A part whose elements have sections stands in one; what does not is reported.
    guard let section else { return .each(loop) }
    let head = head(of: section, key: key, element: loop.element)
    return .sections(loop, head, rows: rows)
  }

  /// Whether values of a type that are unknown may have fallbacks, which the rows show instead.
  func resolves(_ type: TypeReference) -> Bool {
    let union = planner.model.target(of: type).flatMap(planner.model.union)
    return union?.fallback != nil
  }

  /// What a value must be to make the one row of its part.
  private mutating func valueTests(of part: PartModel) -> [PartRowsPlan.ValueTest] {
    var tests: [PartRowsPlan.ValueTest] = []
    if part.hidesEmpty { tests.append(.isNotEmpty) }
    if planner.isJSON(part.type) { tests.append(.isNotNull) }
    if let test = unknownTest(of: part) { tests.append(.isKnown(property: test)) }
    return tests
  }
}
