import Testing

@testable import GenModelsFixtures

/// An edit of the response shows as the same edit of the rows, whatever the response is.
@Suite struct PageEditLawTests {
  private static let rounds = 150

  /// The rows of a page in their sections, without what tells them apart.
  private struct Outline: Equatable {
    var sections: [(name: EditRow.Section, rows: [EditRow])]

    init(of screen: EditScreen) {
      sections = EditRow.page(model: screen).sections.map { ($0.id.kind, $0.rows.map(\.part)) }
    }

    static func == (left: Outline, right: Outline) -> Bool {
      left.sections.elementsEqual(right.sections) { $0.name == $1.name && $0.rows == $1.rows }
    }

    /// The rows of the part of a row: those of its section where rows are told to stay in it.
    func rows(around spot: ListSpot) -> [EditRow] {
      let section = sections[spot.section]
      let kind = section.rows[spot.row].kind
      let rows = [.item, .book].contains(kind) ? section.rows : sections.flatMap(\.rows)
      return rows.filter { EditRow.comeFromOnePart($0.kind, kind) }
    }
  }

  @Test("Removing a row from the response removes it from the page, and nothing else")
  func removing() throws {
    var random = Seeded(state: 7)
    var edits = 0
    for _ in 0..<Self.rounds {
      let screen = EditScreen.random(using: &random)
      let page = EditRow.page(model: screen)
      for (number, section) in page.sections.enumerated() {
        for (position, row) in section.rows.enumerated() {
          let removed = EditRow.removing(row.id, from: screen)
          guard row.part.allows(.delete) else {
            #expect(removed == nil)
            continue
          }
          var expected = Outline(of: screen)
          if row.id.kind == .note {
            expected.sections[number].rows[position] = .note(nil)
          } else {
            expected.sections[number].rows.remove(at: position)
            expected.sections.removeAll { $0.rows.isEmpty }
          }
          try #require(try Outline(of: #require(removed)) == expected)
          edits += 1
        }
      }
    }
    #expect(edits > 1_500)
  }

  @Test("A moved row stands where it was told to, or as near to it as it can")
  func moving() throws {
    var random = Seeded(state: 8)
    var edits = 0
    for _ in 0..<Self.rounds {
      let screen = EditScreen.random(using: &random)
      let page = EditRow.page(model: screen)
      let outline = Outline(of: screen)
      for row in page.sections.flatMap(\.rows) where row.part.allows(.move) {
        let target = Int.random(in: -2...6, using: &random)
        let moved = try #require(EditRow.moving(row.id, to: target, in: screen))
        let spot = try #require(page.spot(of: row.id))
        var expected = outline.rows(around: spot)
        let before = page.sections[..<spot.section].flatMap(\.rows).map(\.part)
        let inSection = page.sections[spot.section].rows[..<spot.row].map(\.part)
        let ahead = [.item, .book].contains(row.id.kind) ? inSection : before + inSection
        let position = ahead.count { EditRow.comeFromOnePart($0.kind, row.id.kind) }
        expected.remove(at: position)
        expected.insert(row.part, at: min(max(target, 0), expected.count))
        let now = Outline(of: moved)
        let section = row.id.kind == .quote ? 0 : spot.section
        let first = try #require(
          now.sections[section...].firstIndex { section in
            section.rows.contains { EditRow.comeFromOnePart($0.kind, row.id.kind) }
          })
        let any = try #require(
          now.sections[first].rows.firstIndex { EditRow.comeFromOnePart($0.kind, row.id.kind) })
        try #require(now.rows(around: ListSpot(section: first, row: any)) == expected)
        #expect(moved.blocks?.count == screen.blocks?.count)
        edits += 1
      }
    }
    #expect(edits > 750)
  }

  @Test("An inserted row stands where it was told to, and removing it gives the response back")
  func inserting() throws {
    var random = Seeded(state: 9)
    var edits = 0
    for _ in 0..<Self.rounds {
      var screen = EditScreen.random(using: &random)
      screen.isOpen = true
      let row = try #require(EditRow.insertable.randomElement(using: &random))
      let target = Int.random(in: -2...6, using: &random)
      let before = EditRow.process(model: screen)
      guard let inserted = EditRow.inserting(row, at: target, in: screen) else {
        #expect(!EditRow.elements.contains(row.kind))
        #expect(before.contains { EditRow.comeFromOnePart($0.kind, row.kind) })
        continue
      }
      let page = EditRow.page(model: inserted)
      let rows = page.sections.flatMap(\.rows)
      let ofPart = rows.filter { EditRow.comeFromOnePart($0.id.kind, row.kind) }
      let position = min(max(target, 0), ofPart.count - 1)
      #expect(ofPart[position].part == row)
      #expect(rows.count == before.count + (row.kind == .note ? 0 : 1))
      let back = try #require(EditRow.removing(ofPart[position].id, from: inserted))
      #expect(EditRow.process(model: back) == before)
      edits += 1
    }
    #expect(edits > 75)
  }
}

