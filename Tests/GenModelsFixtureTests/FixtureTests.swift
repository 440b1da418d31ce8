import Foundation
import GenModelsDiagnostics
import Testing

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  func saysExactly(_ fixture: Fixture) throws {
    let (text, hasErrors, files) = try fixture.generate()
    if Fixture.isRecording { try fixture.record(text) }
    let expected = fixture.expected
    #expect(
      text == expected,
      """
      expected:
      \(expected)
      got:
      \(text)
      Where the new text is better, record it and read the difference before you commit:
      make record
      """)
    #expect(!text.isEmpty, "nothing is wrong with this schema, so it proves nothing")
    #expect(files.isEmpty == hasErrors, "there are files, or errors, and never both")
  }

  @Test func thereAreFixtures() {
    #expect(Fixture.all.count > 100)
  }
}
