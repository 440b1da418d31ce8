import Foundation
import Testing

@testable import GenModelsFixtures

/// What containers do when a key is there twice, is missing, or when an element fails.
@Suite struct ContainerFactTests {
  @Test("fact 6: of a key that is there twice the first one counts")
  func firstKeyWins() throws {
    #expect(try decode([String: Int].self, #"{"a":1,"a":2}"#) == ["a": 1])
    #expect(
      try decode(NamNumbered.self, #"{"kind":1,"size":1,"kind":2,"size":3}"#) == .one(size: 1))
    #expect(
      failure(of: NamNumbered.self, #"{"kind":2,"size":1,"kind":1}"#).hasPrefix(
        "dataCorrupted at 'kind'"))
    // A key of an externally tagged union is no second one.
    #expect(try decode(NamExternal.self, #"{"cost":1,"cost":2}"#) == .cost(1))
  }

  private struct Elements: Decodable {
    var positions: [Int] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      for _ in 0..<3 {
        _ = try? container.decode(Int.self)
        positions.append(container.currentIndex)
      }
    }
  }

  @Test(
    "fact 7: an element that fails is not passed by, so every loop moves on by itself",
    arguments: ["null", "\"a\"", "[]", "{}", "{\"id\":null}", "[null]", "1e400"])
  func loopsEnd(element: String) throws {
    #expect(try decode(Elements.self, #"["a",1,2]"#).positions == [0, 0, 0])
    let json = #"{"t":"plain","items":[\#(element),{"id":1},\#(element)]}"#
    guard case .plain(let items, let report) = try decode(SkipPage.self, json) else {
      Issue.record("another case")
      return
    }
    #expect(items == [SkipUser(id: 1)])
    #expect(report.elements.map(\.place) == [.index(0), .index(2)])
  }

  private struct Super: Decodable {
    enum CodingKeys: CodingKey { case a }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _ = try Int(from: container.superDecoder(forKey: .a))
    }
  }

  @Test("fact 8: a payload that is missing is a missing key, never a null")
  func missingPayloadsAreMissing() {
    #expect(failure(of: [Super].self, "[{}]").hasPrefix("valueNotFound"))
    for tag in ["user", "list", "several"] {
      #expect(
        failure(of: [NamContent].self, #"[{"kind":"\#(tag)"}]"#) == "keyNotFound 'value' at '0'")
      #expect(
        failure(of: [NamContent].self, #"[{"kind":"\#(tag)","value":null}]"#)
          == "valueNotFound at '0.value'")
    }
    #expect(
      failure(of: NamContent.self, #"{"kind":"several","value":{}}"#)
        == "keyNotFound 'user' at 'value'")
  }

  @Test("fact 12: keys come and go in any order")
  func orderIsNoMatter() throws {
    let keys = [
      #""kind":"several""#, #""value":{"user":{"userName":"a"}}"#, #""more":[{"kind":1}]"#,
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let json = "{\(order.map { keys[$0] }.joined(separator: ","))}"
      #expect(try decode(NamContent.self, json) == .several(user: NamUser(userName: "a")))
    }
    // What is written without `.sortedKeys` is in any order, and read all the same.
    let value = NamFields.all(
      at: Date(timeIntervalSinceReferenceDate: 1), link: nil, bytes: Data([1]), cost: 2,
      table: ["b": .null, "a": .int(1)])
    for _ in 0..<20 {
      #expect(try JSONDecoder().decode(NamFields.self, from: JSONEncoder().encode(value)) == value)
    }
  }
}
