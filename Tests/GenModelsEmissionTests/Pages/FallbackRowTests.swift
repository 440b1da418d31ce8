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
}
