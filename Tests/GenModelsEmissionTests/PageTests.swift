import Testing

@testable import GenModelsFixtures

@Suite struct PageTests {
  @Test func rowsStandInTheOrderOfTheSchema() throws {
    let home = Home(
      title: "t", subtitle: nil, banner: Banner(text: "b"), shortcuts: [Shortcut(label: "s")],
      account: Profile(id: 1, badges: ["x"], quota: nil), settings: Settings(isDark: true))
    try expectRoundTrip(
      #"{"banner":{"text":"b"},"profile":{"badges":["x"],"id":1},"quick_links":[{"label":"s"}],"#
        + #""settings":{"isDark":true},"title":"t"}"#, home)
    #expect(
      HomeRow.process(model: home) == [
        .top(Banner(text: "b")), .shortcuts([Shortcut(label: "s")]),
        .profile(Profile(id: 1, badges: ["x"], quota: nil)), .settings(Settings(isDark: true)),
      ])
  }

  @Test(arguments: [
    (#"{"title":"t"}"#, []),
    (#"{"title":"t","banner":null,"settings":null}"#, []),
    (#"{"title":"t","quick_links":[]}"#, [HomeRow.shortcuts([])]),
    (
      #"{"settings":{"isDark":false},"banner":{"text":"b"},"title":"t"}"#,
      [.top(Banner(text: "b")), .settings(Settings(isDark: false))]
    ),
  ])
  func absentAndNullPartsMakeNoRow(json: String, rows: [HomeRow]) throws {
    #expect(HomeRow.process(model: try decode(Home.self, json)) == rows)
  }

  @Test func aBrokenPartIsAnError() {
    #expect(
      failure(of: Home.self, #"{"title":"t","quick_links":[{}]}"#)
        == "keyNotFound 'label' at 'quick_links.0'")
    #expect(failure(of: Home.self, #"{"title":"t","banner":5}"#) == "typeMismatch at 'banner'")
  }

  @Test func nestedPagesHaveRowsOfTheirOwn() {
    #expect(
      ProfileRow.process(model: Profile(id: 1, badges: [], quota: 2)) == [.badges([]), .quota(2)])
  }

  @Test func namesOfTheCodeAreNotInTheWay() throws {
    let clash = try decode(
      Clash.self,
      #"{"model":1,"rows":2,"list":3,"part":4,"process":5,"in":6,"init":7,"default":[8],"json":null}"#
    )
    #expect(
      ClashRow.process(model: clash) == [
        .model(1), .rows(2), .list(3), .part(4), .process(5), .in(6), .`init`(7), .default([8]),
      ])
    #expect(ClashRow.process(model: Clash(jsonData: .null)) == [])
    #expect(ClashRow.process(model: Clash(jsonData: .int(1))) == [.jsonData(.int(1))])
  }
}
