import Testing

/// Every capability, fault and bug has a test with its number in its name, and the documentation says
/// which.
@Suite("The table of capabilities")
struct CapabilityTableTests {
  private static let bugs = [
    1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25,
  ]

  private static let heads =
    (1...29).map { "Flix \($0)" } + (1...10).map { "Flix fault \($0)" }
    + bugs.map { "Public bug \($0)" }

  private func hasTest(_ head: String) -> Bool {
    CapabilityTable.testNames.contains { $0.hasPrefix("\(head): ") || $0.hasPrefix("\(head) (") }
  }

  @Test(arguments: heads)
  func hasATest(head: String) {
    #expect(hasTest(head))
  }

  @Test(arguments: ["docs/pages-capabilities.md"])
  func theDocumentationNamesEach(path: String) throws {
    let text = try #require(Emission.text(path))
    let named = text.matches(of: /`((?:Flix|Public bugs?|Android:) [^`]+)`/).map {
      String($0.output.1)
    }
    #expect(Set(named).subtracting(CapabilityTable.testNames) == [])
    for head in Self.heads {
      #expect(named.contains { $0.hasPrefix("\(head): ") || $0.hasPrefix("\(head) (") }, "\(head)")
    }
  }
}
