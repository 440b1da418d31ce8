import GenModelsAgreement
import Testing

@testable import GenModelsFixtures

/// The types that every sample of this target is read as a second time, by their schemas.
@Suite struct FixtureTypeTests {
  @Test func typesAreFoundByTheirNames() {
    #expect(fixtureTypes.entry(of: FldDefaults.self) != nil)
    #expect(fixtureTypes.entry(of: [Expression].self) != nil)
    #expect(fixtureTypes.entry(of: [String: Link].self) != nil)
    #expect(fixtureTypes.entry(of: [Int].self) == nil)
  }

  @Test func aDifferenceWouldBeSeen() throws {
    let text = #"{"op":"not","operand":{"op":"number","value":1}}"#
    let verdicts = try #require(fixtureTypes.verdicts(on: Array(text.utf8), as: Expression.self))
    #expect(verdicts.compiled == verdicts.read)
    #expect(verdicts.compiled.cases == ["Expression.not", "Expression.number"])
    let broken = text.replacing("\"value\"", with: "\"other\"")
    let others = try #require(fixtureTypes.verdicts(on: Array(broken.utf8), as: Expression.self))
    #expect(others.compiled == others.read)
    #expect(others.compiled.path?.count == 1)
    #expect(others.compiled != verdicts.compiled)
  }
}
