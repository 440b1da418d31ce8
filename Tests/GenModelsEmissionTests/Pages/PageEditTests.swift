import Testing

@testable import GenModelsFixtures

/// What rows do to the response that they come from.
@Suite struct PageEditTests {
  static func screen() -> EditScreen {
    EditScreen(
      isOpen: true, title: "t", tags: ["a"], extra: .int(1), note: EditNote(text: "n"),
      people: [
        EditPerson(name: "ann", age: 1), EditPerson(name: "bob", age: 2),
        EditPerson(name: "ann", age: 3), EditPerson(name: "cy", age: 4),
      ],
      steps: [10, 20, 30].map { EditStep(number: $0) },
      blocks: [
        .unknown(.string("first")), .paragraph(key: "p"), .unknown(.null), rule, image,
        .unknown(.string("last")),
      ],
      photos: [
        .landscape(EditImage(key: "l", width: 2)), .unknown(.null),
        .portrait(EditImage(key: "q", width: 3)),
      ],
      words: ["w"], lead: .greeting, plain: 5,
      cards: [
        EditCard(number: 1, items: [EditItem(sku: "x", count: 1), EditItem(sku: "y", count: 2)]),
        EditCard(number: 2, items: []),
        EditCard(number: 3, items: [EditItem(sku: "x", count: 3), EditItem(sku: "z", count: 4)]),
      ],
      shelves: [shelf(["b1"]), EditShelf(books: nil), shelf(["b2", "b3"])],
      quotes: [EditQuote(by: "q1"), EditQuote(by: "q2")])
  }

  static let rule = EditBlock.paragraph(key: "r", position: 1, model: 2)
  static let image = EditBlock.image(EditImage(key: "i", width: 1))

  static func shelf(_ titles: [String]) -> EditShelf {
    EditShelf(books: titles.map { EditBook(title: $0) })
  }

  /// The id of the row at a position among those of its kind.
  static func id(
    _ kind: EditRow.Kind, _ position: Int, in screen: EditScreen = screen()
  ) throws -> ListID<EditRow.Kind> {
    let ids = EditRow.page(model: screen).sections.flatMap(\.rows).map(\.id)
    let ofKind = ids.filter { $0.kind == kind }
    try #require(ofKind.indices.contains(position))
    return ofKind[position]
  }

  func removing(_ kind: EditRow.Kind, _ position: Int = 0) throws -> EditScreen? {
    EditRow.removing(try Self.id(kind, position), from: Self.screen())
  }

  func moving(
    _ kind: EditRow.Kind, _ position: Int, to target: Int
  ) throws -> EditScreen? {
    EditRow.moving(try Self.id(kind, position), to: target, in: Self.screen())
  }

  func inserting(
    _ row: EditRow, at position: Int, in screen: EditScreen = screen()
  ) -> EditScreen? {
    EditRow.inserting(row, at: position, in: screen)
  }
}

// MARK: - What is allowed

extension PageEditTests {
  @Test(arguments: [
    (EditRow.title("t"), [ListAction.select, .delete, .insert]),
    (.person(EditPerson(name: "a", age: 1)), [.select, .delete, .insert, .move]),
    (.paragraph(key: "p", position: nil, model: nil), [.delete, .insert, .move]),
    (.image(EditImage(key: "i", width: 1)), [.delete, .insert, .move]),
    (.word("w"), [.insert]),
    (.item(EditItem(sku: "x", count: 1)), [.delete, .move]),
    (.greeting, [.delete, .insert]),
    (.help, [.select]),
    (.plain(1), []),
  ])
  func rowsAllowWhatTheirPartSays(row: EditRow, actions: [ListAction]) {
    #expect(ListAction.allCases.filter(row.allows) == actions)
  }

  @Test func onlyWhatIsAskedForIsThere() {
    #expect(ListAction.allCases.filter(EditListRow.one(1).allows) == [.delete])
    #expect(ListAction.allCases.filter(EditListRow.two(1).allows) == [.select, .delete])
    let list = EditList(one: 1, two: 2)
    #expect(EditListRow.removing(ListID(.one), from: list) == EditList(one: nil, two: 2))
    #expect(EditListRow.removing(ListID(.one), from: EditList(one: nil, two: 2)) == nil)
  }
}

