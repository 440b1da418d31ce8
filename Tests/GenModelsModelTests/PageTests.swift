import GenModelsModel
import GenModelsSchema
import Testing

/// What a page says of its rows, resolved.
@Suite struct PageTests {
  private static let types = """
    Item: { fields: { sku: String, number: Int, uid: UUID, size: Size, grade: Grade, note: String } }
    Size: { values: [small, large] }
    Grade: { values: { low: 1, high: 2 } }
    Shelf: { fields: { number: Int, title?: String, items?: [Item] } }
    Block: { discriminator: type, unknown: keep, fields: { id: Int }, cases: { a: { fields: {} } } }
    Items: [Item]

    """

  /// The page of `Page: { page: Row, … }` with no errors.
  private func page(_ keys: String) throws -> PageModel {
    let resolved = try resolve(Self.types + "Page: { page: Row, \(keys) }")
    #expect(resolved.errors == [])
    for type in resolved.model.types {
      if case .page(let page) = type.definition { return page }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  private func part(_ keys: String) throws -> PartModel {
    let page = try page("parts: { a: { \(keys) }, b: Int }, fields: { size: Size, count?: Int }")
    return page.parts[0]
  }

  private static let needs: [(keys: String, features: [PageFeature])] = [
    ("parts: { a: Int }", []),
    ("parts: { a: { type: Items, rows: each } }", []),
    ("parts: { a: { type: String, whenEmpty: hide }, b: { type: Int, whenAbsent: keep } }", []),
    ("parts: { a: Int, b: { always: true } }, groups: { g: { parts: [a, b] } }", []),
    ("parts: { a: { type: Items, rows: each, id: sku } }", [.page]),
    ("parts: { a: { type: Int, actions: select } }", [.page]),
    ("parts: { a: Int }, sections: { top: { parts: a } }", [.page]),
    ("parts: { a: Int }, emit: visitor", [.visitor]),
    ("parts: { a: Int }, emit: plan", [.page, .plan]),
    ("parts: { a: Int }, emit: [driver]", [.page, .plan, .driver]),
    ("parts: { a: Int }, emit: [table, visitor]", [.page, .plan, .driver, .table, .visitor]),
    ("parts: { a: Int }, emit: collection", [.page, .plan, .driver, .collection]),
    ("parts: { a: Int }, emit: [swiftui, diffable]", [.page, .swiftui, .diffable]),
  ]

  @Test(arguments: needs)
  func bringsWhatIsNeeded(_ keys: String, _ features: [PageFeature]) throws {
    let page = try page(keys)
    #expect(page.features == Set(features))
    #expect(page.hasPage == features.contains(.page))
  }

  @Test(arguments: [
    ("sku", "text"), ("number", "number"), ("uid", "uuid"), ("size", "rawText"),
    ("grade", "rawNumber"),
  ])
  func tellsElementsApartByAField(_ field: String, _ form: String) throws {
    let rows = try part("type: Items, rows: each, id: \(field)").rows
    guard case .each(of: .declared(0), identity: .field(let found, form: let foundForm)) = rows
    else {
      Issue.record("\(rows)")
      return
    }
    #expect(found.name.value == field)
    #expect("\(foundForm)" == form)
  }

  @Test func anIdOfAUnionMayBeMissingWhereTheTagIsUnknown() throws {
    let rows = try part("type: [Block], rows: each, id: id, inline: true, whenUnknown: hide").rows
    guard case .each(of: .declared(4), identity: .field(let field, form: .number)) = rows else {
      Issue.record("\(rows)")
      return
    }
    #expect(field.presence == .absentable)
  }

  @Test func rowsAreInsideOfElements() throws {
    let page = try page(
      """
      parts: { a: { type: [Shelf], sections: each, id: number, rows: { each: items, id: sku } },
      help: { always: true } }, sections: { end: { parts: help, footer: { space: 1.5 } },
      all: { parts: a, header: { field: title } }, gap: { header: { title: x }, whenEmpty: keep } }
      """.split(separator: "\n").joined(separator: " "))
    guard
      case .sectionRows(
        of: .declared(3), identity: .field(let number, form: .number), field: let items,
        rows: .declared(0), rowIdentity: .field(let sku, form: .text)) = page.parts[0].rows
    else {
      Issue.record("\(page.parts[0].rows)")
      return
    }
    #expect([number, items, sku].map(\.name.value) == ["number", "items", "sku"])
    #expect(page.parts[0].rowType == .declared(0))
    #expect(page.parts[1].field == nil)
    #expect(page.objectFields.map(\.name.value) == ["a"])
    #expect(page.sections.map(\.parts) == [[1], [0], []])
    #expect(page.sections.map(\.keepsEmpty) == [false, false, true])
    guard case .space(1.5)? = page.sections[0].footer,
      case .field(let title)? = page.sections[1].header,
      case .title("x")? = page.sections[2].header
    else {
      Issue.record("\(page.sections)")
      return
    }
    #expect(title.name.value == "title")
    #expect(title.presence == .absentable)
  }

  @Test func conditionsHaveValuesOfTheirFields() throws {
    let sizes = try part("type: Int, when: { field: size, isNot: [large, small] }").condition
    #expect(sizes?.field == 0)
    #expect(sizes?.isNegated == true)
    #expect(
      sizes?.values.map { "\($0)" } == [
        "member(type: 1, position: 1)", "member(type: 1, position: 0)",
      ])
    let count = try part("always: true, when: { field: count, is: [1, null] }").condition
    #expect(count?.field == 1)
    #expect(count?.isNegated == false)
    #expect(count?.values.map { "\($0)" } == ["integer(1)", "null"])
  }

  @Test func casesOfTheUnionOfARowAreInlined() throws {
    #expect(try part("type: Block, inline: true").inlined == 4)
    #expect(try part("type: Block").inlined == nil)
    #expect(try part("type: [Block], rows: each, inline: true").inlined == 4)
  }

  @Test func groupsNameParts() throws {
    let page = try page(
      "parts: { a: Int, b: Int, c: { always: true } }, "
        + "groups: { one: { parts: [c, a] }, two: { parts: [c, b], hide: all } }")
    #expect(page.groups.map(\.parts) == [[2, 0], [2, 1]])
    #expect(page.groups.map(\.hidesWhenAllMissing) == [false, true])
  }

  /// What is wrong with a page is reported where its schema is emitted, and once.
  @Test func onlyOneErrorComesOfOneMistake() throws {
    let resolved = try resolve(
      """
      Page:
        page: Row
        parts: { a: { type: [Lost], rows: each, id: sku, inline: true, actions: delete }, b: Int }
        sections: { top: { parts: [a, c] }, end: { parts: b, header: { field: a } } }
        groups: { one: { parts: [a, c] } }
      """)
    #expect(
      resolved.errors == [
        "4:26: no type is named 'Lost'", "5:35: no part is named 'c'",
        "5:75: no field of the page is named 'a'", "6:33: no part is named 'c'",
      ])
  }
}
