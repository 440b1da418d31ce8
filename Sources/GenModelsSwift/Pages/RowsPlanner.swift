import GenModelsModel
import GenModelsSchema

extension SwiftPlanner {
  /// Plans a page: the response and the enum of its rows.
  func plan(
    _ page: PageModel, at index: Int, rows: SwiftName, doc: [String]
  ) -> (response: StructPlan, rows: RowsPlan) {
    let response = responsePlan(of: page, at: index, doc: doc)
    var planner = RowsPlanner(page, at: index, as: response, rows: rows, in: self)
    return (response, planner.plan())
  }
}

/// Plans the rows of one page.
struct RowsPlanner {
  let planner: SwiftPlanner
  let page: PageModel
  /// The position of the page among the types.
  let position: Int
  let response: StructPlan
  /// The name of the enum of rows.
  let name: SwiftName
  /// The properties of the parts, nil for those without JSON.
  let properties: [FieldPlan?]
  var rows: [RowPlan] = []
  var mappings: [RowMappingPlan] = []
  var unknownTests: [UnknownTestPlan] = []
  /// The names of a body, away from the properties that become constants there.
  var locals: LocalNames
  /// The constants of loops: an element and its position, and those of the loop inside.
  let element: String
  let item: String
  let index: String
  let itemIndex: String
  /// What a header or a footer holds, with its place in the schema.
  var ends: [(plan: PagePlan.End, place: Placed<String>)] = []

  init(
    _ page: PageModel, at index: Int, as response: StructPlan, rows: SwiftName,
    in planner: SwiftPlanner
  ) {
    self.planner = planner
    self.page = page
    position = index
    self.response = response
    name = rows
    var fields = response.fields.dropFirst(page.fields.count)
    properties = page.parts.map { $0.field == nil ? nil : fields.popFirst() }
    locals = LocalNames(taken: Set(response.fields.map(\.name.text)).union(["model"]))
    element = locals.claim("element", "value")
    item = locals.claim("item", "inner")
    self.index = locals.claim("index", "position")
    itemIndex = locals.claim("itemIndex")
  }

  mutating func plan() -> RowsPlan {
    if page.hasPage { refuseHidingNames() }
    var scope = planner.scope(of: .row)
    for position in page.parts.indices { addRows(of: position, in: &scope) }
    if page.hasPage { refuseAllCases() }
    let deprecatedCases = deprecatedCases()
    let body = body()
    let edits = edits()
    return RowsPlan(
      access: planner.model.access, name: name, response: planner.typeNames[position], rows: rows,
      isPlain: page.isPlain, body: body, mappings: mappings, unknownTests: unknownTests,
      deprecatedCases: deprecatedCases, page: page.hasPage ? pagePlan() : nil,
      visitor: visitor(), cells: cells(), views: views(), edits: edits)
  }

  /// Adds the cases that a part has among the rows.
  private mutating func addRows(of position: Int, in scope: inout NameScope) {
    let part = page.parts[position]
    if let union = part.inlined {
      addCases(of: union, as: position, in: &scope)
      return
    }
    let type = planner.spell(part.rowType) + (part.keepsAbsent ? "?" : "")
    rows.append(
      RowPlan(
        part: position, doc: planner.doc(part.doc, indentation: 2),
        name: rowName(of: part, beside: properties[position]?.name, in: &scope),
        deprecation: part.deprecated.map { DeprecationPlan($0) },
        values: part.field == nil ? [] : [RowPlan.Value(type: type)]))
  }

  /// The name of a row.
  ///
  /// What is wrong with one that the property has as well is reported there.
  private func rowName(
    of part: PartModel, beside property: SwiftName?, in scope: inout NameScope
  ) -> SwiftName {
    let name = SwiftName.member(part.caseName.value)
    guard let property, name == property else { return scope.add(part.caseName) }
    return name.isIdentifier ? scope.add(part.caseName, twin: property.text) : name
  }

  /// Plans how the deprecated rows are made, and gives each the name of its maker; nil where none
  /// is deprecated.
  private mutating func deprecatedCases() -> DeprecatedCasesPlan? {
    guard rows.contains(where: { $0.deprecation != nil }) else { return nil }
    var members = LocalNames(taken: Set(rows.map(\.name.text)))
    var makers: [DeprecatedCasesPlan.Maker] = []
    for index in rows.indices where rows[index].deprecation != nil {
      let maker = SwiftName(text: members.claim("make" + rows[index].name.capitalized))
      rows[index].maker = maker
      makers.append(
        DeprecatedCasesPlan.Maker(
          unionCase: rows[index].name, name: maker,
          values: rows[index].values.map {
            DeprecatedCasesPlan.Value(
              name: $0.label ?? SwiftName(text: "value"), hasLabel: $0.label != nil, type: $0.type)
          }))
    }
    return DeprecatedCasesPlan(
      protocolName: planner.deprecatedCasesName(of: name), enumName: name,
      scope: planner.ownScope, makers: makers)
  }
}

extension PageModel {
  /// Whether each part is one row where it is there, and nothing else decides.
  fileprivate var isPlain: Bool {
    groups.isEmpty && sections.isEmpty && parts.allSatisfy(\.isPlain)
  }
}

extension PartModel {
  fileprivate var isPlain: Bool {
    guard case .one = rows else { return false }
    return field != nil && !hidesEmpty && !keepsAbsent && !hidesUnknown && inlined == nil
      && condition == nil
  }
}
