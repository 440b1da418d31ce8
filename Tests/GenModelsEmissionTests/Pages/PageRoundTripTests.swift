import Testing

@testable import GenModelsFixtures

/// Responses of pages are written as they were read, whatever is emitted beside their rows.
@Suite struct PageRoundTripTests {
  @Test func withVisitorsAndViews() throws {
    try expectRoundTrip(
      #"{"default":["a"],"graph":{"height":2,"kind":"bar"},"init":1,"old":"b","title":"c"}"#,
      VisitScreen(
        title: "c", graph: .bar(height: 2), init: 1, default: ["a"], old: "b"))
    try expectRoundTrip(
      #"{"blocks":[{"body":"a","kind":"text"},{"kind":"rule"}],"heading":"b","init":1}"#,
      ShowScreen(heading: "b", blocks: [.text(body: "a"), .rule], init: 1))
  }

  @Test func withActions() throws {
    try expectRoundTrip(
      #"{"blocks":[{"key":"a","kind":"new"}],"isOpen":true,"steps":[{"number":1}],"title":"b"}"#,
      EditScreen(
        isOpen: true, title: "b", steps: [EditStep(number: 1)],
        blocks: [.unknown(.object(["key": .string("a"), "kind": .string("new")]))]))
  }

  @Test func withEverything() throws {
    try expectRoundTrip(
      #"{"blocks":[{"id":"a","kind":"first","state":"off"}],"isAdmin":false,"mode":"b"}"#,
      Account(mode: "b", isAdmin: false, blocks: [.first(id: "a", state: .off)]))
    try expectRoundTrip(
      #"{"firstNote":{"id":"a","text":"b"},"isOpen":true,"mode":"c"}"#,
      Forty(mode: "c", isOpen: true, firstNote: FortyNote(id: "a", text: "b")))
  }
}
