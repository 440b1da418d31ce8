import GenModelsModel
import Testing

/// Thousands of types in one chain: no stack is deep enough for recursion, no patience long
/// enough for quadratic time.
@Suite struct LongChainTests {
  private static let count = 4000

  private func chain(_ type: (Int) -> String) -> String {
    (0..<Self.count).map { "T\($0): " + type($0) }.joined(separator: "\n")
  }

  @Test func structsInAChain() throws {
    let resolved = try resolve(
      chain { $0 == Self.count - 1 ? "{ fields: {} }" : "{ fields: { next: T\($0 + 1) } }" })
    #expect(resolved.errors == [])
    #expect(resolved.model.heap == [])
  }

  @Test func structsInACircle() throws {
    let resolved = try resolve(
      chain { "{ fields: { next\($0 == 7 ? "?" : ""): T\(($0 + 1) % Self.count) } }" })
    #expect(resolved.errors == [])
    #expect(resolved.model.heap == ["T7.next"])
  }

  @Test func structsInAnEndlessCircle() throws {
    let resolved = try resolve(chain { "{ fields: { next: T\(($0 + 1) % Self.count) } }" })
    #expect(resolved.errors == ["2:3: every value of 'T0' needs another one inside"])
  }

  @Test func manyCircles() throws {
    let resolved = try resolve(chain { "{ fields: { same?: T\($0) } }" })
    #expect(resolved.errors == [])
    #expect(resolved.model.heap == (0..<Self.count).map { "T\($0).same" })
  }

  @Test func namesInAChain() throws {
    let resolved = try resolve(
      chain { $0 == Self.count - 1 ? "{ fields: { id: Int } }" : "T\($0 + 1)" }
        + "\nU: { discriminator: id, cases: { a: T0 } }")
    #expect(
      resolved.errors == ["\(Self.count + 2):39: the payload of 'a' has the key of the tag, 'id'"])
  }

  @Test func namesInACircle() throws {
    let resolved = try resolve(
      chain { "T\(($0 + 1) % Self.count)" } + "\nU: { discriminator: id, cases: { a: T0 } }")
    #expect(resolved.errors == ["2:3: 'T0' stands for a type that holds 'T0'"])
  }

  @Test func unionsThatShareOneObject() throws {
    let resolved = try resolve(
      (0..<500).map { "T\($0): { discriminator: k\($0), cases: { a: T\($0 + 1), b } }" }
        .joined(separator: "\n") + "\nT500: { fields: { id: Int, k0: Int } }")
    #expect(resolved.errors == ["2:40: the payload of 'a' has the key of the tag, 'k0'"])
  }
}
