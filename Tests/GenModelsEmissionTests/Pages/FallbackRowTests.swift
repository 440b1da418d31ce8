import Testing

@testable import GenModelsFixtures

/// Rows of values that are unknown, and have a fallback.
@Suite struct FallbackRowTests {
  private static let unknown =
    #"{"fallback":{"id":"f","kind":"text","text":"t"},"id":"u","kind":"new"}"#

  @Test func rowsShowTheFallback() throws {
    let json =
      #"{"blocks":[{"instead":{"kind":"heading","text":"h"},"kind":"new"},{"kind":"newer"}],"#
      + #""cards":[{"tiles":[\#(Self.unknown)]}],"kept":\#(Self.unknown),"known":{"kind":"new"},"#
      + #""tiles":[{"kind":"new"},\#(Self.unknown)],"top":\#(Self.unknown)}"#
    let board = try decode(Board.self, json)
    #expect(try encode(board) == json)
    let text = BoardTile.text(id: "f", text: "t")
    let page = BoardRow.page(model: board)
    #expect(
      page.parts == [
        .top(text), .kept(text), .tile(text), .heading(text: "h"),
        .other(.object(["kind": .string("newer")])), .help, .note, .card(text),
      ])
    #expect(page.sections.first?.rows[2].id == ListID(.tile, key: .text("f")))
    #expect(BoardRow.process(model: board) == page.parts)
  }

  @Test func groupsAskTheFallback() throws {
    let known = #"{"instead":{"kind":"heading","text":"h"},"kind":"new"}"#
    let mark = #"{"fallback":{"kind":"star","rays":5},"kind":"new"}"#
    let panel = try decode(
      Panel.self, #"{"block":\#(known),"marks":[{"kind":"new"},\#(mark)]}"#)
    #expect(PanelRow.process(model: panel) == [.heading(text: "h"), .star(rays: 5), .note])
    for json in [
      #"{"block":{"kind":"new"},"marks":[\#(mark)]}"#,
      #"{"block":\#(known),"marks":[{"kind":"x"}]}"#,
    ] {
      #expect(PanelRow.process(model: try decode(Panel.self, json)) == [])
    }
    #expect(BoardRow.process(model: Board()) == [.kept(nil), .note])
  }

  /// An element that a fallback saves has a row, and so a position.
  @Test func editsAskTheFallback() throws {
    let saved = #"{"fallback":{"id":"a","kind":"text","text":"t"},"id":"u","kind":"new"}"#
    let lost = #"{"id":"l","kind":"new"}"#
    let rule = #"{"id":"b","kind":"rule"}"#
    let json = #"{"tiles":[\#(lost),\#(saved),\#(lost),\#(rule)]}"#

    let shelf = try decode(Shelf.self, json)
    let saves = ListID(ShelfRow.Kind.text, key: .text("a"))
    let ruled = ListID(ShelfRow.Kind.rule, key: .text("b"))
    #expect(ShelfRow.page(model: shelf).sections.first?.rows.map(\.id) == [saves, ruled])
    #expect(
      try encode(try #require(ShelfRow.removing(saves, from: shelf)))
        == #"{"tiles":[\#(lost),\#(lost),\#(rule)]}"#)
    #expect(
      try encode(try #require(ShelfRow.removing(ruled, from: shelf)))
        == #"{"tiles":[\#(lost),\#(saved),\#(lost)]}"#)
    #expect(
      try encode(try #require(ShelfRow.moving(saves, to: 1, in: shelf)))
        == #"{"tiles":[\#(lost),\#(lost),\#(rule),\#(saved)]}"#)
    #expect(
      try encode(try #require(ShelfRow.inserting(.rule(id: "b"), at: 1, in: shelf)))
        == #"{"tiles":[\#(lost),\#(saved),\#(lost),\#(rule),\#(rule)]}"#)

    let board = try decode(Board.self, json)
    let tile = ListID(BoardRow.Kind.tile, key: .text("a"))
    #expect(
      try encode(try #require(BoardRow.removing(tile, from: board)))
        == #"{"tiles":[\#(lost),\#(lost),\#(rule)]}"#)
  }

  /// A section of which nothing is known has no rows, and no rows that go with it.
  @Test func groupsLookInsideOfElements() throws {
    let saved = #"{"fallback":{"id":"a","kind":"text","text":"t"},"id":"u","kind":"new"}"#
    let text = BoardRow.stack(.text(id: "a", text: "t"))
    for (tiles, rows) in [
      (#"{"kind":"new"}"#, []), ("", []), (saved, [BoardRow.legend, text]),
    ] {
      let board = try decode(Board.self, #"{"stacks":[{"tiles":[\#(tiles)]}]}"#)
      #expect(BoardRow.process(model: board) == [.kept(nil), .note] + rows)
    }
    let mark = #"{"fallback":{"kind":"star","rays":5},"kind":"new"}"#
    for (piles, rows) in [
      (#"{}"#, []), (#"{"marks":[{"kind":"new"}]}"#, []),
      (#"{"marks":[\#(mark)]}"#, [ShelfRow.head, .star(rays: 5)]),
    ] {
      let shelf = try decode(Shelf.self, #"{"piles":[\#(piles)]}"#)
      #expect(ShelfRow.process(model: shelf) == rows)
    }
  }
}