// MARK: - Removing

extension PageEditTests {
  @Test func removesValues() throws {
    #expect(try removing(.title)?.title == .some(nil))
    #expect(try removing(.tags)?.tags == .some(nil))
    #expect(try removing(.extra)?.extra == .some(nil))
    #expect(try removing(.greeting)?.lead == .some(nil))
    #expect(try removing(.plain) == nil)
    #expect(try removing(.help) == nil)
  }

  @Test("The row of a kept part stays, without a value")
  func removesTheValueOfAKeptRow() throws {
    let screen = try #require(try removing(.note))
    #expect(screen.note == nil)
    #expect(EditRow.process(model: screen).contains(.note(nil)))
  }

  @Test func removesElements() throws {
    #expect(try removing(.person, 1)?.people?.map(\.age) == [1, 3, 4])
    #expect(try removing(.step, 2)?.steps?.map(\.number) == [10, 20])
    #expect(try removing(.quote, 0)?.quotes?.map(\.by) == ["q2"])
  }

  @Test("Of two rows with one id, the one that is meant goes")
  func removesDuplicates() throws {
    #expect(try Self.id(.person, 0) == ListID(.person, key: .text("ann"), occurrence: 0))
    #expect(try Self.id(.person, 2) == ListID(.person, key: .text("ann"), occurrence: 1))
    #expect(try removing(.person, 0)?.people?.map(\.age) == [2, 3, 4])
    #expect(try removing(.person, 2)?.people?.map(\.age) == [1, 2, 4])
    // Cards are other ones, and their items count through all of them.
    #expect(try removing(.item, 2)?.cards?.map { $0.items.map(\.count) } == [[1, 2], [], [4]])
  }

  @Test("What makes no row is passed over, and stays where it is")
  func removesAmongUnknown() throws {
    #expect(
      try removing(.paragraph, 1)?.blocks == [
        .unknown(.string("first")), .paragraph(key: "p"), .unknown(.null), Self.image,
        .unknown(.string("last")),
      ])
    #expect(
      try removing(.photo, 1)?.photos
        == [.landscape(EditImage(key: "l", width: 2)), .unknown(.null)])
  }

  @Test func removesInsideOfElements() throws {
    #expect(try removing(.item, 0)?.cards?.map { $0.items.map(\.count) } == [[2], [], [3, 4]])
    #expect(try removing(.item, 3)?.cards?.map { $0.items.map(\.count) } == [[1, 2], [], [3]])
    #expect(
      try removing(.book, 0)?.shelves == [
        Self.shelf([]), EditShelf(books: nil), Self.shelf(["b2", "b3"]),
      ])
    #expect(
      try removing(.book, 2)?.shelves == [
        Self.shelf(["b1"]), EditShelf(books: nil), Self.shelf(["b2"]),
      ])
  }

  @Test func removesWhatIsDeprecated() throws {
    let screen = try decode(EditScreen.self, #"{"isOpen":true,"old":[{"number":1},{"number":2}]}"#)
    let removed = EditRow.removing(try Self.id(.old, 0, in: screen), from: screen)
    #expect(try removed.map(encode) == #"{"isOpen":true,"old":[{"number":2}]}"#)
  }

  @Test("A row that the response does not make cannot be removed")
  func removesNothing() throws {
    let screen = Self.screen()
    var closed = screen
    closed.isOpen = false
    #expect(EditRow.removing(try Self.id(.step, 0), from: closed) == nil)
    #expect(EditRow.removing(ListID(.step, key: .number(40)), from: screen) == nil)
    #expect(EditRow.removing(ListID(.step, key: .position(0)), from: screen) == nil)
    #expect(EditRow.removing(ListID(.person, key: .text("dan")), from: screen) == nil)
    #expect(
      EditRow.removing(ListID(.person, key: .text("ann"), occurrence: 2), from: screen) == nil)
    #expect(EditRow.removing(ListID(.title), from: EditScreen(isOpen: true)) == nil)
    #expect(EditRow.removing(ListID(.step), from: EditScreen(isOpen: true)) == nil)
  }
}
