import Testing

@testable import GenModelsSwift

/// Where a name needs backticks, and what the emitted code calls its own things.
struct NameTests {
  @Test(arguments: [
    ("status", "status", "status", "status", "status"),
    ("default", "`default`", "default", "default", "default"),
    ("init", "`init`", "`init`", "init", "init"),
    ("self", "`self`", "`self`", "self", "self"),
    ("inout", "`inout`", "inout", "`inout`", "`inout`"),
    ("var", "`var`", "var", "`var`", "var"),
    ("let", "`let`", "let", "`let`", "let"),
    ("await", "`await`", "await", "await", "await"),
    ("actor", "actor", "actor", "actor", "actor"),
    ("open", "open", "open", "open", "open"),
  ])
  func backticks(
    _ name: String, _ declared: String, _ member: String, _ label: String, _ argument: String
  ) {
    let name = SwiftName.member(name)
    #expect(name.declared == declared)
    #expect(name.member == member)
    #expect(name.label == label)
    #expect(name.argument == argument)
  }

  @Test(arguments: [
    ("iconUrl", "iconUrl"), ("heading_1", "heading1"), ("TEST_RUNNER", "testRunner"),
    ("IOS", "ios"), ("AWS::S3::Bucket", "awsS3Bucket"), ("not allowed", "notAllowed"),
    ("__typename", "__typename"), ("_15", "_15"), ("Fn::Join", "fnJoin"), ("$ref", "ref"),
  ])
  func derivesMembers(_ written: String, _ name: String) {
    #expect(SwiftName.member(written).text == name)
    #expect(SwiftName.member(written).isIdentifier)
  }

  @Test(arguments: ["", "1", "9a", "+1", "!", "_", "__"])
  func refusesWhatGivesNoName(_ written: String) {
    #expect(!SwiftName.member(written).isIdentifier)
  }

  @Test func claimsFreeNames() {
    var names = LocalNames(taken: ["Status"])
    #expect(names.claim("Status", "StatusTag") == "StatusTag")
    #expect(names.claim("Status", "StatusTag") == "StatusTag2")
    #expect(names.claim("default", "tag") == "tag")
  }
}
