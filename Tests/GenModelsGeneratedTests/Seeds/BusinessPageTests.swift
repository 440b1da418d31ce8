import Testing

@testable import GenModelsGenerated

/// The seed with optional parts: all its pages, with every part absent, null or present.
struct BusinessPageTests {
  /// One part of the page: its key, its JSON, and the row that it makes.
  private struct Part: Sendable {
    let key: String
    let json: String
    let row: BusinessPart
  }

  private static let parts: [Part] = [
    Part(key: "aPart", json: #"{"some":"s"}"#, row: .a(APart(some: "s"))),
    Part(
      key: "bPart",
      json: #"[{"label":"l","value":"1"},{"label":"m","value":"2"}]"#,
      row: .b([BPart(label: "l", value: "1"), BPart(label: "m", value: "2")])
    ),
    Part(
      key: "cPart",
      json: #"[{"functionType":"f","iconUrl":"i","text":"t"}]"#,
      row: .c([CPart(iconUrl: "i", text: "t", functionType: "f")])
    ),
    Part(key: "dPart", json: #"{"age":"7","name":"n"}"#, row: .d(DPart(name: "n", age: "7"))),
  ]

  enum State: String, CaseIterable, Sendable {
    case absent, null, present
  }

  /// All four-part combinations of the three states.
  static let pages: [[State]] = parts.reduce([[]]) { pages, _ in
    pages.flatMap { page in State.allCases.map { page + [$0] } }
  }

  /// The text of a page, its parts from last to first, so that their order is not the schema's.
  private static func text(of page: [State]) -> String {
    var members = [#""deviceType":"phone""#, #""serviceAble":"yes""#]
    for (part, state) in zip(parts, page) {
      switch state {
      case .absent: break
      case .null: members.append("\"\(part.key)\":null")
      case .present: members.append("\"\(part.key)\":\(part.json)")
      }
    }
    return "{" + members.reversed().joined(separator: ",") + "}"
  }

  @Test("3 to the power of 4")
  func countsPages() {
    #expect(Set(Self.pages).count == 81)
  }

  @Test("the parts that are present make the rows, in the order of the schema", arguments: pages)
  func makesRows(_ page: [State]) throws {
    let response = try read(Response.self, Self.text(of: page))
    let rows = zip(Self.parts, page).filter { $0.1 == .present }.map(\.0.row)
    #expect(BusinessPart.process(model: response) == rows)
  }

  @Test("a nil part is not written", arguments: pages)
  func writesWithoutNulls(_ page: [State]) throws {
    let text = Self.text(of: page)
    let response = try read(Response.self, text)
    let output = try written(response)
    #expect(try JSON(output) == JSON(text).withoutNulls)
    #expect(try read(Response.self, output) == response)
    let present = zip(Self.parts, page).filter { $0.1 == .present }.map(\.0.key)
    #expect(try JSON(output).keys == (present + ["deviceType", "serviceAble"]).sorted())
  }

  @Test("the text of a whole page, byte by byte")
  func writesAWholePage() throws {
    let text = Self.text(of: [.present, .present, .present, .present])
    let output = try written(read(Response.self, text))
    let parts = Self.parts.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",")
    #expect(output == "{\(parts),\"deviceType\":\"phone\",\"serviceAble\":\"yes\"}")
  }

  @Test("an empty array is a part like any other: one row")
  func keepsEmptyArrays() throws {
    let text = #"{"bPart":[],"cPart":[],"deviceType":"d","serviceAble":"s"}"#
    let response = try read(Response.self, text)
    #expect(BusinessPart.process(model: response) == [.b([]), .c([])])
    #expect(try written(response) == text)
  }

  @Test("a part has its own row, not that of a part that looks the same")
  func keepsPartsApart() throws {
    let text = #"{"aPart":{"some":"s","name":"n","age":"1"},"deviceType":"d","serviceAble":"s"}"#
    let response = try read(Response.self, text)
    #expect(BusinessPart.process(model: response) == [.a(APart(some: "s"))])
  }
}
