import Testing

@testable import GenModelsFixtures

/// Payloads that are structs of their own, under every tagging.
@Suite struct PayloadStructTests {
  @Test func sharesTheObjectOfTheTag() throws {
    let sent = Shipment.Sent(id: 1, at: 2, note: "n")
    try expectRoundTrip(#"{"id":1,"note":"n","sent_at":2,"type":"sent"}"#, Shipment.sent(sent))
    try expectRoundTrip(
      #"{"id":1,"previous":{"id":1,"sent_at":2,"type":"sent"},"type":"lost"}"#,
      Shipment.lost(Shipment.Loss(id: 1, previous: .sent(Shipment.Sent(id: 1, at: 2)))))
    try expectRoundTrip(
      #"{"id":1,"previous":null,"type":"lost"}"#,
      Shipment.lost(Shipment.Loss(id: 1, previous: nil)))
    #expect(
      failure(of: Shipment.self, #"{"id":1,"type":"sent"}"#) == "keyNotFound 'sent_at' at ''")
  }

  @Test func hasThePropertiesOfTheUnion() {
    let shipments: [Shipment] = [
      .sent(Shipment.Sent(id: 1, at: 2, note: "n")), .lost(Shipment.Loss(id: 2, previous: nil)),
      .kept(id: 3, note: "k"),
    ]
    #expect(shipments.map(\.id) == [1, 2, 3])
    #expect(shipments.map(\.note) == ["n", nil, "k"])
  }

  @Test func isTheContent() throws {
    try expectRoundTrip(
      #"{"data":[1],"type":"size"}"#, ShipmentEvent.size(ShipmentEvent.Size(width: 1)))
    try expectRoundTrip(
      #"{"data":{"lines":["a"]},"type":"plain"}"#,
      ShipmentEvent.raw(ShipmentEvent.Raw(lines: ["a"]), tag: .plain))
    try expectRoundTrip(
      #"{"data":{},"type":"nothing"}"#, ShipmentEvent.nothing(ShipmentEvent.Nothing()))
    try expectRoundTrip(
      #"{"data":"t","type":"bare"}"#, ShipmentEvent.bare(ShipmentEvent.Bare(text: "t")))
    try expectRoundTrip(
      #"{"data":{"mark":true,"text":"t"},"type":"bare"}"#,
      ShipmentEvent.bare(ShipmentEvent.Bare(text: "t", mark: true)))
    #expect(
      failure(of: ShipmentEvent.self, #"{"type":"size","data":[1,2,3]}"#)
        == "dataCorrupted at 'data.2': Expected at most 2 elements; found more.")
  }

  @Test func isUnderTheKeyThatIsTheTag() throws {
    try expectRoundTrip(
      #"{"load":{"path":"p"}}"#, ShipmentCommand.load(ShipmentCommand.Loading(path: "p")))
    try expectRoundTrip(#"{"flush":{}}"#, ShipmentCommand.flush)
  }

  @Test func isReadFromTheObjectWhoseKeyTellsTheCase() throws {
    try expectRoundTrip(
      #"{"result":1,"took":2}"#, ShipmentReply.result(ShipmentReply.Success(result: 1, took: 2)))
    try expectRoundTrip(
      #"{"error":"e"}"#, ShipmentReply.failure(ShipmentReply.Failure(error: "e")))
  }

  @Test func isTheWholeValue() throws {
    try expectRoundTrip(#"{"x":1,"y":2}"#, ShipmentValue.point(ShipmentValue.Point(x: 1, y: 2)))
    try expectRoundTrip("[1,2]", ShipmentValue.line(ShipmentValue.Line(from: 1, to: 2)))
    try expectRoundTrip(#""n""#, ShipmentValue.name("n"))
  }
}
