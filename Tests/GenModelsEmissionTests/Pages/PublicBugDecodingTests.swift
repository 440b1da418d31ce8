import Testing

@testable import GenModelsFixtures

/// What users of server-driven screens reported about elements that a version does not know.
@Suite("Public bugs: elements that are unknown or broken")
struct PublicBugDecodingTests {
  private func page(_ blocks: String) throws -> ListPage<AccountRow> {
    try decode(Account.self, #"{"mode":"","isAdmin":false,"blocks":[\#(blocks)]}"#).page
  }

  @Test(
    "Public bug 17 (AdaptiveCards#1587, AdaptiveCards#2019, AdaptiveCards#3718): what is unknown keeps its place, and a caption goes with its graph"
  )
  func orphanedCaptions() throws {
    let page = try page(
      #"{"kind":"first","id":"a","state":"on"},{"kind":"graph"},{"kind":"first","id":"b","state":"on"}"#
    )
    #expect(page.ids(.people).map(\.kind) == [.first, .unknown, .first])
    #expect(page.ids(.people)[1].key == .position(1))
    let chart =
      #"{"mode":"","isAdmin":false,"caption":{"text":"below"},"chart":{"kind":"KIND","text":"t"}}"#
    let known = try decode(Account.self, chart.replacing("KIND", with: "name")).page
    #expect(known.ids(.charts).map(\.kind) == [.caption, .chart])
    let unknown = try decode(Account.self, chart.replacing("KIND", with: "graph")).page
    #expect(unknown.parts == [.note(nil), .help])
  }

  @Test(
    "Public bug 20 (openapi-generator#7549, #22635): the discriminator decides, whatever else is unknown"
  )
  func firstVariantWins() throws {
    let page = try page(
      #"{"kind":"second","id":"a","state":"new"},{"kind":"second","id":"b","state":"on","size":1}"#)
    #expect(
      page.parts(.people) == [
        .second(id: "a", state: .unknown("new"), size: nil),
        .second(id: "b", state: .on, size: 1),
      ])
  }

  @Test(
    "Public bug 21 (liveview-client-swiftui#1140): what is unknown is left out of the page, and stays in the response"
  )
  func unknownViews() throws {
    let json =
      #"{"mode":"","isAdmin":false,"caption":{"text":"c"},"chart":{"kind":"graph","size":1}}"#
    let account = try decode(Account.self, json)
    #expect(account.page.spot(of: ListID(.chart)) == nil)
    #expect(
      account.chart == .unknown(.object(["kind": .string("graph"), "size": .int(1)])))
  }
}
