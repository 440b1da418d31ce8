import Testing

@testable import GenModelsFixtures

// MARK: - Moving

extension PageEditTests {
  @Test(
    "A row ends at the position, or at the nearest one",
    arguments: [
      (0, 2, [20, 30, 10]), (2, 0, [30, 10, 20]), (1, 1, [10, 20, 30]), (0, 1, [20, 10, 30]),
      (2, 1, [10, 30, 20]), (0, 99, [20, 30, 10]), (2, -7, [30, 10, 20]), (0, .max, [20, 30, 10]),
      (1, .min, [20, 10, 30]), (0, 0, [10, 20, 30]), (2, 3, [10, 20, 30]),
    ])
  func movesElements(from position: Int, to target: Int, steps: [Int]) throws {
    #expect(try moving(.step, position, to: target)?.steps?.map(\.number) == steps)
  }

  @Test func movesDuplicates() throws {
    #expect(try moving(.person, 2, to: 0)?.people?.map(\.age) == [3, 1, 2, 4])
    #expect(try moving(.person, 0, to: 3)?.people?.map(\.age) == [2, 3, 4, 1])
  }

  @Test("Positions count rows of all kinds of a part, and nothing that makes no row")
  func movesAmongUnknown() throws {
    #expect(
      try moving(.image, 0, to: 0)?.blocks == [
        .unknown(.string("first")), Self.image, .paragraph(key: "p"), .unknown(.null), Self.rule,
        .unknown(.string("last")),
      ])
    #expect(
      try moving(.paragraph, 0, to: 1)?.blocks == [
        .unknown(.string("first")), .unknown(.null), Self.rule, .paragraph(key: "p"), Self.image,
        .unknown(.string("last")),
      ])
    #expect(try moving(.paragraph, 1, to: 1)?.blocks == Self.screen().blocks)
    #expect(
      try moving(.photo, 0, to: 5)?.photos == [
        .unknown(.null), .portrait(EditImage(key: "q", width: 3)),
        .landscape(EditImage(key: "l", width: 2)),
      ])
  }

  @Test("Rows of elements with sections stay in their section")
  func movesInsideOfElements() throws {
    #expect(
      try moving(.item, 3, to: 0)?.cards?.map { $0.items.map(\.count) } == [[1, 2], [], [4, 3]])
    #expect(
      try moving(.item, 0, to: 9)?.cards?.map { $0.items.map(\.count) } == [[2, 1], [], [3, 4]])
    #expect(
      try moving(.book, 1, to: 1)?.shelves == [
        Self.shelf(["b1"]), EditShelf(books: nil), Self.shelf(["b3", "b2"]),
      ])
    #expect(try moving(.book, 0, to: 1)?.shelves == Self.screen().shelves)
  }

  @Test func movesSections() throws {
    #expect(try moving(.quote, 0, to: 1)?.quotes?.map(\.by) == ["q2", "q1"])
  }

  @Test func movesNothing() throws {
    #expect(try moving(.word, 0, to: 0) == nil)
    #expect(try moving(.title, 0, to: 0) == nil)
    #expect(try moving(.help, 0, to: 0) == nil)
    #expect(EditRow.moving(ListID(.step, key: .number(9)), to: 0, in: Self.screen()) == nil)
  }
}

// MARK: - Inserting

extension PageEditTests {
  @Test(arguments: [
    (0, [1, 10, 20, 30]), (1, [10, 1, 20, 30]), (3, [10, 20, 30, 1]), (4, [10, 20, 30, 1]),
    (.max, [10, 20, 30, 1]), (-1, [1, 10, 20, 30]), (.min, [1, 10, 20, 30]),
  ])
  func insertsElements(at position: Int, steps: [Int]) {
    let step = EditStep(number: 1)
    #expect(inserting(.step(step), at: position)?.steps?.map(\.number) == steps)
  }

  @Test func insertsTheFirstElement() {
    let empty = EditScreen(isOpen: true)
    #expect(inserting(.word("a"), at: 7, in: empty)?.words == ["a"])
    #expect(inserting(.word("a"), at: 0)?.words == ["a", "w"])
    #expect(inserting(.quote(EditQuote(by: "q")), at: 0, in: empty)?.quotes?.count == 1)
    let image = EditImage(key: "i", width: 1)
    #expect(inserting(.image(image), at: 0, in: empty)?.blocks == [.image(image)])
  }

  @Test("The row of an inlined union becomes its value again")
  func insertsCasesOfUnions() {
    let row = EditRow.paragraph(key: "new", position: 8, model: 9)
    let block = EditBlock.paragraph(key: "new", position: 8, model: 9)
    #expect(inserting(row, at: 0)?.blocks?.firstIndex(of: block) == 1)
    #expect(inserting(row, at: 1)?.blocks?.firstIndex(of: block) == 3)
    #expect(inserting(row, at: 3)?.blocks?.firstIndex(of: block) == 6)
    #expect(inserting(.offer(price: 3), at: 0) == nil)
    #expect(
      inserting(.offer(price: 3), at: 0, in: EditScreen(isOpen: true))?.lead == .offer(price: 3))
  }

  @Test("A part of one row takes one where it has none")
  func insertsValues() throws {
    let full = Self.screen()
    #expect(inserting(.title("new"), at: 0) == nil)
    #expect(inserting(.tags(["new"]), at: 0) == nil)
    #expect(inserting(.extra(.int(2)), at: 0) == nil)
    #expect(inserting(.note(EditNote(text: "new")), at: 0) == nil)
    var empty = full
    (empty.title, empty.tags, empty.extra, empty.note) = (nil, [], .null, nil)
    #expect(inserting(.title("new"), at: 5, in: empty)?.title == "new")
    #expect(inserting(.tags(["new"]), at: 5, in: empty)?.tags == ["new"])
    #expect(inserting(.extra(.int(2)), at: 5, in: empty)?.extra == .int(2))
    #expect(
      inserting(.note(EditNote(text: "new")), at: 5, in: empty)?.note == EditNote(text: "new"))
  }

  @Test func insertsNothing() {
    #expect(inserting(.help, at: 0) == nil)
    #expect(inserting(.plain(1), at: 0) == nil)
    #expect(inserting(.item(EditItem(sku: "x", count: 1)), at: 0) == nil)
    #expect(inserting(.plain(1), at: 0, in: EditScreen(isOpen: true)) == nil)
  }
}
