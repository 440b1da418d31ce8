import GenModelsModel
import GenModelsSchema

extension RowsPlanner {
  /// A group as the body asks for it.
  struct Gate {
    var plan: GroupTestPlan
    /// The positions of the parts that need the answer.
    var parts: Set<Int>
    /// The positions of the parts whose rules it asks.
    var asked: Set<Int>
  }

  /// Plans the constant that says whether a group is shown, nil where the rules of the single parts
  /// are enough.
  mutating func gate(of group: GroupModel) -> Gate? {
    let members = group.parts.filter { page.parts[$0].field != nil }
    var asked: [(position: Int, tests: [RowTestPlan])] = []
    for position in members {
      let tests = tests(of: position)
      if !tests.isEmpty { asked.append((position, tests)) }
    }
    // A part that always has a row is no reason to hide a group, and enough to show one of them.
    if group.hidesWhenAllMissing, asked.count < members.count { return nil }
    let parts = group.parts.filter { position in
      group.hidesWhenAllMissing
        ? page.parts[position].field == nil : asked.contains { $0.position != position }
    }
    guard !parts.isEmpty, !asked.isEmpty else { return nil }
    let name = SwiftName.member(group.name.value)
    return Gate(
      plan: GroupTestPlan(
        constant: locals.claim("shows" + name.capitalized), parts: asked.map(\.tests),
        needsOne: group.hidesWhenAllMissing),
      parts: Set(parts), asked: Set(asked.map(\.position)))
  }

  /// What must hold for a part to make a row at all, nothing where it always does.
  private mutating func tests(of position: Int) -> [RowTestPlan] {
    let part = page.parts[position]
    let condition = conditionTest(of: part).map { [$0] } ?? []
    guard let property = properties[position]?.stored, !part.keepsAbsent else { return condition }
    return condition + [presenceTest(of: part, in: property)]
  }

  private mutating func presenceTest(of part: PartModel, in property: SwiftName) -> RowTestPlan {
    let test = unknownTest(of: part)
    let asksUnknown = part.hidesUnknown && (test != nil || part.inlined != nil)
    let resolves = resolves(part.rowType)
    switch part.rows {
    case .one:
      if asksUnknown { return .isKnown(property, test: test, resolves: resolves) }
      if part.hidesEmpty { return .isNotEmpty(property) }
      return planner.isJSON(part.type) ? .isNotNull(property) : .isThere(property)
    case .each, .section:
      return asksUnknown
        ? .hasKnown(property, test: test, resolves: resolves) : .isNotEmpty(property)
    case .sectionRows(_, _, let field, _, _):
      let inside = member(field)
      let resolvesElements = part.rows.sectionElement.map(self.resolves) ?? false
      guard asksUnknown else {
        return .hasInside(
          property, property: inside.name, isOptional: inside.isOptional,
          resolves: resolvesElements)
      }
      return .hasKnownInside(
        property, property: inside.name, isOptional: inside.isOptional,
        resolves: resolvesElements, test: test, resolvesRows: resolves)
    }
  }

  /// What `when` asks of a field of the page.
  func conditionTest(of part: PartModel) -> RowTestPlan? {
    guard let condition = part.condition, condition.field < page.fields.count else { return nil }
    let field = page.fields[condition.field]
    let property = response.fields[condition.field].stored
    if case .bool(let value)? = condition.values.first, condition.values.count == 1,
      field.presence == .required
    {
      return .flag(property, isTrue: value != condition.isNegated)
    }
    let type = field.presence == .required ? field.type : .optional(field.type)
    let literals = condition.values.map { planner.literal(of: $0, as: type) }
    return .field(property, literals: literals, isNegated: condition.isNegated)
  }

  /// The property that says whether this version knows a value of the part, nil where nobody asks,
  /// and where the rows say it.
  mutating func unknownTest(of part: PartModel) -> SwiftName? {
    guard part.hidesUnknown, part.inlined == nil, let index = planner.model.target(of: part.rowType)
    else { return nil }
    if let known = unknownTests.first(where: { $0.index == index }) { return known.name }
    guard let (members, kept) = planner.membersOfKeeping(index) else { return nil }
    var names = LocalNames(taken: members)
    let test = UnknownTestPlan(
      index: index, type: planner.spell(.declared(index)),
      name: SwiftName(text: names.claim("isUnknown")), member: kept)
    unknownTests.append(test)
    return test.name
  }
}

extension SwiftPlanner {
  /// The names that a union has for its cases and their properties, and that of the case that keeps
  /// what is unknown; nil where none does.
  fileprivate func membersOfKeeping(_ index: Int) -> (members: Set<String>, kept: SwiftName)? {
    guard let union = model.union(at: index), case .keep(let name) = union.unknown else {
      return nil
    }
    let names = memberNames(of: union)
    let members =
      names.map(\.text) + names.map { "is" + $0.capitalized }
      + model.properties(of: union).map { SwiftName.member(of: $0.field).text }
    return (Set(members), SwiftName(text: name?.value ?? "unknown"))
  }
}

extension SwiftName {
  /// The name of the property that a field becomes.
  static func member(of field: FieldModel) -> SwiftName {
    field.swiftName.map { SwiftName(text: $0.value) } ?? .member(field.name.value)
  }
}