// MARK: - Random responses

/// The same numbers in every run (xorshift64*).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}

extension EditRow {
  fileprivate static let insertable: [EditRow] = [
    .title("new"), .tags(["new"]), .extra(.string("new")), .note(EditNote(text: "new")),
    .person(EditPerson(name: "ann", age: -1)), .step(EditStep(number: -1)),
    .paragraph(key: "a", position: nil, model: 1), .image(EditImage(key: "b", width: -1)),
    .photo(.portrait(EditImage(key: "a", width: -1))), .offer(price: -1), .greeting,
    .quote(EditQuote(by: "a", text: "new")),
  ]

  /// The kinds of rows that are elements of arrays.
  fileprivate static let elements: Set<Kind> = [
    .person, .step, .paragraph, .image, .photo, .quote,
  ]
}

extension EditScreen {
  /// Few names and numbers, so that many rows have the same id.
  fileprivate static func random(using random: inout Seeded) -> EditScreen {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func maybe<Value>(_ value: () -> Value) -> Value? { number(0...3) == 0 ? nil : value() }
    func list<Value>(_ value: () -> Value) -> [Value] { (0..<number(0...4)).map { _ in value() } }
    func letter() -> String { number(0...1) == 0 ? "a" : "b" }
    func image() -> EditImage { EditImage(key: letter(), width: number(0...99)) }
    func block() -> EditBlock {
      switch number(0...3) {
      case 0: .paragraph(key: letter(), position: number(0...99))
      case 1: .image(image())
      default: .unknown(.int(Int64(number(0...1))))
      }
    }
    func photo() -> EditPhoto {
      switch number(0...2) {
      case 0: .portrait(image())
      case 1: .landscape(image())
      default: .unknown(.null)
      }
    }
    func item() -> EditItem { EditItem(sku: letter(), count: number(0...99)) }
    func books() -> [EditBook] { list { EditBook(title: letter()) } }
    return EditScreen(
      isOpen: number(0...1) == 0, title: maybe { "t" }, tags: maybe { list { "tag" } },
      extra: maybe { number(0...1) == 0 ? .null : .int(1) },
      note: maybe { EditNote(text: letter()) },
      people: maybe { list { EditPerson(name: letter(), age: number(0...99)) } },
      steps: maybe { list { EditStep(number: number(0...1), text: letter()) } },
      blocks: maybe { list(block) }, photos: maybe { list(photo) }, words: maybe { list(letter) },
      lead: maybe { number(0...1) == 0 ? .greeting : .offer(price: 1) },
      plain: maybe { number(0...1) },
      cards: maybe { list { EditCard(number: number(0...1), items: list(item)) } },
      shelves: maybe { list { EditShelf(books: maybe(books)) } },
      quotes: maybe { list { EditQuote(by: letter(), text: letter()) } })
  }
}
