import Foundation
import GenModelsSupport
import GenModelsSupportFixtures
import Testing

@Suite("Helper types from the library")
struct SupportLibraryTests {
  private static let order = #"""
    {"codes":["1",2],"count":0,"day":"2024-01-31","days":["2024-01-31T00:00:00.000Z"],\#
    "events":[{"at":"2024-01-31T12:30:00Z","by":null,"kind":1},{"kind":9,"x":[1]}],"extra":null,\#
    "meta":{"count":3,"other":true},"note":null,"parent":null,"signature":"_-8","sizes":{"small":1},\#
    "tags":"one","total":"12.50","updated":0,"version":2,"weights":{"7":1},"z":"kept"}
    """#

  @Test("Emitted code reads and writes with it")
  func roundTrip() throws {
    let order = try decode(SupOrder.self, Self.order)
    #expect(order.count == 3)
    #expect(order.tags == ["one"])
    #expect(order.codes == [1, 2])
    #expect(order.sizes == [.small: 1])
    #expect(order.events.count == 2)
    #expect(order.note == .null)
    #expect(order.extras["z"] == .string("kept"))
    let again = try encode(order)
    #expect(try decode(SupOrder.self, again) == order)
  }

  @Test("Structs without a body of their own, and code that names no helper type, as well")
  func plain() throws {
    let box = try decode(SupBox.self, #"{"id":"a","kind":9,"more":{"x":1}}"#)
    #expect(try encode(box) == #"{"id":"a","kind":9,"more":{"x":1}}"#)
    try expectRoundTrip(
      #"{"at":"2001-01-01T00:00:00Z","version":1}"#,
      SupMoment(at: Date(timeIntervalSinceReferenceDate: 0)))
    #expect(
      failure(of: SupSum.self, #"{"total":"1","x":1}"#)
        == #"dataCorrupted at 'x': Unexpected key "x"; expected "total"."#)
  }
}
