import Testing

@testable import GenModelsFixtures

/// Which rows are there together.
@Suite struct RowGroupTests {
  private func rows(_ parts: String, mode: String = "1") throws -> [FeedGroupRow] {
    let json = #"{"mode":"\#(mode)""# + parts + "}"
    return FeedGroupRow.process(model: try decode(FeedGroups.self, json))
      .filter { $0 != .kept(nil) }
  }

  private static let contact =
    #","name":"n","phones":["1","2"],"mail":"m","note":true"#

  @Test func allPartsOfAGroupAreThere() throws {
    #expect(
      try rows(Self.contact)
        == [.title, .name("n"), .phones("1"), .phones("2"), .mail("m"), .note(.bool(true))])
  }

  @Test(arguments: [
    #","phones":["1","2"],"mail":"m","note":true"#, #","name":"n","mail":"m","note":true"#,
    #","name":"n","phones":[],"mail":"m","note":true"#, #","name":"n","phones":["1"],"note":true"#,
    #","name":"n","phones":["1"],"mail":"m","note":null"#, "",
  ])
  func onePartThatIsMissingHidesItsGroup(parts: String) throws {
    #expect(try rows(parts) == [])
  }

  @Test func aConditionCountsAsMissing() throws {
    #expect(try rows(Self.contact, mode: "2") == [])
  }

  @Test func nullThatWasMadeByHandIsMissing() {
    var model = FeedGroups(mode: "1", name: "n", phones: ["1"], mail: "m", note: .null)
    #expect(FeedGroupRow.process(model: model) == [.kept(nil)])
    model.note = .int(1)
    #expect(FeedGroupRow.process(model: model).count == 6)
  }

  @Test(arguments: [
    ("", []), (#","first":[]"#, []), (#","second":[]"#, []),
    (#","second":[{"kind":"new"}]"#, []), (#","third":{"kind":"new"}"#, []),
    (#","first":["a"]"#, [FeedGroupRow.list, .first(["a"])]),
    (
      #","second":[{"kind":"new"},{"kind":"bar","height":1}]"#,
      [.list, .second(.bar(height: 1))]
    ),
    (#","third":{"kind":"bar","height":2}"#, [.list, .third(.bar(height: 2))]),
  ])
  func aGroupIsThereWhereOneOfItsPartsIs(parts: String, expected: [FeedGroupRow]) throws {
    #expect(try rows(parts) == expected)
  }

  @Test(arguments: [
    (#","body":[1]"#, "1", [FeedGroupRow.lead, .body(1)]), (#","body":[1]"#, "0", [.body(1)]),
    (#","body":[]"#, "1", []), ("", "1", []),
  ])
  func aRowThatIsAlwaysThereFollowsTheOthers(
    parts: String, mode: String, expected: [FeedGroupRow]
  ) throws {
    #expect(try rows(parts, mode: mode) == expected)
  }

  @Test func aPartThatKeepsItsRowKeepsItsGroup() throws {
    #expect(
      FeedGroupRow.process(model: FeedGroups(mode: "1", loose: 1)) == [.kept(nil), .loose(1)])
  }
}
